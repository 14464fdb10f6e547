/** The frozen copy: what each person declared, with the questions as they were worded (architecture, "Habits"). */

import { type SecaoDaCopia, secoesDaCopia } from '@credito/domain/participante/copia-declarada';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import { ROTULO_DA_PESSOA } from '@credito/domain/participante/participante-contexto';
import { ACEITE_DADOS_VERDADEIROS } from '@credito/domain/solicitacao/regras-do-credito';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { nomesDasProfissoes } from '../catalogo/catalogo.repository.ts';
import { contextoDoParticipante, type SolicitacaoCompleta } from './fatos.ts';
import { resumoDaCopia } from './resumo-da-copia.ts';

/** Writes the next version of the copy; a correction adds one and keeps those before it. */
export async function guardarCopiaDeclarada(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  { acao, agora }: { acao: 'concluir' | 'concluirCorrecao'; agora: Date },
): Promise<void> {
  const { id } = completa.solicitacao;
  const { ultima } = await trx
    .selectFrom('copia_declarada')
    .select((eb) => eb.fn.max<number | null>('versao').as('ultima'))
    .where('solicitacao_id', '=', id)
    .executeTakeFirstOrThrow();
  const profissoes = await nomesDasProfissoes(
    trx,
    completa.participantes.map(({ respostas }) => respostas.profissaoId),
  );
  const conteudo = JSON.stringify({
    ...conteudoDaCopia(completa, profissoes, agora),
    // A correction is sent under what was declared the first time.
    ...(acao === 'concluir' ? { declaracao: ACEITE_DADOS_VERDADEIROS } : {}),
  });
  await trx
    .insertInto('copia_declarada')
    .values({
      solicitacao_id: id,
      versao: (ultima ?? 0) + 1,
      conteudo,
      sha256: resumoDaCopia(JSON.parse(conteudo)),
      canonica: true,
      criada_em: agora,
    })
    .execute();
}

/** Whether this person is in a copy: a guarantor who came with a correction is in none before it is sent. */
export async function temCopiaDeclarada(
  db: Kysely<DB>,
  solicitacaoId: number,
  cpf: string,
): Promise<boolean> {
  const copia = await db
    .selectFrom('copia_declarada')
    .select('versao')
    .where('solicitacao_id', '=', solicitacaoId)
    .where(sql<boolean>`conteudo @> ${JSON.stringify({ pessoas: [{ cpf }] })}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return copia !== undefined;
}

function conteudoDaCopia(
  completa: SolicitacaoCompleta,
  profissoes: ReadonlyMap<number, string>,
  agora: Date,
) {
  const { solicitacao, catalogo, participantes, documentos, autorizacao } = completa;
  return {
    em: agora.toISOString(),
    protocolo: solicitacao.protocolo,
    catalogo,
    autorizacaoDoResponsavel: autorizacao && {
      id: autorizacao.id,
      texto: autorizacao.texto_versao,
      sha256: autorizacao.texto_sha256?.toString('hex') ?? null,
      em: autorizacao.respondida_em?.toISOString() ?? null,
    },
    novaSolicitacao: solicitacao.dados,
    pessoas: participantes.map((participante) => {
      const tipoPessoa = participante.tipo_pessoa;
      const contexto = contextoDoParticipante(completa, tipoPessoa, agora);
      return {
        tipoPessoa,
        papel: ROTULO_DA_PESSOA[tipoPessoa],
        nome: participante.nome,
        cpf: participante.cpf,
        email: participante.email,
        telefone: participante.telefone,
        secoes: [
          ...(tipoPessoa === 'estudante' ? [oQueFoiPedido(solicitacao.dados)] : []),
          ...(contexto
            ? secoesDaCopia(planoDoParticipante, { ...contexto, nomes: { profissaoId: profissoes } })
            : []),
        ],
        documentos: documentos
          .filter((documento) => documento.dono_id === participante.id)
          .map((documento) => ({
            id: documento.id,
            tipoDocumento: documento.tipo_documento,
            indice: documento.indice,
            sha256: documento.sha256.toString('hex'),
          })),
      };
    }),
  };
}

/** Stage 2 as it was worded when the request was made: it never changes afterwards. */
function oQueFoiPedido(dados: unknown): SecaoDaCopia {
  const { resumo } = dados as { resumo?: SecaoDaCopia['itens'] };
  return {
    passo: 'universidade-curso',
    pergunta: 'O que você pediu',
    itens: resumo ?? [],
    respostas: {},
    documentos: [],
  };
}
