/** Whoever signs by a link, in Firefox and WebKit; and a document that anybody checks there. */
import { codigoParaAssinar, contratoDisparado, linkParaAssinar } from '../world/assinaturas-prontas.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';
import { test } from './prova.ts';
import { botao, texto } from './tela.ts';

test('a link is opened, read with larger letters, and signed; its code leads to what is registered', async ({
  tela,
}) => {
  const estudante = pessoa('Ciro Motor Assina', 307);
  await contratoDisparado({ estudante });
  await tela.motor.abrir(await linkParaAssinar(estudante));
  await tela.titulo(/há um documento para você assinar/);
  await tela.digitar(/^Seu CPF/, estudante.cpf);
  await tela.tocar(botao(/^abrir o documento/));
  await tela.titulo(/o que você vai assinar/);
  await tela.motor.recarregar();
  await tela.titulo(/o que você vai assinar/);
  await tela.tocar(botao(/^ler o documento/));
  await tela.titulo(/contrato de crédito estudantil/);
  await tela.tocar(botao(/^letra maior/));
  await tela.tocar(botao(/^letra menor/));
  await tela.tocar(botao(/^continuar para assinar/));
  await tela.titulo(/receba um código/);
  await tela.tocar(texto(/^E-mail$/));
  const antes = Date.now() - 1_000;
  await tela.tocar(botao(/^enviar o código/));
  await tela.titulo(/digite o código e assine/);
  await tela.digitar(/^Código de 6/, await codigoParaAssinar(estudante.email, antes));
  await tela.tocar(texto(/^Li o contrato/));
  await tela.tocar(botao(/^assinar$/));
  await tela.titulo(/a sua assinatura está registrada/);
  await tela.tocar(botao(/^conferir agora/));
  await tela.titulo(/este documento ainda está sendo assinado/);
  await tela.motor.abrir(`${base()}/verificar`);
  await tela.titulo(/conferir um documento assinado/);
});
