/**
 * `npm run bench:extrato`: the statement of a contract with 120 instalments, 60 of them paid, as the use case answers it,
 * beside the same statements asked of the same database alone. Fails when it costs more than twice as much.
 * `-- --curta` takes fewer rounds.
 */
import { parseArgs } from 'node:util';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { replanejar } from '../apps/server/src/modules/contrato/gravar-plano.ts';
import { lancar } from '../apps/server/src/modules/financeiro/lancar.ts';
import { carregarPosicoes } from '../apps/server/src/modules/financeiro/posicao.ts';
import { verExtratoDoContrato } from '../apps/server/src/modules/financeiro/ver-financeiro.ts';
import type { SessaoDeConta } from '../apps/server/src/plugins/sessao.ts';
import { inserirContrato } from '../apps/server/test/contratos.ts';
import { solicitacaoEmAnalise } from '../apps/server/test/gestao.ts';
import { anteciparPlano, repassar } from '../apps/server/test/repasses.ts';
import type { ServidorDeTeste } from '../apps/server/test/servidor-de-teste.ts';
import { comServidor, type ServidorDoEnsaio } from './com-servidor.ts';

const { curta } = parseArgs({ options: { curta: { type: 'boolean', default: false } } }).values;
const PARCELAS = 120;
const PAGAS = 60;
const META = 2;
const RODADAS = curta ? 40 : 200;
const AQUECIMENTO = 10;
const PESSOA = 42_500;

type Contexto = ServidorDoEnsaio['contexto'];

/** Fees of a hundred and twenty months, all of them paid to the school; every payment has its own entry in the ledger. */
async function contratoLongo(contexto: Contexto): Promise<{ id: number; contaId: string }> {
  const servidor = { contexto, db: contexto.db } as ServidorDeTeste;
  const solicitacao = await solicitacaoEmAnalise(servidor, PESSOA);
  const id = await inserirContrato(servidor, solicitacao.id, { codigo: 'EFE' });
  await contexto.db.transaction().execute(async (trx) => {
    await sql`insert into contrato_uso (contrato_id, posicao, em, mensalidade_centavos, percentual, financiado_centavos)
      select contrato_id, n, em + make_interval(months => n), mensalidade_centavos, percentual, financiado_centavos
      from contrato_uso, generate_series(6, ${PARCELAS - 1}) n where contrato_id = ${id} and posicao = 0`.execute(
      trx,
    );
    const [posicao] = await carregarPosicoes(trx, [id], { travar: true });
    if (posicao) await replanejar(trx, posicao, posicao.contrato.primeiro_vencimento);
  });
  // The first due date lies four years ahead: half of the instalments are over.
  await anteciparPlano(servidor, id, 49 + PAGAS);
  await repassar(servidor, id);
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  for (let numero = 1; numero <= PAGAS; numero += 1) await pagar(contexto, id, numero, hoje);
  for (const tabela of ['contrato_uso', 'contrato_parcela', 'lancamento', 'lancamento_linha', 'recebimento'])
    await sql`vacuum analyze ${sql.table(tabela)}`.execute(contexto.db);
  return { id, contaId: solicitacao.estudante.contaId };
}

function pagar(contexto: Contexto, contratoId: number, numero: number, hoje: string): Promise<void> {
  return contexto.db.transaction().execute(async (trx) => {
    await sql`insert into recebimento (id, contrato_id, chave, meio, em, pago_em, gravado_em, centavos, parcela, conclusao)
      select gen_random_uuid(), contrato_id, ${`E${numero}`}, 'pix', vencimento, vencimento, now(), total_centavos, numero, 'exata'
      from contrato_parcela where contrato_id = ${contratoId} and numero = ${numero}`.execute(trx);
    const posicoes = await carregarPosicoes(trx, [contratoId], { travar: true });
    const causa = { tipo: 'recebimento', em: hoje, operadorId: null, motivo: 'Pagamento' } as const;
    await lancar(
      contexto,
      trx,
      posicoes.map((posicao) => ({ posicao, causa })),
    );
  });
}

/** What the use case asks, to be asked again without it. */
async function comandosDe(contexto: Contexto, ver: (contexto: Contexto) => Promise<unknown>) {
  const comandos: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      comandos.push(contexto.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ver({ ...contexto, db: contexto.db.withPlugin(plugin) });
  return comandos;
}

const mediana = (valores: readonly number[]): number =>
  [...valores].sort((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;

async function medir(fazer: () => Promise<unknown>): Promise<number> {
  const inicio = performance.now();
  await fazer();
  return performance.now() - inicio;
}

await comServidor(async ({ contexto }) => {
  const { id, contaId } = await contratoLongo(contexto);
  const sessao = { tipo: 'conta', contaId } as SessaoDeConta;
  const ver = (este: Contexto) => verExtratoDoContrato(este, sessao, id);
  const { plano, parcelasPagas } = await ver(contexto);
  if (plano.length !== PARCELAS || parcelasPagas !== PAGAS)
    throw new Error(`a statement of ${plano.length} instalments, ${parcelasPagas} of them paid`);
  const comandos = await comandosDe(contexto, ver);
  const inteiro: number[] = [];
  const soBanco: number[] = [];
  for (let rodada = 0; rodada < RODADAS + AQUECIMENTO; rodada += 1) {
    // One after the other in the same run, so that a busy machine slows both.
    const nosso = await medir(() => ver(contexto));
    const banco = await medir(async () => {
      for (const comando of comandos) await contexto.db.executeQuery(comando);
    });
    if (rodada < AQUECIMENTO) continue;
    inteiro.push(nosso);
    soBanco.push(banco);
  }
  const [com, sem] = [mediana(inteiro), mediana(soBanco)];
  const razao = com / sem;
  process.stdout.write(
    `statement of ${PARCELAS} instalments: ${com.toFixed(1)} ms, its ${comandos.length} statements alone ${sem.toFixed(1)} ms, ` +
      `ratio ${razao.toFixed(2)} (at most ${META}), median of ${RODADAS} rounds\n`,
  );
  process.exitCode = razao <= META ? 0 : 1;
});
