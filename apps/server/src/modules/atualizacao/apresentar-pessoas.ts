/** What the people of an update read of it: their own part whole, of the others who they are and where they stand. */

import type { DocumentoDaAtualizacao } from '@credito/api/atualizacao-documentos.rotas';
import type {
  FormularioDaAtualizacao,
  PessoaDaAtualizacao,
  PessoasDaAtualizacao,
} from '@credito/api/atualizacao-partes.rotas';
import type { LembreteNoCartao } from '@credito/domain/atualizacao/cartao';
import { statusDaAtualizacao, statusDaPessoa } from '@credito/domain/atualizacao/estados';
import { formularioDaAtualizacao } from '@credito/domain/atualizacao/formulario';
import { lembreteManual } from '@credito/domain/atualizacao/lembretes';
import { prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { marcadoresDe } from '@credito/domain/atualizacao/provas';
import { isVigente } from '@credito/domain/documento/mudancas';
import { gruposRecusados } from '@credito/domain/pendencia/grupos';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { LinhaDeDocumento } from '../documento/documento.repository.ts';
import { registroDe } from '../documento/registro.ts';
import { isPropria } from '../parte-da-atualizacao/acesso.ts';
import {
  type AtualizacaoCompleta,
  documentosDasPessoas,
  type PessoaGuardada,
} from '../parte-da-atualizacao/atualizacao.repository.ts';
import { naturezaDoBloco } from '../parte-da-atualizacao/natureza-do-bloco.ts';
import { contextoDaPessoa, identificada, mudouAlgo } from './fatos-da-pessoa.ts';
import { documentosRecusados } from './recusados-da-atualizacao.ts';

export const statusDe = (pessoa: PessoaGuardada, { atualizacao }: Pick<AtualizacaoCompleta, 'atualizacao'>) =>
  statusDaPessoa({ situacao: pessoa.situacao, mudou: mudouAlgo(pessoa) }, atualizacao.estado);

/** What the student may do about a guarantor whose part is missing. */
export function lembreteDe(
  { atualizacao, periodo }: Pick<AtualizacaoCompleta, 'atualizacao' | 'periodo'>,
  { tipo_pessoa, situacao, conta_id, lembrada_em }: PessoaGuardada,
  agora: Date,
): LembreteNoCartao | null {
  if (tipo_pessoa === 'estudante') return null;
  const lembrete = lembreteManual(
    {
      estado: atualizacao.estado,
      periodo,
      situacao,
      temConta: conta_id !== null,
      lembradaEm: lembrada_em,
    },
    agora,
  );
  return lembrete && { liberadoEm: lembrete.liberadoEm?.toISOString() ?? null };
}

export async function apresentarPessoas(
  contexto: Pick<Contexto, 'relogio'> & { db: Kysely<DB> },
  completa: AtualizacaoCompleta,
  sessao: SessaoDeConta,
): Promise<PessoasDaAtualizacao> {
  const { atualizacao, pessoas } = completa;
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const documentos = await documentosDasPessoas(
    contexto.db,
    pessoas.filter((pessoa) => isPropria(pessoa, sessao)),
  );
  const apresentadas: PessoasDaAtualizacao['pessoas'] = [];
  for (const pessoa of pessoas)
    apresentadas.push(
      isPropria(pessoa, sessao)
        ? await apresentarPropria(contexto.db, completa, pessoa, { documentos, hoje })
        : {
            propria: false,
            tipo: pessoa.tipo_pessoa,
            nome: primeiroNome(pessoa.nome),
            status: statusDe(pessoa, completa),
            lembrete:
              atualizacao.conta_id === sessao.contaId
                ? lembreteDe(completa, pessoa, contexto.relogio.agora())
                : null,
          },
    );
  return {
    atualizacaoId: atualizacao.id,
    status: statusDaAtualizacao(atualizacao.estado),
    pessoas: apresentadas,
  };
}

async function apresentarPropria(
  db: Kysely<DB>,
  completa: AtualizacaoCompleta,
  pessoa: PessoaGuardada,
  { documentos, hoje }: { documentos: readonly LinhaDeDocumento[]; hoje: Data },
): Promise<PessoaDaAtualizacao> {
  const fatos = contextoDaPessoa(completa, pessoa, documentos, hoje);
  const natureza = naturezaDoBloco(completa, pessoa);
  return {
    propria: true,
    tipo: pessoa.tipo_pessoa,
    nome: pessoa.nome,
    status: statusDe(pessoa, completa),
    cpf: pessoa.cpf,
    versao: pessoa.versao,
    dados: formularioDe(fatos.respostas, fatos.originais),
    originais: formularioDe(fatos.originais, fatos.originais),
    tipoContato: pessoa.tipo_contato,
    telefoneVerificado: pessoa.telefone_verificado,
    marcadores: marcadoresDe(fatos.originais, fatos.respostas),
    cpfNoDocumentoDoConjuge: fatos.cpfNoDocumentoDoConjuge,
    documentos: documentosApresentados(completa, pessoa, documentos),
    pendencias:
      pessoa.situacao === 'a-corrigir'
        ? {
            grupos: gruposRecusados(await documentosRecusados(db, pessoa)).map((grupo) => ({
              ...grupo,
              motivos: [...grupo.motivos],
              ids: [...grupo.ids],
              paginas: [...grupo.paginas],
              indices: [...grupo.indices],
              abertos: [...grupo.abertos],
            })),
            motivos: [...pessoa.motivos],
            dadosACorrigir: pessoa.motivos.length > 0,
          }
        : null,
    editavel:
      natureza === 'corrigivel' ||
      (natureza === 'editavel' && hoje <= prazosDoPeriodo(completa.periodo).tardioAte),
    concluidaEm: pessoa.concluida_em?.toISOString() ?? null,
  };
}

function formularioDe(
  respostas: Readonly<Record<string, unknown>>,
  originais: Readonly<Record<string, unknown>>,
): FormularioDaAtualizacao {
  // Every answer of the form is a text or nothing.
  return formularioDaAtualizacao(respostas, originais) as FormularioDaAtualizacao;
}

export const originaisDe = (pessoa: PessoaGuardada): FormularioDaAtualizacao => {
  const originais = identificada(pessoa, pessoa.originais);
  return formularioDe(originais, originais);
};

export function documentosApresentados(
  completa: AtualizacaoCompleta,
  pessoa: PessoaGuardada,
  documentos: readonly LinhaDeDocumento[],
): DocumentoDaAtualizacao[] {
  return documentos
    .filter(({ dono_id, situacao }) => dono_id === pessoa.id && isVigente(situacao))
    .map((documento) => ({
      ...registroDe(documento, pessoa.tipo_pessoa, naturezaDoBloco(completa, pessoa)),
      indice: documento.indice,
    }));
}
