/** The end of the appeal: what will be read, by when it is answered, and the one button that sends it. */

import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { PASSO_DO_TEXTO } from '@credito/domain/recurso/recurso.plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { useParteDaSolicitacao } from '../../../participante/parte-atual.tsx';
import { useRecurso } from '../../../solicitacao/recurso.queries.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useEnvioSemCampos } from '../../../wizard/use-envio.ts';
import { documentosEmPalavras } from '../documentos-em-palavras.ts';
import estilos from '../recurso.module.css';
import { useIrAoPasso } from '../use-ir-ao-passo.ts';

export function PassoDoEnvio({
  passo,
  contexto,
  etapa,
  progresso,
  direcao,
  enviar,
  voltar,
}: TelaDoPassoProps<ContextoDoParticipante>) {
  const { idSolicitacao } = useParteDaSolicitacao();
  const dias = useRecurso(idSolicitacao).data?.diasParaResponder;
  const irAoPasso = useIrAoPasso();
  const envio = useEnvioSemCampos();
  const espera = useArquivosACaminho(idSolicitacao);
  const arquivos = contexto.documentos.filter(({ tipoDocumento }) => tipoDocumento === 'RECURSO').length;

  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica={passo.texto}
        direcao={direcao}
        semMoldura
        acao={{ texto: 'Enviar recurso', carregando: envio.enviando, final: true }}
        aviso={espera.aviso}
        aoEnviar={() => {
          if (!espera.segura()) void envio.enviar(() => enviar({}));
        }}
        aoVoltar={voltar}
      >
        <Cartao
          titulo="O que você escreveu"
          acoes={
            <Botao compacto variante="discreto" onClick={() => irAoPasso(PASSO_DO_TEXTO)}>
              <span>Alterar</span>
              <span className="so-leitor"> o que você escreveu</span>
            </Botao>
          }
        >
          <p className={estilos.texto}>{String(contexto.respostas.texto ?? '')}</p>
        </Cartao>
        <Cartao
          titulo="Documentos"
          acoes={
            <Botao compacto variante="discreto" onClick={() => irAoPasso('documentos')}>
              <span>Alterar</span>
              <span className="so-leitor"> os documentos</span>
            </Botao>
          }
        >
          <p>{documentosEmPalavras(arquivos)}</p>
        </Cartao>
        {dias === undefined ? null : (
          <Aviso tom="informacao">{`A resposta chega em até ${dias} dias, por alguém que não participou da decisão. Até lá não é possível fazer outra solicitação.`}</Aviso>
        )}
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
