/** Signatures: the person's own by the session, and those of the provider's representative. */
import type { Banco } from '../../src/banco/conectar.ts';
import type { Tabela } from './linha.ts';
import type { Alvos } from './mundo.ts';

const QUANDO = new Date('2026-11-26T12:00:00Z');

/** The world's contract with one signer, who has the id of the target; `doProvedor`: the representative of the world. */
const comAssinante =
  (doProvedor: boolean) =>
  async (db: Banco, { contrato, conta, documento, cpf }: Alvos) => {
    const texto = await db
      .selectFrom('contrato_texto')
      .select(['arquivo', 'sha256'])
      .where('contrato_id', '=', contrato)
      .executeTakeFirst();
    if (!texto) return;
    await db
      .insertInto('envelope')
      .values({
        id: documento,
        contrato_id: contrato,
        edicao: 1,
        titulo: 'o contrato nº 000123',
        ...texto,
        blocos_sha256: texto.sha256,
        modelo: '1',
        prazo: '2026-12-20',
        provedor: 'proprio',
        estado: 'em-assinatura',
        estado_desde: QUANDO,
        codigo_de_verificacao: 'ABCDEFGHJKMNPQRS',
        criado_em: QUANDO,
      })
      .execute();
    await db
      .insertInto('assinante')
      .values({
        id: documento,
        envelope_id: documento,
        ordem: 1,
        papel: doProvedor ? 'representante' : 'estudante',
        grupo: doProvedor ? 3 : 1,
        do_provedor: doProvedor,
        nome: 'Regina Prado Moreira',
        cpf: doProvedor ? '70120269015' : cpf,
        conta_id: doProvedor ? null : conta,
        email: 'alguem@exemplo.com.br',
        metodo: 'email',
        estado: 'convidado',
        estado_desde: QUANDO,
        link_hash: Buffer.alloc(32, 7),
      })
      .execute();
  };

/** Both contacts of the student wait for a second person; the analyst of the world may take it back. */
const comTroca = async (db: Banco, alvos: Alvos) => {
  await comAssinante(false)(db, alvos);
  if ((await db.selectFrom('envelope').select('id').execute()).length === 0) return;
  await db
    .insertInto('troca_de_contato')
    .values({
      id: alvos.documento,
      assinante_id: alvos.documento,
      email: 'outro@exemplo.com.br',
      telefone: '51987650000',
      motivo: 'Os dois contatos estavam errados.',
      proposta_por: alvos.operador,
      proposta_em: QUANDO,
    })
    .execute();
};

const MOTIVO = 'A pedido de quem assina, por telefone.';
const doEnvelope = ({ documento }: Alvos) => ({ params: { id: documento } });
const daMesa = { podem: ['analista'], antes: comAssinante(false) } as const;
const deQuemAcompanha = { podem: ['analista', 'agente'], antes: comAssinante(false) } as const;

type DaAssinatura =
  | `${string} /assinatura/${string}`
  | `${string} /gestao/assinaturas${string}`
  | `${string} /gestao/envelopes${string}`;

export const TABELA_DA_ASSINATURA: Pick<Tabela, Extract<keyof Tabela, DaAssinatura>> = {
  'POST /assinatura/s/entrar': [
    {
      pedido: ({ documento }) => ({ body: { assinanteId: documento } }),
      podem: ['estudante'],
      antes: comAssinante(false),
    },
  ],
  'GET /gestao/assinaturas/{assinanteId}/documento': [
    {
      pedido: ({ documento }) => ({ params: { assinanteId: documento } }),
      podem: ['representante'],
      antes: comAssinante(true),
    },
  ],

  'GET /gestao/envelopes/{id}': [{ pedido: doEnvelope, ...deQuemAcompanha }],
  'POST /gestao/envelopes/{id}/reenviar': [
    {
      pedido: (alvos) => ({ ...doEnvelope(alvos), body: { assinanteId: alvos.documento } }),
      ...deQuemAcompanha,
    },
  ],
  'POST /gestao/envelopes/{id}/contato': [
    {
      pedido: (alvos) => ({
        ...doEnvelope(alvos),
        body: {
          assinanteId: alvos.documento,
          versaoDoContato: 1,
          email: 'outro@exemplo.com.br',
          telefone: null,
          motivo: MOTIVO,
        },
      }),
      ...daMesa,
    },
  ],
  'POST /gestao/envelopes/{id}/trocas/{trocaId}': [
    {
      pedido: ({ documento }) => ({
        params: { id: documento, trocaId: documento },
        body: { resposta: 'retirar' },
      }),
      podem: ['analista'],
      antes: comTroca,
    },
  ],
  'POST /gestao/envelopes/{id}/prazo': [
    {
      pedido: (alvos) => ({ ...doEnvelope(alvos), body: { versao: 1, prazo: '2026-12-22', motivo: MOTIVO } }),
      ...daMesa,
    },
  ],
  'POST /gestao/envelopes/{id}/cancelar': [
    { pedido: (alvos) => ({ ...doEnvelope(alvos), body: { versao: 1, motivo: MOTIVO } }), ...daMesa },
  ],
  'POST /gestao/envelopes/{id}/abrir': [{ pedido: doEnvelope, ...daMesa }],
  'GET /gestao/envelopes/{id}/prova': [{ pedido: doEnvelope, ...daMesa }],
};
