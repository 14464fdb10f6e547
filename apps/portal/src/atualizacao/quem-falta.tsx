/** Of the other people of an update only whether they are done (spec 3 section 6); the student may remind them. */
import { rotuloDaOutraParte } from '@credito/domain/atualizacao/situacao-do-bloco';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import { useEnvioSemCampos } from '../wizard/use-envio.ts';
import estilos from './atualizacao.module.css';
import { lembrarFiador, type UltimaAtualizacao } from './atualizacao.queries.ts';

type Pessoa = NonNullable<UltimaAtualizacao['cartao']>['quemFalta'][number];

export function QuemFalta({
  atualizacaoId,
  pessoas,
  emCorrecao,
}: {
  atualizacaoId: number;
  pessoas: readonly Pessoa[];
  emCorrecao: boolean;
}) {
  if (pessoas.length === 0) return null;
  return (
    <ul className={estilos.pessoas} aria-label="Quem mais confirma os próprios dados">
      {pessoas.map((pessoa) => (
        <li key={pessoa.tipo}>
          <span>{pessoa.nome}</span>
          <Etiqueta tom={pessoa.status === 'aguardando' ? 'espera' : 'sucesso'}>
            {rotuloDaOutraParte(pessoa.status, emCorrecao)}
          </Etiqueta>
          {pessoa.lembrete ? (
            <Lembrar atualizacaoId={atualizacaoId} pessoa={pessoa} lembrete={pessoa.lembrete} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Lembrar({
  atualizacaoId,
  pessoa: { tipo, nome },
  lembrete: { liberadoEm },
}: {
  atualizacaoId: number;
  pessoa: Pessoa;
  lembrete: NonNullable<Pessoa['lembrete']>;
}) {
  const envio = useEnvioSemCampos();
  const [enviado, setEnviado] = useState(false);
  const depois = liberadoEm
    ? `O próximo lembrete pode sair em ${formatarMomento(new Date(liberadoEm))}.`
    : '';
  return (
    <div className={estilos.lembrar}>
      {liberadoEm === null ? (
        <Botao
          variante="secundario"
          compacto
          icone={<Bell aria-hidden="true" />}
          carregando={envio.enviando}
          onClick={() =>
            void envio.enviar(async () => {
              if (tipo === 'estudante') return;
              await lembrarFiador(atualizacaoId, tipo);
              setEnviado(true);
            })
          }
        >
          {`Lembrar ${nome}`}
        </Botao>
      ) : null}
      {liberadoEm ? (
        // The button has gone: whoever pressed it goes on from here.
        <p role="status" tabIndex={-1} ref={(linha) => void (enviado && linha?.focus())}>
          {enviado ? `Lembrete enviado para ${nome}. ${depois}` : depois}
        </p>
      ) : null}
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </div>
  );
}
