import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import { expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { gerarRg } from '../../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { semearOperadores } from '../../../../db/seed/operadores.ts';
import { semearRegulamentos } from '../../../../db/seed/regulamentos.ts';
import { arquivosGuardados, corpoMultipart } from '../../../../test/envio-de-teste.ts';
import { pessoaNumero } from '../../../../test/fiadores.ts';
import { criarConta, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;
await semearCatalogo(db);
await semearOperadores(contexto);
await semearRegulamentos(contexto);
const admin = (await criarOperador(servidor, 'administrador')).token;

const PDF = await db
  .selectFrom('regulamento')
  .select('arquivo')
  .limit(1)
  .executeTakeFirstOrThrow()
  .then(({ arquivo }) => contexto.gateways.cofre.ler(arquivo));

async function publicar(conteudo: Uint8Array, nome = 'regulamento.pdf', token = admin) {
  const { body, tipo } = await corpoMultipart({ arquivo: { conteudo, nome } });
  return pedir({
    metodo: 'POST',
    url: '/api/gestao/catalogo/regulamentos',
    token,
    body,
    cabecalhos: { 'content-type': tipo },
  });
}

it('every institution of the demonstration has one, which anybody reads', async () => {
  const { regulamento } = await db
    .selectFrom('instituicao')
    .select('regulamento')
    .where('sigla', '=', 'UNISERRA')
    .executeTakeFirstOrThrow();
  const lido = await pedir({ metodo: 'GET', url: String(regulamento) });
  expect(lido.status).toBe(200);
  expect(lido.cabecalhos['content-type']).toBe('application/pdf');
  expect(lido.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

it('a published PDF is the institution’s from then on, and a request keeps the one that it began with', async () => {
  const estudante = await criarConta(servidor, pessoaNumero(1));
  const { id } = await criarSolicitacao(servidor, estudante);
  const { instituicao_id, catalogo } = await db
    .selectFrom('solicitacao')
    .select(['instituicao_id', 'catalogo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const antes = (catalogo as { instituicao: { regulamento: string } }).instituicao.regulamento;
  expect(antes).toMatch(/^\/api\/regulamentos\//);
  const { endereco, paginas } = (await publicar(PDF)).corpo<{ endereco: string; paginas: number }>();
  expect(paginas).toBeGreaterThan(0);
  const caminho = `/api/gestao/catalogo/instituicao`;
  const { conteudo, numero } = (
    await pedir({ metodo: 'GET', url: `${caminho}/itens/${instituicao_id}`, token: admin })
  ).corpo<ItemCompleto>();
  const salva = await pedir({
    metodo: 'POST',
    url: caminho,
    token: admin,
    body: {
      chave: String(instituicao_id),
      conteudo: { ...conteudo, regulamento: endereco },
      vigenteDe: null,
      numero,
    },
  });
  expect(salva.status, salva.texto).toBe(200);
  const usuario = await pedir({
    metodo: 'GET',
    url: '/api/usuario/p/dados-usuario',
    token: estudante.token,
  });
  expect(usuario.corpo()).toMatchObject({ usuario: { linkRegulamento: antes } });
  expect((await pedir({ metodo: 'GET', url: antes })).status).toBe(200);
});

it('only a PDF of an acceptable size is taken, and nothing of the rest stays', async () => {
  const guardados = (await arquivosGuardados(servidor)).length;
  const grande = Buffer.concat([PDF, Buffer.alloc(LIMITE_DE_BYTES)]);
  const foto = await gerarRg({}, { ladoMaior: 300 });
  const respostas = [
    await publicar(foto, 'foto.pdf'),
    await publicar(Buffer.from('<html>regulamento</html>')),
    await publicar(Buffer.alloc(0)),
    await publicar(grande),
    await publicar(PDF.subarray(0, 400)),
  ];
  expect(respostas.map(({ status }) => status)).toEqual([415, 415, 422, 413, 422]);
  for (const { texto } of respostas) expect(texto).not.toContain('"status":500');
  expect((await arquivosGuardados(servidor)).length).toBe(guardados);
});

it.each([['../segredo'], ['javascript:alert(1)'], ['http://exemplo.org/r.pdf'], ['/api/regulamentos/1']])(
  'the address %s is refused',
  async (regulamento) => {
    const { id } = await db.selectFrom('instituicao').select('id').limit(1).executeTakeFirstOrThrow();
    const { conteudo, numero } = (
      await pedir({ metodo: 'GET', url: `/api/gestao/catalogo/instituicao/itens/${id}`, token: admin })
    ).corpo<ItemCompleto>();
    const resposta = await pedir({
      metodo: 'POST',
      url: '/api/gestao/catalogo/instituicao',
      token: admin,
      body: { chave: String(id), conteudo: { ...conteudo, regulamento }, vigenteDe: null, numero },
    });
    expect(resposta.status).toBe(422);
    expect(resposta.texto).toContain('Envie o PDF ou informe um endereço');
  },
);

it('whose file the vault lost is as one that does not exist', async () => {
  const { endereco } = (await publicar(PDF)).corpo<{ endereco: string }>();
  await db
    .updateTable('regulamento')
    .set({ arquivo: '0'.repeat(48) })
    .execute();
  expect((await pedir({ metodo: 'GET', url: endereco })).status).toBe(404);
});

it('belongs to the administration, and what does not exist answers 404', async () => {
  const { token } = await criarOperador(servidor, 'analista');
  expect((await publicar(PDF, 'regulamento.pdf', token)).status).toBe(403);
  const nada = '00000000-0000-4000-8000-00000000dead';
  expect((await pedir({ metodo: 'GET', url: `/api/regulamentos/${nada}` })).status).toBe(404);
});

it('devices 4: one that is not there is a page for whoever opened it, and a problem for a screen that asks', async () => {
  const url = '/api/regulamentos/00000000-0000-4000-8000-00000000dead';
  const pedida = (accept: string) => pedir({ metodo: 'GET', url, cabecalhos: { accept } });
  const aberta = await pedida('text/html,application/xhtml+xml,*/*;q=0.8');
  expect([aberta.status, aberta.cabecalhos['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(aberta.texto).toContain('Não encontramos o que você procura.');
  expect(aberta.cabecalhos['content-security-policy']).toMatch(/^default-src 'none'/);
  expect((await pedida('*/*')).corpo()).toMatchObject({ status: 404 });
  expect((await pedida('*/*')).cabecalhos['content-type']).toContain('application/problem+json');
});
