import { expect, it } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { enviarDocumento } from '../../../test/envio-de-teste.ts';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import { ArquivoAusente } from '../../arquivos/armazem.ts';
import type { DocumentoParaLer } from '../../gateways/visao/visao.ts';
import { findNoLugar } from './donos.ts';
import { lerDocumento, lerPelaTarefa } from './ler-documento.ts';

const lidos: number[] = [];
let ocupada = true;
const servidor = await criarServidorDeTeste({
  gateways: {
    visao: {
      // As the real one: the bytes are asked for when their turn has come.
      async lerDocumento({ conteudo }: DocumentoParaLer, { sinal } = {}) {
        if (ocupada) return { tipo: 'ocupada' };
        const bytes = typeof conteudo === 'function' ? await conteudo() : conteudo;
        if (sinal?.aborted) return { tipo: 'interrompida' };
        lidos.push(bytes.byteLength);
        return { tipo: 'ilegivel' };
      },
      lerRenda: async () => ({ tipo: 'ilegivel' }),
      encerrar: async () => {},
    },
  },
});
const { db, contexto } = servidor;
const ana = await criarConta(servidor, ANA);
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);

async function enviar(ladoMaior: number): Promise<string> {
  const conteudo = await gerarRg({}, { ladoMaior });
  const resposta = await enviarDocumento(servidor, { token: ana.token, solicitacaoId, tipo: 'RG', conteudo });
  expect(resposta.status).toBe(200);
  const { id } = await db
    .selectFrom('documento')
    .select('id')
    .where('situacao', '=', 'enviado')
    .executeTakeFirstOrThrow();
  return id;
}

const documento = (id: string) =>
  db
    .selectFrom('documento')
    .select(['arquivo_original', 'situacao_leitura'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function ler(id: string, aqui = contexto) {
  const noLugar = await findNoLugar(contexto, id);
  return noLugar && (await lerDocumento(aqui, noLugar)).desfecho;
}

it('attack 3: what was replaced before its turn is not read, and what took its place is', async () => {
  ocupada = true;
  const primeiro = await enviar(300);
  const segundo = await enviar(310);
  ocupada = false;
  expect(await ler(primeiro)).toBe('feita');
  expect(lidos).toEqual([]);
  expect(await ler(segundo)).toBe('feita');
  expect(lidos).toHaveLength(1);
});

it('attack 3: what is replaced while it waits for its turn is not read either', async () => {
  ocupada = true;
  const primeiro = await enviar(320);
  ocupada = false;
  lidos.length = 0;
  const { cofre } = contexto.gateways;
  let lidosDoCofre = 0;
  const espiado = {
    ...contexto,
    gateways: {
      ...contexto.gateways,
      cofre: {
        ...cofre,
        ler: async (id: string) => {
          lidosDoCofre += 1;
          return cofre.ler(id);
        },
      },
      visao: {
        ...contexto.gateways.visao,
        async lerDocumento(...[documento, opcoes]: Parameters<typeof contexto.gateways.visao.lerDocumento>) {
          await enviar(330);
          return contexto.gateways.visao.lerDocumento(documento, opcoes);
        },
      },
    },
  };
  expect(await ler(primeiro, espiado)).toBe('feita');
  expect(lidosDoCofre).toBe(0);
});

it('what cannot be opened is given up at the last try: nobody waits for it without an end', async () => {
  ocupada = true;
  const id = await enviar(340);
  ocupada = false;
  const { arquivo_original } = await documento(id);
  await contexto.gateways.cofre.apagar(arquivo_original);
  await expect(lerPelaTarefa(contexto, id, false)).rejects.toThrow(ArquivoAusente);
  expect((await documento(id)).situacao_leitura).toBe('pendente');
  await lerPelaTarefa(contexto, id, true);
  expect((await documento(id)).situacao_leitura).toBe('falhou');
});
