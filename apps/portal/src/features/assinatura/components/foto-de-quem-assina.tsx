/** A photo of the face, where the document asks for one: by the camera in the page, or the device's own. */
import type { ModoDaFoto } from '@credito/domain/assinatura/foto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useRef, useState } from 'react';
import type { Camera } from '../../../camera/camera.tsx';
import { fotografaNaPagina } from '../../../camera/camera-da-pagina.ts';
import { prepararFoto } from '../../../envio/preparar-foto.ts';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { enviarFoto } from '../enviar-foto.ts';
import { ondeEstou, PAGINA_DO_PASSO } from '../passos.ts';
import type { PassoProps } from '../props-do-fluxo.ts';
import { AvisoDaFalha } from './aviso-da-falha.tsx';
import { BotaoDeRecusa } from './botao-de-recusa.tsx';

interface FotoProps extends PassoProps {
  /** The signature as it is with the photo; the page stays below its base. */
  aoEnviar: PassoProps['aoMudar'];
}

export function FotoDeQuemAssina({ passe, assinatura, aoEnviar, ir, voltar, explicar }: FotoProps) {
  const escolha = useRef<HTMLInputElement>(null);
  const [Tela, setTela] = useState<{ Camera: typeof Camera } | null>(null);
  const envio = useEnvio({ valores: {}, conferir: () => ({}), mensagemDaFalha: explicar });
  const enviada = assinatura.foto === 'enviada';
  const abrirADoAparelho = () => escolha.current?.click();

  async function tirar() {
    const pedaco = fotografaNaPagina() ? await import('../../../camera/camera.tsx').catch(() => null) : null;
    if (pedaco) setTela(pedaco);
    else abrirADoAparelho();
  }

  function mandar(foto: File | undefined, modo: ModoDaFoto) {
    setTela(null);
    if (!foto) return;
    envio.aoFecharFalha();
    void envio.enviar(async () => {
      aoEnviar(await enviarFoto(passe, await prepararFoto(foto), modo));
      ir('codigo');
    });
  }

  return (
    <PaginaDePergunta
      {...ondeEstou('foto', assinatura)}
      titulo={PAGINA_DO_PASSO.foto.titulo}
      dica={
        <>
          <p>Este documento pede uma foto de quem assina. Ela fica guardada com a prova da sua assinatura.</p>
          <p>Só o rosto e os ombros, de frente, com boa luz, sem boné nem óculos escuros.</p>
        </>
      }
      aviso={<AvisoDaFalha falha={envio.falha} />}
      acao={{ texto: enviada ? 'Continuar' : 'Tirar a foto', carregando: envio.enviando }}
      acaoSecundaria={
        <>
          {enviada ? (
            <Botao variante="secundario" largo onClick={() => void tirar()}>
              Tirar outra foto
            </Botao>
          ) : null}
          <BotaoDeRecusa ir={ir} />
        </>
      }
      aoVoltar={voltar}
      aoEnviar={() => {
        if (enviada) ir('codigo');
        else void tirar();
      }}
    >
      {enviada ? <Aviso tom="sucesso" titulo="A sua foto está guardada" /> : null}
      <input
        ref={escolha}
        hidden
        type="file"
        accept="image/*"
        capture="user"
        aria-label="Foto do rosto"
        onChange={({ currentTarget }) => {
          const [foto] = Array.from(currentTarget.files ?? []);
          // The same picture may be chosen again after a failure.
          currentTarget.value = '';
          mandar(foto, 'envio');
        }}
      />
      {Tela ? (
        <Tela.Camera
          titulo={PAGINA_DO_PASSO.foto.titulo}
          moldura="rosto"
          aoUsar={([foto]) => mandar(foto, 'captura')}
          aoPreferirADoAparelho={() => {
            setTela(null);
            abrirADoAparelho();
          }}
          aoFechar={() => setTela(null)}
        />
      ) : null}
    </PaginaDePergunta>
  );
}
