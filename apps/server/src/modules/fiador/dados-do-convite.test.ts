import { expect, it } from 'vitest';
import { indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_COM_DOIS_FIADORES, criarSolicitacao } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { pedir } = servidor;
const estudante = await criarConta(servidor, pessoaNumero(6_470));
await criarSolicitacao(servidor, estudante, { curso: CURSO_COM_DOIS_FIADORES });
const convidada = pessoaNumero(6_471);
const { codFiador } = await indicarFiador(servidor, estudante, convidada);

const dados = (codigo: string, cpf: string) =>
  pedir({ metodo: 'POST', url: '/api/fiador/convite/dados', body: { codFiador: codigo, cpf } });

it('says before any account what is asked, and nothing of whoever is asked but a first name', async () => {
  const convite = await pedir({ metodo: 'GET', url: `/api/fiador/convite?cod-fiador=${codFiador}` });
  const { valor, ...resto } = convite.corpo<{
    valor: { porMesCentavos: number; porSemestreCentavos: number };
  }>();
  expect(valor.porSemestreCentavos).toBe(6 * valor.porMesCentavos);
  expect(valor.porMesCentavos).toBeGreaterThan(0);
  expect(JSON.stringify(resto)).not.toMatch(
    new RegExp([convidada.email, convidada.telefone, convidada.cpf].join('|')),
  );
});

it('gives back what the student typed to whoever has the link and the CPF, and to nobody else', async () => {
  const { nome, email, telefone } = convidada;
  expect((await dados(codFiador, convidada.cpf)).corpo()).toEqual({ nome, email, telefone });
  const outra = await dados(codFiador, pessoaNumero(6_472).cpf);
  const desconhecido = await dados('a'.repeat(43), convidada.cpf);
  expect([outra.status, desconhecido.status]).toEqual([404, 404]);
  expect(outra.corpo().message).toBe(desconhecido.corpo().message);
});

it('is not asked for a CPF after the other', async () => {
  const { codFiador: codigo } = await indicarFiador(servidor, estudante, pessoaNumero(6_473));
  for (let tentativa = 0; tentativa < 10; tentativa += 1)
    expect((await dados(codigo, pessoaNumero(6_480 + tentativa).cpf)).status).toBe(404);
  expect((await dados(codigo, pessoaNumero(6_473).cpf)).status).toBe(429);
});
