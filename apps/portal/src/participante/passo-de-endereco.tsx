import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { PaginaDoPasso } from '../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../wizard/use-formulario-do-passo.ts';
import { CamposDoEndereco, useBuscaDoEndereco } from './campos-do-endereco.tsx';

export function PassoDeEndereco(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const formulario = useFormularioDoPasso(tela);
  const { form } = formulario;
  const busca = useBuscaDoEndereco(form);
  return (
    <PaginaDoPasso
      tela={tela}
      formulario={formulario}
      dica="Comece pelo CEP: preenchemos o que der."
      desabilitada={busca === 'buscando'}
    >
      <CamposDoEndereco campos={tela.passo.campos} form={form} busca={busca} />
    </PaginaDoPasso>
  );
}
