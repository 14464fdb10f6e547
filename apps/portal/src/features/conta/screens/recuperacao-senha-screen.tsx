import { VALIDADE_DO_LINK_DA_SENHA } from '@credito/domain/acesso/nova-senha';
import { digitosDoCpf, erroDoCpf, erroDoCpfIncompleto } from '@credito/domain/pessoa/cpf';
import { LinkBotao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { usePortal } from '../../../sessao/use-portal.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { pedirNovaSenha } from '../conta.queries.ts';

/** The answer is the same whether or not the account exists (decisions, "Registration and codes"). */
export function RecuperacaoSenhaScreen() {
  const portal = usePortal();
  const [, navegar] = useLocation();
  const [cpf, setCpf] = useState('');
  const [enviado, setEnviado] = useState(false);
  const envio = useEnvio({ valores: { cpf }, conferir: (digitado) => ({ cpf: erroDoCpf(digitado.cpf) }) });

  if (enviado)
    return (
      <Pagina>
        <CartaoDeEstado
          estado={{ tom: 'espera', texto: 'Confira seu e-mail' }}
          frase="Se existe uma conta com este CPF, enviamos um link para o e-mail dela"
          detalhe={
            <p>{`O link ${VALIDADE_DO_LINK_DA_SENHA}. Não chegou? Olhe também a caixa de spam, e confira se o CPF está certo.`}</p>
          }
          acao={
            <Link href="/" asChild>
              <LinkBotao href="">Voltar para a entrada</LinkBotao>
            </Link>
          }
        />
      </Pagina>
    );

  return (
    <>
      <PaginaDePergunta
        titulo="Vamos criar uma nova senha"
        dica="Digite o CPF da sua conta. Enviaremos um link para o e-mail que você cadastrou."
        acao={{ texto: 'Enviar link', carregando: envio.enviando, final: true }}
        aoVoltar={() => navegar('/')}
        aoEnviar={() =>
          void envio.enviar(async () => {
            await pedirNovaSenha(digitosDoCpf(cpf), portal);
            setEnviado(true);
          })
        }
      >
        <CampoMascarado
          rotulo="CPF"
          mascara="cpf"
          conferirAoSair={erroDoCpfIncompleto}
          name="cpf"
          autoComplete="username"
          value={cpf}
          erro={envio.erros.cpf}
          onChange={(evento) => setCpf(evento.currentTarget.value)}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
