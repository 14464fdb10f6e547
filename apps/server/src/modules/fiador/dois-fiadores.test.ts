/** Two guarantors in every combination that people can bring about, by their own calls: whose turn it is, and what each may do. */
import type { FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  abrirConvite,
  aceitarConvite,
  indicarFiador,
  pessoaNumero,
  preencherPeloFiador,
} from '../../../test/fiadores.ts';
import { type ContaDeTeste, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_COM_DOIS_FIADORES, criarSolicitacao, preencherPessoa } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { LIMITE_CODIGOS_POR_DIA: '1000' } });
const { pedir } = servidor;

type Vaga = 'fiador' | 'fiador2';
type Vez = 'estudante' | 'fiador' | 'aceite' | 'pronta';

interface Cena {
  id: number;
  estudante: ContaDeTeste;
}

interface Caminho {
  /** Of whom this guarantor alone is waited for. */
  vez: Vez;
  /** Who may change the answers now. */
  quemPreenche: 'estudante' | 'pessoa' | 'ninguem';
  trazer: (cena: Cena, vaga: Vaga, conta: ContaDeTeste) => Promise<void>;
}

const preencher = ({ id }: Cena, quem: ContaDeTeste, tipoPessoa: Vaga) =>
  preencherPessoa(servidor, quem, id, { tipoPessoa });

/** The ways of one guarantor, as far as they came. */
const CAMINHOS: Readonly<Record<string, Caminho>> = {
  'only invited': {
    vez: 'fiador',
    quemPreenche: 'ninguem',
    trazer: async ({ estudante }, _, conta) => {
      await indicarFiador(servidor, estudante, conta);
    },
  },
  'invited and accepted': {
    vez: 'fiador',
    quemPreenche: 'pessoa',
    trazer: async ({ estudante }, _, conta) => {
      const { codFiador } = await indicarFiador(servidor, estudante, conta);
      await aceitarConvite(servidor, conta, codFiador);
    },
  },
  'invited, accepted and complete': {
    vez: 'pronta',
    quemPreenche: 'pessoa',
    trazer: async (cena, vaga, conta) => {
      const { codFiador } = await indicarFiador(servidor, cena.estudante, conta);
      await aceitarConvite(servidor, conta, codFiador);
      await preencher(cena, conta, vaga);
    },
  },
  'begun by the student': {
    vez: 'estudante',
    quemPreenche: 'estudante',
    trazer: async ({ estudante }, _, conta) => {
      const { codFiador } = await preencherPeloFiador(servidor, estudante, conta);
      await abrirConvite(servidor, conta, codFiador);
    },
  },
  'begun by the student, then accepted': {
    vez: 'fiador',
    quemPreenche: 'pessoa',
    trazer: async ({ estudante }, _, conta) => {
      const { codFiador } = await preencherPeloFiador(servidor, estudante, conta);
      await aceitarConvite(servidor, conta, codFiador);
    },
  },
  'filled in by the student': {
    vez: 'aceite',
    quemPreenche: 'estudante',
    trazer: async (cena, vaga, conta) => {
      const { codFiador } = await preencherPeloFiador(servidor, cena.estudante, conta);
      await preencher(cena, cena.estudante, vaga);
      await abrirConvite(servidor, conta, codFiador);
    },
  },
  'filled in by the student and accepted': {
    vez: 'pronta',
    quemPreenche: 'pessoa',
    trazer: async (cena, vaga, conta) => {
      const { codFiador } = await preencherPeloFiador(servidor, cena.estudante, conta);
      await preencher(cena, cena.estudante, vaga);
      await aceitarConvite(servidor, conta, codFiador);
    },
  },
};

/** Of two, the first of these: what the student can do comes before what somebody else has to do (fidelity D5). */
const ORDEM: readonly Vez[] = ['estudante', 'fiador', 'aceite', 'pronta'];
const QUEM: Readonly<Record<Vez, string>> = {
  estudante: 'estudante',
  fiador: 'fiador',
  aceite: 'fiador',
  pronta: 'estudante',
};

let numero = 0;
const outraConta = () => {
  numero += 1;
  return criarConta(servidor, pessoaNumero(numero));
};

