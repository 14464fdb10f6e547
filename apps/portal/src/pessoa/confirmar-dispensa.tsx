import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';

export interface Dispensa {
  passo: string;
  documentos: readonly string[];
  responder: (continuar: boolean) => void;
}

/** Spec 2 section 8, "Confirmation dialogs": the spec's titles; the text says what really happens. */
export function ConfirmarDispensa({ dispensa }: { dispensa: Dispensa | null }) {
  const daRenda = dispensa?.passo === 'tipos-de-renda';
  return (
    <Dialogo
      aberto={dispensa !== null}
      aoFechar={() => dispensa?.responder(false)}
      titulo={daRenda ? 'Comprovantes de renda' : 'Exclusão de arquivos'}
      acoes={
        <>
          <Botao onClick={() => dispensa?.responder(true)}>Continuar</Botao>
          <Botao variante="secundario" onClick={() => dispensa?.responder(false)}>
            Cancelar
          </Botao>
        </>
      }
    >
      <p>
        {daRenda
          ? 'Você está alterando os comprovantes de renda. Deseja continuar?'
          : 'Com a nova resposta, estes arquivos deixam de fazer parte da sua solicitação:'}
      </p>
      <ul>
        {dispensa?.documentos.map((documento) => (
          <li key={documento}>{documento}</li>
        ))}
      </ul>
      <p>
        Se você voltar à resposta anterior, eles voltam. Só são excluídos quando a solicitação é concluída.
      </p>
    </Dialogo>
  );
}
