import type { rotaMensagensComFalha } from '@credito/api/gestao-mensagens.rotas';
import type { Devolvido } from '@credito/api/rota';
import type { Canal } from '@credito/domain/mensagem/canais';
import { ESTADOS_DE_FALHA, type EstadoDaMensagem, motivoEmPalavras } from '@credito/domain/mensagem/entrega';
import { fichaDoModelo } from '@credito/domain/mensagem/modelos';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { NAO_MAIS_DEVIDA } from '../../mensagem/ainda-devida.ts';
import { destinoCoberto } from '../../mensagem/mensagens-da-pessoa.ts';
import { conflitosDe } from '../conflito/conflitos-de.ts';

type Falhas = Devolvido<typeof rotaMensagensComFalha>;
type Falha = Falhas['mensagens'][number];

const POR_PAGINA = 30;

const micros = sql<string>`(floor(extract(epoch from mensagem.criada_em) * 1000000))::bigint::text`;

/** What did not arrive. Neither the text nor the whole address is shown: the reason is what the staff acts on. */
export async function mensagensComFalha(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  { canal, depoisDe }: { canal?: Canal | undefined; depoisDe?: string | undefined },
): Promise<Falhas> {
  const [momento, id] = depoisDe?.split('.') ?? [];
  const fora = [...(await conflitosDe(db, sessao.operadorId)).keys()];
  const linhas = await db
    .selectFrom('mensagem')
    .leftJoin('solicitacao', 'solicitacao.id', 'mensagem.solicitacao_id')
    .leftJoin('mensagem as segunda', 'segunda.segunda_de', 'mensagem.id')
    .select([
      'mensagem.id',
      'mensagem.modelo',
      'mensagem.canal',
      'mensagem.destino',
      'mensagem.estado',
      'mensagem.erro',
      'mensagem.criada_em',
      'solicitacao.protocolo',
      'segunda.canal as outro_canal',
      'segunda.estado as outro_estado',
      micros.as('micros'),
    ])
    .where('mensagem.estado', 'in', ESTADOS_DE_FALHA)
    // Nobody waits for what was no longer due.
    .where('mensagem.erro', 'is distinct from', NAO_MAIS_DEVIDA)
    .$if(fora.length > 0, (consulta) =>
      consulta.where(({ or, eb }) =>
        or([eb('mensagem.solicitacao_id', 'is', null), eb('mensagem.solicitacao_id', 'not in', fora)]),
      ),
    )
    .where(({ and, eb }) => and(canal === undefined ? [] : [eb('mensagem.canal', '=', canal)]))
    .$if(momento !== undefined, (consulta) =>
      consulta.where(
        sql<boolean>`(mensagem.criada_em, mensagem.id::text)
          < (timestamptz 'epoch' + ${momento}::bigint * interval '1 microsecond', ${id})`,
      ),
    )
    .orderBy('mensagem.criada_em', 'desc')
    .orderBy(sql`mensagem.id::text`, 'desc')
    .limit(POR_PAGINA + 1)
    .execute();
  const pagina = linhas.slice(0, POR_PAGINA);
  const tentativas = await tentativasDe(
    db,
    pagina.map((linha) => linha.id),
  );
  await registrarVisualizacao(db, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'mensagens.listar',
    alvo: { tipo: 'mensagens', id: canal ?? 'todas' },
    contaId: null,
    dados: { mostradas: pagina.length },
  });
  const ultima = pagina.at(-1);
  return {
    mensagens: pagina.map((linha) => ({
      id: linha.id,
      titulo: fichaDoModelo(linha.modelo).titulo,
      canal: linha.canal,
      destino: destinoCoberto(linha.canal, linha.destino),
      estado: linha.estado as Falha['estado'],
      criadaEm: linha.criada_em.toISOString(),
      motivo: motivoEmPalavras(linha.erro),
      protocolo: linha.protocolo,
      outroCanal:
        linha.outro_canal && linha.outro_estado
          ? {
              canal: linha.outro_canal,
              chegou: SAIU.includes(linha.outro_estado),
            }
          : null,
      tentativas: tentativas.get(linha.id) ?? [],
    })),
    proxima: linhas.length > POR_PAGINA && ultima ? `${ultima.micros}.${ultima.id}` : null,
  };
}

const SAIU: readonly EstadoDaMensagem[] = ['enviada', 'entregue'];

async function tentativasDe(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Falha['tentativas']>> {
  const porMensagem = new Map<string, Falha['tentativas']>();
  if (ids.length === 0) return porMensagem;
  const linhas = await db
    .selectFrom('tentativa_de_envio')
    .select(['mensagem_id', 'numero', 'iniciada_em', 'resultado', 'motivo'])
    .where('mensagem_id', 'in', ids)
    .orderBy('numero')
    .execute();
  for (const { mensagem_id, numero, iniciada_em, resultado, motivo } of linhas)
    porMensagem.set(mensagem_id, [
      ...(porMensagem.get(mensagem_id) ?? []),
      {
        numero,
        em: iniciada_em.toISOString(),
        resultado,
        motivo: motivo === null ? null : motivoEmPalavras(motivo),
      },
    ]);
  return porMensagem;
}
