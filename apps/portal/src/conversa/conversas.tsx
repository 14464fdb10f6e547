/** Each pendency with its messages: new ones and owed answers are marked, opening one marks it read. */
import type { ConversasDaPessoa } from '@credito/api/conversa.rotas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { MAXIMO_DA_MENSAGEM } from '@credito/domain/pendencia/conversa';
import { formatarMomento } from '@credito/domain/tempo/data';
import { textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Conversa } from '@credito/ui/conversa/conversa';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { type MouseEvent, useState } from 'react';
import { useUsuario } from '../sessao/use-usuario.ts';
import { useRascunho } from '../wizard/use-rascunho.ts';
import estilos from './conversas.module.css';
import { useConversas, useEscreverMensagem } from './conversas.queries.ts';

type ConversaDaPessoa = ConversasDaPessoa['conversas'][number];

interface ConversasProps {
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
  /** Only this pendency, inside its own screen. */
  assunto?: string;
}

export function Conversas({ solicitacaoId, tipoPessoa, assunto }: ConversasProps) {
  const { data } = useConversas(solicitacaoId, tipoPessoa);
  const visiveis = (data?.conversas ?? []).filter(
    (conversa) =>
      (assunto === undefined || conversa.assunto === assunto) &&
      (conversa.podeEscrever || conversa.mensagens.length > 0),
  );
  if (visiveis.length === 0) return null;
  const lista = visiveis.map((conversa) => (
    <UmaConversa
      key={conversa.assunto}
      conversa={conversa}
      titulo={assunto === undefined ? conversa.rotulo : 'Falar com a equipe sobre esta pendência'}
      {...{ solicitacaoId, tipoPessoa }}
    />
  ));
  if (assunto !== undefined) return <div className={estilos.lista}>{lista}</div>;
  return (
    <Cartao titulo="Falar com a equipe">
      <div className={estilos.lista}>
        <p>Tem dúvida sobre uma pendência? Escreva aqui: a resposta aparece no mesmo lugar.</p>
        {lista}
      </div>
    </Cartao>
  );
}

function marcas({ naoLidas, respostaDevida }: ConversaDaPessoa) {
  if (naoLidas > 0)
    return (
      <Etiqueta tom="suaVez">{naoLidas === 1 ? '1 mensagem nova' : `${naoLidas} mensagens novas`}</Etiqueta>
    );
  return respostaDevida ? <Etiqueta tom="suaVez">Espera a sua resposta</Etiqueta> : null;
}

function UmaConversa({
  conversa,
  titulo,
  solicitacaoId,
  tipoPessoa,
}: {
  conversa: ConversaDaPessoa;
  titulo: string;
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
}) {
  const { assunto, mensagens, naoLidas, podeEscrever } = conversa;
  const { escrever, ler } = useEscreverMensagem(solicitacaoId, tipoPessoa);
  // Support only looks: what it opens stays unread.
  const soLe = Boolean(useUsuario()?.suporte);
  const rascunho = useRascunho(`conversa-${solicitacaoId}-${tipoPessoa}/${assunto}`, { texto: '' });
  const { texto } = rascunho.valores;
  const [tentou, setTentou] = useState(false);
  const vazio = textoLimpo(texto) === '';
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  function enviar({ currentTarget }: MouseEvent<HTMLElement>) {
    setTentou(true);
    if (vazio) focarPrimeiroErro(currentTarget.closest('details'));
    if (vazio || escrever.isPending) return;
    escrever.mutate(
      { assunto, texto },
      {
        onSuccess: () => {
          rascunho.apagar();
          setTentou(false);
        },
      },
    );
  }
  return (
    <Conversa
      titulo={titulo}
      detalhe={
        mensagens.length > 0
          ? mensagens.length === 1
            ? '1 mensagem'
            : `${mensagens.length} mensagens`
          : undefined
      }
      marca={marcas(conversa)}
      rotulo={`Mensagens: ${conversa.rotulo}`}
      mensagens={mensagens.map(({ id, autor, texto: escrito, em }) => ({
        id,
        quem: (
          <>
            <strong>{autor === 'pessoa' ? 'Você' : 'Equipe de análise'}</strong>
            <span>{`, ${formatarMomento(new Date(em))}`}</span>
          </>
        ),
        texto: escrito,
        daCasa: autor === 'equipe',
      }))}
      aoAbrir={() => {
        if (naoLidas > 0 && !soLe && !ler.isPending) ler.mutate(assunto);
      }}
    >
      {podeEscrever && !soLe ? (
        <>
          <AreaDeTexto
            rotulo="Sua mensagem"
            rows={3}
            maxLength={MAXIMO_DA_MENSAGEM}
            value={texto}
            onChange={(evento) => rascunho.mudar({ texto: evento.currentTarget.value })}
            erro={tentou && vazio ? 'Escreva a mensagem.' : undefined}
          />
          {escrever.isError ? (
            <Aviso tom="erro" aoVivo>
              {escrever.error.message}
            </Aviso>
          ) : null}
          <div>
            <Botao variante="secundario" compacto carregando={escrever.isPending} onClick={enviar}>
              Enviar mensagem
            </Botao>
          </div>
        </>
      ) : null}
    </Conversa>
  );
}
