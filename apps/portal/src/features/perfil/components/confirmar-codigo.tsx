import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useState } from 'react';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useContagem } from '../../../wizard/use-contagem.ts';
import { useEnvio, useEnvioSemCampos } from '../../../wizard/use-envio.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { confirmarContato } from '../perfil.queries.ts';

export interface ConfirmarCodigoProps {
  tipo: 'email' | 'telefone';
  /** Where the code went, as people read it. */
  destino: string;
  /** Said when the code was right. */
  textoDoFim: string;
  aoConfirmar: () => void;
  reenviarEm: number;
  aoReenviar: () => Promise<void>;
  aoVoltar: () => void;
}

/** The second half of a change of contact: the code that proves it. */
export function ConfirmarCodigo({
  tipo,
  destino,
  textoDoFim,
  aoConfirmar,
  reenviarEm,
  aoReenviar,
  aoVoltar,
}: ConfirmarCodigoProps) {
  const irDaqui = useIrDaqui();
  const [codigo, setCodigo] = useState('');
  const segundos = useContagem(reenviarEm);
  const envio = useEnvio({
    valores: { codigo },
    conferir: (digitado) => ({
      codigo: /^\d{6}$/.test(digitado.codigo) ? null : 'Digite os 6 números do código.',
    }),
    recusas: { code: 'codigo' },
    aposRecusa: { codigo: '' },
  });
  const reenvio = useEnvioSemCampos();
  const [reenviado, setReenviado] = useState(false);

  const conferir = (digitado: string) =>
    void envio.enviar(
      async () => {
        await confirmarContato(tipo, destino, digitado).catch((motivo: unknown) => {
          // Typed again from the start; the message stays beside the field.
          setCodigo('');
          throw motivo;
        });
        aoConfirmar();
        mostrarToast({ texto: textoDoFim, tom: 'sucesso' });
        irDaqui('/perfil', { replace: true });
      },
      { codigo: digitado },
    );

  return (
    <>
      <PaginaDePergunta
        key="codigo"
        titulo="Digite o código que enviamos"
        dica={<p>{`Enviamos um código de 6 números para ${destino}. Ele vale por 10 minutos.`}</p>}
        direcao="frente"
        acao={{ texto: 'Confirmar', carregando: envio.enviando, final: true }}
        acaoSecundaria={
          <Botao
            variante="discreto"
            largo
            disabled={segundos > 0}
            carregando={reenvio.enviando}
            onClick={() => {
              setReenviado(false);
              void reenvio.enviar(() => aoReenviar().then(() => setReenviado(true)));
            }}
          >
            {segundos > 0 ? `Reenviar código em ${segundos} s` : 'Reenviar código'}
          </Botao>
        }
        aoVoltar={aoVoltar}
        aoEnviar={() => conferir(codigo)}
      >
        <CampoCodigo
          rotulo="Código de 6 números"
          name="codigo"
          value={codigo}
          erro={envio.erros.codigo}
          aoMudar={setCodigo}
          aoCompletar={conferir}
        />
        <p role="status">{reenviado ? 'Enviamos outro código. O anterior também continua valendo.' : ''}</p>
      </PaginaDePergunta>
      <DialogoDeErro
        mensagem={envio.falha ?? reenvio.falha}
        aoFechar={() => {
          envio.aoFecharFalha();
          reenvio.aoFecharFalha();
        }}
      />
    </>
  );
}
