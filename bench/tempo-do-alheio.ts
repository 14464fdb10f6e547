/**
 * `npm run bench:alheio`: whether somebody else's thing can be told from a missing one by the time that its 404 takes. The
 * two take turns in a drawn order; the area under the curve is 0.5 where time says nothing. Beside each stands the same
 * figure of missing against missing, which is what chance alone gives in this run.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { pessoaNumero } from '../apps/server/test/fiadores.ts';
import { criarConta } from '../apps/server/test/pessoas.ts';
import { criarSolicitacao } from '../apps/server/test/solicitacoes.ts';
import { comServidor, type ServidorDoEnsaio } from './com-servidor.ts';

const PARES = Number(process.env.PARES ?? 1_500);
const AQUECIMENTO = 200;
const ALVO = 0.55;

/** How often the first takes longer than the second; ties count half. */
function area(primeiros: readonly number[], segundos: readonly number[]): number {
  let maiores = 0;
  for (const a of primeiros) for (const b of segundos) maiores += a > b ? 1 : a === b ? 0.5 : 0;
  const valor = maiores / (primeiros.length * segundos.length);
  return Math.max(valor, 1 - valor);
}

async function cenario({ contexto }: ServidorDoEnsaio) {
  const servidor = { contexto, db: contexto.db } as Parameters<typeof criarConta>[0];
  const dono = await criarConta(servidor, pessoaNumero(1));
  const curioso = await criarConta(servidor, pessoaNumero(2));
  const { id } = await criarSolicitacao(servidor, dono);
  await criarSolicitacao(servidor, curioso);
  const { id: participanteId } = await contexto.db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', id)
    .executeTakeFirstOrThrow();
  const agora = contexto.relogio.agora();
  const fiador = await contexto.db
    .insertInto('participante')
    .values({
      id: randomUUID(),
      solicitacao_id: id,
      tipo_pessoa: 'fiador',
      nome: pessoaNumero(3).nome,
      cpf: pessoaNumero(3).cpf,
      email: pessoaNumero(3).email,
      telefone: pessoaNumero(3).telefone,
      criado_em: agora,
      atualizado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const documento = await contexto.db
    .with('dono', (db) =>
      db.insertInto('dono_de_documento').values({ id: participanteId, participante_id: participanteId }),
    )
    .insertInto('documento')
    .values({
      id: randomUUID(),
      dono_id: participanteId,
      tipo_documento: 'RG',
      indice: 0,
      situacao: 'enviado',
      chave_de_envio: randomUUID(),
      nome_arquivo: 'rg.jpg',
      extensao: 'jpg',
      tamanho_bytes: 1,
      paginas: 1,
      sha256: Buffer.alloc(32),
      arquivo_original: randomUUID(),
      arquivo_visao: randomUUID(),
      antivirus: 'limpo',
      situacao_leitura: 'nao-se-aplica',
      enviado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ninguem = () => 900_000_000 + randomInt(1_000_000);
  return {
    token: curioso.token,
    casos: [
      {
        nome: 'status',
        alheio: `/solicitacao/s/status/${id}`,
        falta: () => `/solicitacao/s/status/${ninguem()}`,
      },
      {
        nome: 'pendency',
        alheio: `/solicitacao/pendencias/${id}/estudante`,
        falta: () => `/solicitacao/pendencias/${ninguem()}/estudante`,
      },
      {
        nome: 'document',
        alheio: `/solicitacaoCredito/documentos/${documento.id}`,
        falta: () => `/solicitacaoCredito/documentos/${randomUUID()}`,
      },
      {
        nome: 'guarantee',
        alheio: `/fiador/garantias/${fiador.id}`,
        falta: () => `/fiador/garantias/${randomUUID()}`,
      },
    ],
  };
}

let perdidas = 0;
await comServidor(
  async (ensaio) => {
    const { token, casos } = await cenario(ensaio);
    async function medir(caminho: string): Promise<number> {
      const inicio = performance.now();
      const resposta = await fetch(`${ensaio.base}/api${caminho}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await resposta.arrayBuffer();
      const ms = performance.now() - inicio;
      if (resposta.status !== 404) throw new Error(`${caminho}: ${resposta.status}, not 404`);
      return ms;
    }
    for (const { nome, alheio, falta } of casos) {
      const tempos: Record<'alheio' | 'falta' | 'outra', number[]> = { alheio: [], falta: [], outra: [] };
      for (let vez = -AQUECIMENTO; vez < PARES; vez += 1) {
        const turno = (['alheio', 'falta', 'outra'] as const)
          .map((qual) => ({ qual, sorte: randomInt(1_000_000) }))
          .sort((a, b) => a.sorte - b.sorte);
        for (const { qual } of turno) {
          const ms = await medir(qual === 'alheio' ? alheio : falta());
          if (vez >= 0) tempos[qual].push(ms);
        }
      }
      const medida = area(tempos.alheio, tempos.falta);
      const acaso = area(tempos.outra, tempos.falta);
      const alcancada = medida <= ALVO;
      if (!alcancada) perdidas += 1;
      process.stdout.write(
        `${alcancada ? 'ok    ' : 'MISSED'}  ${nome}: area ${medida.toFixed(3)} (at most ${ALVO}); ` +
          `missing against missing ${acaso.toFixed(3)}, ${PARES} pairs\n`,
      );
    }
  },
  { env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } },
);
if (perdidas > 0) process.exitCode = 1;
