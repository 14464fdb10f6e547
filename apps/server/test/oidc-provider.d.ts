/** The part of the package that the tests use; it comes without types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export default class Provider {
    constructor(
      issuer: string,
      configuracao: {
        clients: readonly Record<string, unknown>[];
        pkce: { required: () => boolean };
        cookies: { keys: readonly string[] };
        ttl: Readonly<Record<string, number>>;
        claims: Readonly<Record<string, readonly string[]>>;
        findAccount: (
          contexto: unknown,
          id: string,
        ) => Promise<{ accountId: string; claims: () => Promise<Record<string, unknown> & { sub: string }> }>;
      },
    );
    callback(): RequestListener;
  }
}
