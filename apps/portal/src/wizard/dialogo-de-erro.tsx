import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useSessao } from '../sessao/use-sessao.ts';

/**
 * The generic dialog of the spec's error catalogue: title "Erro", button "Entendi". Silent once the session has
 * expired: that has one dialog of its own, however many calls fail (spec 3 section 4.6).
 */
export function DialogoDeErro({ mensagem, aoFechar }: { mensagem: string | null; aoFechar: () => void }) {
  const expirada = useSessao().estado === 'expirada';
  return (
    <Dialogo
      aberto={mensagem !== null && !expirada}
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
