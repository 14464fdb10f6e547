/** In and out of a portal, in any engine. */
import { base } from '../world/mensagens.ts';
import type { Pessoa } from '../world/pessoas.ts';
import { botao, type Tela } from './tela.ts';

export async function entrar(tela: Tela, portal: string, quem: Pessoa): Promise<void> {
  await tela.motor.abrir(`${base()}/${portal}/#entrar`);
  await tela.titulo(/entre na sua conta/);
  await tela.digitar(/^CPF/, quem.cpf);
  await tela.digitar(/^Senha/, quem.senha);
  await tela.tocar(botao(/^entrar$/));
  await tela.endereco(/^\/(?:estudante|fiador)\/[a-z]/);
}

export async function sair(tela: Tela): Promise<void> {
  await tela.tocar(botao(/^menu$/));
  await tela.tocar(botao(/^sair$/));
  await tela.titulo(/entre na sua conta/);
}
