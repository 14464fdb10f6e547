/** Which proofs, for which amount (spec 2 section 2.5: "… para compor os R$ {amount}?"), each with its help. */
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { perguntaDosComprovantes } from '@credito/domain/participante/passos-da-renda';
import { PaginaDoPasso } from '../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../wizard/use-formulario-do-passo.ts';
import { TiposDeRendaComAjuda } from './tipos-de-renda-com-ajuda.tsx';

export function PassoDeTiposDeRenda(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const formulario = useFormularioDoPasso(tela);
  const titulo = perguntaDosComprovantes(tela.passo.titulo, tela.contexto.respostas.rendaCentavos);
  return (
    <PaginaDoPasso tela={{ ...tela, passo: { ...tela.passo, titulo } }} formulario={formulario}>
      <TiposDeRendaComAjuda rotulo={tela.passo.campos[0]?.rotulo ?? titulo} form={formulario.form} />
    </PaginaDoPasso>
  );
}
