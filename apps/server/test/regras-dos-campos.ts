/** Rules of spec 2 section 5, asked of the server by call: the sentence at its field, and nothing is written. */
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { expect, it } from 'vitest';
import { ANA, criarConta, OTAVIO } from './pessoas.ts';
import { criarServidorDeTeste } from './servidor-de-teste.ts';
import { CURSO_QUE_EXIGE_TUDO, criarSolicitacao } from './solicitacoes.ts';

export type Respostas = Record<string, unknown>;
/** A good value, a bad one and the sentence of the bad one. */
export type LinhaDeRegra = [caso: string, bom: Respostas, ruim: Respostas, mensagem: string];

export const FRASES = {
  cpfErrado: 'Este CPF não existe. Confira os números.',
  cpfCurto: 'Digite os 11 números do CPF.',
  data: 'A data está incorreta.',
  dataNaoPermitida: 'Confira o ano: esta data tem mais de 130 anos.',
  dataFutura: 'A data não pode estar no futuro.',
  nome: 'O nome digitado é inválido.',
  nomeVazio: 'Escreva o nome completo.',
  email: 'Digite o e-mail completo, como nome@exemplo.com.',
  limite: 'Limite de caracteres excedido.',
  valor: 'Informe um valor maior que zero.',
  digitos: 'Você extrapolou o limite de caracteres/dígitos aceitos',
} as const;

/** Ana asks for a course that asks for everything and fills in for Otávio, her guarantor. */
export async function abrirRegras() {
  const servidor = await criarServidorDeTeste();
  const { db, pedir } = servidor;
  const ana = await criarConta(servidor, ANA);
  const { token } = ana;
  const { id } = await criarSolicitacao(servidor, ana, { curso: CURSO_QUE_EXIGE_TUDO });
  await pedir({
    metodo: 'POST',
    url: '/api/solicitacaoCredito/preencherDadosBasicosFiador',
    token,
    body: {
      nomePessoa: OTAVIO.nome,
      emailPessoa: OTAVIO.email,
      numeroTelefone: OTAVIO.telefone,
      parentescoFiador: 'TIO',
      cpfPessoa: OTAVIO.cpf,
    },
  });

  const participante = (tipoPessoa: TipoPessoa) =>
    db
      .selectFrom('participante')
      .selectAll()
      .where('solicitacao_id', '=', id)
      .where('tipo_pessoa', '=', tipoPessoa)
      .executeTakeFirstOrThrow();

  /** What was answered before; the birth date is a column. */
  async function comRespostas(tipoPessoa: TipoPessoa, { dataNascimento, ...respostas }: Respostas) {
    const { id: participanteId } = await participante(tipoPessoa);
    await db
      .updateTable('participante')
      .set({ respostas: JSON.stringify(respostas), data_nascimento: (dataNascimento as string) ?? null })
      .where('id', '=', participanteId)
      .execute();
  }

  async function preencher(tipoPessoa: TipoPessoa, passo: string, alteracoes: Respostas) {
    const { versao } = await participante(tipoPessoa);
    return pedir({
      metodo: 'PUT',
      url: '/api/solicitacaoCredito/preencherDadosComplementares',
      token,
      body: { idSolicitacao: id, tipoPessoa, passo, versao, alteracoes },
    });
  }

  /** One test a line: `bons` are the other answers of the step, `antes` what was answered before it. */
  return function conferir(
    tipoPessoa: TipoPessoa,
    passo: string,
    antes: Respostas,
    bons: Respostas,
    linhas: readonly LinhaDeRegra[],
  ) {
    it.each(linhas)(`${passo}: %s`, async (_, bom, ruim, mensagem) => {
      await comRespostas(tipoPessoa, antes);
      const guardado = await participante(tipoPessoa);
      const [campo] = Object.keys(ruim);
      const recusada = await preencher(tipoPessoa, passo, { ...bons, ...ruim });
      expect(recusada.status).toBe(422);
      expect(recusada.corpo<{ campos: unknown[] }>().campos).toContainEqual({ campo, mensagem });
      expect(await participante(tipoPessoa)).toEqual(guardado);
      expect((await preencher(tipoPessoa, passo, { ...bons, ...bom })).status).toBe(200);
    });
  };
}
