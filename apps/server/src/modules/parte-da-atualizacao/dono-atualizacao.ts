/** A person of a half-yearly update as the owner of documents. */
import { documentosDaMudanca } from '@credito/domain/atualizacao/provas';
import { type Conferencia, conferirIdentidade } from '@credito/domain/documento/conferencia';
import { isVigente } from '@credito/domain/documento/mudancas';
import { identidadeDeclarada } from '@credito/domain/participante/preenchimento';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { conflito, dadosDesatualizados, naoEncontrado } from '../../erros.ts';
import type { LinhaDeDocumento } from '../documento/documento.repository.ts';
import type { Dono, RegrasDoDono } from '../documento/dono.ts';
import { gravacaoDaLeitura, type LeituraDoDocumento, visionLida } from '../documento/leitura.ts';
import type { LugarDaAtualizacao } from '../documento/lugar.ts';
import { exigirBloco } from './acesso.ts';
import {
  type AtualizacaoCompleta,
  carregarAtualizacao,
  documentosDasPessoas,
  type PessoaGuardada,
} from './atualizacao.repository.ts';
import { naturezaDoBloco } from './natureza-do-bloco.ts';

const MENSAGEM_NAO_PEDIDO = 'Este documento não é pedido para o que você mudou.';

export const donoAtualizacao: RegrasDoDono<LugarDaAtualizacao> = {
  alcanca: (contaId) => sql<boolean>`exists (
    select from atualizacao_pessoa parte join atualizacao on atualizacao.id = parte.atualizacao_id
    where parte.id = dono_de_documento.atualizacao_pessoa_id and parte.conta_id = ${contaId}
      and atualizacao.estado <> 'reiniciada')`,

  async lugarDe(db, donoId) {
    const { atualizacao_id: atualizacaoId, tipo_pessoa: tipoPessoa } = await db
      .selectFrom('atualizacao_pessoa')
      .select(['atualizacao_id', 'tipo_pessoa'])
      .where('id', '=', donoId)
      .executeTakeFirstOrThrow();
    return { tipo: 'atualizacao_pessoa', atualizacaoId, tipoPessoa };
  },

  async exigir(db, sessao, { atualizacaoId, tipoPessoa }, { modo, tipos, travar = false }) {
    const { completa, pessoa } = await exigirBloco(db, sessao, atualizacaoId, tipoPessoa, { travar });
    const dono = await donoDe(db, completa, pessoa);
    if (modo === 'ver') return dono;
    if (dono.natureza !== 'editavel' && dono.natureza !== 'corrigivel')
      throw dadosDesatualizados('Esta parte da atualização não pode mudar agora.');
    const emVigor = dono.documentos.map(({ tipo_documento }) => tipo_documento);
    const pedidos = documentosDaMudanca(pessoa.originais, pessoa.respostas, false).map(
      ({ tipoDocumento }) => tipoDocumento,
    );
    if (tipos.some((tipo) => !pedidos.includes(tipo) && !emVigor.includes(tipo)))
      throw conflito(MENSAGEM_NAO_PEDIDO);
    return dono;
  },

  async guardarLeitura(trx, { atualizacaoId, tipoPessoa }, leitura) {
    const completa = await carregarAtualizacao(trx, atualizacaoId, { travar: true });
    const pessoa = completa?.pessoas.find(({ tipo_pessoa }) => tipo_pessoa === tipoPessoa);
    if (!completa || !pessoa) return null;
    const guardado = await gravacaoDaLeitura(trx, leitura, conferir(pessoa, leitura)).executeTakeFirst();
    return guardado ? donoDe(trx, completa, pessoa) : null;
  },
};

async function donoDe(db: Kysely<DB>, completa: AtualizacaoCompleta, pessoa: PessoaGuardada): Promise<Dono> {
  const documentos = await documentosDasPessoas(db, [pessoa]);
  return comDocumentos(completa, pessoa, documentos);
}

function comDocumentos(
  completa: AtualizacaoCompleta,
  pessoa: PessoaGuardada,
  documentos: readonly LinhaDeDocumento[],
): Dono {
  const { atualizacao } = completa;
  const reler = async (db: Kysely<DB>): Promise<Dono> => {
    const atual = await carregarAtualizacao(db, atualizacao.id);
    const mesma = atual?.pessoas.find(({ id }) => id === pessoa.id);
    if (!atual || !mesma) throw naoEncontrado();
    return donoDe(db, atual, mesma);
  };
  return {
    id: pessoa.id,
    proprietario: pessoa.tipo_pessoa,
    natureza: naturezaDoBloco(completa, pessoa),
    documentos: documentos.filter(({ situacao }) => isVigente(situacao)),
    estacionados: documentos.filter(({ situacao }) => situacao === 'estacionado'),
    contaId: pessoa.conta_id ?? atualizacao.conta_id,
    // Once sent, somebody of the staff may have seen them.
    jaEntregue: pessoa.concluida_em !== null,
    depoisDeMudar: (_contexto, trx) => reler(trx),
    reler,
  };
}

/** What was declared in the update is what the document should show. */
function conferir(pessoa: PessoaGuardada, leitura: LeituraDoDocumento): readonly Conferencia[] {
  const vision = visionLida(leitura);
  if (!vision) return [];
  const declarado = identidadeDeclarada(leitura.documento.tipo_documento, pessoa.respostas);
  return conferirIdentidade(
    vision,
    { nome: declarado.nome ?? '', cpf: declarado.cpf ?? '' },
    dataEmSaoPaulo(leitura.agora),
  ).filter(({ regra }) => (regra !== 'nome' && regra !== 'cpf') || declarado[regra] !== undefined);
}
