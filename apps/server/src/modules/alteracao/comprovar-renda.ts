/** Whoever has accepted to guarantee a contract proves the income, as in a request (ADR 0202). */
import type { RendaDoNovoFiador } from '@credito/api/alteracao-da-renda.rotas';
import {
  contextoDaRenda,
  planoDaRenda,
  provasPedidas,
  rendaCompleta,
} from '@credito/domain/alteracao/renda-do-novo-fiador';
import { respostasDesfeitas } from '@credito/domain/participante/efeitos-da-resposta';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { decidirPasso } from '@credito/domain/wizard/decisao';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, exigirAceita, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { apagarDocumentosDosTipos } from '../documento/excluir-documentos.ts';
import { registroDe } from '../documento/registro.ts';
import { type AcessoARenda, conferida, donoDe, exigirRenda, isEditavel } from './dono-da-renda.ts';
import { registrarNaAlteracao } from './mudar-alteracao.ts';
import { fecharRenda, gravarRespostasDaRenda } from './renda-do-novo-fiador.ts';
import { contratoDa } from './texto-da-alteracao.ts';

const MENSAGEM_FALTA = 'Falta alguma resposta ou comprovante. Confira os passos e envie de novo.';

export async function verRenda(
  contexto: Pick<Contexto, 'relogio'> & { db: Kysely<DB> },
  sessao: SessaoDeConta,
  id: number,
): Promise<RendaDoNovoFiador> {
  const acesso = await exigirRenda(contexto.db, sessao, id);
  const { completa, daRenda } = acesso;
  const { renda, fatos, documentos } = daRenda;
  const { partes } = await contratoDa(contexto.db, completa);
  const { natureza } = donoDe(acesso);
  return {
    alteracaoId: id,
    estudante: primeiroNome(partes.find(({ papel }) => papel === 'estudante')?.nome ?? ''),
    papel: fatos.papel,
    respostas: renda.respostas,
    documentos: documentos.map((documento) => registroDe(documento, fatos.papel, natureza)),
    rendaMinimaCentavos: fatos.rendaMinimaCentavos,
    haOutroFiador: fatos.haOutroFiador,
    editavel: isEditavel(acesso),
    enviadaEm: renda.enviada_em?.toISOString() ?? null,
    devolucao: renda.aberta && renda.enviada_em !== null ? await motivoDaDevolucao(contexto.db, id) : null,
  };
}

async function motivoDaDevolucao(db: Kysely<DB>, alteracaoId: number): Promise<string | null> {
  const linha = await db
    .selectFrom('alteracao_historico')
    .select('motivo')
    .where('alteracao_id', '=', alteracaoId)
    .where('acao', '=', 'devolverRenda')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha?.motivo ?? null;
}

/** One step; what another type of income asks for no more leaves. */
export async function responderRenda(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  { passo: nome, alteracoes }: { passo: string; alteracoes: Readonly<Record<string, unknown>> },
): Promise<RendaDoNovoFiador> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirRenda(trx, sessao, id, { travar: true });
    exigirAberta(acesso);
    const passo = planoDaRenda.find((um) => um.id === nome && um.campos.length > 0);
    if (!passo) throw naoEncontrado();
    const { renda } = acesso.daRenda;
    const mudancas = exigirAceita(decidirPasso(passo, contextoEm(acesso, agora), alteracoes));
    if (Object.keys(mudancas).length > 0) {
      const respostas: Record<string, unknown> = { ...renda.respostas, ...mudancas };
      for (const desfeita of respostasDesfeitas(renda.respostas, mudancas)) delete respostas[desfeita];
      await gravarRespostasDaRenda(trx, renda.id, respostas);
      const pedidos = provasPedidas(respostas).map(({ tipoDocumento }) => tipoDocumento);
      const dono = donoDe(acesso);
      const sobram = dono.documentos
        .map(({ tipo_documento }) => tipo_documento)
        .filter((tipo) => !pedidos.includes(tipo));
      await apagarDocumentosDosTipos(trx, dono, sobram, agora);
      await conferida(trx, acesso.completa, agora);
    }
    return verRenda({ ...contexto, db: trx }, sessao, id);
  });
}

/** To the desk; sent already is sent. */
export async function enviarRenda(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<RendaDoNovoFiador> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirRenda(trx, sessao, id, { travar: true });
    const { alteracao } = acesso.completa;
    const { renda } = acesso.daRenda;
    if (renda.aberta) {
      exigirAberta(acesso);
      if (!rendaCompleta(contextoEm(acesso, agora))) throw conflito(MENSAGEM_FALTA);
      await fecharRenda(trx, renda.id, agora);
      await registrarNaAlteracao(contexto, trx, alteracao, {
        acao: 'enviarRenda',
        papel: 'signatario',
        ator: { tipo: 'conta', id: sessao.contaId },
        para: alteracao.fluxo,
      });
    }
    return verRenda({ ...contexto, db: trx }, sessao, id);
  });
}

const contextoEm = ({ daRenda: { fatos } }: AcessoARenda, agora: Date) =>
  contextoDaRenda({ ...fatos, hoje: dataEmSaoPaulo(agora) });

function exigirAberta(acesso: AcessoARenda): void {
  if (!isEditavel(acesso)) throw dadosDesatualizados('A sua renda já foi enviada e não pode mudar agora.');
}
