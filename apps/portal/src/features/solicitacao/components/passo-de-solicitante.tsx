import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { useWatch } from 'react-hook-form';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { campoDoPasso, PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';

const DE_OUTRA_PESSOA = [
  'grauParentesco',
  'nomeSolicitante',
  'emailSolicitante',
  'telefoneSolicitante',
  'estouCiente',
];

/** Who fills in; somebody else also tells who they are. */
export function PassoDeSolicitante(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const formulario = useFormularioDoPasso(tela);
  const { form } = formulario;
  const quem = useWatch({ control: form.control, name: 'responsavelSolicitacao' });
  return (
    <PaginaDoPasso tela={tela} formulario={formulario}>
      <CampoDoPasso campo={campoDoPasso(tela, 'responsavelSolicitacao')} form={form} rotuloOculto />
      {quem === 'O'
        ? DE_OUTRA_PESSOA.map((nome) => (
            <CampoDoPasso key={nome} campo={{ ...campoDoPasso(tela, nome), opcional: false }} form={form} />
          ))
        : null}
    </PaginaDoPasso>
  );
}
