/** Alterations: the student's own, those of contracts that somebody guarantees, and the desk's. */
import type { FluxoDaAlteracao } from '@credito/domain/alteracao/estados';
import type { Banco } from '../../src/banco/conectar.ts';
import { comConviteA, comRenda, emFluxo, NOVO_ENDERECO } from '../alteracoes.ts';
import type { Tabela } from './linha.ts';
import type { Alvos, Equipe, Pessoa } from './mundo.ts';

const O_ESTUDANTE: readonly Pessoa[] = ['estudante'];
const QUEM_VE: readonly Equipe[] = ['analista', 'instituicao', 'agente', 'representante'];

const daAlteracao = ({ alteracao }: Alvos) => ({ params: { id: alteracao } });
const pedido = ({ contrato }: Alvos) => ({ body: { contratoId: contrato, pedido: NOVO_ENDERECO } });

const em =
  (fluxo: FluxoDaAlteracao) =>
  (db: Banco, { alteracao }: Alvos) =>
    emFluxo(db, alteracao, fluxo);

/** The plan changes, so that whoever guarantees reads the document. */
const doPlano = async (db: Banco, { alteracao }: Alvos) => {
  await db.updateTable('alteracao').set({ especie: 'suspensao' }).where('id', '=', alteracao).execute();
};

const O_CONVIDADO: readonly Pessoa[] = ['fiador'];
const comConvite = (db: Banco, { alteracao, fiador }: Alvos) => comConviteA(db, alteracao, fiador);

const comProva =
  (enviada: boolean) =>
  async (db: Banco, { alteracao, fiador, documentoDaAtualizacao: documentoId }: Alvos) => {
    const { contaId } = await comConviteA(db, alteracao, fiador);
    await comRenda(db, alteracao, contaId, { documentoId, enviada });
  };
const doComprovante = ({ alteracao, documentoDaAtualizacao }: Alvos) => ({
  params: { id: alteracao, docId: documentoDaAtualizacao },
});

const semAlteracao = async (db: Banco, { alteracao, contrato }: Alvos) => {
  await db.deleteFrom('alteracao_campo').where('alteracao_id', '=', alteracao).execute();
  await db.updateTable('contrato').set({ codigo: 'EFE' }).where('id', '=', contrato).execute();
};

type DaAlteracao =
  | `${string} /alteracao-contrato/${string}`
  | `${string} /alteracao-contratual/${string}`
  | `${string} /documentos-digitalizados/${string}`
  | `${string} /gestao/alteracoes${string}`;

