/** Accounts made by the account wizard's own calls: code, verified phone, password. */
import type { PessoaDeTeste } from './pessoas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';

export const SENHA = 'Ipê-2026!';

type Resposta = Awaited<ReturnType<ServidorDeTeste['pedir']>>;

/** A browser: keeps its cookies from one call to the next. */
export function abrirNavegador({ pedir }: ServidorDeTeste) {
  const cookies: Record<string, string> = {};
  return {
    cookies,
    async pedir(pedido: Parameters<ServidorDeTeste['pedir']>[0]): Promise<Resposta> {
      const resposta = await pedir({ ...pedido, cookies: { ...cookies, ...pedido.cookies } });
      for (const { name, value } of resposta.cookies) {
        if (value === '') delete cookies[name];
        else cookies[name] = value;
      }
      return resposta;
    },
  };
}

export type Navegador = ReturnType<typeof abrirNavegador>;

export function corpoDoCadastro(pessoa: PessoaDeTeste, resto: Record<string, unknown> = {}) {
  return {
    cpf: pessoa.cpf,
    nome: pessoa.nome,
    email: pessoa.email,
    confEmail: pessoa.email,
    telefone: `+55${pessoa.telefone}`,
    canal: 'sms',
    password: SENHA,
    confPassword: SENHA,
    ...resto,
  };
}

/** The code of the newest message to a phone. */
export async function ultimoCodigo({ db }: ServidorDeTeste, telefone: string): Promise<string> {
  const { texto } = await db
    .selectFrom('mensagem')
    .select('texto')
    .where('destino', '=', telefone)
    .where('modelo', '=', 'codigo-de-verificacao')
    .orderBy('criada_em', 'desc')
    .executeTakeFirstOrThrow();
  return /código é (\d{6})/.exec(texto)?.[1] ?? '';
}

export function pedirCodigo(navegador: Navegador, pessoa: PessoaDeTeste, sms = true): Promise<Resposta> {
  return navegador.pedir({
    metodo: 'POST',
    url: `/api/usuario/codigo-verificacao?sms=${sms}`,
    body: { cpf: pessoa.cpf, name: pessoa.nome, phone: `+55${pessoa.telefone}` },
  });
}

export function validar(navegador: Navegador, telefone: string, code: unknown): Promise<Resposta> {
  return navegador.pedir({
    metodo: 'POST',
    url: '/api/usuario/validar-codigo',
    body: { phone: telefone, code },
  });
}

export async function verificarTelefone(
  servidor: ServidorDeTeste,
  navegador: Navegador,
  pessoa: PessoaDeTeste,
): Promise<void> {
  // Past the wait after a code that an earlier test may have asked for.
  servidor.relogio.avancar({ segundos: 33 });
  await pedirCodigo(navegador, pessoa);
  await validar(navegador, pessoa.telefone, await ultimoCodigo(servidor, pessoa.telefone));
}

export function entrar(navegador: Navegador, cpf: string, password: string = SENHA): Promise<Resposta> {
  return navegador.pedir({ metodo: 'POST', url: '/api/autenticacao/autenticar', body: { cpf, password } });
}

/** An account with a password, and the browser in which it was made. */
export async function cadastrarPessoa(servidor: ServidorDeTeste, pessoa: PessoaDeTeste): Promise<Navegador> {
  const navegador = abrirNavegador(servidor);
  await verificarTelefone(servidor, navegador, pessoa);
  const resposta = await navegador.pedir({
    metodo: 'POST',
    url: '/api/v1/portal/usuariosweb/cadastrarUsuario',
    body: corpoDoCadastro(pessoa),
  });
  if (resposta.status !== 200) throw new Error(resposta.texto);
  return navegador;
}
