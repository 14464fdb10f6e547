import { ErroDeApi } from '@credito/api/cliente';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useRef, useState } from 'react';

/**
 * Spec 1 section 4: the submit button is locked for 1 second after a click, against double clicks. A refusal ends the
 * lock: what was corrected may be sent at once.
 */
const TRAVA_MS = 1_000;

export interface Envio<Campo extends string> {
  erros: Partial<Record<Campo, string>>;
  enviando: boolean;
  /** A failure that belongs to no field. */
  falha: string | null;
  aoFecharFalha: () => void;
  /** Checks, then sends once; focuses the first wrong field. */
  enviar: (conferir: () => Partial<Record<Campo, string | null>>, acao: () => Promise<void>) => Promise<void>;
}

/**
 * A form of few fields outside the wizards: its errors, its one request at a time, its failure. `campos` says which
 * field of the form each field of the call is.
 */
export function useEnvio<Campo extends string>(
  campos: Readonly<Partial<Record<string, Campo>>> = {},
  mensagemDaFalha: (erro: ErroDeApi) => string = (erro) => erro.message,
): Envio<Campo> {
  const [erros, setErros] = useState<Partial<Record<Campo, string>>>({});
  const [enviando, setEnviando] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const travadoAte = useRef(0);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();

  /** Refusals of the server that name a field of this form. */
  function errosDosCampos(erro: ErroDeApi): Partial<Record<Campo, string>> {
    const achados: Partial<Record<Campo, string>> = {};
    for (const { campo, mensagem } of erro.problema?.campos ?? []) {
      const daqui = campos[campo];
      if (daqui) achados[daqui] = mensagem;
    }
    return achados;
  }

  async function enviar(
    conferir: () => Partial<Record<Campo, string | null>>,
    acao: () => Promise<void>,
  ): Promise<void> {
    if (enviando || Date.now() < travadoAte.current) return;
    travadoAte.current = Date.now() + TRAVA_MS;
    const encontrados = Object.fromEntries(
      Object.entries(conferir()).filter(([, mensagem]) => mensagem),
    ) as Partial<Record<Campo, string>>;
    setErros(encontrados);
    if (Object.keys(encontrados).length > 0) {
      travadoAte.current = 0;
      focarPrimeiroErro();
      return;
    }
    setEnviando(true);
    try {
      await acao();
    } catch (erro) {
      if (!(erro instanceof ErroDeApi)) throw erro;
      travadoAte.current = 0;
      const doServidor = errosDosCampos(erro);
      if (Object.keys(doServidor).length > 0) {
        setErros(doServidor);
        focarPrimeiroErro();
      } else setFalha(mensagemDaFalha(erro));
    } finally {
      setEnviando(false);
    }
  }

  return { erros, enviando, falha, aoFecharFalha: () => setFalha(null), enviar };
}
