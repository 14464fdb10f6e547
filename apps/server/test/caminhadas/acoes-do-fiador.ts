/** The guarantor comes, leaves, is replaced, and sends corrections. */
import { codigoDoConvite } from '../../src/modules/fiador/codigo-do-convite.ts';
import { aceitarConvite, indicarFiador } from '../fiadores.ts';
import type { Acao } from './acoes.ts';
import { participante, pedirComo } from './gente.ts';
import { acompanhar, entregar, type Modelo, podeMexerNoFiador } from './modelo.ts';

/** One step of several: the first answer that refuses is the answer. */
async function oQueDeu(fazendo: Promise<unknown>): Promise<number> {
  try {
    await fazendo;
    return 200;
  } catch (erro) {
    if (erro instanceof Error && erro.message.includes('refused')) return 409;
    throw erro;
  }
}

function sairFiador(modelo: Modelo): boolean {
  if (!modelo.fiador || !podeMexerNoFiador(modelo)) return false;
  modelo.fiador = null;
  modelo.pedeAlgo.fiador = false;
  modelo.provas['fiador.RESIDENCIA'] = { situacao: 'ausente', responde: false };
  acompanhar(modelo);
  return true;
}

const fiadorSai: Acao = {
  nome: 'fiador desiste',
  prever: (modelo) => (modelo.fiador?.vinculado ?? false) && sairFiador(modelo),
  fazer: async (terreno) => {
    const url = `/fiador/garantias/${await participante(terreno, 'fiador')}/recusa`;
    return pedirComo(terreno, terreno.fiador, 'POST', url, { motivo: 'nao-quero' });
  },
};

const trocarFiador: Acao = {
  nome: 'estudante tira o fiador',
  cabe: ({ fiador }) => fiador !== null,
  prever: sairFiador,
  fazer: async (terreno) => {
    const { servidor, estudante, id } = terreno;
    const lista = await servidor.pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/${id}/fiadores`,
      token: estudante.token,
    });
    const { fiadores } = lista.corpo<{ fiadores: { marca: string }[] }>();
    const url = `/solicitacaoCredito/${id}/excluirFiador/fiador`;
    return pedirComo(terreno, estudante, 'PUT', url, { marca: fiadores[0]?.marca ?? '' });
  },
};

const convidar: Acao = {
  nome: 'estudante convida o fiador de novo',
  cabe: ({ fiador, semFiador }) => fiador === null && !semFiador,
  prever: (modelo) => {
    if (!podeMexerNoFiador(modelo)) return false;
    modelo.fiador = {
      preenchidoPor: 'pessoa',
      vinculado: false,
      aceitou: false,
      preencheu: false,
      entregou: false,
      recusado: false,
    };
    acompanhar(modelo);
    return true;
  },
  fazer: (terreno) => oQueDeu(indicarFiador(terreno.servidor, terreno.estudante, terreno.fiador)),
};

const aceitar: Acao = {
  nome: 'fiador aceita',
  cabe: (modelo) => modelo.fiador !== null && !modelo.fiador.aceitou && podeMexerNoFiador(modelo),
  prever: (modelo) => {
    if (!modelo.fiador) return false;
    Object.assign(modelo.fiador, { vinculado: true, aceitou: true });
    acompanhar(modelo);
    return true;
  },
  fazer: async (terreno) => {
    const { servidor, fiador } = terreno;
    const garantia = await participante(terreno, 'fiador');
    const convite = await servidor.db
      .selectFrom('convite_fiador')
      .select('id')
      .where('participante_id', '=', garantia)
      .where('revogado_em', 'is', null)
      .executeTakeFirstOrThrow();
    return oQueDeu(aceitarConvite(servidor, fiador, codigoDoConvite(servidor.contexto.segredo, convite.id)));
  },
};

const fiadorFinaliza = (quem: 'fiador' | 'estudante'): Acao => ({
  nome: `${quem} finaliza as pendências do fiador`,
  prever: (modelo) => {
    const { fiador } = modelo;
    if (quem !== 'fiador' || !fiador?.vinculado) return false;
    if (modelo.sigla !== 'RAF' || !fiador.recusado) return true;
    if (modelo.pedeAlgo.fiador) return false;
    fiador.recusado = false;
    return entregar(modelo, 'concluirCorrecao', 'fiador');
  },
  fazer: async (terreno) => {
    const url = `/solicitacao/pendencias/fiador/${await participante(terreno, 'fiador')}/concluir`;
    return pedirComo(terreno, terreno[quem], 'POST', url);
  },
});

export const ACOES_DO_FIADOR: readonly Acao[] = [
  fiadorSai,
  trocarFiador,
  convidar,
  aceitar,
  fiadorFinaliza('fiador'),
  fiadorFinaliza('estudante'),
];
