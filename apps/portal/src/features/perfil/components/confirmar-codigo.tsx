import type { CanalDoCodigo } from '@credito/domain/conta/entrega-do-codigo';
import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useState } from 'react';
import { AvisoDaEntrega, DicaDoCodigo } from '../../../codigo/entrega-do-codigo.tsx';
import { useEntregaDoCodigo } from '../../../codigo/use-entrega-do-codigo.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio, useEnvioSemCampos } from '../../../wizard/use-envio.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { confirmarContato } from '../perfil.queries.ts';

export interface ConfirmarCodigoProps<C extends CanalDoCodigo> {
  tipo: 'email' | 'telefone';
  /** Where the code went, as people read it, and by which channel. */
  pedido: { destino: string; canal: CanalDoCodigo; reenviarEm: number };
  /** By which it may be asked for. */
  canais: readonly C[];
  /** Said when the code was right. */
  textoDoFim: string;
  aoConfirmar: () => void;
  /** By the same channel as before when none is named. */
  aoReenviar: (canal?: C) => Promise<void>;
  aoVoltar: () => void;
}

/** The second half of a change of contact: the code that proves it. */
export function ConfirmarCodigo<C extends CanalDoCodigo>({
  tipo,
  pedido: { destino, canal, reenviarEm },
  canais,
  textoDoFim,
  aoConfirmar,
  aoReenviar,
  aoVoltar,
}: ConfirmarCodigoProps<C>) {
  const irDaqui = useIrDaqui();
  const [codigo, setCodigo] = useState('');
  const { entrega, segundos } = useEntregaDoCodigo({ para: `perfil-${tipo}` }, reenviarEm);
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

  function pedirOutro(por?: C): void {
    setReenviado(false);
    void reenvio.enviar(() => aoReenviar(por).then(() => setReenviado(true)));
  }

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
        dica={<DicaDoCodigo entrega={entrega} canal={canal} destino={destino} />}
        aviso={<AvisoDaEntrega entrega={entrega} canais={canais} aoPedirPor={pedirOutro} />}
        direcao="frente"
        acao={{ texto: 'Confirmar', carregando: envio.enviando, final: true }}
        acaoSecundaria={
          <Botao
            variante="discreto"
            largo
            disabled={segundos > 0}
            carregando={reenvio.enviando}
            onClick={() => pedirOutro()}
          >
            {segundos > 0 ? `Reenviar código em ${segundos} s` : 'Reenviar código'}
          </Botao>
        }
        aoVoltar={aoVoltar}
        aoEnviar={() => conferir(codigo)}
      >
        <CampoCodigo
          rotulo="Código de 6 números"
          doSms
          name="codigo"
          value={codigo}
          erro={envio.erros.codigo}
          aoMudar={setCodigo}
          aoCompletar={conferir}
        />
        <p role="status">
          {reenviado && entrega?.situacao === 'enviado'
            ? 'Enviamos outro código. O anterior também continua valendo.'
            : ''}
        </p>
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
