import { describe, expect, it } from 'vitest';
import { aceitarConvite, indicarFiador, PAULO } from '../../../test/fiadores.ts';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao, inserirDocumento, preencherPessoa } from '../../../test/solicitacoes.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from './fatos.ts';
import { comGravadas } from './linhas-da-solicitacao.ts';

const servidor = await criarServidorDeTeste();
const { db, contexto } = servidor;

const ana = await criarConta(servidor, ANA);
const paulo = await criarConta(servidor, PAULO);
const { id } = await criarSolicitacao(servidor, ana);
await preencherPessoa(servidor, ana, id, { respostas: { dataNascimento: '2009-10-15' } });
const { codFiador, pessoaId } = await indicarFiador(servidor, ana, paulo);
const arquivo = await inserirDocumento(servidor, {
  solicitacaoId: id,
  participanteId: pessoaId,
  contaId: paulo.contaId,
  tipoDocumento: 'RG',
});

async function ler(): Promise<SolicitacaoCompleta> {
  const completa = await carregarSolicitacao(db, id);
  if (!completa) throw new Error('There is no request');
  return completa;
}

describe('the rows of a request', () => {
  it('come in one statement as each of their tables gives them', async () => {
    const completa = await ler();
    const participantes = await db
      .selectFrom('participante')
      .selectAll()
      .where('solicitacao_id', '=', id)
      .orderBy('tipo_pessoa')
      .execute();
    expect(completa).toStrictEqual({
      solicitacao: await db.selectFrom('solicitacao').selectAll().where('id', '=', id).executeTakeFirst(),
      catalogo: completa.solicitacao.catalogo,
      participantes,
      documentos: expect.any(Array),
      estacionados: [],
      aceites: new Set(),
      autorizacao: await db.selectFrom('autorizacao_responsavel').selectAll().executeTakeFirstOrThrow(),
      temContrato: false,
    });
    const porId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect([...completa.documentos].sort(porId)).toStrictEqual(
      (await db.selectFrom('documento').selectAll().execute()).sort(porId),
    );
  });

  it('are, with what was written of them, what reading them again would bring', async () => {
    const antes = await ler();
    await aceitarConvite(servidor, paulo, codFiador);
    const participantes = await db
      .selectFrom('participante')
      .selectAll()
      .where('id', '=', pessoaId)
      .execute();
    const aceita = comGravadas(antes, { participantes, aceites: [pessoaId] });
    expect(aceita).toStrictEqual(await ler());

    const parado = await db
      .updateTable('documento')
      .set({ situacao: 'estacionado', removido_em: contexto.relogio.agora() })
      .where('id', '=', arquivo)
      .returningAll()
      .execute();
    const estacionada = comGravadas(aceita, { documentos: parado });
    expect(estacionada.estacionados.map((documento) => documento.id)).toEqual([arquivo]);
    expect(estacionada).toStrictEqual(await ler());
    const voltou = await db
      .updateTable('documento')
      .set({ situacao: 'enviado', removido_em: null })
      .where('id', '=', arquivo)
      .returningAll()
      .execute();
    expect(comGravadas(estacionada, { documentos: voltou })).toStrictEqual(await ler());
  });

  it('are without whoever left, and without the files and the acceptance of that person', async () => {
    const antes = await ler();
    expect(antes.aceites.has(pessoaId)).toBe(true);
    const saiu = await db
      .updateTable('participante')
      .set({ removido_em: contexto.relogio.agora() })
      .where('id', '=', pessoaId)
      .returningAll()
      .execute();
    const depois = comGravadas(antes, { participantes: saiu });
    expect(depois).toStrictEqual(await ler());
    expect(depois.documentos.some((documento) => documento.id === arquivo)).toBe(false);
  });
});
