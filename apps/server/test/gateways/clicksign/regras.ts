/** What Clicksign says to a body, as it was seen to: a pointer to the member, and words that may quote it. */
import { MAXIMO_DE_BYTES_NO_PROVEDOR } from '@credito/domain/assinatura/exigencias-do-provedor';

export interface Erro {
  status: number;
  ponteiro?: string;
  detalhe: string;
}
type Atributos = Readonly<Record<string, unknown>>;

const PAPEIS = [
  'sign',
  'party',
  'contractor',
  'surety',
  'guarantor_spouse',
  'legal_guardian',
  'legal_representative',
  'witness',
];
const AUTENTICACOES = ['email', 'sms', 'whatsapp', 'selfie', 'pix', 'icp_brasil'];
const DIA_MS = 86_400_000;

const erro = (membro: string, detalhe: string): Erro => ({
  status: 400,
  ponteiro: `/data/attributes/${membro}`,
  detalhe: `${membro} ${detalhe}`,
});

function sobra(atributos: Atributos, conhecidos: readonly string[]): Erro | null {
  const estranho = Object.keys(atributos).find((nome) => !conhecidos.includes(nome));
  return estranho ? erro(estranho, 'não está disponível') : null;
}

export function erroDoEnvelope(atributos: Atributos, agora: number): Erro | null {
  const { name } = atributos;
  if (typeof name !== 'string' || name === '') return erro('name', 'deve ser informado(a)');
  return (
    erroDoPrazo(atributos, agora) ??
    sobra(atributos, [
      'name',
      'locale',
      'auto_close',
      'block_after_refusal',
      'deadline_at',
      'default_subject',
      'default_message',
      'remind_interval',
    ])
  );
}

export function erroDoPrazo({ deadline_at }: Atributos, agora: number): Erro | null {
  const prazo = Date.parse(String(deadline_at));
  // The last moment of the ninetieth day is still in time.
  return !(prazo > agora) || prazo > agora + 91 * DIA_MS
    ? erro('deadline_at', 'não é um prazo válido')
    : null;
}

export function erroDoDocumento(atributos: Atributos): Erro | null {
  const { filename, content_base64 } = atributos;
  if (typeof filename !== 'string' || !/^[^/]+\.pdf$/.test(filename))
    return erro('filename', 'não está em um formato válido');
  const uri = /^data:application\/pdf;base64,([A-Za-z0-9+/]+=*)$/.exec(String(content_base64));
  if (!uri?.[1]) return erro('content_base64', 'O valor deve ser um Data URI completo.');
  if (Buffer.from(uri[1], 'base64').length > MAXIMO_DE_BYTES_NO_PROVEDOR)
    return erro('content_base64', 'é grande demais');
  return sobra(atributos, ['filename', 'content_base64', 'metadata']);
}

export function erroDoAssinante(atributos: Atributos): Erro | null {
  const { name, email, phone_number, documentation, group } = atributos;
  if (typeof name !== 'string' || !/^\S+( \S+)+$/.test(name) || /\d/.test(name))
    return erro('name', `não está em um formato válido: ${String(name)}`);
  if (email === undefined && phone_number === undefined) return erro('email', 'deve ser informado(a)');
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(email)))
    return erro('email', `não é válido: ${String(email)}`);
  if (phone_number !== undefined && !/^\d{10,11}$/.test(String(phone_number)))
    return erro('phone_number', 'não está em um formato válido');
  if (documentation !== undefined && !/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(String(documentation)))
    return erro('documentation', 'não está em um formato válido');
  if (!Number.isInteger(group)) return erro('group', 'deve ser um número');
  return sobra(atributos, [
    'name',
    'email',
    'phone_number',
    'has_documentation',
    'documentation',
    'birthday',
    'group',
    'refusable',
    'communicate_events',
  ]);
}

export function erroDoRequisito(atributos: Atributos): Erro | null {
  const { action, role, auth } = atributos;
  if (action === 'agree') return PAPEIS.includes(String(role)) ? null : erro('role', 'não está na lista');
  if (action === 'provide_evidence')
    return AUTENTICACOES.includes(String(auth)) ? null : erro('auth', 'não está na lista');
  return erro('action', 'não está na lista');
}
