/** The calls of the profile. After a change the person is asked for anew. */
import { ErroDeApi } from '@credito/api/cliente';
import { mesmoEmail } from '@credito/domain/pessoa/email';
import { digitosDoTelefone } from '@credito/domain/pessoa/telefone';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import { consultaDoUsuario } from '../../sessao/use-usuario.ts';

export const consultaDasSessoes = queryOptions({
  queryKey: ['sessoes'],
  queryFn: async ({ signal }) => (await api('GET /usuario/p/sessoes', {}, { sinal: signal })).sessoes,
});

async function atualizar(): Promise<void> {
  await consultas.invalidateQueries({ queryKey: consultaDoUsuario.queryKey });
}

export async function alterarNome(nomeExibicao: string): Promise<void> {
  await api('PUT /usuario/p/nome-exibicao', { body: { nomeExibicao } });
  await atualizar();
}

export async function pedirTrocaDeEmail(email: string, password: string): Promise<number> {
  return (await api('POST /usuario/p/email', { body: { email, password } })).esperarSegundos;
}

export async function pedirTrocaDeTelefone(
  phone: string,
  canal: 'sms' | 'whatsapp',
  password: string,
): Promise<number> {
  return (await api('POST /usuario/p/telefone', { body: { phone, canal, password } })).esperarSegundos;
}

export async function confirmarContato(
  tipo: 'email' | 'telefone',
  destino: string,
  code: string,
): Promise<void> {
  try {
    await api('POST /usuario/p/confirmar-contato', { body: { tipo, code } });
  } catch (erro) {
    // Used up by an attempt whose answer was lost on the way.
    const usado = erro instanceof ErroDeApi && erro.status === 410;
    if (!usado || !(await jaConfirmado(tipo, destino))) throw erro;
  }
  await atualizar();
}

async function jaConfirmado(tipo: 'email' | 'telefone', destino: string): Promise<boolean> {
  const usuario = await consultas.fetchQuery({ ...consultaDoUsuario, staleTime: 0 });
  return tipo === 'email'
    ? usuario.emailVerificado && mesmoEmail(usuario.email, destino)
    : usuario.telefoneVerificado && usuario.telefone === digitosDoTelefone(destino);
}

export const alterarSenha = (passwordAtual: string, password: string, confPassword: string) =>
  api('PUT /usuario/p/senha', { body: { passwordAtual, password, confPassword } });

export async function sairDoAparelho(id: string): Promise<void> {
  await api('DELETE /usuario/p/sessoes/{id}', { params: { id } });
  await consultas.invalidateQueries({ queryKey: consultaDasSessoes.queryKey });
}

export async function sairDosOutros(): Promise<void> {
  await api('DELETE /usuario/p/sessoes');
  await consultas.invalidateQueries({ queryKey: consultaDasSessoes.queryKey });
}
