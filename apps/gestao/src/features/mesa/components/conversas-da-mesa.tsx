/** Messages under each pendency: what the people of the request asked, and the answers of the team. */
import type { ConversaDaMesa } from '@credito/api/gestao-conversa.rotas';
import { MAXIMO_DA_MENSAGEM } from '@credito/domain/pendencia/conversa';
import { formatarMomento } from '@credito/domain/tempo/data';
import { textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { Conversa } from '@credito/ui/conversa/conversa';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { type MouseEvent, useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useConversaDaMesa } from '../conversa.queries.ts';
import estilos from './conversas-da-mesa.module.css';

export function ConversasDaMesa({ id, conversas }: { id: number; conversas: readonly ConversaDaMesa[] }) {
  if (conversas.length === 0) return null;
  return (
    <section className={estilos.conversas} aria-label="Mensagens sobre as pendências">
      <h2>Mensagens sobre as pendências</h2>
      {conversas.map((conversa) => (
        <UmaConversa key={`${conversa.tipoPessoa} ${conversa.assunto}`} id={id} conversa={conversa} />
      ))}
    </section>
  );
}

function UmaConversa({ id, conversa }: { id: number; conversa: ConversaDaMesa }) {
  const { tipoPessoa, assunto, pessoa, rotulo, mensagens, naoLidas, respostaDevida, podeEscrever } = conversa;
  const { escrever, ler } = useConversaDaMesa(id);
  const rascunho = useRascunho(`conversa ${id} ${tipoPessoa} ${assunto}`, { texto: '' });
  const [pedeResposta, setPedeResposta] = useState(false);
  const [tentou, setTentou] = useState(false);
  const texto = textoLimpo(rascunho.valores.texto);
  const ate = mensagens.at(-1)?.id;
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const erro = escrever.isError
    ? mensagemDoErro(escrever.error)
    : tentou && texto === ''
      ? 'Escreva a mensagem.'
      : undefined;
  function enviar({ currentTarget }: MouseEvent<HTMLElement>) {
    setTentou(true);
    if (texto === '') focarPrimeiroErro(currentTarget.closest('details'));
    if (texto === '' || escrever.isPending) return;
    escrever.mutate(
      { tipoPessoa, assunto, texto, pedeResposta },
      {
        onSuccess: () => {
          rascunho.apagar();
          setTentou(false);
          setPedeResposta(false);
        },
      },
    );
  }
  return (
    <Conversa
      titulo={rotulo}
      detalhe={pessoa}
      marca={
        naoLidas > 0 ? (
          <Etiqueta tom="suaVez">{naoLidas === 1 ? '1 nova' : `${naoLidas} novas`}</Etiqueta>
        ) : respostaDevida ? (
          <Etiqueta tom="suaVez">Responder</Etiqueta>
        ) : mensagens.length > 0 ? (
          <small>{mensagens.length === 1 ? '1 mensagem' : `${mensagens.length} mensagens`}</small>
        ) : null
      }
      rotulo={`Mensagens: ${rotulo}, ${pessoa}`}
      mensagens={mensagens.map(({ id: idDaMensagem, autor, quem, texto: escrito, em, lida }) => ({
        id: idDaMensagem,
        quem: `${quem}, ${formatarMomento(new Date(em))}${autor === 'equipe' ? (lida ? ', lida' : ', ainda não lida') : ''}`,
        texto: escrito,
        daCasa: autor === 'equipe',
      }))}
      aoAbrir={() => {
        if (naoLidas > 0 && conversa.id && !ler.isPending)
          ler.mutate({ conversaId: conversa.id, dispensaResposta: false, ate });
      }}
    >
      {podeEscrever ? (
        <>
          <AreaDeTexto
            rotulo="Mensagem"
            dica="A pessoa lê só no portal; o aviso por e-mail não leva o texto."
            rows={3}
            maxLength={MAXIMO_DA_MENSAGEM}
            value={rascunho.valores.texto}
            onChange={(evento) => {
              if (escrever.isError) escrever.reset();
              rascunho.mudar({ texto: evento.currentTarget.value });
            }}
            erro={erro}
          />
          <Caixa
            rotulo="Esperar resposta da pessoa"
            checked={pedeResposta}
            onChange={(evento) => setPedeResposta(evento.currentTarget.checked)}
          />
        </>
      ) : null}
      <div className={estilos.acoes}>
        {podeEscrever ? (
          <Botao variante="secundario" compacto carregando={escrever.isPending} onClick={enviar}>
            Enviar mensagem
          </Botao>
        ) : null}
        {respostaDevida && conversa.id ? (
          <Botao
            variante="discreto"
            compacto
            carregando={ler.isPending}
            onClick={() => ler.mutate({ conversaId: conversa.id ?? '', dispensaResposta: true, ate })}
          >
            Não precisa de resposta
          </Botao>
        ) : null}
      </div>
    </Conversa>
  );
}
