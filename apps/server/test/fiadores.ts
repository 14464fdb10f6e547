/** Guarantors of made-up requests, invited and accepted by the real routes. */
import type { FiadorDoEstudante } from '@credito/api/fiador.rotas';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { type CanalDoAceite, destinoDoAceite } from '@credito/domain/fiador/canal-do-aceite';
import type { ContaDeTeste, PessoaDeTeste } from './pessoas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';

export const PAULO: PessoaDeTeste = {
  cpf: '39053344705',
  nome: 'Paulo Reis Teixeira',
  email: 'paulo@exemplo.com.br',
  telefone: '31987650003',
};

/** Somebody else each time: valid check digits, nothing in common with the others. */
export function pessoaNumero(numero: number): PessoaDeTeste {
  const base = String(310_000_000 + numero * 7_919);
  const primeiro = digitoVerificador(base);
  const cpf = `${base}${primeiro}${digitoVerificador(`${base}${primeiro}`)}`;
  const letras = [...String(numero)].map((digito) => 'ABCDEFGHIJ'[Number(digito)]).join('');
  return {
    cpf,
    nome: `Pessoa ${letras} Moreira`,
    email: `pessoa${numero}@exemplo.com`,
    telefone: `119${String(40_000_000 + numero).padStart(8, '0')}`,
  };
}

function digitoVerificador(digitos: string): number {
  const soma = [...digitos].reduce(
    (total, digito, i) => total + Number(digito) * (digitos.length + 1 - i),
    0,
  );
  return ((soma * 10) % 11) % 10;
}

export function corpoDoConvite(pessoa: PessoaDeTeste): Record<string, unknown> {
  return {
    nomePessoa: pessoa.nome,
    emailPessoa: pessoa.email,
    numeroTelefone: pessoa.telefone,
    parentescoFiador: 'TIO',
    cpfPessoa: pessoa.cpf,
  };
}

type Convidar = (
  servidor: ServidorDeTeste,
  estudante: ContaDeTeste,
  pessoa: PessoaDeTeste,
) => Promise<FiadorDoEstudante & { codFiador: string }>;

/** The student invites somebody. */
export const indicarFiador: Convidar = (...quem) => incluirFiador('/api/solicitacao/fiador', ...quem);

/** The student names somebody and fills in for them. */
export const preencherPeloFiador: Convidar = (...quem) =>
  incluirFiador('/api/solicitacaoCredito/preencherDadosBasicosFiador', ...quem);

async function incluirFiador(
  url: string,
  servidor: ServidorDeTeste,
  estudante: ContaDeTeste,
  pessoa: PessoaDeTeste,
): ReturnType<Convidar> {
  const resposta = await servidor.pedir({
    metodo: 'POST',
    url,
    token: estudante.token,
    body: corpoDoConvite(pessoa),
  });
  if (resposta.status !== 200) throw new Error(`Invitation refused: ${resposta.texto}`);
  const fiador = resposta.corpo<FiadorDoEstudante>();
  return { ...fiador, codFiador: fiador.convite?.codFiador ?? '' };
}

/** The invited person opens the link with an account. */
export async function abrirConvite(
  servidor: ServidorDeTeste,
  fiador: ContaDeTeste,
  codFiador: string,
): Promise<string> {
  const resposta = await servidor.pedir({
    metodo: 'POST',
    url: '/api/fiador/convite/vincular',
    token: fiador.token,
    body: { codFiador },
  });
  if (resposta.status !== 200) throw new Error(`Link refused: ${resposta.texto}`);
  return resposta.corpo<{ garantiaId: string }>().garantiaId;
}

/** The last confirmation code that left for a phone or an e-mail. */
async function ultimoCodigo(servidor: ServidorDeTeste, destino: string): Promise<string> {
  const { texto } = await servidor.db
    .selectFrom('mensagem')
    .select('texto')
    .where('destino', '=', destino)
    .where('modelo', '=', 'codigo-de-verificacao')
    .orderBy('criada_em', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(texto)?.[0] ?? '';
}

/** The body of an acceptance: the text of now and a fresh code. */
export async function corpoDoAceite(
  servidor: ServidorDeTeste,
  fiador: ContaDeTeste,
  garantiaId: string,
  canal: CanalDoAceite = 'sms',
): Promise<{ codigo: string; canal: CanalDoAceite; versao: string; sha256: string; li: true }> {
  const url = `/api/fiador/garantias/${garantiaId}`;
  const lida = await servidor.pedir({ metodo: 'GET', url, token: fiador.token });
  const { consentimento } = lida.corpo<Garantia>();
  const envio = await servidor.pedir({
    metodo: 'POST',
    url: `${url}/codigo`,
    token: fiador.token,
    body: { canal },
  });
  if (envio.status !== 200) throw new Error(`Code refused: ${envio.texto}`);
  const codigo = await ultimoCodigo(servidor, destinoDoAceite(canal, fiador));
  return { codigo, canal, versao: consentimento.versao, sha256: consentimento.sha256, li: true };
}

/** Link, code and acceptance; returns the id of the guarantee. */
export async function aceitarConvite(
  servidor: ServidorDeTeste,
  fiador: ContaDeTeste,
  codFiador: string,
): Promise<string> {
  const garantiaId = await abrirConvite(servidor, fiador, codFiador);
  const resposta = await servidor.pedir({
    metodo: 'POST',
    url: `/api/fiador/garantias/${garantiaId}/aceite`,
    token: fiador.token,
    body: await corpoDoAceite(servidor, fiador, garantiaId),
  });
  if (resposta.status !== 200) throw new Error(`Acceptance refused: ${resposta.texto}`);
  return garantiaId;
}
