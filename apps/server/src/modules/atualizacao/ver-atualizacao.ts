/** What the student, and whoever guarantees the contract, read of an update. */
import type {
  AtualizacaoEmAndamento,
  rotaAtualizacoesComoFiador,
  rotaStatusDaAtualizacao,
  UltimaAtualizacao,
} from '@credito/api/atualizacao.rotas';
import type { PessoasDaAtualizacao, rotaDadosOriginais } from '@credito/api/atualizacao-partes.rotas';
import type { Resposta } from '@credito/api/rota';
import { cartaoDoAtraso, type EfeitoNoContrato } from '@credito/domain/atualizacao/atraso';
import { calendarioDoPeriodo } from '@credito/domain/atualizacao/calendario';
import { cartaoDaAtualizacao, elegibilidade, type FatosDoCartao } from '@credito/domain/atualizacao/cartao';
import { statusDaAtualizacao } from '@credito/domain/atualizacao/estados';
import { type Periodo, prazosDoPeriodo, rotuloDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { contratoEfetivado } from '../contrato/contrato.repository.ts';
import { exigirAtualizacao, isPropria } from '../parte-da-atualizacao/acesso.ts';
import {
  type AtualizacaoCompleta,
  abertasComoFiador,
  periodosGuardados,
} from '../parte-da-atualizacao/atualizacao.repository.ts';
import { atualizacaoQueVale } from '../parte-da-atualizacao/atualizacao-que-vale.ts';
import { apresentarPessoas, lembreteDe, originaisDe, statusDe } from './apresentar-pessoas.ts';
import { atrasosDosContratos, consequenciasNoPeriodo } from './atraso.ts';
import { cartaoDoFiador } from './cartao-do-fiador.ts';
import { mudouAlgo } from './fatos-da-pessoa.ts';
import { fiadoresATrocar } from './fiadores-a-trocar.ts';
import { renovacaoDe } from './renovacao-do-estudante.ts';

type ParaLer = Pick<Contexto, 'relogio'> & { db: Kysely<DB> };

async function situacaoDoEstudante({ db, relogio }: ParaLer, contaId: string) {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const contrato = await contratoEfetivado(db, contaId);
  const { ultima, atual, periodo } = await atualizacaoQueVale(db, contaId, hoje);
  const trocaDevida = ultima ? await fiadoresATrocar(db, ultima.atualizacao.id) : [];
  const fatos: FatosDoCartao = {
    efetivado: contrato !== null,
    periodo,
    consequencia: await consequenciaPara(db, contrato, periodo),
    atualizacao: atual && {
      estado: atual.atualizacao.estado,
      reconhecida: atual.atualizacao.reconhecida_em !== null,
      blocos: atual.pessoas.map((pessoa) => ({
        tipo: pessoa.tipo_pessoa,
        nome: pessoa.nome,
        situacao: pessoa.situacao,
        mudou: mudouAlgo(pessoa),
        lembrete: lembreteDe(atual, pessoa, relogio.agora()),
      })),
      trocaDevida,
    },
  };
  // A renewal goes on after the period, until its contract is there.
  const doContrato = ultima?.atualizacao.contrato_id === contrato?.id ? ultima : null;
  return { hoje, contrato, atual, doContrato, periodo, fatos, trocaDevida };
}

async function consequenciaPara(
  db: Kysely<DB>,
  contrato: Selectable<Contrato> | null,
  periodo: Periodo | null,
): Promise<EfeitoNoContrato> {
  if (!contrato || !periodo) return 'so-renovacao';
  return (await consequenciasNoPeriodo(db, [contrato], periodo)).get(contrato.id) ?? 'so-renovacao';
}

/** What is owed of a period that is over. */
async function atrasoDo(
  db: Kysely<DB>,
  contrato: Selectable<Contrato> | null,
  hoje: Data,
): Promise<UltimaAtualizacao['atraso']> {
  if (!contrato) return null;
  const devido = (await atrasosDosContratos(db, [contrato], hoje)).get(contrato.id);
  if (!devido || devido.consequencia === 'nenhum') return null;
  return cartaoDoAtraso(devido.periodo, devido.consequencia, await proximoPeriodo(db, hoje), hoje);
}

/** The one that takes updates, or else the next one that is known. */
async function proximoPeriodo(db: Kysely<DB>, hoje: Data): Promise<Periodo | null> {
  const [proximo] = (await periodosGuardados(db))
    .map(({ periodo }) => periodo)
    .filter((um) => prazosDoPeriodo(um).tardioAte >= hoje)
    .sort((a, b) => (a.abre < b.abre ? -1 : 1));
  return proximo ?? null;
}

export async function emAndamento(contexto: ParaLer, sessao: SessaoDeConta): Promise<AtualizacaoEmAndamento> {
  const { hoje, atual, fatos } = await situacaoDoEstudante(contexto, sessao.contaId);
  const { elegivel } = elegibilidade(fatos, hoje);
  return {
    atualizacaoId: atual?.atualizacao.id ?? null,
    elegivelAlteracao: elegivel,
    status: statusDaAtualizacao(atual?.atualizacao.estado ?? null),
    pessoas: atual ? pessoasEmAndamento(atual, sessao) : [],
  };
}

function pessoasEmAndamento(
  completa: AtualizacaoCompleta,
  sessao: SessaoDeConta,
): AtualizacaoEmAndamento['pessoas'] {
  return completa.pessoas.map((pessoa) => {
    const propria = isPropria(pessoa, sessao);
    const { telefone } = pessoa.respostas;
    return {
      atualizacaoId: completa.atualizacao.id,
      tipo: pessoa.tipo_pessoa,
      status: statusDe(pessoa, completa),
      nome: propria ? pessoa.nome : primeiroNome(pessoa.nome),
      cpf: propria ? pessoa.cpf : null,
      numeroTelefone: propria && typeof telefone === 'string' ? telefone : null,
      tipoContato: propria ? pessoa.tipo_contato : null,
    };
  });
}

export async function ultimaAlteracao(contexto: Contexto, sessao: SessaoDeConta): Promise<UltimaAtualizacao> {
  const { hoje, contrato, atual, doContrato, periodo, fatos, trocaDevida } = await situacaoDoEstudante(
    contexto,
    sessao.contaId,
  );
  const daRenovacao = doContrato?.periodo ?? periodo;
  const { elegivel, podeIniciar } = elegibilidade(fatos, hoje);
  const cartao = cartaoDaAtualizacao(fatos, hoje);
  return {
    id: atual?.atualizacao.id ?? null,
    elegivelAlteracao: elegivel,
    podeIniciar,
    elegivelAtualizacaoCadastral: elegivel ? 'S' : 'N',
    status: statusDaAtualizacao(atual?.atualizacao.estado ?? null),
    statusAtualizacao: cartao?.estado ?? null,
    cartao: cartao && { ...cartao, acoes: [...cartao.acoes], quemFalta: [...cartao.quemFalta] },
    periodo: periodo && {
      ano: periodo.ano,
      semestre: periodo.semestre,
      rotulo: rotuloDoPeriodo(periodo),
      ...prazosDoPeriodo(periodo),
    },
    atraso: await atrasoDo(contexto.db, contrato, hoje),
    renovacao:
      contrato && daRenovacao && (atual === null || doContrato !== null)
        ? await renovacaoDe(contexto.db, contrato, {
            periodo: daRenovacao,
            atual: doContrato,
            deveTroca: doContrato !== null && trocaDevida.length > 0,
            hoje,
          })
        : null,
  };
}

export async function verStatus(
  { db }: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<Resposta<typeof rotaStatusDaAtualizacao>> {
  const completa = await exigirAtualizacao(db, sessao, id);
  return {
    id,
    status: statusDaAtualizacao(completa.atualizacao.estado),
    pessoas: completa.pessoas.map((pessoa) => ({
      tipo: pessoa.tipo_pessoa,
      nome: primeiroNome(pessoa.nome),
      status: statusDe(pessoa, completa),
    })),
  };
}

export async function verPessoas(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<PessoasDaAtualizacao> {
  return apresentarPessoas(contexto, await exigirAtualizacao(contexto.db, sessao, id), sessao);
}

export async function verOriginais(
  { db }: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<Resposta<typeof rotaDadosOriginais>> {
  const { pessoas } = await exigirAtualizacao(db, sessao, id);
  return {
    pessoas: pessoas
      .filter((pessoa) => isPropria(pessoa, sessao))
      .map((pessoa) => ({ tipo: pessoa.tipo_pessoa, dados: originaisDe(pessoa) })),
  };
}

export async function verComoFiador(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
): Promise<Resposta<typeof rotaAtualizacoesComoFiador>> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  return (await abertasComoFiador(db, sessao.contaId)).flatMap((completa) =>
    completa.pessoas
      .filter((pessoa) => pessoa.tipo_pessoa !== 'estudante' && isPropria(pessoa, sessao))
      .map((pessoa) => cartaoDoFiador(completa, pessoa, hoje)),
  );
}

/** Of the period that takes updates, or else of the next one. */
export async function calendario({ configuracao, db, relogio }: Contexto): Promise<string> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const periodo = await proximoPeriodo(db, hoje);
  if (!periodo) throw naoEncontrado();
  return calendarioDoPeriodo(periodo, relogio.agora(), {
    provedor: configuracao.provedor.nome,
    url: `${configuracao.servidor.publicUrl}/estudante/inicio`,
  });
}
