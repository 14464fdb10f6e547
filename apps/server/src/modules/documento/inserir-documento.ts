/** The row of a new file with all that comes with it: one statement, because a tap waits for each of them. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { LinhaDeDocumento } from './documento.repository.ts';
import type { Dono } from './dono.ts';
import { linhaDoDono } from './donos.ts';
import { seLe, tarefaDeLeitura } from './ler-documento.ts';
import type { ArquivoComChave, Vaga } from './vaga.ts';

interface Novo {
  dono: Dono;
  vaga: Vaga;
  arquivo: ArquivoComChave;
  /** What it takes the place of. */
  atual: LinhaDeDocumento | null;
  agora: Date;
}

/** Its owner where this is the first file, what the support reads of it, and the job that reads the file. */
export async function inserirDocumento(
  { aleatorio }: Pick<Contexto, 'aleatorio'>,
  trx: Transaction<DB>,
  { contaId }: SessaoDeConta,
  { dono, vaga, arquivo, atual, agora }: Novo,
): Promise<LinhaDeDocumento> {
  const id = aleatorio.uuid();
  const paraLer = seLe(vaga.tipoDocumento);
  const semTarefa: RawBuilder<unknown> = sql`null`;
  const { tarefa: _, ...documento } = await trx
    .with('dono', (db) =>
      db
        .insertInto('dono_de_documento')
        .values(linhaDoDono(vaga.dono.tipo, dono.id))
        .onConflict((ja) => ja.column('id').doNothing()),
    )
    .with('acao', (db) =>
      db
        .insertInto('acao_estudante')
        .columns(['conta_id', 'acao', 'observacao', 'autor_nome', 'autor_email', 'em'])
        .expression((eb) =>
          eb
            .selectFrom('conta')
            .select([
              'id',
              sql<string>`'UPLOAD_DOCUMENTO'`.as('acao'),
              sql<string>`${`Upload do documento ${vaga.tipoDocumento} de ${dono.proprietario}`}::text`.as(
                'observacao',
              ),
              'nome',
              'email',
              sql<Date>`${agora}::timestamptz`.as('em'),
            ])
            .where('id', '=', contaId),
        ),
    )
    .with('novo', (db) =>
      db
        .insertInto('documento')
        .values({
          id,
          dono_id: dono.id,
          tipo_documento: vaga.tipoDocumento,
          indice: vaga.indice,
          tipo_renda: vaga.tipoRenda,
          situacao: 'enviado',
          resposta_a: atual?.situacao === 'rejeitado' ? atual.id : (atual?.resposta_a ?? null),
          chave_de_envio: arquivo.chave,
          nome_arquivo: arquivo.nome,
          extensao: arquivo.formato,
          tamanho_bytes: arquivo.copia.bytes,
          paginas: arquivo.paginas,
          sha256: Buffer.from(arquivo.sha256, 'hex'),
          arquivo_original: arquivo.copia.id,
          arquivo_visao: arquivo.vista.id,
          antivirus: arquivo.antivirus,
          situacao_leitura: paraLer ? 'pendente' : 'nao-se-aplica',
          enviado_por: contaId,
          enviado_em: agora,
        })
        .returningAll(),
    )
    .selectFrom('novo')
    .selectAll()
    .select((paraLer ? tarefaDeLeitura(id, agora) : semTarefa).as('tarefa'))
    .executeTakeFirstOrThrow();
  return documento;
}
