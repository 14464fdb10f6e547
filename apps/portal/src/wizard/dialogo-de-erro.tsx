import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';

/** The generic dialog of the spec's error catalogue: title "Erro", button "Entendi". */
export function DialogoDeErro({ mensagem, aoFechar }: { mensagem: string | null; aoFechar: () => void }) {
  return (
    <Dialogo
      aberto={mensagem !== null}
      aoFechar={aoFechar}
      titulo="Erro"
      acoes={<Botao onClick={aoFechar}>Entendi</Botao>}
    >
      {mensagem?.split('\n').map((linha) => (
        <p key={linha}>{linha}</p>
      ))}
    </Dialogo>
  );
}
