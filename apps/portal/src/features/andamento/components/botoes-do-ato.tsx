/** The verb of the situation, and what may be done instead. */
import type { Ato, ComoEsta } from '@credito/domain/andamento/como-esta';
import { Botao } from '@credito/ui/botao/botao';
import { useLocation } from 'wouter';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { enviarCorrecoes } from '../../../solicitacao/pendencias.queries.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvioSemCampos } from '../../../wizard/use-envio.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';

interface BotoesDoAtoProps {
  solicitacaoId: number;
  como: Pick<ComoEsta, 'ato' | 'outro'>;
}

export function BotoesDoAto({ solicitacaoId, como: { ato, outro } }: BotoesDoAtoProps) {
  return (
    <>
      {ato ? <BotaoDoAto solicitacaoId={solicitacaoId} ato={ato} /> : null}
      {outro ? <BotaoDoAto solicitacaoId={solicitacaoId} ato={outro} secundario /> : null}
    </>
  );
}

interface BotaoDoAtoProps {
  solicitacaoId: number;
  ato: Ato;
  secundario?: boolean;
}

function BotaoDoAto({ solicitacaoId, ato, secundario = false }: BotaoDoAtoProps) {
  const [, navegar] = useLocation();
  if (ato.tipo === 'enviar-correcoes')
    return <EnviarCorrecoes solicitacaoId={solicitacaoId} texto={ato.texto} />;
  return (
    <Botao largo variante={secundario ? 'secundario' : 'primario'} onClick={() => navegar(ato.pagina)}>
      {ato.texto}
    </Botao>
  );
}

function EnviarCorrecoes({ solicitacaoId, texto }: { solicitacaoId: number; texto: string }) {
  const irDaqui = useIrDaqui();
  const envio = useEnvioSemCampos();
  const espera = useArquivosACaminho(solicitacaoId);
  async function enviar() {
    const { pagina } = await enviarCorrecoes(solicitacaoId);
    irDaqui(pagina, { replace: true });
  }
  return (
    <>
      {espera.aviso}
      <Botao
        largo
        carregando={envio.enviando}
        textoCarregando="Enviando…"
        onClick={() => {
          if (!espera.segura()) void envio.enviar(enviar);
        }}
      >
        {texto}
      </Botao>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
