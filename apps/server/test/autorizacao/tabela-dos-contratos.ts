/** Contracts: the student's own, those that somebody guarantees, and the desk's. */
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import type { Banco } from '../../src/banco/conectar.ts';
import type { Tabela } from './linha.ts';
import type { Alvos, Equipe, Pessoa } from './mundo.ts';

const O_ESTUDANTE: readonly Pessoa[] = ['estudante'];
const OS_FIADORES: readonly Pessoa[] = ['fiador', 'fiador2'];
const QUEM_VE: readonly Equipe[] = ['analista', 'instituicao', 'agente', 'representante'];

const doContrato = ({ contrato }: Alvos) => ({ params: { id: contrato } });

const em =
  (codigo: CodigoDoContrato) =>
  (db: Banco, { contrato }: Alvos) =>
    db
      .updateTable('contrato')
      .set({ codigo, assinado_em: '2026-11-26' })
      .where('id', '=', contrato)
      .execute();

/** The copy is the file of the text: what it shows is nobody's question here. */
const comCopia = async (db: Banco, { contrato, operador }: Alvos) => {
  const texto = await db
    .selectFrom('contrato_texto')
    .select(['arquivo', 'sha256', 'bytes'])
    .where('contrato_id', '=', contrato)
    .executeTakeFirst();
  if (!texto) return;
  await db
    .insertInto('contrato_copia')
    .values({
      contrato_id: contrato,
      edicao: 1,
      ...texto,
      paginas: 1,
      guardada_por: operador,
      guardada_em: new Date('2026-11-27T12:00:00Z'),
    })
    .execute();
};

/** Of the analyst of the world, who may take it back. */
const comProposta = async (db: Banco, alvos: Alvos) => {
  await em('APR')(db, alvos);
  await db
    .insertInto('contrato_proposta')
    .values({
      contrato_id: alvos.contrato,
      acao: 'efetivar',
      operador_id: alvos.operador,
      proposta_em: new Date('2026-11-27T12:00:00Z'),
    })
    .execute();
};

type DoContrato =
  | `${string} /contrato/${string}`
  | `${string} /status-contrato/${string}`
  | `${string} /gestao/contratos${string}`;

