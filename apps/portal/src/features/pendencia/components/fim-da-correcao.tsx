/** The end of a correction, of whatever thing: what is done, what is missing, and the one button that sends it. */
import type { ContextoDeWizard } from '@credito/domain/wizard/plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useEnvioSemCampos } from '../../../wizard/use-envio.ts';
import estilos from '../pendencias.module.css';

interface FimDaCorrecaoProps<C extends ContextoDeWizard> {
  tela: TelaDoPassoProps<C>;
  completa: boolean;
  acao: { texto: string; desabilitada?: boolean };
  /** Whose files must have arrived: of a request, by its number, or of an update. */
  arquivosDe: number | { atualizacaoId: number };
  /** Everything is corrected, and somebody else's word is waited for before it can be sent. */
  espera?: { titulo: string; texto: string } | null;
  /** An `ItemDoFim` for each thing that was to be corrected. */
  itens: Blocos;
  children?: Blocos;
}

export function FimDaCorrecao<C extends ContextoDeWizard>({
  tela,
  completa,
  acao,
  arquivosDe,
  espera: outraPessoa = null,
  itens,
  children,
}: FimDaCorrecaoProps<C>) {
  const { passo, etapa, progresso, direcao, enviar, voltar } = tela;
  const envio = useEnvioSemCampos();
  const espera = useArquivosACaminho(arquivosDe);
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={completa && !outraPessoa ? passo.titulo : 'Falta pouco para enviar'}
        dica={completa ? passo.texto : 'Volte ao que falta. O que você já corrigiu está guardado.'}
        direcao={direcao}
        acao={{ ...acao, carregando: envio.enviando, final: true }}
        aoEnviar={() => {
          if (!espera.segura()) void envio.enviar(() => enviar({}));
        }}
        aoVoltar={voltar}
      >
        {espera.aviso ? (
          espera.aviso
        ) : completa && outraPessoa ? (
          <Aviso tom="atencao" titulo={outraPessoa.titulo}>
            {outraPessoa.texto}
          </Aviso>
        ) : completa ? (
          <Aviso tom="informacao">A correção ainda não foi enviada: use o botão abaixo.</Aviso>
        ) : (
          <Aviso tom="atencao">Há algo que ainda precisa de você antes do envio.</Aviso>
        )}
        <ul className={estilos.itens} aria-label="O que você corrigiu">
          {itens}
        </ul>
        {children}
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
