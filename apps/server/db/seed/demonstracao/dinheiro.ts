/** What became of a contract's money: paid to the school, paid back, late, negotiated, paid twice, paid off. */
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import type { ProvedorFicticio } from '../../../src/gateways/pagamento/ficticio/provedor-ficticio.ts';
import { noDia } from '../../../src/modules/financeiro/apresentar-posicao.ts';
import { consultarCobranca } from '../../../src/modules/financeiro/consultar-cobranca.ts';
import { proporNegociacao } from '../../../src/modules/financeiro/negociar.ts';
import { noiteDasCobrancas } from '../../../src/modules/financeiro/noite-das-cobrancas.ts';
import { carregarPosicoes } from '../../../src/modules/financeiro/posicao.ts';
import { pedirQuitacao } from '../../../src/modules/financeiro/quitar.ts';
import { verPrevia } from '../../../src/modules/gestao/financeiro/previa-do-repasse.ts';
import { proporRepasse } from '../../../src/modules/gestao/financeiro/propor-repasse.ts';
import {
  proporNoFinanceiro,
  responderNoFinanceiro,
} from '../../../src/modules/gestao/financeiro/propostas-financeiras.ts';
import { responderRepasse } from '../../../src/modules/gestao/financeiro/responder-repasse.ts';
import { sessaoDoAnalista } from './analise.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';
import type { FimDoDinheiro } from './historia.ts';

const DIA_MIN = 24 * 60;
/** The days in which a student may still withdraw, and some more. */
const DEPOIS_DA_DESISTENCIA = 10 * DIA_MIN;

export async function contarDinheiro(
  narrador: Narrador,
  { contaId, solicitacaoId, fim }: { contaId: string; solicitacaoId: number; fim: FimDoDinheiro },
): Promise<void> {
  const { contexto } = narrador;
  const provedor = contexto.gateways.pagamentoFicticio;
  // A real provider charges nobody who is made up.
  if (!provedor) return;
  const { id } = await contexto.db
    .selectFrom('contrato')
    .select('id')
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  narrador.passar(DEPOIS_DA_DESISTENCIA);
  await provedor.noTempoDe(
    () => contexto.relogio.agora(),
    async () => {
      await pagarAInstituicao(narrador, id);
      await encerrarCurso(narrador, id);
      if (fim === 'quitado') await quitar(narrador, provedor, { contaId, id });
      else await restituir(narrador, provedor, { contaId, id, fim });
    },
  );
}

const hojeDe = ({ contexto }: Narrador): Data => dataEmSaoPaulo(contexto.relogio.agora());

