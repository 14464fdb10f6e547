/** The end of the correction: what is done, what is missing, and the one button that sends it. */
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { isComprovanteDeRenda } from '@credito/domain/pendencia/grupos';
import {
  idDoQueFalta,
  idDoReenvio,
  PASSO_DA_RENDA,
  PASSO_DOS_DADOS,
} from '@credito/domain/pendencia/pendencias.plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useEnvioSemCampos } from '../../../wizard/use-envio.ts';
import { useCorrecao } from '../contexto-da-correcao.tsx';
import estilos from '../pendencias.module.css';
import { ItemDoFim } from './item-do-fim.tsx';

export function PassoFinal({
  passo,
  etapa,
  progresso,
  direcao,
  enviar,
  voltar,
}: TelaDoPassoProps<ContextoDoParticipante>) {
  const { pendencias, textoFinal, irParaPasso, abrir } = useCorrecao();
  const { grupos, dadosACorrigir, documentosPedidos, rendaACorrigir, rendaRespondida, modoDaRenda } =
    pendencias;
  const { completa, correcao, passosPedidos } = pendencias;
  const outrosComprovantes = modoDaRenda === 'alterar' || modoDaRenda === 'incluir';
  const recusados = grupos.filter(({ field }) => !(outrosComprovantes && isComprovanteDeRenda(field)));
  const envio = useEnvioSemCampos();
  const espera = useArquivosACaminho(pendencias.idSolicitacao);

  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={completa ? passo.titulo : 'Falta pouco para enviar'}
        dica={completa ? passo.texto : 'Volte ao que falta. O que você já corrigiu está guardado.'}
        direcao={direcao}
        acao={{ texto: textoFinal, carregando: envio.enviando, final: true }}
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
          {dadosACorrigir ? (
            <ItemDoFim
              titulo="Dados pessoais"
              feito={correcao !== null}
              aoIr={() => abrir(passosPedidos[0] ?? PASSO_DOS_DADOS)}
            />
          ) : null}
          {rendaACorrigir && (outrosComprovantes || recusados.length === 0) ? (
            <ItemDoFim
              titulo="Comprovantes de renda"
              feito={rendaRespondida}
              aoIr={() => irParaPasso(PASSO_DA_RENDA)}
            />
          ) : null}
          {documentosPedidos.map((falta) => (
            <ItemDoFim
              key={falta.tipoDocumento}
              titulo={rotuloDoDocumento(falta.tipoDocumento)}
              feito={falta.enviado}
              aoIr={() => irParaPasso(idDoQueFalta(falta))}
            />
          ))}
          {recusados.map((grupo) => (
            <ItemDoFim
              key={grupo.field}
              titulo={rotuloDoDocumento(grupo.field)}
              feito={grupo.abertos.length === 0}
              aoIr={() => irParaPasso(idDoReenvio(grupo))}
            />
          ))}
        </ul>
        <Botao variante="discreto" largo onClick={() => abrir(PASSO_DOS_DADOS)}>
          Conferir os meus dados
        </Botao>
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
