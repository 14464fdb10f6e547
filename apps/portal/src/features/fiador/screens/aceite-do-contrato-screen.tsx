/** /aceite-do-contrato/{id}: somebody is named to guarantee a contract in the place of another, and accepts or refuses. */

import type { ConviteDaAlteracao } from '@credito/api/alteracao-do-fiador.rotas';
import { ErroDeApi, isRecusa } from '@credito/api/cliente';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { OQueMuda } from '../../../alteracao/o-que-muda.tsx';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { TextoDaGarantia } from '../components/o-que-garanto.tsx';
import { useAceiteDoTexto } from '../components/use-aceite-do-texto.tsx';
import {
  aceitarContrato,
  consultaDoConviteDaAlteracao,
  recusarContrato,
} from '../convite-do-contrato.queries.ts';
import estilos from '../fiador.module.css';

export function AceiteDoContratoScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  const numero = /^[1-9]\d{0,9}$/.test(id);
  const { data, error, refetch } = useQuery({ ...consultaDoConviteDaAlteracao(Number(id)), enabled: numero });
  if (!numero || isRecusa(error)) return <Redirect to="/contratos" replace />;
  if (data) return data.aceitou ? <Redirect to="/contratos" replace /> : <Aceite convite={data} />;
  if (error)
    return (
      <PaginaQueFalhou titulo="Não foi possível abrir o convite" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}

function Aceite({ convite }: { convite: ConviteDaAlteracao }) {
  const { alteracaoId, estudante, mudancas, consentimento } = convite;
  const [, navegar] = useLocation();
  const aceite = useAceiteDoTexto(consentimento.declaracao);
  const [falha, setFalha] = useState<string | null>(null);
  const [recusando, setRecusando] = useState(false);
  const [ocupado, setOcupado] = useState(false);

  async function responder(ato: () => Promise<void>, texto: string, destino: string) {
    setOcupado(true);
    try {
      await ato();
      mostrarToast({ texto, tom: 'sucesso' });
      navegar(destino, { replace: true });
    } catch (motivo) {
      if (!(motivo instanceof ErroDeApi)) throw motivo;
      setFalha(motivo.message);
    } finally {
      setOcupado(false);
      setRecusando(false);
    }
  }

  function aceitar() {
    if (!aceite.exigir()) return;
    void responder(
      () => aceitarContrato(alteracaoId, consentimento),
      'Você aceitou. Agora comprove a sua renda.',
      `/renda-do-contrato/${alteracaoId}`,
    );
  }

  return (
    <>
      <PaginaDePergunta
        titulo={`Você aceita garantir o contrato de ${estudante}?`}
        dica="Leia com calma. Você pode fechar e voltar depois: o convite espera."
        aviso={
          <Aviso tom="informacao">
            Você entra no lugar de quem garante o contrato hoje. Depois de aceitar, você comprova a sua renda.
            A sua fiança só começa depois que você assinar o documento e ele entrar em vigor.
          </Aviso>
        }
        acao={{ texto: 'Aceitar', carregando: ocupado }}
        acaoSecundaria={
          <Botao variante="discreto" largo onClick={() => setRecusando(true)}>
            Não quero garantir
          </Botao>
        }
        aoEnviar={aceitar}
        aoVoltar={() => navegar('/contratos')}
      >
        <p className={estilos.valor}>
          <span>Você garante</span>
          <strong>{formatarReais(convite.valor.totalCentavos)}</strong>
          <span>é o que o plano do contrato soma hoje, mais os encargos de atraso</span>
        </p>
        <OQueMuda mudancas={mudancas} />
        <TextoDaGarantia garantia={convite} nivel={2} />
        {aceite.caixa}
      </PaginaDePergunta>
      <Dialogo
        aberto={recusando}
        aoFechar={() => setRecusando(false)}
        titulo="Não garantir este contrato?"
        acoes={
          <ConfirmarOuCancelar
            carregando={ocupado}
            aoCancelar={() => setRecusando(false)}
            onClick={() =>
              void responder(() => recusarContrato(alteracaoId), 'Você recusou o convite.', '/contratos')
            }
          >
            Não quero garantir
          </ConfirmarOuCancelar>
        }
      >
        <p>{`A troca termina, e avisamos ${estudante}. Você não precisa dizer por quê.`}</p>
      </Dialogo>
      <DialogoDeErro mensagem={falha} aoFechar={() => setFalha(null)} />
    </>
  );
}
