import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import {
  MENSAGEM_DEVOLUCAO,
  MINIMO_DA_DEVOLUCAO,
  type RespostaAProposta,
  ROTULO_DA_RESPOSTA,
} from '@credito/domain/gestao/segunda-pessoa';
import { formatarMomento } from '@credito/domain/tempo/data';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao, type VarianteDeBotao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useRef, useState } from 'react';
import { Tecla } from '../../../atalhos/tecla.tsx';
import { useAtalhos } from '../../../atalhos/use-atalhos.ts';
import { useRascunho } from '../rascunhos.ts';
import { useRespostaAProposta } from '../segunda-pessoa.queries.ts';
import estilos from './barra-da-proposta.module.css';

const VARIANTES: Readonly<Record<RespostaAProposta, VarianteDeBotao>> = {
  confirmar: 'perigo',
  devolver: 'secundario',
  retirar: 'secundario',
};

const CONSEQUENCIAS: Readonly<Record<RespostaAProposta, string>> = {
  confirmar: 'A solicitação termina aqui e o estudante é avisado. Não é possível desfazer.',
  devolver: 'A solicitação volta à análise e quem propôs lê a sua explicação nas notas internas.',
  retirar: 'A solicitação volta à análise, com as avaliações que já foram feitas.',
};

/** A refusal that waits for the second person: what was proposed, by whom, and what the reader may do. */
export function BarraDaProposta({ mesa, proposta }: { mesa: Mesa; proposta: NonNullable<Mesa['proposta']> }) {
  const [aberta, setAberta] = useState<RespostaAProposta | null>(null);
  const responder = useRespostaAProposta(mesa.id);
  useAtalhos(
    Object.fromEntries(
      proposta.respostas.map((resposta, indice) => [String(indice + 1), () => setAberta(resposta)]),
    ),
  );
  return (
    <div className={estilos.barra}>
      <div className={estilos.textos}>
        <strong>
          {proposta.minha
            ? 'Você propôs reprovar. Outra pessoa da equipe precisa confirmar.'
            : `${proposta.por} propôs reprovar`}
        </strong>
        <p>
          {formatarMomento(new Date(proposta.em))} · {proposta.motivos.join(' ')}
        </p>
      </div>
      {proposta.respostas.map((resposta, indice) => (
        <Botao
          key={resposta}
          compacto
          variante={VARIANTES[resposta]}
          carregando={responder.isPending}
          onClick={() => setAberta(resposta)}
        >
          {ROTULO_DA_RESPOSTA[resposta]}
          <Tecla>{String(indice + 1)}</Tecla>
        </Botao>
      ))}
      {aberta ? (
        <DialogoDaResposta
          resposta={aberta}
          solicitacaoId={mesa.id}
          carregando={responder.isPending}
          aoConfirmar={(texto, aoConcluir) =>
            responder.mutate(
              { resposta: aberta, versao: mesa.versao, ...(texto ? { texto } : {}) },
              { onSuccess: aoConcluir, onSettled: () => setAberta(null) },
            )
          }
          aoFechar={() => setAberta(null)}
        />
      ) : null}
    </div>
  );
}

function DialogoDaResposta({
  resposta,
  solicitacaoId,
  carregando,
  aoConfirmar,
  aoFechar,
}: {
  resposta: RespostaAProposta;
  solicitacaoId: number;
  carregando: boolean;
  aoConfirmar: (texto: string, aoConcluir: () => void) => void;
  aoFechar: () => void;
}) {
  const rascunho = useRascunho(`proposta ${solicitacaoId}`);
  const [tentou, setTentou] = useState(false);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const explica = resposta === 'devolver';
  const curto = explica && rascunho.texto.trim().length < MINIMO_DA_DEVOLUCAO;
  function enviar() {
    setTentou(true);
    if (curto) focarPrimeiroErro(corpo.current);
    else if (!carregando) aoConfirmar(explica ? rascunho.texto.trim() : '', rascunho.apagar);
  }
  useAtalhos({ enter: enviar }, { noDialogo: true });
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`${ROTULO_DA_RESPOSTA[resposta]}?`}
      acoes={
        <>
          <Botao variante={VARIANTES[resposta]} carregando={carregando} onClick={enviar}>
            {ROTULO_DA_RESPOSTA[resposta]}
            <Tecla>↵</Tecla>
          </Botao>
          <Botao variante="secundario" onClick={aoFechar}>
            Cancelar
          </Botao>
        </>
      }
    >
      <div className={estilos.corpo} ref={corpo}>
        <p>{CONSEQUENCIAS[resposta]}</p>
        {explica ? (
          <AreaDeTexto
            rotulo="Por que você não confirma"
            dica="Só a equipe lê."
            rows={3}
            maxLength={2_000}
            value={rascunho.texto}
            onChange={(evento) => rascunho.escrever(evento.currentTarget.value)}
            erro={tentou && curto ? MENSAGEM_DEVOLUCAO : undefined}
          />
        ) : null}
      </div>
    </Dialogo>
  );
}
