/** The code that proves the new phone; once it came back, nothing more is asked. */
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { PassoDoCodigo } from '../codigo/passo-do-codigo.tsx';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import { PassoMantido, type TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { useEnvioSemCampos } from '../wizard/use-envio.ts';
import { useBlocoAtual } from './bloco-atual.tsx';

export function PassoDoCodigoNovo(tela: TelaDoPassoProps<ContextoDaAtualizacao>) {
  const { pessoa, reenviarEm, pedirCodigo } = useBlocoAtual();
  const { respostas, telefoneVerificado } = tela.contexto;
  const telefone = String(respostas.telefone ?? '');
  if (telefoneVerificado === telefone) return <JaConfirmado tela={tela} telefone={telefone} />;
  return (
    <PassoDoCodigo
      tela={tela}
      telefone={telefone}
      canal={pessoa.tipoContato === 'WHATSAPP' ? 'whatsapp' : 'sms'}
      esperado={{ para: 'atualizacao' }}
      reenvio={{ em: reenviarEm, reenviar: pedirCodigo }}
    />
  );
}

function JaConfirmado({
  tela: { passo, etapa, progresso, direcao, voltar, textoDaAcao, enviar },
  telefone,
}: {
  tela: TelaDoPassoProps<ContextoDaAtualizacao>;
  telefone: string;
}) {
  const envio = useEnvioSemCampos();
  return (
    <>
      <PaginaDePergunta
        key={passo.id}
        etapa={etapa}
        progresso={progresso}
        titulo="O celular novo está confirmado"
        dica={`Você já digitou o código que enviamos para ${formatarTelefone(telefone)}.`}
        direcao={direcao}
        acao={{ texto: textoDaAcao, carregando: envio.enviando }}
        aoEnviar={() => void envio.enviar(() => enviar({}).catch(deixarMantido))}
        aoVoltar={voltar}
      />
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}

/** Whoever kept the step has said why. */
function deixarMantido(motivo: unknown): void {
  if (!(motivo instanceof PassoMantido)) throw motivo;
}
