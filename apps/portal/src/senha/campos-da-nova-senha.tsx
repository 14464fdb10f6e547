import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { RequisitosDaSenha } from './requisitos-da-senha.tsx';

export interface CamposDaNovaSenhaProps {
  senha: string;
  confirmacao: string;
  erroDaSenha: string | undefined;
  erroDaConfirmacao: string | undefined;
  aoMudarSenha: (senha: string) => void;
  aoMudarConfirmacao: (confirmacao: string) => void;
}

/** A new password, what it still needs, and its repetition. */
export function CamposDaNovaSenha({
  senha,
  confirmacao,
  erroDaSenha,
  erroDaConfirmacao,
  aoMudarSenha,
  aoMudarConfirmacao,
}: CamposDaNovaSenhaProps) {
  return (
    <>
      <CampoSenha
        rotulo="Nova senha"
        name="senha"
        autoComplete="new-password"
        value={senha}
        erro={erroDaSenha}
        onChange={(evento) => aoMudarSenha(evento.currentTarget.value)}
      />
      <RequisitosDaSenha senha={senha} />
      <CampoSenha
        rotulo="Repita a nova senha"
        name="confirmacao"
        autoComplete="new-password"
        value={confirmacao}
        erro={erroDaConfirmacao}
        onChange={(evento) => aoMudarConfirmacao(evento.currentTarget.value)}
      />
    </>
  );
}
