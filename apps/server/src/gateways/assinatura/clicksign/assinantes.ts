/** Signers and what is required of each of them, in the words of Clicksign. */
import { digitosDoCpf, formatarCpf } from '@credito/domain/pessoa/cpf';
import * as z from 'zod';
import type { AssinanteNovo } from '../assinatura.ts';
import { type Cliente, entender, recusar } from './cliente.ts';
import {
  type AssinanteDeLa,
  assinanteSchema,
  emMassaSchema,
  ponteiroDoErro,
  type RequisitoDeLa,
} from './recursos.ts';

/** As what somebody signs; other words sign as such. */
const PAPEIS: Readonly<Record<string, string>> = {
  estudante: 'contractor',
  responsavel: 'legal_guardian',
  fiador: 'surety',
  fiador2: 'surety',
  'conjuge-do-fiador': 'guarantor_spouse',
  'conjuge-do-fiador2': 'guarantor_spouse',
  representante: 'legal_representative',
  testemunha: 'witness',
};

const papelDeLa = (papel: string): string =>
  Object.hasOwn(PAPEIS, papel) ? (PAPEIS[papel] ?? 'sign') : 'sign';

/** Reminders are ours. No more of the contact than the way that is used. */
function atributos({ nome, cpf, nascimento, grupo, contato: { metodo, endereco } }: AssinanteNovo) {
  return {
    name: nome.trim(),
    ...(metodo === 'email' ? { email: endereco } : { phone_number: endereco }),
    has_documentation: true,
    documentation: formatarCpf(cpf),
    ...(nascimento ? { birthday: nascimento } : {}),
    group: grupo,
    refusable: true,
    communicate_events: { signature_request: metodo, signature_reminder: 'none', document_signed: metodo },
  };
}

export async function criarAssinante(
  cliente: Cliente,
  envelope: string,
  assinante: AssinanteNovo,
): Promise<AssinanteDeLa | 'incerto'> {
  const criado = await cliente.criar({
    caminho: `/envelopes/${envelope}/signers`,
    corpo: { data: { type: 'signers', attributes: atributos(assinante) } },
    assinanteId: assinante.id,
  });
  return criado === 'incerto' ? criado : entender(z.object({ data: assinanteSchema }), criado.corpo).data;
}

/** The same person, by the same way. */
export function ehOAssinante({ attributes }: AssinanteDeLa, { cpf, contato }: AssinanteNovo): boolean {
  const { documentation, email, phone_number } = attributes;
  const endereco = contato.metodo === 'email' ? email?.toLowerCase() : phone_number?.replace(/\D/g, '');
  return digitosDoCpf(documentation ?? '') === cpf && endereco === contato.endereco.toLowerCase();
}

/** Beside it, what cannot be changed there and what is shown. */
export function estaComoQueremos(deLa: AssinanteDeLa, assinante: AssinanteNovo): boolean {
  const { name, group } = deLa.attributes;
  return (
    ehOAssinante(deLa, assinante) &&
    name === assinante.nome.trim() &&
    (group ?? assinante.grupo) === assinante.grupo
  );
}

interface Exigido {
  action: 'agree' | 'provide_evidence';
  valor: string;
}

const exigidos = ({ papel, contato }: AssinanteNovo): readonly Exigido[] => [
  { action: 'agree', valor: papelDeLa(papel) },
  { action: 'provide_evidence', valor: contato.metodo },
];

const incluir = (signer: string, document: string, { action, valor }: Exigido) => ({
  op: 'add',
  data: {
    type: 'requirements',
    attributes: { action, [action === 'agree' ? 'role' : 'auth']: valor },
    relationships: {
      signer: { data: { type: 'signers', id: signer } },
      document: { data: { type: 'documents', id: document } },
    },
  },
});

const retirar = ({ id }: RequisitoDeLa) => ({ op: 'remove', ref: { type: 'requirements', id } });

/** What stands there and what should: the operations between the two. */
export function operacoes(
  deLa: readonly RequisitoDeLa[],
  documento: string,
  queremos: ReadonlyArray<{ assinante: AssinanteNovo; idExterno: string }>,
  saem: readonly string[] = [],
): readonly object[] {
  const deQuem = ({ relationships }: RequisitoDeLa) => relationships.signer.data.id;
  const retiradas = deLa.filter((um) => saem.includes(deQuem(um))).map(retirar);
  const incluidas = queremos.flatMap(({ assinante, idExterno }) =>
    exigidos(assinante).flatMap((exigido) => {
      const desta = deLa.filter((um) => deQuem(um) === idExterno && um.attributes.action === exigido.action);
      const certa = desta.find(({ attributes: { role, auth } }) => (role ?? auth) === exigido.valor);
      return [
        ...desta.filter((um) => um !== certa).map(retirar),
        ...(certa ? [] : [incluir(idExterno, documento, exigido)]),
      ];
    }),
  );
  return [...retiradas, ...incluidas];
}

/** All of them or none: the one way that also works once the envelope is under way. */
export async function emMassa(
  cliente: Cliente,
  envelope: string,
  lista: readonly object[],
): Promise<'feito' | 'incerto'> {
  const feito = await cliente.criar({
    caminho: `/envelopes/${envelope}/bulk_requirements`,
    corpo: { 'atomic:operations': lista },
  });
  if (feito === 'incerto') return feito;
  const resultados = entender(emMassaSchema, feito.corpo)['atomic:results'];
  const falha = resultados.find(({ errors }) => errors && errors.length > 0);
  if (falha) {
    const ponteiro = ponteiroDoErro({ errors: falha.errors });
    throw recusar('provedor', { detalhe: ['requirement refused', ponteiro].filter(Boolean).join(' ') });
  }
  return 'feito';
}
