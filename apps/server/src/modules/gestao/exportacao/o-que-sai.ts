import { ROTULOS } from '@credito/domain/andamento/situacao';
import { SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import { contatosDaPessoa } from '@credito/domain/gestao/contatos';
import { MAXIMO_DE_LINHAS_DA_PLANILHA } from '@credito/domain/gestao/exportacao';
import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { protocoloEmGrupos } from '@credito/domain/solicitacao/protocolo';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { formatarNumero } from '@credito/domain/texto/numero';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { escreverCsv } from '../../../csv/escrever-csv.ts';
import { regraDoDominio } from '../../../erros.ts';
import { documentosAVista } from '../documentos-a-vista.ts';
import type { ArquivoDoZip } from './como-zip.ts';

/** Everything in force that the bench shows, under names that say whose and what, and nothing else. */
export async function documentosDaSolicitacao(
  db: Kysely<DB>,
  solicitacaoId: number,
): Promise<{ protocolo: string; documentos: readonly ArquivoDoZip[]; contas: ReadonlySet<string> }> {
  const { protocolo } = await db
    .selectFrom('solicitacao')
    .select('protocolo')
    .where('id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  const linhas = await documentosAVista(db)
    .select([
      'documento.tipo_documento',
      'documento.indice',
      'documento.extensao',
      'documento.situacao',
      'documento.arquivo_original',
      'participante.tipo_pessoa',
      'participante.conta_id',
    ])
    .where('participante.solicitacao_id', '=', solicitacaoId)
    .where('documento.situacao', 'in', SITUACOES_VIGENTES)
    .orderBy('participante.tipo_pessoa')
    .orderBy('documento.tipo_documento')
    .orderBy('documento.indice')
    .orderBy('documento.enviado_em')
    .execute();
  return {
    protocolo,
    documentos: linhas.map(
      ({ tipo_pessoa, tipo_documento, extensao, situacao, arquivo_original }, posicao) => ({
        nome: `${tipo_pessoa}/${String(posicao + 1).padStart(2, '0')}-${tipo_documento}-${situacao}.${extensao}`,
        arquivo: arquivo_original,
      }),
    ),
    contas: contasDe(linhas),
  };
}

const contasDe = (linhas: ReadonlyArray<{ conta_id: string | null }>): ReadonlySet<string> =>
  new Set(linhas.flatMap(({ conta_id }) => conta_id ?? []));

/**
 * Requests that began in the period, with the student's contacts of today and those that were declared where they differ:
 * a draft is counted, and names nobody. Left out is what whoever takes the file is part of.
 */
export async function planilhaDeSolicitacoes(
  db: Kysely<DB>,
  de: string,
  ate: string,
  fora: readonly number[],
): Promise<{ csv: string; contas: ReadonlySet<string> }> {
  const fim = new Date(new Date(`${ate}T00:00:00-03:00`).getTime() + 24 * 3_600_000);
  const linhas = await db
    .selectFrom('historico')
    .innerJoin('solicitacao', 'solicitacao.id', 'historico.solicitacao_id')
    .innerJoin('participante', (juncao) =>
      juncao
        .onRef('participante.solicitacao_id', '=', 'solicitacao.id')
        .on('participante.tipo_pessoa', '=', 'estudante')
        .on('participante.removido_em', 'is', null),
    )
    .leftJoin('conta', 'conta.id', 'participante.conta_id')
    .select([
      'conta.email as email_da_conta',
      'conta.telefone as telefone_da_conta',
      'solicitacao.protocolo',
      'solicitacao.sigla',
      'solicitacao.criada_em',
      'solicitacao.concluida_em',
      'participante.nome',
      'participante.cpf',
      'participante.email',
      'participante.telefone',
      'participante.conta_id',
      // As everywhere that the request is seen: the names that it began with, whatever the catalogue says today.
      sql<string>`solicitacao.catalogo->'instituicao'->>'nome'`.as('instituicao'),
      sql<string>`solicitacao.catalogo->'curso'->>'nome'`.as('curso'),
    ])
    .where('historico.acao', '=', 'criar')
    .where('historico.em', '>=', new Date(`${de}T00:00:00-03:00`))
    .where('historico.em', '<', fim)
    .$if(fora.length > 0, (consulta) => consulta.where('solicitacao.id', 'not in', fora))
    .orderBy('solicitacao.id')
    .limit(MAXIMO_DE_LINHAS_DA_PLANILHA + 1)
    .execute();
  if (linhas.length > MAXIMO_DE_LINHAS_DA_PLANILHA)
    throw regraDoDominio([
      {
        campo: 'ate',
        mensagem: `O período tem mais de ${formatarNumero(MAXIMO_DE_LINHAS_DA_PLANILHA)} solicitações. Peça períodos menores.`,
      },
    ]);
  const dia = (momento: Date | null) => (momento ? formatarData(dataEmSaoPaulo(momento)) : '');
  return {
    csv: escreverCsv(
      [
        'Protocolo',
        'Situação',
        'Estudante',
        'CPF',
        'E-mail',
        'Celular',
        'E-mail declarado',
        'Celular declarado',
        'Instituição',
        'Curso',
        'Criada em',
        'Enviada em',
      ],
      linhas.map((linha) => [
        // A spreadsheet abbreviates a number of twelve digits, and saves it so.
        protocoloEmGrupos(linha.protocolo),
        ROTULOS[linha.sigla].analista,
        ...(linha.concluida_em
          ? [linha.nome, formatarCpf(linha.cpf), ...contatos(linha)]
          : ['', '', '', '', '', '']),
        linha.instituicao,
        linha.curso,
        dia(linha.criada_em),
        dia(linha.concluida_em),
      ]),
    ),
    contas: contasDe(linhas.filter(({ concluida_em }) => concluida_em !== null)),
  };
}

interface Contatos {
  email: string;
  telefone: string;
  email_da_conta: string | null;
  telefone_da_conta: string | null;
}

function contatos(linha: Contatos): readonly string[] {
  const { email_da_conta: email, telefone_da_conta: telefone } = linha;
  const { atual, declarado } = contatosDaPessoa(linha, email && telefone ? { email, telefone } : null);
  return [
    atual.email,
    formatarTelefone(atual.telefone),
    declarado.email ?? '',
    declarado.telefone ? formatarTelefone(declarado.telefone) : '',
  ];
}