export const TABELA_DOS_CONTRATOS: Pick<Tabela, Extract<keyof Tabela, DoContrato>> = {
  'GET /contrato/s/{id}': [{ pedido: doContrato, podem: O_ESTUDANTE }],
  'GET /contrato/s/{id}/texto': [{ pedido: doContrato, podem: O_ESTUDANTE }],
  'GET /contrato/disponibilizado/{id}/contrato': [{ pedido: doContrato, podem: O_ESTUDANTE }],
  'GET /contrato/disponibilizado/{id}/id-processo': [{ pedido: doContrato, podem: O_ESTUDANTE }],
  'GET /contrato/s/{id}/status-contratos-efetivados': [{ pedido: doContrato, podem: O_ESTUDANTE }],
  'GET /status-contrato/{id}': [{ pedido: doContrato, podem: O_ESTUDANTE }],
  'GET /contrato/{id}/assinantes/status-assinatura': [
    { pedido: ({ contrato }) => ({ params: { id: contrato }, query: {} }), podem: O_ESTUDANTE },
  ],
  'POST /contrato/s/{id}/aceitar-plano': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, body: { versao: 1, totalCentavos: 420_480 } }),
      podem: O_ESTUDANTE,
    },
  ],
  'POST /contrato/s/{id}/imprimir': [{ pedido: doContrato, podem: O_ESTUDANTE }],
  'POST /contrato/s/{id}/desistir': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, body: { versao: 1 } }),
      podem: O_ESTUDANTE,
      antes: em('REC'),
    },
  ],
  'PUT /contrato/s/{id}/finalizar': [{ pedido: doContrato, podem: O_ESTUDANTE, antes: em('EFE') }],
  'PATCH /contrato/{id}/recuperar-contrato': [{ pedido: doContrato, podem: O_ESTUDANTE }],
  'POST /contrato/{id}/enviar-clicksign': [{ pedido: doContrato, podem: O_ESTUDANTE }],
  'POST /contrato/{id}/reenviar-link': [
    { pedido: ({ contrato }) => ({ params: { id: contrato }, query: {} }), podem: O_ESTUDANTE },
  ],
  'POST /contrato/s/contrato-assinar-reenviar-link': [
    {
      pedido: ({ contrato, cpf }) => ({
        body: {
          idContrato: contrato,
          cpf,
          email: 'alguem@exemplo.com.br',
          authType: 'email',
          signerType: 'contractor',
        },
      }),
      podem: O_ESTUDANTE,
    },
  ],
  'PATCH /contrato/s/{id}/alterar-canal': [
    {
      pedido: ({ contrato, cpf }) => ({
        params: { id: contrato },
        body: { cpf, preferredAuthType: 'WHATSAPP', signerType: 'CONTRACTOR' },
      }),
      podem: O_ESTUDANTE,
    },
  ],
  'GET /contrato/f/{id}/texto': [{ pedido: doContrato, podem: OS_FIADORES }],
  'GET /contrato/f/{id}/contrato': [{ pedido: doContrato, podem: OS_FIADORES }],

  'GET /gestao/contratos/aptas': [
    {
      pedido: ({ instituicao }) => ({ query: { instituicaoId: instituicao, ano: 2027, semestre: 1 } }),
      podem: ['analista'],
    },
  ],
  'PUT /gestao/contratos/{id}/atribuicao': [{ pedido: doContrato, podem: ['analista'], antes: em('REC') }],
  'DELETE /gestao/contratos/{id}/atribuicao': [{ pedido: doContrato, podem: ['analista'], antes: em('REC') }],
  'GET /gestao/contratos/{id}': [{ pedido: doContrato, podem: QUEM_VE }],
  'GET /gestao/contratos/{id}/contrato': [
    { pedido: doContrato, podem: ['analista', 'instituicao', 'representante'] },
  ],
  'POST /gestao/contratos/{id}': [
    {
      pedido: ({ contrato }) => ({
        params: { id: contrato },
        body: { acao: 'cancelar', versao: 1, motivos: [{ codigo: 'CONTRATO_INVALIDO', explicacao: null }] },
      }),
      podem: ['analista'],
    },
  ],
  'POST /gestao/contratos/{id}/proposta': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, body: { resposta: 'retirar', versao: 1 } }),
      podem: ['analista'],
      antes: comProposta,
    },
  ],
  'POST /gestao/contratos/{id}/copia': [{ pedido: doContrato, podem: ['analista'], antes: em('EFU') }],
  'POST /gestao/contratos/{id}/copia/giro': [
    {
      pedido: ({ contrato }) => ({
        params: { id: contrato },
        // Of another copy than the one that is kept, whose file the text of the contract shares here.
        body: { graus: 90, pagina: null, guardadaEm: '2026-11-27T11:00:00.000Z' },
      }),
      podem: ['analista'],
      antes: async (db, alvos) => {
        await comCopia(db, alvos);
        await em('EFU')(db, alvos);
      },
    },
  ],
  'GET /gestao/contratos/{id}/copia': [{ pedido: doContrato, podem: ['analista'], antes: comCopia }],
  'POST /gestao/contratos/{id}/curso': [
    {
      pedido: ({ contrato }) => ({
        params: { id: contrato },
        body: { acontecimento: 'suspensao', em: '2026-11-20', motivo: 'Trancou a matrícula.' },
      }),
      podem: ['instituicao'],
      antes: em('EFE'),
    },
  ],
  'POST /gestao/contratos/{id}/pela-instituicao': [
    {
      pedido: ({ contrato }) => ({ params: { id: contrato }, body: { acao: 'receberNaIes', versao: 1 } }),
      podem: ['instituicao'],
      antes: em('VIS'),
    },
  ],
};
