import type { FiadorDoEstudante } from '@credito/api/fiador.rotas';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useLocation } from 'wouter';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { trocarPreenchimento } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

interface DialogoDePreenchimentoProps {
  aberto: boolean;
  aoFechar: () => void;
  fiador: FiadorDoEstudante;
  idSolicitacao: number;
}

/** Who fills in changes: what was given before goes away, after a confirmation (spec 2 sections 2.6 and 4). */
export function DialogoDePreenchimento({
  aberto,
  aoFechar,
  fiador,
  idSolicitacao,
}: DialogoDePreenchimentoProps) {
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const paraEstudante = fiador.preenchidoPor === 'pessoa';

  async function trocar() {
    const status = paraEstudante ? 'PREENCHIDO_PELO_ESTUDANTE' : 'PREENCHIDO_PELO_FIADOR';
    const trocado = await acao.executar(async () => {
      await trocarPreenchimento(idSolicitacao, fiador, status);
      return true;
    });
    aoFechar();
    if (trocado)
      irDaqui(
        paraEstudante
          ? `/dados-pessoais-fiador/${fiador.tipoPessoa}`
          : `/dados-pessoais-fiador/link/${fiador.tipoPessoa}`,
      );
  }

  return (
    <>
      <Dialogo
        aberto={aberto}
        aoFechar={aoFechar}
        titulo="Dados do fiador"
        acoes={
          <ConfirmarOuCancelar
            aoCancelar={aoFechar}
            variante="perigo"
            carregando={acao.ocupada}
            onClick={() => void trocar()}
          >
            Sim, continuar
          </ConfirmarOuCancelar>
        }
      >
        <p>Tem certeza? Os documentos já informados serão excluídos.</p>
        <p>
          {paraEstudante
            ? 'Recomendamos que o próprio fiador preencha: ele vai precisar entrar de qualquer forma para aceitar.'
            : 'Um novo link será criado para o fiador preencher os próprios dados. O anterior deixa de funcionar.'}
        </p>
      </Dialogo>
      {acao.dialogos}
    </>
  );
}
