import { foraDeAlcance } from '@credito/domain/wizard/fora-de-alcance';
import type { ContextoDeWizard } from '@credito/domain/wizard/plano';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { useWatch } from 'react-hook-form';
import { CampoDoPasso } from './campo-do-passo.tsx';
import { PaginaDoPasso } from './pagina-do-passo.tsx';
import type { TelaDoPassoProps } from './tela-do-passo.ts';
import { useFormularioDoPasso } from './use-formulario-do-passo.ts';
import { paraRespostas, type Respostas } from './valores.ts';

/** A step that is nothing but its fields (or a notice without any). */
export function PassoDeFormulario<C extends ContextoDeWizard>({
  aviso,
  mostrar,
  ...tela
}: TelaDoPassoProps<C> & {
  aviso?: Blocos;
  /** Fields that only some answers ask for; all are shown when absent. */
  mostrar?: (campo: string, digitadas: Respostas) => boolean;
}) {
  const { passo, contexto, dono } = tela;
  const temSenha = passo.campos.some(({ tipo }) => tipo === 'senha');
  const formulario = useFormularioDoPasso({ ...tela, dono: temSenha ? null : dono });
  const { form } = formulario;
  const umNoLugarDoOutro = passo.campos.some(({ noLugarDe }) => noLugarDe !== undefined);
  const valores = useWatch({ control: form.control, disabled: !mostrar && !umNoLugarDoOutro });
  const digitadas = mostrar ? paraRespostas(passo.campos, valores) : {};
  const campos = passo.campos.filter(({ nome }) => mostrar?.(nome, digitadas) ?? true);
  const umCampo = passo.campos.length === 1;
  return (
    <PaginaDoPasso tela={tela} formulario={formulario} aviso={aviso}>
      {campos.map((campo) => (
        <CampoDoPasso
          key={campo.nome}
          campo={campo}
          lidoDoDocumento={contexto.camposLidos?.includes(campo.nome) ?? false}
          form={form}
          desabilitado={foraDeAlcance(campo, passo.campos, valores)}
          rotuloOculto={umCampo && (campo.tipo === 'escolha' || campo.rotulo === passo.titulo)}
        />
      ))}
    </PaginaDoPasso>
  );
}
