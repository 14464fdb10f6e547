/** One approved request, its people and the staff: how each of them asks the server about its contract. */
import type { AcaoDaEquipe } from '@credito/domain/contrato/transicoes';
import type { RespostaAProposta } from '@credito/domain/gestao/segunda-pessoa';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { ErroDeAplicacao } from '../../../src/erros.ts';
import { vencerContratos } from '../../../src/modules/contrato/vencer-contratos.ts';
import { guardarCopia } from '../../../src/modules/gestao/contrato/guardar-copia.ts';
import type { SessaoDeGestao } from '../../../src/plugins/sessao.ts';
import type { ContaDeTeste } from '../../pessoas.ts';
import type { ServidorDeTeste } from '../../servidor-de-teste.ts';
import type { Analista } from './modelo.ts';

type Operador = { operadorId: string; token: string };

export interface TerrenoDoContrato {
  servidor: ServidorDeTeste;
  solicitacaoId: number;
  estudante: ContaDeTeste;
  operadores: Readonly<Record<Analista | 'instituicao' | 'outraInstituicao', Operador>>;
  hoje: () => Data;
  /** How far the clock was moved, to be moved back. */
  diasPassados: number;
}

/** An id that no contract has, where there is none yet. */
const NENHUM = { id: 1, codigo: null, versao: 1, total_centavos: 1 };

export async function noContrato({ servidor, solicitacaoId }: TerrenoDoContrato) {
  const contrato = await servidor.db
    .selectFrom('contrato')
    .selectAll()
    .where('solicitacao_id', '=', solicitacaoId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return contrato ?? NENHUM;
}

export async function doEstudante(
  terreno: TerrenoDoContrato,
  metodo: 'POST' | 'PUT' | 'PATCH',
  caminho: string,
  body?: unknown,
): Promise<number> {
  const { id } = await noContrato(terreno);
  const pedido = {
    metodo,
    url: `/api/contrato/${caminho.replace('{id}', String(id))}`,
    token: terreno.estudante.token,
  };
  return (await terreno.servidor.pedir(body === undefined ? pedido : { ...pedido, body })).status;
}

async function naGestao(
  terreno: TerrenoDoContrato,
  quem: keyof TerrenoDoContrato['operadores'],
  resto: string,
  body: Record<string, unknown>,
): Promise<number> {
  const { id, versao } = await noContrato(terreno);
  const resposta = await terreno.servidor.pedir({
    metodo: 'POST',
    url: `/api/gestao/contratos/${id}${resto}`,
    token: terreno.operadores[quem].token,
    body: { versao, ...body },
  });
  return resposta.status;
}

export const agirNaMesa = (
  terreno: TerrenoDoContrato,
  quem: Analista,
  acao: AcaoDaEquipe,
  mais: Record<string, unknown> = {},
) => naGestao(terreno, quem, '', { acao, ...mais });

export const responder = (terreno: TerrenoDoContrato, quem: Analista, resposta: RespostaAProposta) =>
  naGestao(terreno, quem, '/proposta', { resposta, texto: 'Falta conferir a última parcela.' });

export const pelaInstituicao = (
  terreno: TerrenoDoContrato,
  quem: 'instituicao' | 'outraInstituicao',
  acao: AcaoDaEquipe,
) => naGestao(terreno, quem, '/pela-instituicao', { acao });

/** One that cannot be generated is answered with its reason: here that counts as a refusal. */
export async function gerar(terreno: TerrenoDoContrato, quem: Analista): Promise<number> {
  const resposta = await terreno.servidor.pedir({
    metodo: 'POST',
    url: '/api/gestao/contratos/gerar',
    token: terreno.operadores[quem].token,
    body: {
      termo: { ano: 2027, semestre: 1 },
      solicitacoes: [terreno.solicitacaoId],
      ultimoMes: '2030-12-01',
      ensaio: false,
    },
  });
  if (resposta.status !== 200) return resposta.status;
  return resposta.corpo<{ gerados: unknown[] }>().gerados.length === 1 ? 200 : 409;
}

/** As the upload does once the file was looked at; the bytes are nobody's question here. */
export async function guardar(terreno: TerrenoDoContrato, quem: Analista): Promise<number> {
  const { servidor, operadores } = terreno;
  const { id } = await noContrato(terreno);
  const sessao = { papel: 'analista', operadorId: operadores[quem].operadorId } as SessaoDeGestao;
  try {
    await guardarCopia(servidor.contexto, sessao, id, {
      arquivo: servidor.contexto.aleatorio.uuid(),
      sha256: 'c'.repeat(64),
      bytes: 1,
      paginas: 8,
    });
    return 200;
  } catch (erro) {
    if (erro instanceof ErroDeAplicacao) return erro.status;
    throw erro;
  }
}

export async function partesQueAssinam(terreno: TerrenoDoContrato): Promise<string[]> {
  const { id } = await noContrato(terreno);
  const partes = await terreno.servidor.db
    .selectFrom('contrato_parte')
    .select('id')
    .where('contrato_id', '=', id)
    .where('grupo', '<', 3)
    .orderBy('papel')
    .execute();
  return partes.map((parte) => parte.id);
}

export const vencer = {
  diasDepois: somarDias,
  /** The night comes after each day that went by. */
  passar: async (terreno: TerrenoDoContrato, dias: number): Promise<number> => {
    terreno.servidor.relogio.avancar({ dias });
    terreno.diasPassados += dias;
    await vencerContratos(terreno.servidor.contexto);
    return 200;
  },
};

export const hojeDe = ({ contexto }: ServidorDeTeste): Data => dataEmSaoPaulo(contexto.relogio.agora());
