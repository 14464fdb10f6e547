/** Before the first block: what an update is (spec 3 section 2.8). */
import { instrucoesDaAtualizacao, TITULO_DAS_INSTRUCOES } from '@credito/domain/atualizacao/plano';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { Botao } from '@credito/ui/botao/botao';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import estilos from '../../../atualizacao/atualizacao.module.css';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvioSemCampos } from '../../../wizard/use-envio.ts';

interface InstrucoesProps {
  /** "Atualização cadastral do 1º semestre de 2027". */
  etapa: string;
  tipo: TipoPessoa;
  aoIniciar: () => Promise<void>;
  aoSair: () => void;
}

export function Instrucoes({ etapa, tipo, aoIniciar, aoSair }: InstrucoesProps) {
  const envio = useEnvioSemCampos();
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        titulo={TITULO_DAS_INSTRUCOES}
        acao={{ texto: 'Iniciar', carregando: envio.enviando }}
        acaoSecundaria={
          <Botao variante="discreto" largo onClick={aoSair}>
            Cancelar
          </Botao>
        }
        aoEnviar={() => void envio.enviar(aoIniciar)}
        aoVoltar={aoSair}
      >
        <ul className={estilos.instrucoes}>
          {instrucoesDaAtualizacao(tipo).map((instrucao) => (
            <li key={instrucao}>{instrucao}</li>
          ))}
        </ul>
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
