import { ErroDeApi, isErro } from '@credito/api/cliente';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { DialogoDeErro } from '../../wizard/dialogo-de-erro.tsx';
import { relerSolicitacao } from './fiador.queries.ts';

export interface Acao {
  ocupada: boolean;
  /** Runs one change at a time; undefined when it was refused, and the refusal is on the screen. */
  executar: <T>(fazer: () => Promise<T>) => Promise<T | undefined>;
  /** The dialogs that tell a refusal; put them outside a form. */
  dialogos: Blocos;
}

export function useAcao({ aoAtualizar }: { aoAtualizar: () => void }): Acao {
  const [ocupada, setOcupada] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const [atualizada, setAtualizada] = useState(false);

  async function executar<T>(fazer: () => Promise<T>): Promise<T | undefined> {
    if (ocupada) return undefined;
    setOcupada(true);
    try {
      return await fazer();
    } catch (erro) {
      if (!(erro instanceof ErroDeApi)) throw erro;
      if (isSolicitacaoAtualizada(erro)) setAtualizada(true);
      else setFalha(erro.message);
      return undefined;
    } finally {
      setOcupada(false);
    }
  }

  return {
    ocupada,
    executar,
    dialogos: (
      <>
        <DialogoDeErro mensagem={falha} aoFechar={() => setFalha(null)} />
        <DialogoSolicitacaoAtualizada
          aberto={atualizada}
          aoEntender={() => {
            setAtualizada(false);
            void relerSolicitacao();
            aoAtualizar();
          }}
        />
      </>
    ),
  };
}

export function isSolicitacaoAtualizada(erro: unknown): boolean {
  return isErro(erro, 'dados-desatualizados');
}

/** Spec 2 section 8: the guarantor did something meanwhile (case FIA-02). */
export function DialogoSolicitacaoAtualizada({
  aberto,
  aoEntender,
}: {
  aberto: boolean;
  aoEntender: () => void;
}) {
  return (
    <Dialogo
      aberto={aberto}
      aoFechar={aoEntender}
      dispensavel={false}
      titulo="Solicitação atualizada"
      acoes={<Botao onClick={aoEntender}>Entendi</Botao>}
    >
      <p>
        Seu(s) fiador(es) tiveram alguma atualização na solicitação. Nada foi excluído. Você será
        redirecionado para a tela de acompanhamento.
      </p>
    </Dialogo>
  );
}
