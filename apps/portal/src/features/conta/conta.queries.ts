/** The calls of the account, as its screens use them. */
import type { Usuario } from '@credito/api/sessao.rotas';
import type { TipoDeEntrada } from '@credito/domain/conta/entrada-social';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import { esquecerLocal } from '../../sessao/esquecer-local.ts';
import { falhaDoCodigo } from '../../sessao/falha-do-servidor.ts';
import { sessao } from '../../sessao/sessao.ts';
import { consultaDoUsuario } from '../../sessao/use-usuario.ts';

/** The tokens of the answer are in its header; the person is known at once. */
export function assumir(usuario: Usuario): Usuario {
  consultas.setQueryData(consultaDoUsuario.queryKey, usuario);
  sessao.assumir(usuario.id);
  return usuario;
}

export interface BilheteSocial {
  tipo: TipoDeEntrada;
  bilhete: string;
}

/** Either the person is in, or has no account yet and goes on in the account wizard. */
export async function entrarComSocial({ tipo, bilhete }: BilheteSocial) {
  esquecerLocal();
  const { data, cadastro } = await api('POST /v1/auth/auth/social', {
    body: { access_token: bilhete, type: tipo, origem: 'portal' },
  });
  return data.user ? { usuario: assumir(data.user) } : { cadastro: cadastro ?? { nome: null, email: null } };
}

export interface PedidoDeSuporte {
  /** Null: by the staff's e-mail and password. */
  social: BilheteSocial | null;
  email: string;
  senha: string;
  codigo: string;
  /** The CPF that the person said, or the account that the agent had open in the back office. */
  quem: { cpf: string } | { contaId: string };
  motivo: string;
}

export async function entrarComoSuporte(pedido: PedidoDeSuporte): Promise<Usuario> {
  const { social, email, senha, codigo, quem, motivo } = pedido;
  const prova = social
    ? { access_token: social.bilhete, type: social.tipo }
    : {
        access_token: (await api('POST /gestao/autenticacao/autenticar', { body: { email, senha } })).desafio,
        type: 'equipe-plus' as const,
      };
  const { data } = await api('POST /v1/auth/auth/socialsupport', {
    body: { ...prova, origem: 'portal', ...quem, codigo, motivo },
  });
  esquecerLocal();
  const { usuario } = await api('POST /v1/site/usuarioweb/autenticarUsuario', {
    body: { supportAuthToken: data.supportAuthToken },
  });
  return assumir(usuario);
}

export const consultarCpf = (cpf: string) => api('GET /usuario/valida', { query: { cpf } });
export const consultarEmail = (email: string) => api('GET /usuario/valida', { query: { email } });

export async function perguntarTelefoneVerificado(cpf: string, telefone: string): Promise<boolean> {
  const { verificado } = await api('POST /usuario/telefone-verificado', { body: { cpf, phone: telefone } });
  return verificado;
}

export interface DestinatarioDoCodigo {
  cpf: string;
  nome: string;
  telefone: string;
  canal: 'sms' | 'whatsapp';
}

/** Sends a code; only a 429 keeps the server's own words (spec 1 section 8). */
export async function enviarCodigo({ cpf, nome, telefone, canal }: DestinatarioDoCodigo): Promise<number> {
  try {
    const { esperarSegundos } = await api('POST /usuario/codigo-verificacao', {
      query: { sms: canal === 'sms' ? 'true' : 'false' },
      body: { cpf, name: nome, phone: telefone },
    });
    return esperarSegundos;
  } catch (erro) {
    throw falhaDoCodigo(erro);
  }
}

export const validarCodigo = (telefone: string, code: string) =>
  api('POST /usuario/validar-codigo', { body: { phone: telefone, code } });

export interface NovaConta {
  cpf: string;
  nome: string;
  nomeUnico: boolean;
  email: string;
  telefone: string;
  canal: 'sms' | 'whatsapp';
  password: string;
  confPassword: string;
}

/** The phone leaves as +55 and digits (spec 1 section 5). */
export const cadastrar = ({ telefone, email, ...conta }: NovaConta, chaveDeIdempotencia: string) =>
  api(
    'POST /v1/portal/usuariosweb/cadastrarUsuario',
    { body: { ...conta, email, confEmail: email, telefone: `+55${telefone}` } },
    { chaveDeIdempotencia },
  );

export const pedirNovaSenha = (cpf: string, portal: 'estudante' | 'fiador') =>
  api('POST /autenticacao/recuperar-senha', { body: { cpf, portal } });

export const redefinirSenha = (token: string, password: string, confPassword: string) =>
  api('POST /autenticacao/redefinir-senha', { body: { token, password, confPassword } });

/** Whoever is logged in here, as anybody, is asked for anew: it may be their own address. */
export async function confirmarEmail(token: string) {
  const { situacao } = await api('POST /usuario/confirmar-email', { body: { token } });
  await consultas.invalidateQueries({ queryKey: consultaDoUsuario.queryKey });
  return situacao;
}

/** Of whoever holds the link and has the invited CPF. */
export const consultarConvite = (codFiador: string, cpf: string) =>
  api('POST /fiador/convite/dados', { body: { codFiador, cpf } });
