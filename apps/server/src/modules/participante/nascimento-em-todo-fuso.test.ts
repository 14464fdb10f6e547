/** A date of birth is a day of the calendar, wherever the server and the browser stand (cases DATE-01 and DB-02). */

import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { dataDeTextoBrasileiro, formatarData } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const ana = await criarConta(servidor, ANA);
const { token } = ana;
const { id } = await criarSolicitacao(servidor, ana);

const { TZ } = process.env;
afterAll(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

/** In some of these places the midnight of some of these days never existed. */
const DIAS = [
  '02/06/1960',
  '15/10/1989',
  '19/10/2008',
  '18/10/2009',
  '17/10/2010',
  '29/02/2008',
  '01/01/1914',
];
const SERVIDORES = ['UTC', 'America/Sao_Paulo', 'America/Noronha', 'Asia/Tokyo'];
const NAVEGADORES = ['America/Rio_Branco', 'Europe/Lisbon'];

const carregar = async () =>
  (await pedir({ metodo: 'GET', url: `/api/solicitacaoCredito/carregar?id=${id}`, token })).corpo<
    Resposta<RotaPorChave<'GET /solicitacaoCredito/carregar'>>
  >().estudante;

it.each(SERVIDORES)('is the same day through a server in %s and any browser', async (fuso) => {
  for (const dia of DIAS)
    for (const navegador of NAVEGADORES) {
      process.env.TZ = navegador;
      const dataNascimento = dataDeTextoBrasileiro(dia);
      process.env.TZ = fuso;
      const { versao } = (await carregar()) ?? {};
      const resposta = await pedir({
        metodo: 'PUT',
        url: '/api/solicitacaoCredito/preencherDadosComplementares',
        token,
        body: {
          idSolicitacao: id,
          tipoPessoa: 'estudante',
          passo: 'dados-pessoais',
          versao,
          alteracoes: {
            nome: ANA.nome,
            cpf: ANA.cpf,
            dataNascimento,
            nomeMae: 'Helena Lima',
            numeroCarteiraIdentidade: '123',
            dataExpedicao: '2020-03-10',
          },
        },
      });
      expect([dia, resposta.status]).toEqual([dia, 200]);
      const guardada = await db
        .selectFrom('participante')
        .select([sql<string>`data_nascimento::text`.as('texto'), 'data_nascimento'])
        .where('solicitacao_id', '=', id)
        .executeTakeFirstOrThrow();
      const lida = String((await carregar())?.dados?.respostas.dataNascimento);
      process.env.TZ = navegador;
      expect([guardada.texto, guardada.data_nascimento, formatarData(lida)]).toEqual([
        dataNascimento,
        dataNascimento,
        dia,
      ]);
    }
});
