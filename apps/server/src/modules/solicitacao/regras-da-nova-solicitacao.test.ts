/** Every rule of the new-request wizard (spec 1 sections 4 and 5), asked of the server by call: the sentence at its field. */
import { afterAll, describe, expect, it } from 'vitest';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_ESCOLAR, corpoDaNovaSolicitacao } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const ana = await criarConta(servidor, ANA);
const graduacao = await corpoDaNovaSolicitacao(servidor);
const escola = await corpoDaNovaSolicitacao(servidor, { curso: CURSO_ESCOLAR });

const enviar = (caminho: string, body: object) =>
  pedir({ metodo: 'POST', url: `/api/solicitacao/${caminho}`, token: ana.token, body });
const solicitacoes = () =>
  db.selectFrom('solicitacao').select('id').where('conta_id', '=', ana.contaId).execute();

type Linha = [caso: string, ruim: Record<string, unknown>, mensagem: string];

const ESCOLHA = 'Escolha uma opção.';
const PERCENTUAL = 'Escolha um percentual oferecido para este curso.';
const MARQUE = 'Marque para continuar.';
const NOME = 'O nome digitado é inválido.';
const VAZIO = 'Escreva o nome completo.';
const EMAIL = 'Digite o e-mail completo, como nome@exemplo.com.';

async function recusar(caminho: string, corpo: object, ruim: Record<string, unknown>, mensagem: string) {
  const resposta = await enviar(caminho, { ...corpo, ...ruim });
  expect(resposta.status).toBe(422);
  const [campo] = Object.keys(ruim);
  expect(resposta.corpo<{ campos: unknown[] }>().campos).toContainEqual({ campo, mensagem });
}

describe('a new request at graduation with', () => {
  it.each<Linha>([
    [
      'an entry of eleven years ago',
      { dataIngressoCurso: '2015-07-01' },
      'Escolha um semestre de ingresso da lista.',
    ],
    ['an entry in March', { dataIngressoCurso: '2026-03-01' }, 'Escolha um semestre de ingresso da lista.'],
    [
      'a use of two years ago',
      { dataUtilizacaoCredito: '2024-07-01' },
      'Escolha um semestre de uso da lista.',
    ],
    ['a use in two years', { dataUtilizacaoCredito: '2028-01-01' }, 'Escolha um semestre de uso da lista.'],
    [
      'a use before the entry',
      { dataUtilizacaoCredito: '2025-07-01' },
      'O crédito não pode ser usado antes do ingresso no curso.',
    ],
    ['no word about the first degree', { primeiraGraduacao: undefined }, ESCOLHA],
    ['a percentage between two steps', { percentualSolicitado: 47 }, PERCENTUAL],
    ['a percentage below the minimum', { percentualSolicitado: 5 }, PERCENTUAL],
    ['no percentage', { percentualSolicitado: 0 }, PERCENTUAL],
    ['rules that were not read', { leuRegras: false }, MARQUE],
    ['an indication by nobody', { nomeIndicacao: '', indicacaoAtiva: 'S', emailIndicacao: 'a@b.br' }, VAZIO],
    [
      'an indication without e-mail',
      { emailIndicacao: 'a@', indicacaoAtiva: 'S', nomeIndicacao: 'Rui' },
      EMAIL,
    ],
    [
      'a landline of who indicated',
      {
        telefoneIndicacao: '1133334444',
        indicacaoAtiva: 'S',
        nomeIndicacao: 'Rui',
        emailIndicacao: 'a@b.br',
      },
      'Precisamos de um celular: o número começa com 9 depois do DDD.',
    ],
  ])('%s is refused', (_, ruim, mensagem) => recusar('criar', graduacao, ruim, mensagem));
});

describe('a new request at a school with', () => {
  it.each<Linha>([
    [
      'a contract that somebody else signed',
      { assinouCPSE: 'N' },
      'A solicitação precisa ser feita por quem assinou o contrato de matrícula.',
    ],
    ['no word about the contract', { assinouCPSE: undefined }, ESCOLHA],
    ['no pupil', { nomeDependente: undefined }, VAZIO],
    ['a digit in the pupil’s name', { nomeDependente: 'T3o Dias' }, NOME],
    [
      'a pupil named like the account holder',
      { nomeDependente: 'ANA LIMA SANT’ANNA' },
      'O nome do estudante não pode ser igual ao da pessoa que assinou o contrato de matrícula na IE.',
    ],
    [
      'a pupil of repeated digits',
      { cpfDependente: '333.333.333-33' },
      'Este CPF não existe. Confira os números.',
    ],
    ['a pupil of ten digits', { cpfDependente: '3905334470' }, 'Digite os 11 números do CPF.'],
    ['a pupil born on 31 February', { dataNascimentoDependente: '2010-02-31' }, 'A data está incorreta.'],
    ['a pupil born tomorrow', { dataNascimentoDependente: '2026-11-28' }, 'A data não pode estar no futuro.'],
    [
      'a pupil born 131 years ago',
      { dataNascimentoDependente: '1895-01-01' },
      'Confira o ano: esta data tem mais de 130 anos.',
    ],
    ['no enrolment number', { numeroMatricula: ' ' }, 'Preencha “Número de matrícula”.'],
    [
      'a sign in the enrolment number',
      { numeroMatricula: 'RA-1' },
      'Use só letras e números, sem espaços nem sinais.',
    ],
    ['an enrolment number of 26', { numeroMatricula: 'A'.repeat(26) }, 'Máximo de 25 caracteres permitido.'],
  ])('%s is refused', (_, ruim, mensagem) => recusar('criar', escola, ruim, mensagem));
});

describe('the requester', () => {
  const SOLICITANTE = {
    responsavelSolicitacao: 'O',
    grauParentesco: 'M',
    nome: 'Helena Lima Duarte',
    email: 'helena@exemplo.com.br',
    telefone: '21987650002',
    estouCiente: true,
  };
  it.each<[string, Record<string, unknown>, string, string]>([
    ['without a name', { nome: '' }, 'nomeSolicitante', VAZIO],
    ['with a digit in the name', { nome: 'H3lena' }, 'nomeSolicitante', NOME],
    ['without e-mail', { email: 'helena' }, 'emailSolicitante', EMAIL],
    [
      'with the e-mail of the account',
      { email: ANA.email.toUpperCase() },
      'emailSolicitante',
      'Este é o e-mail desta conta. Escreva o da outra pessoa.',
    ],
    [
      'with the phone of the account',
      { telefone: `+55 ${ANA.telefone}` },
      'telefoneSolicitante',
      'Este é o celular desta conta. Escreva o da outra pessoa.',
    ],
    ['who is not aware', { estouCiente: false }, 'estouCiente', MARQUE],
  ])('%s is refused, and all is well without', async (_, ruim, campo, mensagem) => {
    const { id } = (await enviar('criar', graduacao)).corpo<{ id: number }>();
    const idSolicitacao = id ?? (await solicitacoes())[0]?.id;
    const resposta = await enviar('criador-solicitacao', { ...SOLICITANTE, idSolicitacao, ...ruim });
    expect(resposta.status).toBe(422);
    expect(resposta.corpo<{ campos: unknown[] }>().campos).toContainEqual({ campo, mensagem });
    expect((await enviar('criador-solicitacao', { ...SOLICITANTE, idSolicitacao })).status).toBe(204);
  });
});

afterAll(async () => {
  expect(await solicitacoes()).toHaveLength(1);
});
