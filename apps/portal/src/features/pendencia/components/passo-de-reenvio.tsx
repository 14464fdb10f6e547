/** A refused document: why, what was sent, and the place for the new file (spec 2 section 2.8). */
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { isComprovanteDeRenda } from '@credito/domain/pendencia/grupos';
import { idDoReenvio, PASSO_DA_RENDA } from '@credito/domain/pendencia/pendencias.plano';
import { Conversas } from '../../../conversa/conversas.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useCorrecao } from '../contexto-da-correcao.tsx';
import { SobreARecusa } from './sobre-a-recusa.tsx';

export function PassoDeReenvio(props: TelaDoPassoProps<ContextoDoParticipante>) {
  const { pendencias, telaDeDocumentos: Tela, visualizador, irParaPasso } = useCorrecao();
  const { idSolicitacao, tipoPessoa, grupos, rendaACorrigir } = pendencias;
  const grupo = grupos.find((um) => idDoReenvio(um) === props.passo.id);
  if (!grupo) return <Tela {...props} />;
  return (
    <Tela
      {...props}
      motivosJaDitos={grupo.motivos}
      acima={
        <SobreARecusa
          grupo={grupo}
          visualizador={visualizador}
          aoReverRenda={
            isComprovanteDeRenda(grupo.field) && rendaACorrigir
              ? () => irParaPasso(PASSO_DA_RENDA)
              : undefined
          }
        >
          <Conversas solicitacaoId={idSolicitacao} tipoPessoa={tipoPessoa} assunto={grupo.field} />
        </SobreARecusa>
      }
    />
  );
}
