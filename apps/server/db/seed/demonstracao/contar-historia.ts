/** Tells one story by running the use cases. Told again after a cut, it goes on where it was. */

import { percentuaisPermitidos } from '@credito/domain/instituicao/cobertura';
import { type Grau, isNivelEscolar, perguntaPrimeiraGraduacao } from '@credito/domain/instituicao/niveis';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import { siglasEditaveis } from '@credito/domain/solicitacao/estados';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { cancelarSolicitacao } from '../../../src/modules/cancelamento/cancelar-solicitacao.ts';
import { findOferta } from '../../../src/modules/catalogo/catalogo.repository.ts';
import { concluirSolicitacao } from '../../../src/modules/entrega/concluir-solicitacao.ts';
import { pedirRegime } from '../../../src/modules/fiador/pedir-regime.ts';
import { SEM_CHAVE } from '../../../src/modules/idempotencia/idempotencia.ts';
import { dispensarPesquisa, responderPesquisas } from '../../../src/modules/pesquisa/pesquisa.ts';
import {
  criarSolicitacao,
  type NovaSolicitacao,
} from '../../../src/modules/solicitacao/criar-solicitacao.ts';
import { carregarSolicitacao } from '../../../src/modules/solicitacao/fatos.ts';
import { contarAlteracao } from './alteracao.ts';
import { contarAnalise } from './analise.ts';
import { contarAtualizacao } from './atualizacao.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';
import { contarContrato } from './contrato.ts';
import { garantirConta } from './criar-conta.ts';
import { contarDinheiro } from './dinheiro.ts';
import { entregarMensagens } from './entregar-mensagens.ts';
import { contarFiador } from './fiadores.ts';
import type { Historia, PedidoDaHistoria } from './historia.ts';
import { contarMensagem } from './mensagens.ts';
import { preencherParte, reenviarDocumentos } from './preencher-parte.ts';
import { contarRecurso } from './recurso.ts';
import { contarResponsavel, respostasSobre } from './responsavel.ts';

export async function contarHistoria(narrador: Narrador, historia: Historia): Promise<void> {
  const { estudante, pedido, codigoAntigo } = historia;
  // What is due leaves before the next act, which may end what it speaks of.
  const entregar = () => entregarMensagens(narrador, historia, narrador.contexto.relogio.agora());
  const contaId = await garantirConta(narrador, estudante, { confirmaEmail: pedido !== undefined });
  if (!pedido) return;
  narrador.passar(20);
  const { id: solicitacaoId, sigla } = await garantirSolicitacao(narrador, contaId, pedido);
  if (siglasEditaveis.includes(sigla)) {
    const parte = { solicitacaoId, tipoPessoa: 'estudante', pessoa: estudante, contaId } as const;
    await preencherParte(narrador, parte, {
      ...pedido.preenchimento,
      respostas: { ...respostasSobre(pedido.responsavel?.pessoa), ...pedido.preenchimento.respostas },
    });
    if (pedido.responsavel?.autorizou)
      await contarResponsavel(narrador, solicitacaoId, pedido.responsavel.pessoa);
    for (const fiador of pedido.fiadores ?? [])
      await contarFiador(narrador, { contaId, solicitacaoId }, fiador, entregar);
  }
  await entregar();
  narrador.passar(30);
  if (pedido.concluir) await concluirSolicitacao(narrador.contexto, sessaoDe(contaId), solicitacaoId);
  if (pedido.pesquisa) await contarPesquisa(narrador, contaId, pedido.pesquisa);
  for (const ato of pedido.analise ?? []) {
    await entregar();
    await contarAnalise(narrador, solicitacaoId, ato);
  }
  await entregar();
  for (const mensagem of pedido.mensagens ?? [])
    await contarMensagem(narrador, contaId, solicitacaoId, mensagem);
  if (pedido.contrato)
    await contarContrato(narrador, { contaId, solicitacaoId, fim: pedido.contrato, entregar });
  if (pedido.atualizacao) await contarAtualizacao(narrador, { contaId, estudante, fim: pedido.atualizacao });
  if (pedido.alteracao) {
    await contarAlteracao(narrador, {
      contaId,
      fim: pedido.alteracao,
      vaiGarantir: pedido.vaiGarantir?.pessoa,
      entregar,
    });
    await entregar();
  }
  if (pedido.dinheiro) {
    await contarDinheiro(narrador, { contaId, solicitacaoId, fim: pedido.dinheiro });
    await entregar();
  }
  if (pedido.recurso) await contarRecurso(narrador, contaId, solicitacaoId, pedido.recurso);
  if (pedido.reenvia) {
    narrador.passar(90);
    const parte = { solicitacaoId, tipoPessoa: 'estudante', pessoa: estudante, contaId } as const;
    await reenviarDocumentos(narrador, parte, pedido.reenvia);
  }
  if (pedido.pedeRegime) {
    narrador.passar(60);
    await contarPedidoDoRegime(narrador, solicitacaoId);
  }
  if (codigoAntigo)
    await narrador.contexto.db
      .updateTable('solicitacao')
      .set({ sigla: codigoAntigo })
      .where('id', '=', solicitacaoId)
      .execute();
  if (!pedido.cancelar) return;
  narrador.passar(45);
  await cancelarSolicitacao(narrador.contexto, sessaoDe(contaId), {
    cpf: estudante.cpf,
    usrId: contaId,
    solId: solicitacaoId,
    motId: pedido.cancelar.motivo,
    txt: '',
  });
}

