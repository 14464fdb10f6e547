import { VaziaComInicio } from '../../../pagina/vazia-com-inicio.tsx';

/** Nobody asked this person to correct anything, of a request or of an update. */
export function SemPendenciasDeFiador() {
  return (
    <VaziaComInicio nivel={1} titulo="Você não tem pendências de fiador">
      <p>Se alguém pediu para você corrigir algo, confira se entrou com o seu CPF.</p>
    </VaziaComInicio>
  );
}
