/** One's own part is confirmed or changed. Nothing of it touches the live data before the update is concluded. */
import type { PessoasDaAtualizacao } from '@credito/api/atualizacao-partes.rotas';
import { errosDaAtualizacao, respostasGuardadas } from '@credito/domain/atualizacao/erros';
import {
  type CampoDaAtualizacao,
  NOME_NO_FORMULARIO,
  respostasDaAtualizacao,
} from '@credito/domain/atualizacao/formulario';
import { camposMudados, documentosDaMudanca } from '@credito/domain/atualizacao/provas';
import { isVigente } from '@credito/domain/documento/mudancas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { ErroDeCampo } from '@credito/domain/wizard/plano';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dadosDesatualizados, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { emailCadastrado } from '../conta/conflitos.ts';
import { findContaComEmail } from '../conta/conta.repository.ts';
import { mudarSituacaoDe, retomarDocumentos } from '../documento/documento.repository.ts';
import { type AcessoAoBloco, exigirAtualizacao, exigirBloco } from '../parte-da-atualizacao/acesso.ts';
import {
  documentosDasPessoas,
  gravarPessoa,
  type PessoaGuardada,
} from '../parte-da-atualizacao/atualizacao.repository.ts';
import { apresentarPessoas } from './apresentar-pessoas.ts';
import { exigirEditavel } from './exigir-editavel.ts';
import { contextoDaPessoa } from './fatos-da-pessoa.ts';

type FormularioEnviado = { versao?: number | undefined } & Readonly<Record<string, unknown>>;

export async function gravarPessoaDaAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { id, personType }: { id: number; personType: TipoPessoa },
  { versao, ...formulario }: FormularioEnviado,
): Promise<PessoasDaAtualizacao> {
  return contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirBloco(trx, sessao, id, personType, { travar: true });
    const { pessoa } = acesso;
    exigirEditavel(contexto, acesso);
    if (versao !== undefined && pessoa.versao !== versao) throw dadosDesatualizados();
    await gravar(contexto, trx, acesso, formulario);
    return apresentarPessoas({ ...contexto, db: trx }, await exigirAtualizacao(trx, sessao, id), sessao);
  });
}

async function gravar(
  contexto: Contexto,
  trx: Transaction<DB>,
  { completa, pessoa }: AcessoAoBloco,
  formulario: Readonly<Record<string, unknown>>,
): Promise<void> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const documentos = await documentosDasPessoas(trx, [pessoa]);
  const fatos = contextoDaPessoa(completa, pessoa, documentos, hoje);
  const ditas = respostasDaAtualizacao(pessoa.respostas, formulario);
  const erros = errosDaAtualizacao({ ...ditas, nome: pessoa.nome, cpf: pessoa.cpf }, fatos);
  if (erros.length > 0) throw regraDoDominio(erros.map(noFormulario));
  const respostas = respostasGuardadas(ditas);
  await exigirEmailLivre(trx, pessoa, respostas.email);
  if (camposMudados(pessoa.respostas, respostas).length === 0) return;
  const gravada = await gravarPessoa(trx, pessoa, {
    respostas,
    // A code proves one number alone.
    ...(respostas.telefone === pessoa.telefone_verificado ? {} : { telefone_verificado: null }),
  });
  await acompanharDocumentos(contexto, trx, gravada, {
    documentos,
    cpfNoDocumentoDoConjuge: fatos.cpfNoDocumentoDoConjuge,
  });
}

export const noFormulario = ({ campo, mensagem }: ErroDeCampo): ErroDeCampo => ({
  campo: NOME_NO_FORMULARIO[campo as CampoDaAtualizacao] ?? campo,
  mensagem,
});

/** Of somebody else's account: a login has one e-mail. */
export async function exigirEmailLivre(
  db: Kysely<DB>,
  { conta_id, originais }: PessoaGuardada,
  email: unknown,
): Promise<void> {
  if (typeof email !== 'string' || email === originais.email || conta_id === null) return;
  const dona = await findContaComEmail(db, email);
  if (dona && dona !== conta_id) throw emailCadastrado();
}

/** What a changed answer asks for no more is parked, and comes back with it (cases H3, "parked, not demanded"). */
async function acompanharDocumentos(
  contexto: Contexto,
  trx: Transaction<DB>,
  pessoa: PessoaGuardada,
  {
    documentos,
    cpfNoDocumentoDoConjuge,
  }: {
    documentos: Awaited<ReturnType<typeof documentosDasPessoas>>;
    cpfNoDocumentoDoConjuge: boolean;
  },
): Promise<void> {
  const agora = contexto.relogio.agora();
  const pedidos = documentosDaMudanca(pessoa.originais, pessoa.respostas, cpfNoDocumentoDoConjuge).map(
    ({ tipoDocumento }) => tipoDocumento,
  );
  const emVigor = documentos.filter(({ situacao }) => isVigente(situacao));
  const ocupadas = new Set(emVigor.map(({ tipo_documento, indice }) => `${tipo_documento}/${indice}`));
  await mudarSituacaoDe(
    trx,
    emVigor.filter(({ tipo_documento }) => !pedidos.includes(tipo_documento)).map(({ id }) => id),
    'estacionar',
    agora,
  );
  const retomar = documentos.filter(({ situacao, tipo_documento, indice }) => {
    const vaga = `${tipo_documento}/${indice}`;
    if (situacao !== 'estacionado' || !pedidos.includes(tipo_documento) || ocupadas.has(vaga)) return false;
    ocupadas.add(vaga);
    return true;
  });
  if (retomar.length > 0)
    await retomarDocumentos(
      trx,
      retomar.map(({ id }) => id),
    );
}
