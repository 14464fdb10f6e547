/**
 * Trusted Types (ADR 0081): a text becomes the address of a script here and nowhere else. The server names this policy
 * in its own (plugins/seguranca.ts), so that no other can be made.
 */
interface Regras {
  createScriptURL(endereco: string): string;
}

interface ComTiposConfiaveis {
  trustedTypes?: { createPolicy(nome: string, regras: Regras): Regras };
}

const SERVICE_WORKER = /^\/(?:estudante|fiador)\/sw\.js$/;

const regras: Regras = {
  createScriptURL(endereco) {
    if (!SERVICE_WORKER.test(endereco)) throw new TypeError('not the address of a script of this portal');
    return endereco;
  },
};

let politica: Regras | undefined;

/** What the policy makes is no text, but the browser's functions take it where they take one. */
export function enderecoDoServiceWorker(portal: string): string {
  // Browsers without trusted types take the text.
  politica ??=
    (globalThis as ComTiposConfiaveis).trustedTypes?.createPolicy('endereco-de-script', regras) ?? regras;
  return politica.createScriptURL(`/${portal}/sw.js`);
}
