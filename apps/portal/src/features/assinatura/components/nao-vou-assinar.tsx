/** The way out, with a reason for whoever has to act: it ends the signing for everybody. */

import { motivoDaRecusaSchema } from '@credito/domain/assinatura/recusa';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { recusar } from '../chamadas-do-fluxo.ts';
import type { PassoProps } from '../props-do-fluxo.ts';
import { AvisoDaFalha } from './aviso-da-falha.tsx';

function erroDoMotivo(motivo: string): string | null {
  const lido = z.safeParse(motivoDaRecusaSchema, motivo);
  return lido.success ? null : (lido.error.issues[0]?.message ?? null);
}

export function NaoVouAssinar({ passe, assinatura, voltar, aoMudar, explicar }: PassoProps) {
  const [motivo, setMotivo] = useState('');
  const envio = useEnvio({
    valores: { motivo },
    conferir: (dito) => ({ motivo: erroDoMotivo(dito.motivo) }),
    recusas: { motivo: 'motivo' },
    mensagemDaFalha: explicar,
  });
  return (
    <PaginaDePergunta
      titulo="Não vai assinar?"
      dica={
        <>
          <p>
            <strong>{comMaiuscula(assinatura.titulo)}</strong>
          </p>
          <p>Tudo bem. Diga por quê: quem pediu a assinatura recebe o seu motivo e pode resolver.</p>
        </>
      }
      aviso={
        envio.falha ? (
          <AvisoDaFalha falha={envio.falha} />
        ) : (
          <Aviso tom="atencao">
            <p>
              Ninguém mais poderá assinar este documento, e não dá para desfazer. Se é só uma dúvida ou um
              dado errado, volte e fale com a gente antes.
            </p>
          </Aviso>
        )
      }
      acao={{ texto: 'Confirmar que não vou assinar', carregando: envio.enviando, final: true }}
      acaoSecundaria={
        <Botao variante="secundario" largo onClick={voltar}>
          Voltar sem recusar
        </Botao>
      }
      aoVoltar={voltar}
      aoEnviar={() => {
        envio.aoFecharFalha();
        void envio.enviar(async () => aoMudar(await recusar(passe, motivo)));
      }}
    >
      <AreaDeTexto
        rotulo="Por que você não vai assinar?"
        dica="Por exemplo: um dado está errado, desisti, não conheço o estudante."
        name="motivo"
        value={motivo}
        erro={envio.erros.motivo}
        onChange={(evento) => setMotivo(evento.currentTarget.value)}
      />
    </PaginaDePergunta>
  );
}
