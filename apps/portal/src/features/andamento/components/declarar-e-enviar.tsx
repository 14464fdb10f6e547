/** The declaration stands where everything can be read that it speaks of, and the sending right below it. */
import { ACEITE_DADOS_VERDADEIROS, DECLARE_PARA_ENVIAR } from '@credito/domain/solicitacao/regras-do-credito';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useState } from 'react';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { concluirSolicitacao } from '../../../solicitacao/concluir-solicitacao.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import estilos from './situacao.module.css';

export function DeclararEEnviar({ solicitacaoId }: { solicitacaoId: number }) {
  const irDaqui = useIrDaqui();
  const arquivos = useArquivosACaminho(solicitacaoId);
  const [dadosVerdadeiros, setDadosVerdadeiros] = useState(false);
  const { erros, enviando, falha, aoFecharFalha, enviar } = useEnvio({
    valores: { dadosVerdadeiros },
    conferir: (valores) => ({ dadosVerdadeiros: valores.dadosVerdadeiros ? null : DECLARE_PARA_ENVIAR }),
    recusas: { dadosVerdadeiros: 'dadosVerdadeiros' },
    mensagemDaFalha: ({ status, message }) =>
      status < 500 ? message : 'Ocorreu um erro ao concluir a solicitação.',
  });
  async function concluir() {
    await concluirSolicitacao(solicitacaoId);
    irDaqui('/solicitacao-enviada', { replace: true });
  }
  return (
    <Cartao titulo="Enviar para análise">
      <form
        noValidate
        className={estilos.envio}
        onSubmit={(evento) => {
          evento.preventDefault();
          if (!arquivos.segura()) void enviar(concluir);
        }}
      >
        <p>Depois de enviada, a solicitação não pode ser alterada enquanto a analisamos.</p>
        <Caixa
          cartao
          name="dadosVerdadeiros"
          rotulo={ACEITE_DADOS_VERDADEIROS}
          checked={dadosVerdadeiros}
          onChange={(evento) => setDadosVerdadeiros(evento.currentTarget.checked)}
          erro={erros.dadosVerdadeiros}
        />
        {arquivos.aviso}
        <Botao type="submit" largo carregando={enviando} textoCarregando="Enviando…">
          Enviar para análise
        </Botao>
      </form>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </Cartao>
  );
}
