import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { useWatch } from 'react-hook-form';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { campoDoPasso, PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';

export function PassoDeIndicacao(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const formulario = useFormularioDoPasso(tela);
  const { form } = formulario;
  const ativa = useWatch({ control: form.control, name: 'indicacaoAtiva' });
  return (
    <PaginaDoPasso tela={tela} formulario={formulario}>
      <CampoDoPasso campo={campoDoPasso(tela, 'indicacaoAtiva')} form={form} rotuloOculto />
      {ativa === 'S' ? (
        <>
          <CampoDoPasso campo={{ ...campoDoPasso(tela, 'nomeIndicacao'), opcional: false }} form={form} />
          <CampoDoPasso campo={{ ...campoDoPasso(tela, 'emailIndicacao'), opcional: false }} form={form} />
          <CampoDoPasso campo={campoDoPasso(tela, 'telefoneIndicacao')} form={form} />
        </>
      ) : null}
    </PaginaDoPasso>
  );
}
