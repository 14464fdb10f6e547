import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { useWatch } from 'react-hook-form';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { campoDoPasso, PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import { PassoMantido, type TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';

/** School levels: the request is made by whoever signed the enrolment contract (decisions, "Who is who"). */
export function PassoDeContrato(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const formulario = useFormularioDoPasso(tela);
  const { form } = formulario;
  const assinou = useWatch({ control: form.control, name: 'assinouCPSE' });

  /** "No" ends the wizard instead of being refused at its field. */
  function aoEnviar() {
    if (form.getValues('assinouCPSE') !== 'N') return formulario.aoEnviar();
    tela.enviar({ assinouCPSE: 'N' }).catch((erro: unknown) => {
      if (!(erro instanceof PassoMantido)) throw erro;
    });
  }

  return (
    <PaginaDoPasso tela={tela} formulario={{ ...formulario, aoEnviar }}>
      <CampoDoPasso campo={campoDoPasso(tela, 'assinouCPSE')} form={form} rotuloOculto />
      {assinou === 'S' ? <CampoDoPasso campo={campoDoPasso(tela, 'alunoSouEu')} form={form} /> : null}
    </PaginaDoPasso>
  );
}
