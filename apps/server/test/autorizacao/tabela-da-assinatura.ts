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

type DaAssinatura = `${string} /assinatura/${string}` | `${string} /gestao/assinaturas${string}`;

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
};
