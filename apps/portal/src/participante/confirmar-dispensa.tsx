import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';

export interface Dispensa {
  passo: string;
  documentos: readonly string[];
  /** They are of a spouse who is another person now: they do not come back. */
  conjugeAnterior: boolean;
  responder: (continuar: boolean) => void;
}

/** Spec 2 section 8, "Confirmation dialogs": the spec's titles; the text says what really happens. */
export function ConfirmarDispensa({ dispensa }: { dispensa: Dispensa | null }) {
  const conjugeAnterior = dispensa?.conjugeAnterior ?? false;
  const daRenda = dispensa?.passo === 'tipos-de-renda';
  return (
    <Dialogo
      aberto={dispensa !== null}
      aoFechar={() => dispensa?.responder(false)}
      titulo={daRenda ? 'Comprovantes de renda' : 'Exclusão de arquivos'}
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={() => dispensa?.responder(false)}
          onClick={() => dispensa?.responder(true)}
        >
          Continuar
        </ConfirmarOuCancelar>
      }
    >
      <p>
        {daRenda
          ? 'Você está alterando os comprovantes de renda. Deseja continuar?'
          : conjugeAnterior
            ? 'Com outro CPF, o cônjuge passa a ser outra pessoa. Estes arquivos são de quem estava antes e serão excluídos:'
            : 'Com a nova resposta, estes arquivos deixam de fazer parte da sua solicitação:'}
      </p>
      <ul>
        {dispensa?.documentos.map((documento) => (
          <li key={documento}>{documento}</li>
        ))}
      </ul>
      <p>
        {conjugeAnterior
          ? 'Em seguida, vamos pedir os documentos e o contato com os dados de agora. Mesmo que o CPF só estivesse digitado errado, é preciso enviar tudo de novo.'
          : 'Se você voltar à resposta anterior, eles voltam. Só são excluídos quando a solicitação é concluída.'}
      </p>
    </Dialogo>
  );
}
