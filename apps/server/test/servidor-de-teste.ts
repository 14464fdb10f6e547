/** A whole server on its own database, with a frozen clock and stand-ins for the far side. */
import { createSecretKey, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { aleatorioDoSistema } from '../src/aleatorio.ts';
import { criarApp } from '../src/app.ts';
import { antivirusNaoConfigurado } from '../src/arquivos/antivirus.ts';
import { abrirArmazemEmDisco } from '../src/arquivos/armazem-em-disco.ts';
import { criarCofre } from '../src/arquivos/cofre.ts';
import { criarOficina, type OpcoesDaOficina } from '../src/arquivos/oficina.ts';
import { criarRecepcao } from '../src/arquivos/recepcao.ts';
import type { Banco } from '../src/banco/conectar.ts';
import { lerConfiguracao } from '../src/config/configuracao.ts';
import type { Contexto } from '../src/contexto.ts';
import { DONOS_DO_DOCUMENTO } from '../src/donos-do-documento.ts';
import { DONOS_DO_ENVELOPE } from '../src/donos-do-envelope.ts';
import { assinaturaNaoConfigurada } from '../src/gateways/assinatura/assinatura-nao-configurada.ts';
import { cepDeDemonstracao } from '../src/gateways/cep/cep-de-demonstracao.ts';
import type { Gateways } from '../src/gateways/gateways.ts';
import { semLogo } from '../src/gateways/logo/baixar-logo.ts';
import { pagamentoNaoConfigurado } from '../src/gateways/pagamento/pagamento-nao-configurado.ts';
import { pushNaoConfigurado } from '../src/gateways/push/push-nao-configurado.ts';
import { criarSenhas } from '../src/gateways/senhas/senhas.ts';
import { criarProvedoresSociais } from '../src/gateways/social/criar-provedores-sociais.ts';
import type { DestinoDoLog } from '../src/log.ts';
import { criarPdfs } from '../src/pdf/pdfs.ts';
import { PORTA_DA_ALTERACAO } from '../src/porta-da-alteracao.ts';
import { relogioParado } from '../src/relogio.ts';
import { criarSelo } from '../src/selo/selo.ts';
import { criarBancoDeTeste } from './banco-de-teste.ts';

const AGORA = '2026-11-27T15:00:00.000Z';

/** Beside other work the threads and processes that give way take longer than people would wait for. */
const LIMITE_DOS_FIOS_MS = 240_000;

/** Settings without which a server outside the demonstration does not start. */
export const FORA_DA_DEMONSTRACAO: Readonly<Record<string, string>> = {
  DEMONSTRACAO: 'false',
  CHAVE_DE_ARQUIVOS: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'nao-responda@exemplo.org.br',
  SMS_URL: 'http://127.0.0.1:1',
  SMS_TOKEN: 'segredo',
  WHATSAPP_URL: 'http://127.0.0.1:1',
  WHATSAPP_TOKEN: 'segredo',
  WHATSAPP_PHONE_ID: '1',
  PROVEDOR_EMAIL: 'atendimento@exemplo.org.br',
};

export interface Pedido {
  metodo: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Full path, e.g. /api/solicitacao/status. */
  url: string;
  body?: unknown;
  token?: string;
  cabecalhos?: Record<string, string>;
  cookies?: Record<string, string>;
}

export interface OpcoesDoServidorDeTeste {
  agora?: string;
  env?: Record<string, string>;
  gateways?: Partial<Gateways>;
  oficina?: OpcoesDaOficina;
  /** Who gets the lines of the log; how many, LOG_LEVEL says. */
  destinoDoLog?: DestinoDoLog;
  /** How to reach the database, when not by the pool of the product. */
  conectar?: (url: string) => Banco;
}

export async function criarServidorDeTeste(opcoes: OpcoesDoServidorDeTeste = {}) {
  const { db, url } = await criarBancoDeTeste(opcoes.conectar);
  const pasta = await mkdtemp(join(tmpdir(), 'portal-teste-'));
  const relogio = relogioParado(opcoes.agora ?? AGORA);
  const configuracao = lerConfiguracao({
    LOG_LEVEL: 'silent',
    DATA_DIR: pasta,
    DEMONSTRACAO: 'true',
    LIMITE_POR_ENDERECO: '1000000',
    // All people of a test share one address.
    LIMITE_NUMEROS_SEM_CONFIRMAR: '1000000',
    LIMITE_FALHAS_POR_ENDERECO: '1000000',
    // A busy machine must not answer for the routes.
    LIMITE_DE_ATRASO_MS: '0',
    PAUSA_DE_QUEM_INSISTE_MS: '0',
    ...opcoes.env,
  });
  const cofre =
    opcoes.gateways?.cofre ??
    criarCofre({ armazem: await abrirArmazemEmDisco(join(pasta, 'arquivos')), chaves: [randomBytes(32)] });
  const antivirus = opcoes.gateways?.antivirus ?? antivirusNaoConfigurado;
  // Born with the first file and the first password.
  const oficina = criarOficina({
    ...opcoes.oficina,
    limites: { relogioMs: LIMITE_DOS_FIOS_MS, ...opcoes.oficina?.limites },
  });
  const senhas = criarSenhas({ limiteMs: LIMITE_DOS_FIOS_MS });
  const pdfs = criarPdfs({ limiteMs: LIMITE_DOS_FIOS_MS });
  const contexto: Contexto = {
    db,
    relogio,
    aleatorio: aleatorioDoSistema,
    configuracao,
    donosDoDocumento: DONOS_DO_DOCUMENTO,
    donosDoEnvelope: DONOS_DO_ENVELOPE,
    alteracao: PORTA_DA_ALTERACAO,
    segredo: createSecretKey(randomBytes(32)),
    gateways: {
      email: { enviar: async () => ({ tipo: 'aceita' }) },
      sms: { enviar: async () => ({ tipo: 'aceita' }) },
      whatsapp: { enviar: async () => ({ tipo: 'aceita' }) },
      push: pushNaoConfigurado,
      cep: cepDeDemonstracao,
      omnichannel: { registrarUsuario: async () => ({ tipo: 'aceita' }) },
      social: criarProvedoresSociais(configuracao),
      assinatura: assinaturaNaoConfigurada,
      pagamento: pagamentoNaoConfigurado,
      pagamentoFicticio: null,
      cofre,
      antivirus,
      oficina,
      recepcao: criarRecepcao({ cofre, antivirus, oficina }),
      senhas,
      pdfs,
      logo: semLogo,
      selo: await criarSelo(configuracao, () => relogio.agora()),
      visao: {
        lerDocumento: async () => ({ tipo: 'ilegivel' }),
        lerRenda: async () => ({ tipo: 'ilegivel' }),
        encerrar: async () => {},
      },
      ...opcoes.gateways,
    },
  };
  const { app, registradas } = await criarApp(contexto, opcoes.destinoDoLog);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await oficina.encerrar();
    await senhas.encerrar();
    await pdfs.encerrar();
    await rm(pasta, { recursive: true, force: true });
  });

  async function pedir({ metodo, url: endereco, body, token, cabecalhos, cookies }: Pedido) {
    const resposta = await app.inject({
      method: metodo,
      url: endereco,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...cabecalhos },
      ...(cookies ? { cookies } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: resposta.statusCode,
      cabecalhos: resposta.headers,
      cookies: resposta.cookies,
      texto: resposta.payload,
      corpo: <T = Record<string, unknown>>(): T => resposta.json() as T,
      bytes: resposta.rawPayload,
    };
  }

  return { app, contexto, db, url, pasta, relogio, registradas, pedir };
}

export type ServidorDeTeste = Awaited<ReturnType<typeof criarServidorDeTeste>>;
