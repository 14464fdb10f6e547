/** Refused income proofs: the same again, others instead, or more of them; or somebody else as guarantor. */

import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { isComprovanteDeRenda } from '@credito/domain/pendencia/grupos';
import { Aviso } from '@credito/ui/aviso/aviso';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { campoDoPasso, PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';
import { useCorrecao } from '../contexto-da-correcao.tsx';
import { MotivosDaRecusa } from './motivos-da-recusa.tsx';

export function PassoDaRenda(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const { pendencias } = useCorrecao();
  const recusados = pendencias.grupos.filter(({ field }) => isComprovanteDeRenda(field));
  const formulario = useFormularioDoPasso({ ...tela, dono: null });
  return (
    <PaginaDoPasso tela={tela} formulario={formulario}>
      {pendencias.tipoReprovacaoAnalise === 'renda-minima' ? (
        <Aviso tom="atencao" titulo="A renda não alcança o valor do curso">
          <MotivosDaRecusa motivos={pendencias.motivos} />
        </Aviso>
      ) : null}
      {recusados.length > 0 ? (
        <Aviso tom="atencao" titulo="O que foi recusado">
          <MotivosDaRecusa
            motivos={recusados.map(
              ({ field, motivos }) => `${rotuloDoDocumento(field)}: ${motivos.join(' ')}`,
            )}
          />
        </Aviso>
      ) : null}
      <CampoDoPasso campo={campoDoPasso(tela, 'modoDaRenda')} form={formulario.form} rotuloOculto />
    </PaginaDoPasso>
  );
}
