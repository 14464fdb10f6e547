import type { IndicacaoEspecial } from '@credito/api/indicacao.rotas';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findIndicacaoVigente } from './indicacao.repository.ts';

const SEM_INDICACAO: IndicacaoEspecial = {
  ativo: 'N',
  nome: null,
  email: null,
  telefone: null,
  express: null,
  codBolsa: null,
  curso: null,
  grau: null,
  dataFormatura: null,
  valorContratoCentavos: null,
  parcelas: null,
  parcelasRestituicao: null,
  periodoDebito: null,
  dataInicioRestituicao: null,
  dataInicioValidade: null,
  dataFimValidade: null,
  siglaIes: null,
  nomeIes: null,
};

/** The logged-in person's own; another CPF answers like a missing one. */
export async function lerIndicacao(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  cpf: string,
): Promise<IndicacaoEspecial> {
  const conta = await db
    .selectFrom('conta')
    .select('cpf')
    .where('id', '=', sessao.contaId)
    .executeTakeFirstOrThrow();
  if (conta.cpf !== cpf) throw naoEncontrado();
  const achada = await findIndicacaoVigente(db, cpf, dataEmSaoPaulo(relogio.agora()));
  if (!achada) return SEM_INDICACAO;
  return {
    ativo: 'S',
    nome: achada.nome,
    email: achada.email,
    telefone: achada.telefone,
    express: achada.express,
    codBolsa: achada.bolsa_codigo,
    curso: achada.curso_nome,
    grau: achada.grau,
    dataFormatura: achada.data_formatura,
    valorContratoCentavos: achada.valor_contrato_centavos,
    parcelas: achada.parcelas,
    parcelasRestituicao: achada.parcelas_restituicao,
    periodoDebito: achada.periodo_debito,
    dataInicioRestituicao: achada.data_inicio_restituicao,
    dataInicioValidade: achada.data_inicio_validade,
    dataFimValidade: achada.data_fim_validade,
    siglaIes: achada.instituicao_sigla,
    nomeIes: achada.instituicao_nome,
  };
}