async function pagarAInstituicao(narrador: Narrador, id: number): Promise<void> {
  const { contexto } = narrador;
  const primeira = await sessaoDoAnalista(narrador);
  const { instituicao_id: instituicaoId } = await contexto.db
    .selectFrom('contrato')
    .select('instituicao_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mes = `${hojeDe(narrador).slice(0, 7)}-01`;
  const { usos, totalCentavos } = await verPrevia(contexto, primeira, { instituicaoId, mes });
  // Told again after a cut, it is there already.
  if (!usos.some(({ contratoId }) => contratoId === id)) return;
  const repasse = await proporRepasse(contexto, primeira, {
    instituicaoId,
    mes,
    usos: usos.map(({ contratoId, posicao, marca }) => ({ contratoId, posicao, marca, motivo: '' })),
    totalCentavos,
  });
  narrador.passar(60);
  await responderRepasse(contexto, await sessaoDoAnalista(narrador, 'segunda'), repasse.id, {
    resposta: 'confirmar',
  });
}

async function encerrarCurso(narrador: Narrador, id: number): Promise<void> {
  const { contexto } = narrador;
  const { curso_terminou_em: ja } = await contexto.db
    .selectFrom('contrato')
    .select('curso_terminou_em')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (ja !== null) return;
  const proposta = await proporNoFinanceiro(contexto, await sessaoDoAnalista(narrador), id, {
    tipo: 'fim-do-curso',
    causa: 'evasao',
    em: hojeDe(narrador),
    motivo: 'A instituição informou que o estudante deixou o curso.',
  });
  narrador.passar(60);
  await responderNoFinanceiro(contexto, await sessaoDoAnalista(narrador, 'segunda'), proposta.id, {
    resposta: 'confirmar',
  });
}

async function quitar(
  narrador: Narrador,
  provedor: ProvedorFicticio,
  { contaId, id }: { contaId: string; id: number },
): Promise<void> {
  const { contexto } = narrador;
  narrador.passar(5 * DIA_MIN);
  const [posicao] = await carregarPosicoes(contexto.db, [id]);
  if (posicao?.contrato.codigo !== 'EFE') return;
  const { quitacao } = noDia(posicao, hojeDe(narrador)).extrato;
  const cobranca = await pedirQuitacao(contexto, sessaoDe(contaId), id, quitacao);
  provedor.pagar(cobranca.id.replaceAll('-', ''), 'pix', quitacao);
  await consultarCobranca(contexto, cobranca.id.replaceAll('-', ''));
}

async function restituir(
  narrador: Narrador,
  provedor: ProvedorFicticio,
  { contaId, id, fim }: { contaId: string; id: number; fim: Exclude<FimDoDinheiro, 'quitado'> },
): Promise<void> {
  const { contexto } = narrador;
  const parcelas = await contexto.db
    .selectFrom('contrato_parcela')
    .select(['numero', 'vencimento'])
    .where('contrato_id', '=', id)
    .orderBy('numero')
    .execute();
  for (const { numero, vencimento } of parcelas) {
    narrador.conferirParada();
    if (!irAte(narrador, somarDias(vencimento, -9))) break;
    await noiteDasCobrancas(contexto);
    // Some pay the first one and no other.
    const paga = fim === 'em-dia' || fim === 'em-dobro' || numero === 1;
    if (!paga || !irAte(narrador, vencimentoEfetivo(vencimento))) continue;
    await pagar(narrador, provedor, { id, numero, vezes: fim === 'em-dobro' && numero === 2 ? 2 : 1 });
  }
  narrador.ateAgora();
  await noiteDasCobrancas(contexto);
  if (fim === 'negociado') await negociar(narrador, contaId, id);
}

/** False where that day has not come yet. */
function irAte(narrador: Narrador, dia: Data): boolean {
  const meioDia = Date.parse(`${dia}T15:00:00Z`);
  if (meioDia > narrador.agoraDeVerdade.getTime()) return false;
  narrador.passar(Math.max(0, (meioDia - narrador.contexto.relogio.agora().getTime()) / 60_000));
  return true;
}

async function pagar(
  { contexto }: Narrador,
  provedor: ProvedorFicticio,
  { id, numero, vezes }: { id: number; numero: number; vezes: number },
): Promise<void> {
  const cobranca = await contexto.db
    .selectFrom('cobranca')
    .select(['txid', 'valor_centavos'])
    .where('contrato_id', '=', id)
    .where('situacao', '=', 'aberta')
    .where((eb) => eb(eb.val(numero), '=', eb.fn.any('parcelas')))
    .executeTakeFirst();
  // A credit may have paid it, or a telling that was cut off.
  if (!cobranca) return;
  for (let vez = 0; vez < vezes; vez += 1)
    provedor.pagar(cobranca.txid, numero % 2 === 0 ? 'boleto' : 'pix', cobranca.valor_centavos);
  await consultarCobranca(contexto, cobranca.txid);
}

async function negociar(narrador: Narrador, contaId: string, id: number): Promise<void> {
  const { contexto } = narrador;
  const hoje = hojeDe(narrador);
  const [posicao] = await carregarPosicoes(contexto.db, [id]);
  const dividaCentavos = posicao ? noDia(posicao, hoje).extrato.totalVencido : 0;
  await proporNegociacao(contexto, sessaoDe(contaId), id, {
    entradaCentavos: 0,
    prazo: 10,
    primeiroVencimento: somarDias(hoje, 30),
    dividaCentavos,
  });
}
