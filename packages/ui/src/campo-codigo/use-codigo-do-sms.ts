import { useEffect, useEffectEvent } from 'react';

interface PedidoDoSms extends CredentialRequestOptions {
  otp: { transport: readonly ['sms'] };
}

/** Chrome on Android hands over the code of a message that names this site in its last line (WebOTP). */
export function useCodigoDoSms(aoLer: (texto: string) => void, ligado: boolean): void {
  const entregar = useEffectEvent(aoLer);
  useEffect(() => {
    if (!ligado || !('OTPCredential' in window)) return;
    const espera = new AbortController();
    const pedido: PedidoDoSms = { otp: { transport: ['sms'] }, signal: espera.signal };
    navigator.credentials
      .get(pedido)
      .then((lido) => {
        const codigo = (lido as { code?: unknown } | null)?.code;
        if (typeof codigo === 'string') entregar(codigo);
      })
      // The person said no, or typed it.
      .catch(() => undefined);
    return () => espera.abort();
  }, [ligado]);
}
