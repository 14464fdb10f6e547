import { Aviso } from '@credito/ui/aviso/aviso';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';

/** A form that is sent from a dialog: what it does, its fields, and what was refused without naming one of them. */
export function DialogoDeFormulario({
  titulo,
  confirmar,
  falha,
  enviando,
  largo,
  aoEnviar,
  aoFechar,
  children,
}: {
  titulo: string;
  confirmar: string;
  falha: string | null;
  enviando: boolean;
  largo?: boolean;
  aoEnviar: () => void;
  aoFechar: () => void;
  children: Blocos;
}) {
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={titulo}
      largo={largo}
      // The fields say what they are; read as one description they would be a long sentence without a meaning.
      descrito={false}
      acoes={
        <ConfirmarOuCancelar carregando={enviando} aoCancelar={aoFechar} onClick={aoEnviar}>
          {confirmar}
        </ConfirmarOuCancelar>
      }
    >
      {falha === null ? null : (
        <Aviso tom="erro" aoVivo>
          {falha}
        </Aviso>
      )}
      {children}
    </Dialogo>
  );
}
