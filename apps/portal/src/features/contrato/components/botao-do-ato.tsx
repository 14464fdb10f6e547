import { ROTULO_DA_ACAO } from '@credito/domain/contrato/na-lista';
import { Botao } from '@credito/ui/botao/botao';
import { mostrarToast } from '@credito/ui/toast/toast';
import type { Ato } from '../use-ato.ts';

/** Something that is done to a contract at once; what a refusal looks like is each one's own. */
export function BotaoDoAto({
  acao,
  leitor,
  ato: { ocupado, executar },
  fazer,
  pronto,
}: {
  acao: keyof typeof ROTULO_DA_ACAO;
  /** The rest of the name, for whoever does not see the card around it. */
  leitor: string;
  ato: Ato;
  fazer: () => Promise<void>;
  /** Said when it is done. */
  pronto: string;
}) {
  return (
    <Botao
      largo
      carregando={ocupado}
      onClick={async () => {
        if (await executar(fazer)) mostrarToast({ texto: pronto, tom: 'sucesso' });
      }}
    >
      <span>{ROTULO_DA_ACAO[acao]}</span>
      <span className="so-leitor">{leitor}</span>
    </Botao>
  );
}
