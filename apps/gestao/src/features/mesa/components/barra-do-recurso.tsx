import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import {
  type DecisaoDoRecurso,
  erroDaResposta,
  MAXIMO_DA_RESPOSTA,
  ROTULO_DA_DECISAO_DO_RECURSO,
} from '@credito/domain/recurso/recurso';
import { formatarData } from '@credito/domain/tempo/data';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao, type VarianteDeBotao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useRef, useState } from 'react';
import { Tecla } from '../../../atalhos/tecla.tsx';
import { useAtalhos } from '../../../atalhos/use-atalhos.ts';
import { useRascunho } from '../rascunhos.ts';
import { useRespostaAoRecurso } from '../segunda-pessoa.queries.ts';
import estilos from './barra-da-proposta.module.css';

const VARIANTES: Readonly<Record<DecisaoDoRecurso, VarianteDeBotao>> = {
  aceitar: 'primario',
  manter: 'perigo',
};

const CONSEQUENCIAS: Readonly<Record<DecisaoDoRecurso, string>> = {
  aceitar: 'A solicitação volta à etapa em que foi reprovada e a pessoa é avisada.',
  manter: 'A reprovação fica como está e não cabe outro recurso. A pessoa é avisada e lê a sua explicação.',
};

/** An appeal that waits: what the reader may answer, or why somebody else has to. */
export function BarraDoRecurso({ mesa, recurso }: { mesa: Mesa; recurso: NonNullable<Mesa['recurso']> }) {
  const [aberta, setAberta] = useState<DecisaoDoRecurso | null>(null);
  const responder = useRespostaAoRecurso(mesa.id);
  useAtalhos(
    Object.fromEntries(
      recurso.decisoes.map((decisao, indice) => [String(indice + 1), () => setAberta(decisao)]),
    ),
  );
  return (
    <div className={estilos.barra}>
      <div className={estilos.textos}>
        <strong>Recurso a responder até {formatarData(recurso.responderAte)}</strong>
        {recurso.impedimento ? <p>{recurso.impedimento}</p> : null}
      </div>
      {recurso.decisoes.map((decisao, indice) => (
        <Botao
          key={decisao}
          compacto
          variante={VARIANTES[decisao]}
          carregando={responder.isPending}
          onClick={() => setAberta(decisao)}
        >
          {ROTULO_DA_DECISAO_DO_RECURSO[decisao]}
          <Tecla>{String(indice + 1)}</Tecla>
        </Botao>
      ))}
      {aberta ? (
        <DialogoDoRecurso
          decisao={aberta}
          solicitacaoId={mesa.id}
          carregando={responder.isPending}
          aoConfirmar={(texto, aoConcluir) =>
            responder.mutate(
              { decisao: aberta, versao: mesa.versao, texto },
              { onSuccess: aoConcluir, onSettled: () => setAberta(null) },
            )
          }
          aoFechar={() => setAberta(null)}
        />
      ) : null}
    </div>
  );
}

function DialogoDoRecurso({
  decisao,
  solicitacaoId,
  carregando,
  aoConfirmar,
  aoFechar,
}: {
  decisao: DecisaoDoRecurso;
  solicitacaoId: number;
  carregando: boolean;
  aoConfirmar: (texto: string, aoConcluir: () => void) => void;
  aoFechar: () => void;
}) {
  const rascunho = useRascunho(`recurso ${solicitacaoId}`);
  const [tentou, setTentou] = useState(false);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const texto = rascunho.texto.trim();
  const erro = erroDaResposta(decisao, texto);
  function enviar() {
    setTentou(true);
    if (erro) focarPrimeiroErro(corpo.current);
    else if (!carregando) aoConfirmar(texto, rascunho.apagar);
  }
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`${ROTULO_DA_DECISAO_DO_RECURSO[decisao]}?`}
      acoes={
        <>
          <Botao variante={VARIANTES[decisao]} carregando={carregando} onClick={enviar}>
            {ROTULO_DA_DECISAO_DO_RECURSO[decisao]}
          </Botao>
          <Botao variante="secundario" onClick={aoFechar}>
            Cancelar
          </Botao>
        </>
      }
    >
      <div className={estilos.corpo} ref={corpo}>
        <p>{CONSEQUENCIAS[decisao]}</p>
        <AreaDeTexto
          rotulo="Resposta à pessoa"
          dica="A pessoa lê exatamente isto, só no portal."
          opcional={decisao === 'aceitar'}
          rows={5}
          maxLength={MAXIMO_DA_RESPOSTA}
          contagem={`${texto.length} de ${MAXIMO_DA_RESPOSTA} caracteres`}
          value={rascunho.texto}
          onChange={(evento) => rascunho.escrever(evento.currentTarget.value)}
          erro={tentou ? (erro ?? undefined) : undefined}
        />
      </div>
    </Dialogo>
  );
}
