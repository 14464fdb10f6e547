import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { agora } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { TabelaDeSolicitacoes } from '../components/tabela-de-solicitacoes.tsx';
import estilos from './busca-screen.module.css';

/** Found again on the way back from a request; in memory alone, since it names somebody. */
let ultimaBusca = '';

export default function BuscaScreen() {
  useTitulo('Buscar');
  const [texto, setTexto] = useState(ultimaBusca);
  const [curto, setCurto] = useState(false);
  // A mutation, since what is searched for names people and stays out of addresses and caches.
  const busca = useMutation({
    mutationFn: (termo: string) => api('POST /gestao/solicitacoes/buscar', { body: { texto: termo } }),
  });

  const { mutate } = busca;
  useEffect(() => {
    if (ultimaBusca !== '') mutate(ultimaBusca);
  }, [mutate]);

  function buscar(evento: FormEvent) {
    evento.preventDefault();
    const termo = textoLimpo(texto);
    const poucas = caracteresVisiveis(termo) < 3;
    setCurto(poucas);
    if (poucas) return;
    ultimaBusca = termo;
    mutate(termo);
  }

  return (
    <div className={estilosDaPagina.pagina}>
      <h1>Buscar solicitação</h1>
      <form className={estilos.formulario} onSubmit={buscar} noValidate>
        <CampoTexto
          rotulo="Nome do estudante ou protocolo"
          autoComplete="off"
          value={texto}
          onChange={(evento) => setTexto(evento.currentTarget.value)}
          erro={curto ? 'Digite ao menos 3 letras ou números.' : undefined}
        />
        <Botao type="submit" icone={<Search aria-hidden="true" />} carregando={busca.isPending}>
          Buscar
        </Botao>
      </form>
      <div aria-live="polite">
        {busca.isError ? <Aviso tom="erro">{mensagemDoErro(busca.error)}</Aviso> : null}
        {busca.data?.haMais ? (
          <Aviso>Há mais do que estas 20. Escreva mais do nome para achar as outras.</Aviso>
        ) : null}
        {busca.data?.conflito ? <Aviso tom="atencao">{busca.data.conflito}</Aviso> : null}
        {busca.data?.itens.length === 0 && !busca.data.conflito ? (
          <PaginaVazia titulo="Nada encontrado">
            <p>Confira o nome ou o número do protocolo.</p>
          </PaginaVazia>
        ) : null}
      </div>
      {busca.data && busca.data.itens.length > 0 ? (
        <TabelaDeSolicitacoes itens={busca.data.itens} agora={agora()} legenda="Solicitações encontradas" />
      ) : null}
    </div>
  );
}
