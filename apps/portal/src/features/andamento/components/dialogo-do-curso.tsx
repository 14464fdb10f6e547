import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Resumo } from '@credito/ui/resumo/resumo';
import { useSolicitacao } from '../../../solicitacao/consulta-da-solicitacao.ts';

export interface DialogoDoCursoProps {
  solicitacaoId: number;
  aberto: boolean;
  aoFechar: () => void;
}

/** What was asked for in stage 2, as it was answered; it no longer changes. */
export function DialogoDoCurso({ solicitacaoId, aberto, aoFechar }: DialogoDoCursoProps) {
  const solicitacao = useSolicitacao(solicitacaoId);
  return (
    <Dialogo
      aberto={aberto}
      aoFechar={aoFechar}
      titulo="Universidade e curso"
      largo
      descrito={false}
      acoes={<Botao onClick={aoFechar}>Entendi</Botao>}
    >
      <Resumo grupos={[{ id: 'curso', titulo: 'O que você pediu', itens: solicitacao.data?.resumo ?? [] }]} />
      <p>Para mudar de curso, cancele esta solicitação e faça outra.</p>
    </Dialogo>
  );
}
