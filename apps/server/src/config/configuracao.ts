import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { type Ambiente, type ErroDeAjuste, lerAmbiente } from './ambiente.ts';
import { type Local, montarConfiguracao, sinaisDeImplantacao } from './montar-configuracao.ts';

export const PASTA_DO_PROJETO = fileURLToPath(new URL('../../../..', import.meta.url));

type Env = Readonly<Record<string, string | undefined>>;

const localAtual = (): Local => ({ pastaDoProjeto: PASTA_DO_PROJETO, comoRoot: process.getuid?.() === 0 });

export class ErroDeConfiguracao extends Error {
  readonly ajustes: readonly ErroDeAjuste[];

  constructor(ajustes: readonly ErroDeAjuste[], aviso: string | null = null) {
    const linhas = ajustes.map(({ nome, problema }) => `  ${nome}: ${problema}`);
    super(['Wrong settings (see .env.example):', ...linhas, ...(aviso ? [aviso] : [])].join('\n'));
    this.name = 'ErroDeConfiguracao';
    this.ajustes = ajustes;
  }
}

export type Configuracao = ReturnType<typeof montarConfiguracao>;

/**
 * What the product cannot do without once people are real: a portal whose codes and notices go nowhere, or whose links
 * and cookies go in the clear, must not start. The rest of each group of settings is asked for by ambiente.ts.
 */
const OBRIGATORIOS: readonly ErroDeAjuste[] = [
  {
    nome: 'CHAVE_DE_ARQUIVOS',
    problema:
      'required outside the demonstration; expected 32 bytes in base64 (make one with: openssl rand -base64 32)',
  },
  { nome: 'SMTP_URL', problema: 'required outside the demonstration: e-mails would reach nobody' },
  { nome: 'SMS_URL', problema: 'required outside the demonstration: codes would reach nobody' },
  { nome: 'WHATSAPP_URL', problema: 'required outside the demonstration: codes would reach nobody' },
];

const SEM_CANAL: ErroDeAjuste = {
  nome: 'PROVEDOR_EMAIL',
  problema:
    'required outside the demonstration, or a PROVEDOR_TELEFONE_…: pages and messages tell people to write or to call',
};

const SEM_HTTPS: ErroDeAjuste = {
  nome: 'PUBLIC_URL',
  problema:
    'required outside the demonstration where others reach the server; expected the https:// address that people use: ' +
    'links in messages begin with it, and without https:// cookies and passwords go in the clear',
};

function errosForaDaDemonstracao(env: Env, { servidor, provedor }: Configuracao): readonly ErroDeAjuste[] {
  const faltam = OBRIGATORIOS.filter(({ nome }) => !env[nome]?.trim());
  if (!provedor.email && !provedor.telefoneCapitais && !provedor.telefoneDemais) faltam.push(SEM_CANAL);
  return servidor.https || servidor.soLocal ? faltam : [SEM_HTTPS, ...faltam];
}

/** The one configuration. Throws ErroDeConfiguracao, which names every wrong setting at once. */
export function lerConfiguracao(env: Env, local: Local = localAtual()): Configuracao {
  const { ambiente, erros } = lerAmbiente(env);
  const configuracao = montarConfiguracao(ambiente, local);
  const ditas = new Set(erros.map(({ nome }) => nome));
  if (!configuracao.demonstracao && !ditas.has('DEMONSTRACAO'))
    erros.push(...errosForaDaDemonstracao(env, configuracao).filter(({ nome }) => !ditas.has(nome)));
  if (erros.length > 0) throw new ErroDeConfiguracao(erros, porQueNaoEDemonstracao(ambiente));
  return configuracao;
}

/** For whoever expected the demonstration: what turned it off, and how it is asked for. */
function porQueNaoEDemonstracao(ambiente: Partial<Ambiente>): string | null {
  const sinais = sinaisDeImplantacao(ambiente);
  if (ambiente.DEMONSTRACAO !== undefined || sinais.length === 0) return null;
  return (
    `This start is not a demonstration, because of ${sinais.join(' and ')}. docs/implantacao.md says what a portal for ` +
    'real people needs; DEMONSTRACAO=true asks for the demonstration, with passwords that everybody knows.'
  );
}

/** The process's environment over the project's `.env`, when there is one. */
export function ambienteComArquivo(env: Env, pasta: string = PASTA_DO_PROJETO): Env {
  const arquivo = join(pasta, '.env');
  return existsSync(arquivo) ? { ...parseEnv(readFileSync(arquivo, 'utf8')), ...env } : env;
}