async function ler<T>(url: string, { token }: ContaDeTeste): Promise<T> {
  return (await pedir({ metodo: 'GET', url: `/api${url}`, token })).corpo<T>();
}

async function tirar({ id, estudante }: Cena, vaga: Vaga): Promise<void> {
  const { fiadores } = await ler<FiadoresDaSolicitacao>(`/solicitacaoCredito/${id}/fiadores`, estudante);
  const { marca } = fiadores.find(({ tipoPessoa }) => tipoPessoa === vaga) ?? {};
  const resposta = await pedir({
    metodo: 'PUT',
    url: `/api/solicitacaoCredito/${id}/excluirFiador/${vaga}`,
    token: estudante.token,
    body: { marca },
  });
  expect(resposta.status).toBeLessThan(300);
}

interface Status {
  responsavel: string;
  preencherFiador: Vaga | null;
  faltaSoAceite: boolean;
  siglaStatusCadastro: string;
}

async function conferir(cena: Cena, doPrimeiro: Caminho, doSegundo: Caminho): Promise<void> {
  const { id, estudante } = cena;
  const caminhos = [doPrimeiro, doSegundo];
  const vez = ORDEM.find((possivel) => caminhos.some((caminho) => caminho.vez === possivel)) ?? 'pronta';
  const status = () => ler<Status>('/solicitacao/status', estudante);
  expect(await status()).toMatchObject({
    siglaStatusCadastro: 'PDBF',
    responsavel: QUEM[vez],
    preencherFiador:
      (['fiador', 'fiador2'] as const).find((_, qual) => caminhos[qual]?.vez === 'estudante') ?? null,
    faltaSoAceite: vez === 'aceite',
  });
  const carregada = await ler<Record<Vaga, { editavel?: boolean } | null>>(
    '/solicitacaoCredito/carregar',
    estudante,
  );
  expect([carregada.fiador, carregada.fiador2].map((parte) => parte?.editavel ?? false)).toEqual(
    caminhos.map(({ quemPreenche }) => quemPreenche === 'estudante'),
  );
  const concluida = await pedir({
    metodo: 'PUT',
    url: `/api/solicitacaoCredito/concluirSolicitacaoPWA/${id}`,
    token: estudante.token,
  });
  expect(concluida.status < 300, concluida.texto).toBe(vez === 'pronta');
}

/** Each guarantor reads of the own part alone, whatever the other one did. */
async function conferirFiador(conta: ContaDeTeste, { quemPreenche }: Caminho): Promise<void> {
  const { garantias } = await ler<{ garantias: ReadonlyArray<{ podeEditar: boolean }> }>(
    '/fiador/garantias',
    conta,
  );
  expect(garantias.every(({ podeEditar }) => podeEditar === (quemPreenche === 'pessoa'))).toBe(true);
}

async function comPrimeiro(caminho: Caminho): Promise<Cena & { primeiro: ContaDeTeste }> {
  const estudante = await outraConta();
  const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_COM_DOIS_FIADORES });
  await preencherPessoa(servidor, estudante, id);
  const primeiro = await outraConta();
  await caminho.trazer({ id, estudante }, 'fiador', primeiro);
  return { id, estudante, primeiro };
}

describe.each(Object.entries(CAMINHOS))('the first guarantor is %s, the second', (_, doPrimeiro) => {
  let daVez: ReturnType<typeof comPrimeiro> | undefined;

  it.each(Object.entries(CAMINHOS))('%s', async (_nome, doSegundo) => {
    daVez ??= comPrimeiro(doPrimeiro);
    const cena = await daVez;
    const segundo = await outraConta();
    // A request that was handed in is over for this test; of any other the second place is emptied.
    onTestFinished(async () => {
      if (doPrimeiro.vez === 'pronta' && doSegundo.vez === 'pronta') daVez = undefined;
      else await tirar(cena, 'fiador2');
    });
    await doSegundo.trazer(cena, 'fiador2', segundo);
    await conferirFiador(cena.primeiro, doPrimeiro);
    await conferirFiador(segundo, doSegundo);
    await conferir(cena, doPrimeiro, doSegundo);
  });
});
