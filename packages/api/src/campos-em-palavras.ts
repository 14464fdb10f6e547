/**
 * What the documentation says of every member that crosses the wire. A schema that means something of its own says it with
 * `describe`; the others have the sentence of their name here, one for every place where the name stands.
 */
import { rotuloDoDocumento, TIPOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { DE_A_A_C } from './campos-de-a-a-c.ts';
import { DE_D_A_I } from './campos-de-d-a-i.ts';
import { DE_J_A_P } from './campos-de-j-a-p.ts';
import { DE_Q_A_Z } from './campos-de-q-a-z.ts';

/** Names of the specification, written in capitals. */
const EM_MAIUSCULAS: Readonly<Record<string, string>> = {
  CELULAR: 'O celular da pessoa.',
  RESIDENCIAL: 'O endereço de casa, ou o celular sob o nome que a especificação dá ao telefone de casa.',
  DADOS_EXTRAS: 'Tipos de renda, no lugar em que a especificação os põe.',
  LINE_NUMBER: 'Lugar do motivo na lista.',
};

/** Of a refusal (RFC 9457), and of what is sent with a file. */
const DE_TODA_CHAMADA: Readonly<Record<string, string>> = {
  title: 'O tipo da recusa, em palavras.',
  detail: 'O que se sabe a mais; ausente quando nada.',
  errors: 'As frases da recusa, uma por erro.',
  campos: 'O que há de errado em cada campo.',
  file: 'O arquivo.',
};

const CAMPOS_EM_PALAVRAS: Readonly<Record<string, string>> = {
  ...DE_A_A_C,
  ...DE_D_A_I,
  ...DE_J_A_P,
  ...DE_Q_A_Z,
  ...EM_MAIUSCULAS,
  ...DE_TODA_CHAMADA,
};

/** Null: nobody has said what it is, and the documentation's test fails. */
export function campoEmPalavras(nome: string): string | null {
  if (nome in TIPOS_DE_DOCUMENTO) return `Os arquivos do documento: ${rotuloDoDocumento(nome)}.`;
  const frase = CAMPOS_EM_PALAVRAS[nome];
  if (frase === undefined) return null;
  return nome.endsWith('Centavos') || nome === 'centavos' ? `${frase} Em centavos.` : frase;
}

/** Of made-up people, by the name of the member; others have one by their format. */
export const EXEMPLOS_DOS_CAMPOS: Readonly<Record<string, string | number>> = {
  cpf: '39053344705',
  cpfPessoa: '39053344705',
  email: 'ana@exemplo.com.br',
  emailPessoa: 'paulo@exemplo.com.br',
  nome: 'Ana Lima Duarte',
  nomePessoa: 'Paulo Reis Teixeira',
  telefone: '31987650003',
  numeroTelefone: '31987650003',
  phone: '31987650003',
  cep: '01310100',
  cepEndereco: '01310100',
  uf: 'SP',
  ufEndereco: 'SP',
  cidade: 'São Paulo',
  bairro: 'Bela Vista',
  logradouro: 'Avenida Paulista',
  protocolo: '202612345678',
  contratoNumero: '000123',
  percentual: 50,
  code: '012345',
};
