/** The end of the correction of an update: what is done, what is missing, and the one button that sends it. */
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import { PASSO_FINAL } from '@credito/domain/pendencia/pendencias.plano';
import { passoCompleto, passosVisiveis } from '@credito/domain/wizard/plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useEnvioSemCampos } from '../../../wizard/use-envio.ts';
import { useAtualizacaoRecusada } from '../atualizacao-recusada.tsx';
import estilos from '../pendencias.module.css';
import { ItemDoFim } from './item-do-fim.tsx';

export function FimDaAtualizacao({
  passo,
  contexto,
  etapa,
  progresso,
  direcao,
  enviar,
  voltar,
}: TelaDoPassoProps<ContextoDaAtualizacao>) {
  const { atualizacaoId, plano, irParaPasso } = useAtualizacaoRecusada();
  const envio = useEnvioSemCampos();
  const espera = useArquivosACaminho({ atualizacaoId });
  const itens = passosVisiveis(plano, contexto)
    .filter(({ id }) => id !== PASSO_FINAL)
    .map((um) => ({ id: um.id, titulo: um.titulo, feito: passoCompleto(um, contexto) }));
  const completa = itens.every(({ feito }) => feito);
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={completa ? passo.titulo : 'Falta pouco para enviar'}
        dica={completa ? passo.texto : 'Volte ao que falta. O que você já corrigiu está guardado.'}
        direcao={direcao}
        acao={{ texto: 'Enviar correções', carregando: envio.enviando, desabilitada: !completa, final: true }}
        aoEnviar={() => {
          if (!espera.segura()) void envio.enviar(() => enviar({}));
        }}
        aoVoltar={voltar}
      >
        {espera.aviso ? (
          espera.aviso
        ) : completa ? (
          <Aviso tom="informacao">A correção ainda não foi enviada: use o botão abaixo.</Aviso>
        ) : (
          <Aviso tom="atencao">Há algo que ainda precisa de você antes do envio.</Aviso>
        )}
        <ul className={estilos.itens} aria-label="O que você corrigiu">
          {itens.map(({ id, titulo, feito }) => (
            <ItemDoFim key={id} titulo={titulo} feito={feito} aoIr={() => irParaPasso(id)} />
          ))}
        </ul>
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
