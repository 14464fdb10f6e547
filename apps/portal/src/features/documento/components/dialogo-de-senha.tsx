import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { type FormEvent, useId, useState } from 'react';

export interface DialogoDeSenhaProps {
  nome: string;
  incorreta: boolean;
  aoConfirmar: (senha: string) => void;
  aoDesistir: () => void;
}

/** Spec 2 section 8: "Protected PDF prompt". */
export function DialogoDeSenha({ nome, incorreta, aoConfirmar, aoDesistir }: DialogoDeSenhaProps) {
  const [senha, setSenha] = useState('');
  const [vazia, setVazia] = useState(false);
  const formulario = useId();

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (senha === '') setVazia(true);
    else aoConfirmar(senha);
  }

  return (
    <Dialogo
      aberto
      aoFechar={aoDesistir}
      titulo="Documento protegido"
      acoes={
        <ConfirmarOuCancelar aoCancelar={aoDesistir} type="submit" form={formulario}>
          Continuar
        </ConfirmarOuCancelar>
      }
    >
      <p>O documento escolhido está protegido. Digite a senha para seguir com o envio do documento.</p>
      <form id={formulario} noValidate onSubmit={enviar}>
        <CampoSenha
          rotulo="Senha do documento"
          dica={nome}
          autoComplete="new-password"
          value={senha}
          onChange={(evento) => {
            setSenha(evento.currentTarget.value);
            setVazia(false);
          }}
          erro={
            vazia
              ? 'Digite a senha do documento.'
              : incorreta && senha === ''
                ? 'A senha não abriu o documento. Confira e tente novamente.'
                : undefined
          }
        />
      </form>
    </Dialogo>
  );
}
