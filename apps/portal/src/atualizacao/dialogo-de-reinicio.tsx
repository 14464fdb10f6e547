/** Giving an update up for a new one: why, and whether really (spec 3 section 2.8); a dialog on a desktop. */
import { textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import { useEnvioSemCampos } from '../wizard/use-envio.ts';
import { useRascunho } from '../wizard/use-rascunho.ts';
import { reiniciarAtualizacao } from './atualizacao.queries.ts';

const MAXIMO_DO_MOTIVO = 500;

export function DialogoDeReinicio({
  atualizacaoId,
  aoFechar,
}: {
  atualizacaoId: number;
  aoFechar: () => void;
}) {
  const { motivo, mudarMotivo } = useMotivoDoReinicio(atualizacaoId);
  const [confirmando, setConfirmando] = useState(false);
  if (confirmando)
    return (
      <ConfirmacaoDoReinicio
        atualizacaoId={atualizacaoId}
        motivo={motivo}
        aoFechar={() => setConfirmando(false)}
      />
    );
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Reiniciar a atualização cadastral"
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          disabled={textoLimpo(motivo) === ''}
          onClick={() => setConfirmando(true)}
        >
          Reiniciar
        </ConfirmarOuCancelar>
      }
    >
      <p>{O_QUE_ACONTECE}</p>
      <MotivoDoReinicio motivo={motivo} aoMudar={mudarMotivo} />
    </Dialogo>
  );
}

/** What is being written outlives a reload and an expired session. */
export function useMotivoDoReinicio(atualizacaoId: number) {
  const { valores, mudar } = useRascunho(`reinicio-da-atualizacao/${atualizacaoId}`, { motivo: '' });
  return { motivo: valores.motivo, mudarMotivo: (motivo: string) => mudar({ motivo }) };
}

export const O_QUE_ACONTECE =
  'Você começa de novo, com os dados que tínhamos antes. O que foi enviado nesta atualização se perde.';

export function MotivoDoReinicio({ motivo, aoMudar }: { motivo: string; aoMudar: (motivo: string) => void }) {
  return (
    <AreaDeTexto
      rotulo="Por que você quer reiniciar?"
      dica="Por exemplo: enviei o documento de outra pessoa."
      name="motivo"
      obrigatorio
      maxLength={MAXIMO_DO_MOTIVO}
      value={motivo}
      onChange={(evento) => aoMudar(evento.currentTarget.value)}
    />
  );
}

export function ConfirmacaoDoReinicio({
  atualizacaoId,
  motivo,
  aoFechar,
}: {
  atualizacaoId: number;
  motivo: string;
  aoFechar: () => void;
}) {
  const [, navegar] = useLocation();
  const envio = useEnvioSemCampos();
  return (
    <>
      <Dialogo
        aberto
        aoFechar={aoFechar}
        titulo="Tem certeza que deseja reiniciar a Atualização Cadastral?"
        tom="perigo"
        acoes={
          <>
            <Botao
              variante="perigo"
              carregando={envio.enviando}
              onClick={() =>
                void envio.enviar(async () => {
                  await reiniciarAtualizacao(atualizacaoId, textoLimpo(motivo));
                  navegar('/atualizacao-cadastral/dados');
                })
              }
            >
              Sim, tenho
            </Botao>
            <Botao variante="secundario" disabled={envio.enviando} onClick={aoFechar}>
              Cancelar
            </Botao>
          </>
        }
      >
        <p>
          Todos os dados e documentos enviados nesta atualização serão perdidos, os seus e, se houver, os de
          quem garante o contrato. Todos confirmam os dados outra vez.
        </p>
      </Dialogo>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
