/** What a provider of signatures asks of an envelope before it takes it: found here, before anything is sent to it. */
import { type Data, somarDias } from '../tempo/data.ts';
import type { MetodoDeAssinatura } from './metodo.ts';

/** Facts of Clicksign's API v3. */
const MAXIMO_DE_DIAS_NO_PROVEDOR = 90;
export const MAXIMO_DE_BYTES_NO_PROVEDOR = 10 * 1024 * 1024;

export const EXIGENCIAS_DO_PROVEDOR = [
  'sem-assinantes',
  'nome',
  'email',
  'telefone',
  'contato-repetido',
  'prazo-passado',
  'prazo-longo',
  'arquivo-grande',
] as const;
export type ExigenciaDoProvedor = (typeof EXIGENCIAS_DO_PROVEDOR)[number];

/** They name nobody: whoever shows them says whose signature it is. */
export const MENSAGENS_DA_EXIGENCIA: Readonly<Record<ExigenciaDoProvedor, string>> = {
  'sem-assinantes': 'Ninguém foi indicado para assinar.',
  nome: 'O serviço de assinatura pede nome e sobrenome, sem números. Corrija o nome antes de abrir a assinatura.',
  email: 'Falta um e-mail válido. Informe o e-mail ou escolha o WhatsApp antes de abrir a assinatura.',
  telefone:
    'O serviço de assinatura pede um telefone com DDD, de 10 ou 11 números. Corrija o telefone ou escolha o e-mail antes de abrir a assinatura.',
  'contato-repetido':
    'Duas pessoas que assinam usam o mesmo e-mail ou telefone. Cada uma precisa de um contato só seu.',
  'prazo-passado': 'O prazo para assinar já terminou. Escolha outro antes de abrir a assinatura.',
  'prazo-longo': `O serviço de assinatura aceita um prazo de até ${MAXIMO_DE_DIAS_NO_PROVEDOR} dias. Escolha um prazo menor.`,
  'arquivo-grande': 'O serviço de assinatura aceita arquivos de até 10 MB.',
};

/** Beside what it asks of an envelope: why a provider says no to one that stands there, or should. */
const RECUSAS_DO_PROVEDOR = [
  ...EXIGENCIAS_DO_PROVEDOR,
  // The envelope is over at the provider.
  'encerrado',
  // Whose contact cannot be changed any more.
  'ja-assinou',
  'nao-encontrado',
  // What stands there is not the file that we sent.
  'outro-arquivo',
  // It goes on ending the envelope on the day that it was opened with.
  'prazo-nao-mudou',
  // Asked for hours, it gave no answer that says anything.
  'sem-resposta',
  // For a reason that is not one of ours.
  'provedor',
] as const;
export type RecusaDoProvedor = (typeof RECUSAS_DO_PROVEDOR)[number];

/** As the desk reads it, which has to act. */
export const MENSAGENS_DA_RECUSA_DO_PROVEDOR: Readonly<Record<RecusaDoProvedor, string>> = {
  ...MENSAGENS_DA_EXIGENCIA,
  encerrado: 'A assinatura já foi encerrada no serviço de assinatura.',
  'ja-assinou': 'Esta pessoa já assinou no serviço de assinatura: o contato dela não muda mais.',
  'nao-encontrado': 'O serviço de assinatura não encontrou este documento ou esta pessoa.',
  'outro-arquivo':
    'O arquivo que está no serviço de assinatura não é o que enviamos. Cancele e envie de novo.',
  'prazo-nao-mudou':
    'O serviço de assinatura não aceitou o novo prazo e encerra o documento no dia de antes. Para dar mais prazo, cancele e envie de novo.',
  'sem-resposta':
    'O serviço de assinatura não respondeu durante horas. Confira o acesso a ele e abra a assinatura de novo.',
  provedor:
    'O serviço de assinatura recusou o pedido e não disse por quê. Fale com ele antes de tentar de novo.',
};

export interface ContatoNoProvedor {
  metodo: MetodoDeAssinatura;
  /** An e-mail address, or the national digits of a phone. */
  endereco: string;
}

export interface FaltaNoProvedor {
  exigencia: ExigenciaDoProvedor;
  /** Whose it is; null where it is the envelope's. */
  assinanteId: string | null;
}

interface EnvelopeConferido {
  prazo: Data;
  bytes: number;
  assinantes: ReadonlyArray<{ id: string; nome: string; contato: ContatoNoProvedor }>;
}

export function faltasParaOProvedor(
  { prazo, bytes, assinantes }: EnvelopeConferido,
  hoje: Data,
): readonly FaltaNoProvedor[] {
  const doEnvelope: ExigenciaDoProvedor[] = [];
  if (assinantes.length === 0) doEnvelope.push('sem-assinantes');
  if (prazo < hoje) doEnvelope.push('prazo-passado');
  if (prazo > somarDias(hoje, MAXIMO_DE_DIAS_NO_PROVEDOR)) doEnvelope.push('prazo-longo');
  if (bytes > MAXIMO_DE_BYTES_NO_PROVEDOR) doEnvelope.push('arquivo-grande');
  const vistos = new Set<string>();
  const dosAssinantes = assinantes.flatMap(({ id, nome, contato }) => {
    const exigencias = faltasDoAssinante(nome, contato);
    const endereco = contato.endereco.toLowerCase();
    if (vistos.has(endereco)) exigencias.push('contato-repetido');
    vistos.add(endereco);
    return exigencias.map((exigencia) => ({ exigencia, assinanteId: id }));
  });
  return [...doEnvelope.map((exigencia) => ({ exigencia, assinanteId: null })), ...dosAssinantes];
}

export function faltasDoAssinante(
  nome: string,
  { metodo, endereco }: ContatoNoProvedor,
): ExigenciaDoProvedor[] {
  const faltas: ExigenciaDoProvedor[] = [];
  if (nome.trim().split(/\s+/).length < 2 || /\p{Nd}/u.test(nome)) faltas.push('nome');
  if (metodo === 'email' && !/^[^\s@]+@[^\s@]+$/.test(endereco)) faltas.push('email');
  if (metodo === 'whatsapp' && !/^\d{10,11}$/.test(endereco)) faltas.push('telefone');
  return faltas;
}
