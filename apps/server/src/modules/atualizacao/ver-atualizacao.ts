/** What the student, and whoever guarantees the contract, read of an update. */
import type {
  AtualizacaoEmAndamento,
  PessoasDaAtualizacao,
  rotaAtualizacoesComoFiador,
  rotaDadosOriginais,
  rotaStatusDaAtualizacao,
  UltimaAtualizacao,
} from '@credito/api/atualizacao.rotas';
import type { Resposta } from '@credito/api/rota';
import { calendarioDoPeriodo } from '@credito/domain/atualizacao/calendario';
import { cartaoDaAtualizacao, elegibilidade, type FatosDoCartao } from '@credito/domain/atualizacao/cartao';
import { isAberta, statusDaAtualizacao } from '@credito/domain/atualizacao/estados';
import { prazosDoPeriodo, rotuloDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { contratoEfetivado } from '../contrato/contrato.repository.ts';
import { exigirAtualizacao, isPropria } from '../parte-da-atualizacao/acesso.ts';
import {
  type AtualizacaoCompleta,
  abertasComoFiador,
  periodoDoDia,
  periodosGuardados,
  ultimaDoEstudante,
} from '../parte-da-atualizacao/atualizacao.repository.ts';
import { apresentarPessoas, originaisDe, statusDe } from './apresentar-pessoas.ts';
import { cartaoDoFiador } from './cartao-do-fiador.ts';
import { mudouAlgo } from './fatos-da-pessoa.ts';
import { renovacaoDe } from './renovacao-do-estudante.ts';

type ParaLer = Pick<Contexto, 'relogio'> & { db: Kysely<DB> };

/** Where the student stands: the update of today's period, or an older one on which somebody still acts. */
async function situacaoDoEstudante({ db, relogio }: ParaLer, contaId: string) {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const contrato = await contratoEfetivado(db, contaId);
  const doDia = await periodoDoDia(db, hoje);
  const ultima = await ultimaDoEstudante(db, contaId);
  const vale =
    ultima !== null &&
    (isAberta(ultima.atualizacao.estado) ||
      ultima.atualizacao.periodo_id === doDia?.id ||
      ultima.atualizacao.reconhecida_em === null);
  const atual = vale ? ultima : null;
  const periodo = atual?.periodo ?? doDia?.periodo ?? null;
  const fatos: FatosDoCartao = {
    efetivado: contrato !== null,
    periodo,
    atualizacao: atual && {
      estado: atual.atualizacao.estado,
      reconhecida: atual.atualizacao.reconhecida_em !== null,
      blocos: atual.pessoas.map((pessoa) => ({
        tipo: pessoa.tipo_pessoa,
        nome: pessoa.nome,
        situacao: pessoa.situacao,
        mudou: mudouAlgo(pessoa),
      })),
    },
  };
  return { hoje, contrato, atual, periodo, fatos };
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
  const { hoje, contrato, atual, periodo, fatos } = await situacaoDoEstudante(contexto, sessao.contaId);
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
    renovacao: contrato && periodo ? await renovacaoDe(contexto.db, contrato, { periodo, atual }) : null,
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
export async function calendario({ db, relogio }: Contexto): Promise<string> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const periodos = (await periodosGuardados(db)).map(({ periodo }) => periodo);
  const [periodo] = periodos
    .filter((um) => prazosDoPeriodo(um).tardioAte >= hoje)
    .sort((a, b) => (a.abre < b.abre ? -1 : 1));
  if (!periodo) throw naoEncontrado();
  return calendarioDoPeriodo(periodo, relogio.agora());
}
