import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useState } from 'react';
import { Canais } from '../../../ajuda/canais.tsx';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import { usePortal } from '../../../sessao/use-portal.ts';
import { useSessaoLembrada } from '../../../sessao/use-sessao-lembrada.ts';
import { useSemSuporte } from '../../../terceiros/use-sem-suporte.ts';
import estilos from '../components/ajuda.module.css';
import { Chat } from '../components/chat.tsx';
import { ListaDeRespostas } from '../components/lista-de-respostas.tsx';
import { procurarRespostas } from '../respostas.ts';

/** Another feature's page, which anybody may open: an address, and no import. */
function ConferirUmBoleto() {
  return (
    <section className={estilos.secao}>
      <h2>Recebeu um boleto?</h2>
      <p>
        <a href="/estudante/conferir-boleto">Conferir se um boleto ou Pix é nosso</a>
      </p>
    </section>
  );
}

/** What the licences of others ask for, wherever their work goes: files that the build leaves beside the pages. */
function FeitoCom() {
  return (
    <section className={estilos.secao}>
      <h2>Do que este portal é feito</h2>
      <p>
        <a href="/estudante/licencas-das-bibliotecas.txt">Licenças das bibliotecas</a>
      </p>
      <p>
        <a href="/estudante/licenca-das-fontes.txt">Licença das letras</a>
      </p>
    </section>
  );
}

/** /ajuda: every answer of this portal and every channel, on a page without anything personal. */
export function AjudaScreen() {
  useSessaoLembrada();
  const portal = usePortal();
  const [busca, setBusca] = useState('');
  const configurado = useConfiguracao()?.ajuda.chat ?? null;
  const chat = useSemSuporte() ? configurado : null;
  const achados = procurarRespostas(portal, busca);
  return (
    <Pagina
      titulo="Ajuda"
      dica="Respostas às dúvidas mais comuns e como falar com a gente."
      lado={
        <>
          {chat ? <Chat url={chat} /> : null}
          <Canais titulo="h2" chat={null} />
          <ConferirUmBoleto />
          <FeitoCom />
        </>
      }
    >
      <CampoTexto
        rotulo="O que você procura?"
        type="search"
        autoComplete="off"
        placeholder="senha, documento, prazo…"
        value={busca}
        onChange={(evento) => setBusca(evento.currentTarget.value)}
      />
      <p role="status" className={estilos.achadas}>
        {busca.trim() === '' ? '' : quantasAchadas(achados.flatMap(({ respostas }) => respostas).length)}
      </p>
      {achados.map(({ id, titulo, respostas }) => (
        <section key={id} className={estilos.secao}>
          <h2>{titulo}</h2>
          <ListaDeRespostas respostas={respostas} />
        </section>
      ))}
    </Pagina>
  );
}

function quantasAchadas(quantas: number): string {
  if (quantas === 0) return 'Nenhuma resposta com essas palavras. Tente outras, ou fale com a gente.';
  return quantas === 1 ? '1 resposta' : `${quantas} respostas`;
}
