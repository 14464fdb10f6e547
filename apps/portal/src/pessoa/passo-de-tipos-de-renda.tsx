/** Which proofs, for which amount (spec 2 section 2.5: "… para compor os R$ {amount}?"). */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import type { ContextoDaPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { PassoDeFormulario } from '../wizard/passo-de-formulario.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';

export function PassoDeTiposDeRenda(tela: TelaDoPassoProps<ContextoDaPessoa>) {
  const { rendaCentavos } = tela.contexto.respostas;
  if (typeof rendaCentavos !== 'number') return <PassoDeFormulario {...tela} />;
  const titulo = tela.passo.titulo.replace(/\?$/, ` para compor os ${formatarReais(rendaCentavos)}?`);
  return <PassoDeFormulario {...tela} passo={{ ...tela.passo, titulo }} />;
}
