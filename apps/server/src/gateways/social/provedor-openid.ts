/**
 * OpenID Connect, authorization code with PKCE. The library checks issuer, audience, signature, nonce and expiry of
 * the identity token; the profile is asked for with the access token, which never reaches the browser.
 */
import { emailSchema } from '@credito/domain/pessoa/email';
import { erroDoNome, normalizarNome } from '@credito/domain/pessoa/nome';
import * as openid from 'openid-client';
import type { IdentidadeConfirmada, ProvedorSocial, SegredosDaEntrada } from '../gateways.ts';

export interface AjustesDoProvedor {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a provider whose discovery document names no token endpoint. */
  tokenUrl: string | undefined;
}

const LIMITE_SEGUNDOS = 10;
const ESCOPO = 'openid profile email';

/** Plain http only towards this machine, for trials; a real provider is always https. */
function ehDestaMaquina(endereco: URL): boolean {
  return endereco.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(endereco.hostname);
}

async function descobrir(ajustes: AjustesDoProvedor): Promise<openid.Configuration> {
  const emissor = new URL(ajustes.issuer);
  const descoberta = await openid.discovery(emissor, ajustes.clientId, ajustes.clientSecret, undefined, {
    timeout: LIMITE_SEGUNDOS,
    execute: ehDestaMaquina(emissor) ? [openid.allowInsecureRequests] : [],
  });
  const { supportsPKCE: _, ...servidor } = descoberta.serverMetadata();
  if (servidor.token_endpoint || !ajustes.tokenUrl) return descoberta;
  const completa = new openid.Configuration(
    { ...servidor, token_endpoint: ajustes.tokenUrl },
    ajustes.clientId,
    ajustes.clientSecret,
    openid.ClientSecretPost(ajustes.clientSecret),
  );
  completa.timeout = LIMITE_SEGUNDOS;
  return completa;
}

/** What the provider knows of itself is asked for once; a failure is asked for again at the next login. */
export function criarProvedorOpenId(ajustes: AjustesDoProvedor, enderecoDeRetorno: string): ProvedorSocial {
  let conhecida: Promise<openid.Configuration> | null = null;
  const configuracao = () => {
    conhecida ??= descobrir(ajustes).catch((erro: unknown) => {
      conhecida = null;
      throw erro;
    });
    return conhecida;
  };

  return {
    async iniciar({ estado, nonce, verificador }: SegredosDaEntrada) {
      return openid.buildAuthorizationUrl(await configuracao(), {
        redirect_uri: enderecoDeRetorno,
        scope: ESCOPO,
        state: estado,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verificador),
        code_challenge_method: 'S256',
      }).href;
    },

    async concluir(busca, { estado, nonce, verificador }) {
      try {
        const retorno = new URL(enderecoDeRetorno);
        retorno.search = busca;
        const config = await configuracao();
        const tokens = await openid.authorizationCodeGrant(config, retorno, {
          expectedState: estado,
          expectedNonce: nonce,
          pkceCodeVerifier: verificador,
          idTokenExpected: true,
        });
        const declarado = tokens.claims();
        if (!declarado) return { tipo: 'falhou', motivo: 'no identity token' };
        const perfil = config.serverMetadata().userinfo_endpoint
          ? await openid.fetchUserInfo(config, tokens.access_token, declarado.sub)
          : {};
        return {
          tipo: 'confirmada',
          identidade: identidadeDe(declarado.iss, declarado.sub, { ...declarado, ...perfil }),
        };
      } catch (erro) {
        if (erro instanceof openid.AuthorizationResponseError && erro.error === 'access_denied')
          return { tipo: 'cancelada' };
        return { tipo: 'falhou', motivo: erro instanceof Error ? erro.name : 'unknown' };
      }
    },
  };
}

function identidadeDe(
  emissor: string,
  sujeito: string,
  perfil: Readonly<Record<string, unknown>>,
): IdentidadeConfirmada {
  const email = emailSchema.safeParse(perfil.email);
  const nome = typeof perfil.name === 'string' ? normalizarNome(perfil.name) : '';
  return {
    emissor,
    sujeito,
    nome: erroDoNome(nome) === null ? nome : null,
    email: email.success ? email.data : null,
    // Some providers write it as a text.
    emailVerificado: email.success && (perfil.email_verified === true || perfil.email_verified === 'true'),
  };
}
