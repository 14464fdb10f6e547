/** The next edition of a contract that the analysis refused: persons, school, rules and plan as they are today. */
import { gerarContrato, MENSAGENS_DA_GERACAO } from '@credito/domain/contrato/geracao';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction, Updateable } from 'kysely';
import type { Contrato, DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado } from '../../../erros.ts';
import { indiceDoPrograma } from '../../catalogo/indice-do-programa.ts';
import { regrasDoPrograma } from '../../catalogo/regras-do-programa.ts';
import type { ContratoCompleto } from '../../contrato/contrato.repository.ts';
import { cursoVigente } from '../../contrato/curso-do-contrato.ts';
import { comDadosVigentes } from '../../contrato/dados-vigentes.ts';
import { ultimoVencimentoDe } from '../../contrato/sequencia.ts';
import { carregarSolicitacao } from '../../solicitacao/fatos.ts';
import { gravarConteudo } from './gravar-conteudo.ts';
import {
  inicioDe,
  MENSAGEM_SEM_NUMEROS,
  MENSAGEM_SEM_REGRAS,
  partesDaSolicitacao,
} from './propor-contrato.ts';

export async function refazerContrato(
  contexto: Contexto,
  trx: Transaction<DB>,
  { contrato }: ContratoCompleto,
): Promise<Updateable<Contrato>> {
  const declarada = await carregarSolicitacao(trx, contrato.solicitacao_id);
  if (!declarada) throw naoEncontrado();
  const completa = await comDadosVigentes(trx, declarada);
  const agora = contexto.relogio.agora();
  const hoje = dataEmSaoPaulo(agora);
  const vigentes = await regrasDoPrograma(trx, contrato.bolsa_id, agora);
  if (vigentes === null) throw conflito(MENSAGEM_SEM_REGRAS);
  const partes = partesDaSolicitacao(contexto, completa, vigentes, hoje);
  if (typeof partes === 'string') throw conflito(partes);
  const indice = await indiceDoPrograma(trx, contrato.bolsa_id, vigentes.regras.indice);
  if (indice === null) throw conflito(MENSAGEM_SEM_NUMEROS);
  const transferido = await cursoVigente(trx, contrato.solicitacao_id);
  const { mensalidade_centavos, percentual } = completa.solicitacao;
  const gerado = gerarContrato({
    termo: contrato,
    ...inicioDe(completa),
    mensalidadeCentavos: transferido?.mensalidadeCentavos ?? mensalidade_centavos,
    percentual: transferido?.percentual ?? percentual,
    ultimoMes: contrato.ultimo_mes,
    regras: vigentes.regras,
    contratadoEm: hoje,
    indice,
    ultimoVencimentoAnterior: await ultimoVencimentoDe(trx, contrato, contrato),
  });
  if (typeof gerado === 'string') throw conflito(MENSAGENS_DA_GERACAO[gerado]);
  await gravarConteudo(contexto, trx, contrato.id, { gerado, partes });
  return {
    edicao: contrato.edicao + 1,
    // The credit may have been taken to another school since it was made.
    ...(transferido && {
      instituicao_id: transferido.instituicaoId,
      instituicao_atual: transferido.instituicao,
      curso_atual: transferido.curso,
    }),
    regras: JSON.stringify(vigentes.regras),
    assinaturas: JSON.stringify(vigentes.assinaturas),
    contratado_em: hoje,
    primeiro_vencimento: gerado.primeiroVencimento,
    valor_centavos: gerado.valorCentavos,
    total_centavos: gerado.totalCentavos,
    prazo: null,
    plano_aceito_em: null,
    assinado_em: null,
  };
}
