/** Where walks begin: requests in every state, led there by the same actions that the walks take. */
import {
  abrirConvite,
  aceitarConvite,
  indicarFiador,
  pessoaNumero,
  preencherPeloFiador,
} from '../fiadores.ts';
import { criarConta, criarOperador } from '../pessoas.ts';
import type { ServidorDeTeste } from '../servidor-de-teste.ts';
import {
  CURSO_COM_ANALISE_DA_IES,
  CURSO_SEM_FIADOR,
  CURSO_SIMPLES,
  criarSolicitacao,
  preencherPessoa,
} from '../solicitacoes.ts';
import type { Acao } from './acoes.ts';
import { ACOES_DA_EQUIPE } from './acoes-da-equipe.ts';
import { ACOES_DAS_PESSOAS } from './acoes-das-pessoas.ts';
import type { Gente, Terreno } from './gente.ts';
import { acompanhar, type Modelo, modeloInicial } from './modelo.ts';
import { tentar } from './passo.ts';

export const ACOES: readonly Acao[] = [...ACOES_DAS_PESSOAS, ...ACOES_DA_EQUIPE];

export interface Partida {
  nome: string;
  terreno: Terreno;
  modelo: Modelo;
}

/** Of the three courses only the one without a guarantor is approved by one person. */
export const TETO_DAS_CAMINHADAS = '175000';

type Preparo = 'vazia' | 'preenchida' | 'sem aceite' | 'pronta';

const CONCLUIR = 'estudante conclui';
const PROPOR = 'analista decide reprovar com motivo';
const CONFIRMAR = 'colega responde à proposta: confirmar';
const RECORRER = 'estudante recorre';
const APROVAR_DADOS = [
  'analista marca estudante.RG como aprovado',
  'analista marca estudante.RESIDENCIA como aprovado',
  'a equipe aprova os outros documentos',
  'analista decide aprovarDadosComplementares',
];
const APROVAR_FIADOR = [
  'analista marca fiador.RESIDENCIA como aprovado',
  'a equipe aprova os outros documentos',
];
const RECUSAR_RESIDENCIA = [
  'analista marca estudante.RESIDENCIA como rejeitado',
  'analista decide devolverDadosComplementares',
];
const RECUSAR_FIADOR = ['analista marca fiador.RESIDENCIA como rejeitado', 'analista decide devolverFiador'];

const RECEITAS: ReadonlyArray<[curso: string, preparo: Preparo, caminho: readonly string[]]> = [
  [CURSO_SEM_FIADOR, 'vazia', []],
  [CURSO_SEM_FIADOR, 'preenchida', []],
  [CURSO_SEM_FIADOR, 'preenchida', [CONCLUIR]],
  [CURSO_SEM_FIADOR, 'preenchida', [CONCLUIR, ...APROVAR_DADOS.slice(0, 3)]],
  [CURSO_SEM_FIADOR, 'preenchida', [CONCLUIR, ...RECUSAR_RESIDENCIA]],
  [CURSO_SEM_FIADOR, 'preenchida', [CONCLUIR, PROPOR]],
  [CURSO_SEM_FIADOR, 'preenchida', [CONCLUIR, ...APROVAR_DADOS]],
  [CURSO_SEM_FIADOR, 'preenchida', [CONCLUIR, PROPOR, CONFIRMAR]],
  [CURSO_SEM_FIADOR, 'preenchida', [CONCLUIR, PROPOR, CONFIRMAR, RECORRER]],
  [CURSO_SEM_FIADOR, 'preenchida', ['estudante cancela pelo motivo 1']],
  [CURSO_SIMPLES, 'preenchida', []],
  [CURSO_SIMPLES, 'sem aceite', []],
  [CURSO_SIMPLES, 'pronta', []],
  [CURSO_SIMPLES, 'pronta', [CONCLUIR]],
  [CURSO_SIMPLES, 'pronta', [CONCLUIR, ...APROVAR_DADOS.slice(0, 3)]],
  [CURSO_SIMPLES, 'pronta', [CONCLUIR, ...RECUSAR_RESIDENCIA]],
  [CURSO_SIMPLES, 'pronta', [CONCLUIR, ...APROVAR_DADOS]],
  [CURSO_SIMPLES, 'pronta', [CONCLUIR, ...APROVAR_DADOS, ...APROVAR_FIADOR, 'analista decide aprovarFiador']],
  [CURSO_SIMPLES, 'pronta', [CONCLUIR, ...APROVAR_DADOS, PROPOR]],
  [CURSO_SIMPLES, 'pronta', [CONCLUIR, ...APROVAR_DADOS, PROPOR, CONFIRMAR, RECORRER]],
  [CURSO_SIMPLES, 'pronta', [CONCLUIR, ...APROVAR_DADOS, ...RECUSAR_FIADOR]],
  [CURSO_COM_ANALISE_DA_IES, 'pronta', []],
  [CURSO_COM_ANALISE_DA_IES, 'pronta', [CONCLUIR]],
  [CURSO_COM_ANALISE_DA_IES, 'pronta', [CONCLUIR, 'instituicao decide colocarEmListaDeEspera com motivo']],
  [CURSO_COM_ANALISE_DA_IES, 'pronta', [CONCLUIR, 'instituicao decide reprovarIes com motivo', RECORRER]],
];

