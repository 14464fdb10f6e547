/** What a form of an alteration begins with, and what would change by it: nothing is written. */
import type { AlteracaoSimulada, ContratoDeHoje } from '@credito/api/alteracao.rotas';

import { FICHA_DA_ESPECIE, PAPEIS_COM_DADOS } from '@credito/domain/alteracao/especies';
import { mesesComMaisDeUma } from '@credito/domain/alteracao/meses-cheios';
import { abertas } from '@credito/domain/alteracao/plano';
import { resumoDoPlano } from '@credito/domain/alteracao/resumo-do-plano';
import type { Parcela } from '@credito/domain/credito/plano-de-restituicao';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { conflito } from '../../erros.ts';
import {
  type ContratoCompleto,
  carregarContrato,
  contratosDoEstudante,
} from '../contrato/contrato.repository.ts';
import { cursoDoContrato, instituicoesHabilitadas } from '../contrato/curso-do-contrato.ts';
import { parteDaLinha } from '../contrato/parte-na-linha.ts';
import { planoDoContrato } from '../contrato/restituicao.ts';
import { pagasDoContrato } from './contas-da-alteracao.ts';
import { MENSAGEM_FORA_DE_VIGOR, type OQueSePede, prepararAlteracao } from './preparar-alteracao.ts';

/** `contaId`: whose address is told; without it, everybody's. */
export async function contratoDeHoje(
  db: Kysely<DB>,
  completo: ContratoCompleto,
  contaId?: string,
): Promise<ContratoDeHoje> {
  const { contrato } = completo;
  if (contrato.codigo !== 'EFE') throw conflito(MENSAGEM_FORA_DE_VIGOR);
  const plano = planoDoContrato(completo);
  const emAberto = abertas(plano, await pagasDoContrato(db, contrato.id));
  const ultimo = plano.usos.at(-1);
  return {
    pessoas: completo.partes.map(parteDaLinha).flatMap((parte) => {
      const papel = PAPEIS_COM_DADOS.find((um) => um === parte.papel);
      const lido = contaId === undefined || parte.contaId === contaId;
      return papel
        ? [{ papel, nome: parte.nome, endereco: (lido && parte.qualificacao.endereco) || null }]
        : [];
    }),
    ...(await cursoDoContrato(db, contrato.id)),
    instituicoes: [...(await instituicoesHabilitadas(db)).keys()],
    mensalidadeCentavos: ultimo?.mensalidadeCentavos ?? 0,
    percentual: ultimo?.percentual ?? 100,
    ultimoMes: plano.ultimoMes,
    parcelas: emAberto.length,
    primeiroVencimento: emAberto.length > 0 ? resumoDoPlano(emAberto).primeiroVencimento : null,
  };
}

export async function simular(
  db: Kysely<DB>,
  completo: ContratoCompleto,
  pedido: OQueSePede,
): Promise<AlteracaoSimulada> {
  const { contrato } = completo;
  const { mudancas, antes, depois, assinam } = await prepararAlteracao(db, completo, pedido);
  const devidas = depois && [
    ...(await emAbertoDe(db, contrato.id, depois)),
    ...(await emAbertoDosOutros(db, contrato)),
  ];
  return {
    mudancas: mudancas.map((mudanca) => ({ ...mudanca })),
    plano: depois && { antes: resumoDoPlano(antes.parcelas), depois: resumoDoPlano(depois.parcelas) },
    assinam: assinam.map(({ papel, nome }) => ({ papel, nome })),
    ouveInstituicao: FICHA_DA_ESPECIE[pedido.pedido.especie].ouveInstituicao,
    mesesCheios: devidas && mesesComMaisDeUma(devidas, pedido.hoje),
  };
}

const emAbertoDe = async (
  db: Kysely<DB>,
  contratoId: number,
  plano: { parcelas: readonly Parcela[] },
): Promise<readonly Parcela[]> => abertas(plano, await pagasDoContrato(db, contratoId));

/** Of the student's other contracts in effect. */
async function emAbertoDosOutros(
  db: Kysely<DB>,
  { id, conta_id }: ContratoCompleto['contrato'],
): Promise<readonly Parcela[]> {
  const parcelas: Parcela[] = [];
  for (const outro of await contratosDoEstudante(db, conta_id)) {
    if (outro.codigo !== 'EFE' || outro.id === id) continue;
    const completo = await carregarContrato(db, outro.id);
    if (completo) parcelas.push(...(await emAbertoDe(db, outro.id, planoDoContrato(completo))));
  }
  return parcelas;
}
