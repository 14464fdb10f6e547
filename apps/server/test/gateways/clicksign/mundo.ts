/** Our side and the stand-in's, on one clock that only waiting moves. */
import { createHash } from 'node:crypto';
import type {
  AssinanteNovo,
  EnvelopeNoProvedor,
  EnvelopeNovo,
} from '../../../src/gateways/assinatura/assinatura.ts';
import { criarClicksign } from '../../../src/gateways/assinatura/clicksign.ts';
import { ouvirComoClicksign } from '../clicksign-de-teste.ts';

const INICIO = '2026-11-30T12:00:00.000Z';

export const ENVELOPE = '0197f000-0000-7000-8000-000000000001';
const PDF = Buffer.from('%PDF-1.7\n% o contrato que as pessoas leram\n%%EOF\n');

const pessoa = (
  numero: number,
  papel: string,
  grupo: number,
  nome: string,
  cpf: string,
  contato: AssinanteNovo['contato'],
): AssinanteNovo => ({
  id: `0197f000-0000-7000-8000-0000000001${String(numero).padStart(2, '0')}`,
  papel,
  grupo,
  nome,
  cpf,
  nascimento: '1990-05-20',
  contato,
});

export const ANA = pessoa(1, 'estudante', 1, 'Ana Maria Souza', '52998224725', {
  metodo: 'email',
  endereco: 'ana@exemplo.com.br',
});
export const RUI = pessoa(2, 'fiador', 2, "Rui D'Ávila Costa", '11144477735', {
  metodo: 'whatsapp',
  endereco: '51987654321',
});
export const EVA = pessoa(3, 'conjuge-do-fiador', 2, 'Eva Costa', '39053344705', {
  metodo: 'email',
  endereco: 'eva@exemplo.com.br',
});
export const TITO = pessoa(4, 'representante', 3, 'Tito Prado', '28625587887', {
  metodo: 'email',
  endereco: 'tito@ipe.org.br',
});
export const TODOS = [ANA, RUI, EVA, TITO];

export const novoEnvelope = (mudanca: Partial<EnvelopeNovo> = {}): EnvelopeNovo => ({
  id: ENVELOPE,
  titulo: 'o contrato nº 000123',
  pdf: PDF,
  sha256: createHash('sha256').update(PDF).digest('hex'),
  prazo: '2026-12-15',
  assinantes: TODOS,
  ...mudanca,
});

export async function criarMundo() {
  let instante = Date.parse(INICIO);
  const esperas: number[] = [];
  const tempo = {
    agora: () => instante,
    esperar: async (ms: number) => {
      esperas.push(ms);
      instante += ms;
    },
  };
  const la = await ouvirComoClicksign(tempo.agora);
  const gateway = criarClicksign({ url: la.url, token: la.token, segredoDoAviso: la.estado.segredo }, tempo);

  /** Opened, as our rows would know it. */
  async function abrir(novo = novoEnvelope()): Promise<EnvelopeNoProvedor> {
    const aberto = await gateway.abrir(novo);
    if (aberto.tipo !== 'feito') throw new Error(JSON.stringify(aberto));
    return nasLinhas(novo, aberto);
  }

  return {
    la,
    gateway,
    tempo,
    esperas,
    abrir,
    passar: (ms: number) => {
      instante += ms;
    },
  };
}

function nasLinhas(
  novo: EnvelopeNovo,
  aberto: { idExterno: string; assinantes: ReadonlyArray<{ id: string; idExterno: string }> },
): EnvelopeNoProvedor {
  const cpfs = new Map(novo.assinantes.map(({ id, cpf }) => [id, cpf]));
  const assinantes = aberto.assinantes.map((um) => ({ ...um, cpf: cpfs.get(um.id) ?? '' }));
  return { id: novo.id, idExterno: aberto.idExterno, sha256: novo.sha256, assinantes };
}