export async function prepararPartidas(servidor: ServidorDeTeste): Promise<readonly Partida[]> {
  const partidas: Partida[] = [];
  let gente: GenteDeTodas | undefined;
  for (const [indice, [curso, preparo, caminho]] of RECEITAS.entries()) {
    const estudante = await criarConta(servidor, pessoaNumero(20_000 + indice));
    const fiador = await criarConta(servidor, pessoaNumero(21_000 + indice));
    const { id } = await criarSolicitacao(servidor, estudante, { curso });
    gente ??= await chamarGente(servidor);
    const operadores = { ...gente.operadores, ...(await daInstituicao(servidor, id)) };
    const terreno: Terreno = { ...gente, operadores, servidor, id, estudante, fiador };
    const modelo = modeloInicial({
      semFiador: curso === CURSO_SEM_FIADOR,
      acimaDoTeto: curso !== CURSO_SEM_FIADOR,
      analiseIes: curso === CURSO_COM_ANALISE_DA_IES,
    });
    await preparar(terreno, modelo, preparo);
    const partida = { nome: [curso, preparo, ...caminho].join(', '), terreno, modelo };
    for (const nome of caminho) await tentar(acaoDeNome(nome), partida, { tem: true });
    partidas.push(partida);
  }
  // A code was sent to each guarantor, and another one waits for half a minute.
  servidor.relogio.avancar({ minutos: 5 });
  return partidas;
}

function acaoDeNome(nome: string): Acao {
  const acao = ACOES.find((outra) => outra.nome === nome);
  if (!acao) throw new Error(`No action is called "${nome}"`);
  return acao;
}

type GenteDeTodas = Omit<Gente, 'operadores'> & {
  operadores: Omit<Gente['operadores'], 'instituicao' | 'outraInstituicao'>;
};

async function chamarGente(servidor: ServidorDeTeste): Promise<GenteDeTodas> {
  return {
    outroEstudante: await criarConta(servidor, pessoaNumero(22_000)),
    operadores: {
      analista: (await criarOperador(servidor, 'analista')).token,
      colega: (await criarOperador(servidor, 'analista')).token,
      terceira: (await criarOperador(servidor, 'analista')).token,
      suporte: (await criarOperador(servidor, 'suporte')).token,
    },
  };
}

/** The institution of the request, and one that has nothing to do with it. */
async function daInstituicao(servidor: ServidorDeTeste, id: number) {
  const { instituicao_id: propria } = await servidor.db
    .selectFrom('solicitacao')
    .select('instituicao_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: outra } = await servidor.db
    .selectFrom('instituicao')
    .select('id')
    .where('id', '!=', propria)
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    instituicao: (await criarOperador(servidor, 'instituicao', propria)).token,
    outraInstituicao: (await criarOperador(servidor, 'instituicao', outra)).token,
  };
}

async function preparar(terreno: Terreno, modelo: Modelo, preparo: Preparo): Promise<void> {
  const { servidor, id, estudante, fiador } = terreno;
  if (preparo === 'vazia') return;
  await preencherPessoa(servidor, estudante, id);
  modelo.preencheu = true;
  modelo.provas['estudante.RG'].situacao = 'enviado';
  modelo.provas['estudante.RESIDENCIA'].situacao = 'enviado';
  if (preparo !== 'preenchida') {
    if (preparo === 'pronta') {
      const { codFiador } = await indicarFiador(servidor, estudante, fiador);
      await aceitarConvite(servidor, fiador, codFiador);
      await preencherPessoa(servidor, fiador, id, { tipoPessoa: 'fiador' });
    } else {
      const { codFiador } = await preencherPeloFiador(servidor, estudante, fiador);
      await abrirConvite(servidor, fiador, codFiador);
      await preencherPessoa(servidor, estudante, id, { tipoPessoa: 'fiador' });
    }
    modelo.provas['fiador.RESIDENCIA'].situacao = 'enviado';
    modelo.fiador = {
      preenchidoPor: preparo === 'pronta' ? 'pessoa' : 'estudante',
      vinculado: true,
      aceitou: preparo === 'pronta',
      preencheu: true,
      entregou: false,
      recusado: false,
    };
  }
  // From nothing to everything it passes through each state of the filling in.
  for (let vez = 0; vez < 3; vez += 1) acompanhar(modelo);
}
