/** What the desk does with an update: verdicts, approval, correction, and an end without a guarantor. */
import type {
  AtualizacaoNaMesa,
  rotaAvaliarNaAtualizacao,
  rotaDecidirAtualizacao,
} from '@credito/api/gestao-atualizacao.rotas';
import type { Recebido } from '@credito/api/rota';
import { faltaOBloco } from '@credito/domain/atualizacao/estados';
import { isVigente } from '@credito/domain/documento/mudancas';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { avancarVersao } from '../../atualizacao/atribuicao.ts';
import { avisarDaCorrecao } from '../../atualizacao/avisar-da-atualizacao.ts';
import { concluirAtualizacao } from '../../atualizacao/concluir-atualizacao.ts';
import { dispensarPessoa } from '../../atualizacao/dispensar-pessoa.ts';
import { mudarAtualizacao, recusar } from '../../atualizacao/mudar-atualizacao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { mudarSituacao } from '../../documento/documento.repository.ts';
import {
  type AtualizacaoCompleta,
  documentosDasPessoas,
  gravarPessoa,
} from '../../parte-da-atualizacao/atualizacao.repository.ts';
import { motivosVigentes } from '../catalogo/motivos-vigentes.ts';
import { ACAO_DO_VEREDITO, situacaoNova } from '../decisao/avaliar-documento.ts';
import { exigirAtribuicaoDaAtualizacao } from './atribuir.ts';
import { exigirAtualizacaoDaMesa, vereditos, verNaMesa } from './ver-atualizacao.ts';

export async function avaliarNaAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { id, docId }: { id: number; docId: string },
  { resultado, motivos, versao }: Recebido<typeof rotaAvaliarNaAtualizacao>['body'],
): Promise<AtualizacaoNaMesa> {
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirAtualizacaoDaMesa(trx, sessao, id, { travar: true });
    const documento = (await documentosDasPessoas(trx, completa.pessoas)).find((um) => um.id === docId);
    if (!documento || !isVigente(documento.situacao)) throw naoEncontrado();
    if (completa.atualizacao.estado !== 'pendente-analise') throw recusar('estado-nao-permite');
    const veredito = resultado === 'rejeitado' ? { resultado, motivos } : { resultado };
    const novo = situacaoNova(documento, veredito, await motivosVigentes(trx));
    const igual =
      documento.situacao === novo.situacao &&
      JSON.stringify(lerMotivos(documento.motivos)) === JSON.stringify(novo.motivos);
    const agora = contexto.relogio.agora();
    await exigirAtribuicaoDaAtualizacao(trx, sessao, completa, agora);
    if (!igual) {
      if (completa.atualizacao.versao !== versao) throw dadosDesatualizados();
      await avancarVersao(trx, id);
      await mudarSituacao(trx, ACAO_DO_VEREDITO[resultado], agora)
        .set({
          motivos: JSON.stringify(novo.motivos),
          avaliado_por: novo.situacao === 'enviado' ? null : sessao.operadorId,
          avaliado_em: novo.situacao === 'enviado' ? null : agora,
        })
        .where('id', '=', docId)
        .execute();
      await registrarDecisao(trx, {
        em: agora,
        ator: { tipo: 'operador', id: sessao.operadorId },
        acao: `documento.${resultado}`,
        alvo: { tipo: 'documento', id: docId },
        contaId: completa.atualizacao.conta_id,
        dados: { atualizacao: id, tipoDocumento: documento.tipo_documento },
      });
    }
    return verNaMesa(contexto, trx, sessao, await exigirAtualizacaoDaMesa(trx, sessao, id));
  });
}

type Decisao = Recebido<typeof rotaDecidirAtualizacao>['body'];

export async function decidirAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  decisao: Decisao,
): Promise<AtualizacaoNaMesa> {
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirAtualizacaoDaMesa(trx, sessao, id, { travar: true });
    if (completa.atualizacao.versao !== decisao.versao) {
      if (await jaFeita(trx, sessao, completa, decisao)) return verNaMesa(contexto, trx, sessao, completa);
      throw dadosDesatualizados();
    }
    await exigirAtribuicaoDaAtualizacao(trx, sessao, completa, contexto.relogio.agora());
    await decidir(contexto, trx, sessao, completa, decisao);
    return verNaMesa(contexto, trx, sessao, await exigirAtualizacaoDaMesa(trx, sessao, id));
  });
}

/** A second click of the same person on the same version gets the first one's answer. */
async function jaFeita(
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  { atualizacao }: AtualizacaoCompleta,
  { acao, versao }: Decisao,
): Promise<boolean> {
  if (atualizacao.versao !== versao + 1) return false;
  const feita = await trx
    .selectFrom('atualizacao_historico')
    .select('id')
    .where('atualizacao_id', '=', atualizacao.id)
    .where('versao', '=', versao)
    .where('acao', '=', acao)
    .where('operador_id', '=', operadorId)
    .executeTakeFirst();
  return feita !== undefined;
}

async function decidir(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  completa: AtualizacaoCompleta,
  { acao, dados, dispensa }: Decisao,
): Promise<void> {
  const quem = { papel: 'analista', ator: { tipo: 'operador', id: sessao.operadorId } } as const;
  if (acao === 'dispensar') {
    if (!dispensa)
      throw regraDoDominio([{ campo: 'dispensa', mensagem: 'Escolha o fiador e escreva o motivo.' }]);
    const pessoa = completa.pessoas.find(({ tipo_pessoa }) => tipo_pessoa === dispensa.tipo);
    if (!pessoa || !faltaOBloco(pessoa)) throw recusar('estado-nao-permite');
    await dispensarPessoa(contexto, trx, completa, pessoa, { ...quem, motivo: dispensa.motivo });
    return;
  }
  const documentos = (await documentosDasPessoas(trx, completa.pessoas)).filter(({ situacao }) =>
    isVigente(situacao),
  );
  const { tudoAvaliado, temRecusa } = vereditos(documentos);
  if (acao === 'aprovar') {
    const depois = await mudarAtualizacao(contexto, trx, completa, {
      acao,
      ...quem,
      tudoAvaliado,
      temRecusa,
    });
    await concluirAtualizacao(contexto, trx, depois);
    return;
  }
  const pessoas = [];
  for (const pessoa of completa.pessoas) {
    const motivos = dados.filter(({ tipo }) => tipo === pessoa.tipo_pessoa).map(({ motivo }) => motivo);
    const recusados = documentos.some(
      ({ dono_id, situacao }) => dono_id === pessoa.id && situacao === 'rejeitado',
    );
    pessoas.push(
      pessoa.situacao === 'enviado' && (motivos.length > 0 || recusados)
        ? await gravarPessoa(trx, pessoa, { situacao: 'a-corrigir', motivos })
        : pessoa,
    );
  }
  const depois = await mudarAtualizacao(
    contexto,
    trx,
    { ...completa, pessoas },
    // A reason for somebody who need not confirm any more asks nobody for anything.
    { acao, ...quem, tudoAvaliado, temRecusa: pessoas.some(({ situacao }) => situacao === 'a-corrigir') },
  );
  await avisarDaCorrecao(contexto, trx, depois);
}
