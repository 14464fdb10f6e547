/** Contracts in a state of their life, as generation and release would have left them. */

import { Readable } from 'node:stream';
import { ATUALIZACAO_PADRAO } from '@credito/domain/atualizacao/atraso';
import { ASSINATURAS_PADRAO, type ViaDeAssinatura } from '@credito/domain/contrato/assinaturas-do-programa';
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import { gerarContrato } from '@credito/domain/contrato/geracao';
import type { ParteDoContrato } from '@credito/domain/contrato/partes';
import type { CausaDoCancelamento } from '@credito/domain/contrato/prazo';
import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import type { Termo } from '@credito/domain/contrato/termo';
import { REGRAS_PADRAO } from '@credito/domain/credito/regras-do-programa';
import type { Contexto } from '../src/contexto.ts';
import { carregarContrato } from '../src/modules/contrato/contrato.repository.ts';
import { dadosDoTexto } from '../src/modules/contrato/dados-do-texto.ts';
import { gravarConteudo } from '../src/modules/gestao/contrato/gravar-conteudo.ts';
import { partesDaSolicitacao } from '../src/modules/gestao/contrato/propor-contrato.ts';
import { carregarSolicitacao } from '../src/modules/solicitacao/fatos.ts';
import { pdfSimples } from './documentos/pdf-hostil.ts';

export interface OpcoesDoContrato {
  codigo?: CodigoDoContrato;
  via?: ViaDeAssinatura;
  termo?: Termo;
  prazo?: string | null;
  assinadoEm?: string | null;
  /** Besides those of the request; nobody of them has an account. */
  aMais?: ReadonlyArray<{ papel: PapelDeSignatario; nome: string; cpf: string; email: string }>;
  /** Whoever signs sends a photo. */
  pedeFoto?: boolean;
  cancelamento?: { causa: CausaDoCancelamento; vindoDe: CodigoDoContrato } | null;
}

/** Of six fees of half of R$ 1.200,00 and a course of four years. */
export async function inserirContrato(
  { contexto }: { contexto: Contexto },
  solicitacaoId: number,
  opcoes: OpcoesDoContrato = {},
): Promise<number> {
  const { codigo = 'DIS', via = 'impressa', termo = { ano: 2027, semestre: 1 } } = opcoes;
  const assinaturas = { ...ASSINATURAS_PADRAO, pedeFoto: opcoes.pedeFoto === true };
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await carregarSolicitacao(trx, solicitacaoId);
    if (!completa) throw new Error(`no request has the id ${solicitacaoId}`);
    const gerado = gerarContrato({
      termo,
      primeiroTermo: termo,
      ingresso: '2027-01-01',
      mensalidadeCentavos: 120_000,
      percentual: 50,
      ultimoMes: '2030-12-01',
      regras: REGRAS_PADRAO,
      contratadoEm: '2026-11-20',
      ultimoVencimentoAnterior: null,
    });
    if (typeof gerado === 'string') throw new Error(gerado);
    const vigentes = {
      versao: 0,
      regras: REGRAS_PADRAO,
      assinaturas,
      atualizacao: ATUALIZACAO_PADRAO,
    };
    const partes = partesDaSolicitacao(contexto, completa, vigentes, '2026-11-20');
    if (typeof partes === 'string') throw new Error(partes);
    const { conta_id, instituicao_id, bolsa_id } = completa.solicitacao;
    const { id } = await trx
      .insertInto('contrato')
      .values({
        numero: contexto.aleatorio.uuid().slice(0, 8),
        solicitacao_id: solicitacaoId,
        conta_id,
        instituicao_id,
        bolsa_id,
        tipo: gerado.tipo,
        ...termo,
        codigo,
        situacao_desde: agora,
        via,
        regras: JSON.stringify(REGRAS_PADRAO),
        assinaturas: JSON.stringify(assinaturas),
        ultimo_mes: '2030-12-01',
        contratado_em: '2026-11-20',
        primeiro_vencimento: gerado.primeiroVencimento,
        valor_centavos: gerado.valorCentavos,
        total_centavos: gerado.totalCentavos,
        prazo: opcoes.prazo === undefined ? '2026-12-20' : opcoes.prazo,
        assinado_em: opcoes.assinadoEm ?? null,
        causa_do_cancelamento: opcoes.cancelamento?.causa ?? null,
        cancelado_de: opcoes.cancelamento?.vindoDe ?? null,
        criado_em: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await gravarConteudo(contexto, trx, id, { gerado, partes: comAMais(partes, opcoes.aMais ?? []) });
    await trx
      .insertInto('contrato_historico')
      .values({ contrato_id: id, em: agora, acao: 'gerar', ator: 'contratos', versao: 0, codigo })
      .execute();
    const completo = await carregarContrato(trx, id);
    if (!completo) throw new Error('the contract was not written');
    const {
      id: arquivo,
      sha256,
      bytes,
    } = await contexto.gateways.cofre.gravar(Readable.from([await pdfSimples('Contrato')]));
    await trx
      .insertInto('contrato_texto')
      .values({
        contrato_id: id,
        edicao: 1,
        modelo: 1,
        dados: JSON.stringify(await dadosDoTexto({ ...contexto, db: trx }, completo)),
        arquivo,
        sha256,
        bytes,
        criado_em: agora,
      })
      .execute();
    return id;
  });
}

const GRUPO_DE_FORA: Readonly<Partial<Record<PapelDeSignatario, 1 | 2>>> = { responsavel: 1 };

function comAMais(
  partes: readonly ParteDoContrato[],
  aMais: NonNullable<OpcoesDoContrato['aMais']>,
): readonly ParteDoContrato[] {
  const [molde] = partes;
  if (!molde) return partes;
  const sem = { participanteId: null, contaId: null, telefone: null };
  return [
    ...partes,
    ...aMais.map((quem) => ({ ...molde, ...sem, ...quem, grupo: GRUPO_DE_FORA[quem.papel] ?? 2 })),
  ];
}