export const TABELA_DAS_ALTERACOES: Pick<Tabela, Extract<keyof Tabela, DaAlteracao>> = {
  'GET /alteracao-contrato/s/{id}': [{ pedido: daAlteracao, podem: O_ESTUDANTE }],
  'GET /alteracao-contrato/s/{id}/dados-assinantes': [{ pedido: daAlteracao, podem: O_ESTUDANTE }],
  'GET /documentos-digitalizados/alteracao/efetivada/{id}': [
    { pedido: daAlteracao, podem: O_ESTUDANTE, antes: em('EFE') },
  ],
  'GET /alteracao-contrato/s/contrato/{id}/de-hoje': [
    { pedido: ({ contrato }) => ({ params: { id: contrato } }), podem: O_ESTUDANTE, antes: semAlteracao },
  ],
  'POST /alteracao-contrato/s/simular': [{ pedido, podem: O_ESTUDANTE, antes: semAlteracao }],
  'POST /alteracao-contrato/s/pedir': [{ pedido, podem: O_ESTUDANTE, antes: semAlteracao }],
  'POST /alteracao-contrato/s/{id}/retirar': [{ pedido: daAlteracao, podem: O_ESTUDANTE }],
  'PUT /alteracao-contrato/s/{id}/finalizar': [{ pedido: daAlteracao, podem: O_ESTUDANTE, antes: em('EFE') }],
  'POST /alteracao-contratual/enviar-clicksign': [
    {
      pedido: ({ alteracao }) => ({ body: { alteracaoId: alteracao, tipoAutenticacao: 'email' } }),
      podem: O_ESTUDANTE,
      antes: em('DIS'),
    },
  ],
  'POST /alteracao-contratual/s/reenviar-link': [
    {
      pedido: ({ alteracao, cpf }) => ({
        body: {
          idAlteracao: alteracao,
          cpf,
          email: 'alguem@exemplo.com.br',
          authType: 'e',
          signerType: 'contractor',
        },
      }),
      podem: O_ESTUDANTE,
    },
  ],
  'PATCH /alteracao-contratual/s/{id}/alterar-canal': [
    {
      pedido: ({ alteracao, cpf }) => ({
        params: { id: alteracao },
        body: { cpf, preferredAuthType: 'WHATSAPP', signerType: 'CONTRACTOR' },
      }),
      podem: O_ESTUDANTE,
    },
  ],
  'GET /alteracao-contrato/s/{id}/texto': [{ pedido: daAlteracao, podem: O_ESTUDANTE }],
  'GET /alteracao-contrato/f/{id}/texto': [
    { pedido: daAlteracao, podem: ['fiador', 'fiador2'], antes: doPlano },
  ],
  'GET /alteracao-contrato/f/{id}/documento': [
    { pedido: daAlteracao, podem: ['fiador', 'fiador2'], antes: doPlano },
  ],

  'GET /alteracao-contrato/f/{id}/convite': [{ pedido: daAlteracao, podem: O_CONVIDADO, antes: comConvite }],
  'POST /alteracao-contrato/f/{id}/aceite': [
    {
      pedido: (alvos) => ({
        ...daAlteracao(alvos),
        body: { versao: 'x', sha256: 'a'.repeat(64), li: true },
      }),
      podem: O_CONVIDADO,
      antes: comConvite,
    },
  ],
  'POST /alteracao-contrato/f/{id}/recusa': [{ pedido: daAlteracao, podem: O_CONVIDADO, antes: comConvite }],

  'GET /alteracao-contrato/f/{id}/renda': [
    { pedido: daAlteracao, podem: O_CONVIDADO, antes: comProva(false) },
  ],
  'PUT /alteracao-contrato/f/{id}/renda': [
    {
      pedido: (alvos) => ({
        ...daAlteracao(alvos),
        body: { passo: 'renda', alteracoes: { rendaCentavos: 700_000, profissaoId: 252_105 } },
      }),
      podem: O_CONVIDADO,
      antes: comProva(false),
    },
  ],
  // Whose document it is stands in the form, which is read once the income is one's own.
  'POST /alteracao-contrato/f/{id}/renda/documentos': [
    { pedido: daAlteracao, podem: O_CONVIDADO, antes: comProva(false) },
  ],
  'DELETE /alteracao-contrato/f/{id}/renda/documentos/{docId}': [
    { pedido: doComprovante, podem: O_CONVIDADO, antes: comProva(false) },
  ],
  'POST /alteracao-contrato/f/{id}/renda/envio': [
    { pedido: daAlteracao, podem: O_CONVIDADO, antes: comProva(false) },
  ],
  'GET /gestao/alteracoes/{id}/comprovantes/{docId}': [
    {
      pedido: (alvos) => ({ ...doComprovante(alvos), query: {} }),
      podem: ['analista'],
      antes: comProva(true),
    },
  ],

  'GET /gestao/alteracoes/{id}': [
    { pedido: daAlteracao, podem: QUEM_VE, antes: doPlano },
    { nome: 'de dados', pedido: daAlteracao, podem: QUEM_VE.filter((quem) => quem !== 'instituicao') },
  ],
  'GET /gestao/alteracoes/{id}/documento': [
    { pedido: daAlteracao, podem: ['analista', 'instituicao', 'representante'], antes: doPlano },
  ],
  'GET /gestao/alteracoes/contrato/{id}/de-hoje': [
    { pedido: ({ contrato }) => ({ params: { id: contrato } }), podem: ['analista'], antes: semAlteracao },
  ],
  'GET /gestao/alteracoes/endereco/{cep}': [
    { pedido: () => ({ params: { cep: '01310100' } }), podem: ['analista'] },
  ],
  'POST /gestao/alteracoes/simular': [{ pedido, podem: ['analista'], antes: semAlteracao }],
  'POST /gestao/alteracoes': [{ pedido, podem: ['analista'], antes: semAlteracao }],
  'POST /gestao/alteracoes/{id}': [
    {
      pedido: ({ alteracao }) => ({
        params: { id: alteracao },
        body: { acao: 'cancelar', versao: 1, motivo: 'Foi aberta por engano.' },
      }),
      podem: ['analista'],
      antes: em('GER'),
    },
  ],
  'POST /gestao/alteracoes/{id}/palavra': [
    {
      pedido: ({ alteracao }) => ({ params: { id: alteracao }, body: { versao: 1, resposta: 'confirmou' } }),
      podem: ['instituicao'],
      antes: doPlano,
    },
  ],
};
