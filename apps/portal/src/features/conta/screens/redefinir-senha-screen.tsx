import { VALIDADE_DO_LINK_DA_SENHA } from '@credito/domain/acesso/nova-senha';
import { erroDaConfirmacao, erroDaSenha } from '@credito/domain/conta/senha';
import { LinkBotao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { useSegredoDoEndereco } from '@credito/ui/endereco/use-segredo-do-endereco';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { Link } from 'wouter';
import { CamposDaNovaSenha } from '../../../senha/campos-da-nova-senha.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { redefinirSenha } from '../conta.queries.ts';

export function RedefinirSenhaScreen() {
  const token = useSegredoDoEndereco('token');
  const [senha, setSenha] = useState('');
  const [confirmacao, setConfirmacao] = useState('');
  const [trocada, setTrocada] = useState(false);
  const [vencido, setVencido] = useState(false);
  const envio = useEnvio({
    valores: { senha, confirmacao },
    conferir: (digitadas) => ({
      senha: erroDaSenha(digitadas.senha),
      confirmacao: erroDaConfirmacao(digitadas.senha, digitadas.confirmacao),
    }),
    recusas: { password: 'senha', confPassword: 'confirmacao' },
    mensagemDaFalha: (erro) => {
      if (erro.status === 410) setVencido(true);
      return erro.message;
    },
  });

  if (trocada)
    return (
      <Pagina>
        <CartaoDeEstado
          estado={{ tom: 'sucesso', texto: 'Tudo certo' }}
          frase="Sua senha foi trocada"
          detalhe={<p>Por segurança, saímos da sua conta em todos os aparelhos. Entre com a nova senha.</p>}
          acao={
            <Link href="/" asChild>
              <LinkBotao href="">Entrar</LinkBotao>
            </Link>
          }
        />
      </Pagina>
    );

  if (token === '' || vencido)
    return (
      <Pagina>
        <CartaoDeEstado
          estado={{ tom: 'erro', texto: 'Link sem validade' }}
          frase="Este link não vale mais"
          detalhe={<p>{`Ele ${VALIDADE_DO_LINK_DA_SENHA}. Peça outro: leva um minuto.`}</p>}
          acao={
            <Link href="/recuperacao-senha" asChild>
              <LinkBotao href="">Pedir outro link</LinkBotao>
            </Link>
          }
        />
      </Pagina>
    );

  return (
    <>
      <PaginaDePergunta
        titulo="Escolha uma nova senha"
        dica="Use pelo menos 8 caracteres, com letras maiúsculas e minúsculas, números e símbolos."
        acao={{ texto: 'Trocar senha', carregando: envio.enviando, final: true }}
        aoEnviar={() =>
          void envio.enviar(async () => {
            await redefinirSenha(token, senha, confirmacao);
            setTrocada(true);
          })
        }
      >
        <CamposDaNovaSenha
          senha={senha}
          confirmacao={confirmacao}
          erroDaSenha={envio.erros.senha}
          erroDaConfirmacao={envio.erros.confirmacao}
          aoMudarSenha={setSenha}
          aoMudarConfirmacao={setConfirmacao}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={vencido ? null : envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
