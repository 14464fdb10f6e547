import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import type { AvisoDoCadastro } from './use-cadastro.ts';

export interface DialogosDoCadastroProps {
  aviso: AvisoDoCadastro;
  aoFechar: () => void;
  aoTrocarEmail: () => void;
}

/** Spec 1 sections 2 and 8: the account that exists leads to both portals, the e-mail back to its step. */
export function DialogosDoCadastro({ aviso, aoFechar, aoTrocarEmail }: DialogosDoCadastroProps) {
  function trocarEmail() {
    aoFechar();
    aoTrocarEmail();
  }
  if (aviso === null) return null;
  if (aviso === 'conta-existente')
    return (
      <Dialogo
        aberto
        aoFechar={aoFechar}
        titulo="Já existe uma conta vinculada a esse CPF"
        acoes={
          <>
            <LinkBotao href="/estudante/">Entrar no portal do estudante</LinkBotao>
            <LinkBotao href="/fiador/" variante="secundario">
              Entrar no portal do fiador
            </LinkBotao>
            <Botao variante="discreto" onClick={aoFechar}>
              Entendi
            </Botao>
          </>
        }
      >
        <p>A mesma conta serve para os dois portais. Entre com o seu CPF e a sua senha.</p>
      </Dialogo>
    );
  return (
    <Dialogo
      aberto
      aoFechar={trocarEmail}
      titulo="E-mail já cadastrado!"
      acoes={<Botao onClick={trocarEmail}>Entendi</Botao>}
    >
      <p>Este e-mail já pertence a outra conta. Informe outro, que seja só seu.</p>
    </Dialogo>
  );
}
