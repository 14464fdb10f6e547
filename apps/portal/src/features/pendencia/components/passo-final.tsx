/** The end of the correction of a request, from which whoever sends it may look at all of their data. */
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { isComprovanteDeRenda } from '@credito/domain/pendencia/grupos';
import {
  idDoQueFalta,
  idDoReenvio,
  PASSO_DA_RENDA,
  PASSO_DOS_DADOS,
} from '@credito/domain/pendencia/pendencias.plano';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { Botao } from '@credito/ui/botao/botao';
import { useQuery } from '@tanstack/react-query';
import { consultaDoStatus } from '../../../sessao/use-usuario.ts';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useCorrecao } from '../contexto-da-correcao.tsx';
import { FimDaCorrecao } from './fim-da-correcao.tsx';
import { ItemDoFim } from './item-do-fim.tsx';

/** A guardian that the correction names has to agree before it is sent; whoever guarantees has none. */
function useEsperaDoResponsavel() {
  const { tipoPessoa } = useCorrecao().pendencias;
  const status = useQuery({
    ...consultaDoStatus,
    enabled: tipoPessoa === 'estudante',
    refetchOnMount: 'always',
  }).data;
  if (tipoPessoa !== 'estudante' || !status?.faltaAutorizacao || !status.autorizacaoDoResponsavel)
    return null;
  const { nome, email } = status.autorizacaoDoResponsavel;
  return {
    titulo: `Só falta ${primeiroNome(nome)} autorizar`,
    texto: `Você mudou os dados do seu responsável, e por isso a autorização precisa ser dada de novo. O link foi enviado para ${email}. Depois que ${primeiroNome(nome)} autorizar, envie a correção.`,
  };
}

export function PassoFinal(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const { pendencias, textoFinal, irParaPasso, abrir } = useCorrecao();
  const { grupos, dadosACorrigir, documentosPedidos, rendaACorrigir, rendaRespondida, modoDaRenda } =
    pendencias;
  const { completa, correcao, passosPedidos } = pendencias;
  const outrosComprovantes = modoDaRenda === 'alterar' || modoDaRenda === 'incluir';
  const recusados = grupos.filter(({ field }) => !(outrosComprovantes && isComprovanteDeRenda(field)));
  return (
    <FimDaCorrecao
      tela={tela}
      completa={completa}
      espera={useEsperaDoResponsavel()}
      acao={{ texto: textoFinal }}
      arquivosDe={pendencias.idSolicitacao}
      itens={
        <>
          {dadosACorrigir ? (
            <ItemDoFim
              titulo="Dados pessoais"
              feito={correcao !== null}
              aoIr={() => abrir(passosPedidos[0] ?? PASSO_DOS_DADOS)}
            />
          ) : null}
          {rendaACorrigir && (outrosComprovantes || recusados.length === 0) ? (
            <ItemDoFim
              titulo="Comprovantes de renda"
              feito={rendaRespondida}
              aoIr={() => irParaPasso(PASSO_DA_RENDA)}
            />
          ) : null}
          {documentosPedidos.map((falta) => (
            <ItemDoFim
              key={falta.tipoDocumento}
              titulo={rotuloDoDocumento(falta.tipoDocumento)}
              feito={falta.enviado}
              aoIr={() => irParaPasso(idDoQueFalta(falta))}
            />
          ))}
          {recusados.map((grupo) => (
            <ItemDoFim
              key={grupo.field}
              titulo={rotuloDoDocumento(grupo.field)}
              feito={grupo.abertos.length === 0}
              aoIr={() => irParaPasso(idDoReenvio(grupo))}
            />
          ))}
        </>
      }
    >
      <Botao variante="discreto" largo onClick={() => abrir(PASSO_DOS_DADOS)}>
        Conferir os meus dados
      </Botao>
    </FimDaCorrecao>
  );
}