/** As the generation of a contract does. */
async function contarPedidoDoRegime({ contexto }: Narrador, solicitacaoId: number): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const completa = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
    if (completa) await pedirRegime(contexto, trx, completa, { tipo: 'sistema', id: null });
  });
}

const PESQUISA = 'solicitacao-enviada';

/** Whoever answered or skipped before keeps that. */
async function contarPesquisa(
  { contexto }: Narrador,
  contaId: string,
  resposta: NonNullable<PedidoDaHistoria['pesquisa']>,
): Promise<void> {
  if (resposta === 'pulou') await dispensarPesquisa(contexto, sessaoDe(contaId), PESQUISA);
  else await responderPesquisas(contexto, sessaoDe(contaId), [{ campaignId: PESQUISA, ...resposta }]);
}

async function garantirSolicitacao(
  { contexto }: Narrador,
  contaId: string,
  pedido: PedidoDaHistoria,
): Promise<{ id: number; sigla: Sigla }> {
  const atual = await contexto.db
    .selectFrom('solicitacao')
    .select(['id', 'sigla'])
    .where('conta_id', '=', contaId)
    .executeTakeFirst();
  if (atual) return { id: atual.id, sigla: atual.sigla as Sigla };
  const { id } = await criarSolicitacao(
    contexto,
    sessaoDe(contaId),
    await novaSolicitacao(contexto, pedido),
    SEM_CHAVE,
  );
  return { id, sigla: 'PDBE' };
}

async function novaSolicitacao(
  { db, relogio }: Narrador['contexto'],
  { curso, dependente, usoDesdeOAnoPassado }: PedidoDaHistoria,
): Promise<NovaSolicitacao> {
  const escolhida = await db
    .selectFrom('oferta')
    .innerJoin('curso', 'curso.id', 'oferta.curso_id')
    .select(['oferta.bolsa_id as bolsaId', 'oferta.campus_id as campusId', 'oferta.curso_id as cursoId'])
    .where('curso.codigo', '=', curso)
    .orderBy('oferta.campus_id')
    .executeTakeFirstOrThrow();
  const oferta = await findOferta(db, escolhida);
  if (!oferta) throw new Error(`The catalogue has no course ${curso}`);
  const grau: Grau = oferta.grau;
  const ano = Number(dataEmSaoPaulo(relogio.agora()).slice(0, 4));
  return {
    responsavelSolicitacao: 'E',
    grau,
    instituicaoId: oferta.instituicao_id,
    ...escolhida,
    ...(isNivelEscolar(grau)
      ? {
          assinouCPSE: 'S',
          ...(dependente
            ? {
                alunoSouEu: 'N',
                nomeDependente: dependente.nome,
                cpfDependente: dependente.cpf,
                dataNascimentoDependente: dependente.nascimento,
              }
            : { alunoSouEu: 'S' }),
        }
      : {}),
    indicacaoAtiva: 'N',
    dataIngressoCurso: `${usoDesdeOAnoPassado ? ano - 1 : ano}-01-01`,
    dataUtilizacaoCredito: `${usoDesdeOAnoPassado ? ano - 1 : ano + 1}-01-01`,
    ...(perguntaPrimeiraGraduacao(grau) ? { primeiraGraduacao: 'S' } : {}),
    ...(oferta.exigencias.exigeNumeroMatricula ? { numeroMatricula: `RA${ano}0${oferta.curso_id}` } : {}),
    percentualSolicitado: percentuaisPermitidos(oferta.cobertura).at(-1) ?? 50,
    leuRegras: true,
    dadosVerdadeiros: true,
  };
}
