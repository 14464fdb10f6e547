/** Satisfaction survey: one score, the comment optional, answered or skipped once (spec 1 sections 2 and 5). */
import { ErroDeApi } from '@credito/api/cliente';
import {
  CAMPANHA_NO_ENDERECO,
  MAXIMO_DO_COMENTARIO,
  NOTAS,
  ROTULO_DA_NOTA,
} from '@credito/domain/pesquisa/pesquisa';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { Escolha } from '@credito/ui/escolha/escolha';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { api } from '../../../sessao/api.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { consultaDoStatus, useUsuario } from '../../../sessao/use-usuario.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { useRascunho } from '../../../wizard/use-rascunho.ts';

const SAIDA = '/status-finalizado';
const OPCOES = NOTAS.map((nota) => ({ valor: String(nota), titulo: `${nota} · ${ROTULO_DA_NOTA[nota]}` }));

/** The campaign of the address that somebody was sent, else the one that the student's status leads to. */
export function CsatScreen() {
  const pedida = new URLSearchParams(useSearch()).get(CAMPANHA_NO_ENDERECO);
  const status = useQuery({ ...consultaDoStatus, enabled: pedida === null });
  if (pedida === null && status.isPending) return <EsqueletoDePergunta />;
  const campanha = pedida ?? status.data?.pesquisa;
  return campanha ? <Pesquisa key={campanha} campaignId={campanha} /> : <Redirect to={SAIDA} replace />;
}

const VAZIO = { nota: null as string | null, comentario: '' };

function Pesquisa({ campaignId }: { campaignId: string }) {
  const irDaqui = useIrDaqui();
  const usuario = useUsuario();
  const { valores, mudar, apagar } = useRascunho(`pesquisa/${campaignId}`, VAZIO);
  const { nota, comentario } = valores;
  const [pulando, setPulando] = useState(false);
  const { erros, enviando, falha, aoFecharFalha, enviar } = useEnvio({
    valores,
    conferir: (digitados) => ({ nota: digitados.nota === null ? 'Escolha uma nota de 1 a 5.' : null }),
    recusas: { nota: 'nota', comentario: 'comentario' },
  });
  const campanha = useQuery({
    queryKey: ['campanha', campaignId],
    queryFn: ({ signal }) =>
      api('GET /campanhas/{campaignId}', { params: { campaignId }, query: {} }, { sinal: signal }),
  });

  async function sair() {
    await consultas.invalidateQueries({ queryKey: consultaDoStatus.queryKey });
    apagar();
    irDaqui(SAIDA, { replace: true });
  }

  async function responder() {
    await api('POST /respostas-usuarios', {
      body: [{ campaignId, nota: Number(nota), comentario, pergunta: campanha.data?.pergunta }],
    });
    mostrarToast({ texto: 'Obrigado por responder.', tom: 'sucesso' });
    await sair();
  }

  /** A skip that cannot be kept must not hold anybody here. */
  async function pular() {
    setPulando(true);
    await api('POST /campanhas/{campaignId}/dispensa', { params: { campaignId } }).catch((erro: unknown) => {
      if (!(erro instanceof ErroDeApi)) throw erro;
    });
    apagar();
    irDaqui(SAIDA, { replace: true });
    await consultas.invalidateQueries({ queryKey: consultaDoStatus.queryKey });
  }

  if (campanha.isError) return <Redirect to={SAIDA} replace />;
  if (!campanha.data || !usuario) return <EsqueletoDePergunta />;
  if (campanha.data.respondida) return <JaRespondida titulo={campanha.data.titulo} />;
  return (
    <>
      <PaginaDePergunta
        etapa="Pesquisa de satisfação"
        titulo={campanha.data.pergunta}
        dica="A sua resposta ajuda a melhorar o portal e não muda nada na análise."
        acao={{ texto: 'Enviar resposta', carregando: enviando, final: true }}
        acaoSecundaria={
          <Botao largo variante="discreto" carregando={pulando} onClick={() => void pular()}>
            Agora não
          </Botao>
        }
        aoEnviar={(evento) => {
          evento.preventDefault();
          void enviar(responder);
        }}
      >
        <Escolha
          rotulo="Nota de 1 a 5"
          name="nota"
          opcoes={OPCOES}
          value={nota}
          aoMudar={(valor) => mudar({ nota: valor })}
          erro={erros.nota}
        />
        <AreaDeTexto
          rotulo="Quer contar mais?"
          opcional
          maxLength={MAXIMO_DO_COMENTARIO}
          value={comentario}
          onChange={(evento) => mudar({ comentario: evento.currentTarget.value })}
          erro={erros.comentario}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </>
  );
}

/** Only an address that was kept leads here again. */
function JaRespondida({ titulo }: { titulo: string }) {
  const [, navegar] = useLocation();
  return (
    <PaginaDePergunta
      etapa={titulo}
      titulo="Você já respondeu ou pulou esta pesquisa"
      dica="Cada pessoa é perguntada uma vez. Obrigado."
      acao={{ texto: 'Voltar ao início' }}
      aoEnviar={(evento) => {
        evento.preventDefault();
        navegar('/inicio', { replace: true });
      }}
    />
  );
}
