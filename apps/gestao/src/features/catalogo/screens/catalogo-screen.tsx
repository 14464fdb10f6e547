import { CATALOGO_ADMINISTRADO, ENTIDADES, type Entidade } from '@credito/domain/catalogo/entidades';
import { Aviso } from '@credito/ui/aviso/aviso';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { mostrarAtual } from '../../../tela/mostrar-atual.ts';
import { NaoEncontrada } from '../../../tela/nao-encontrada.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { consultaDaLista } from '../catalogo.queries.ts';
import estilos from './catalogo-screen.module.css';

export const isEntidade = (texto: string | undefined): texto is Entidade =>
  (ENTIDADES as readonly string[]).includes(texto ?? '');

export default function CatalogoScreen({ entidade }: { entidade: string | undefined }) {
  return isEntidade(entidade) ? <Lista key={entidade} entidade={entidade} /> : <NaoEncontrada />;
}

function Lista({ entidade }: { entidade: Entidade }) {
  const { plural, novo } = CATALOGO_ADMINISTRADO[entidade];
  useTitulo(plural);
  const [busca, setBusca] = useState('');
  const lista = useQuery(consultaDaLista(entidade, useDeferredValue(busca.trim())));
  return (
    <div className={estilosDaPagina.pagina}>
      <NavegacaoDoCatalogo atual={entidade} />
      <header className={estilosDaPagina.cabecalho}>
        <h1>{plural}</h1>
        {novo ? (
          <Link href={`/catalogo/${entidade}/novo`} className={estilos.criar}>
            {novo}
          </Link>
        ) : null}
      </header>
      <div className={estilos.busca}>
        <CampoTexto
          rotulo="Procurar"
          type="search"
          autoComplete="off"
          value={busca}
          onChange={({ currentTarget }) => setBusca(currentTarget.value)}
        />
      </div>
      {lista.isError ? <Aviso tom="erro">{mensagemDoErro(lista.error)}</Aviso> : null}
      {lista.isPending ? <EsqueletoDeLista quantos={6} /> : null}
      {lista.data?.haMais ? (
        <Aviso>Mostramos os 100 primeiros. Procure pelo nome para achar os outros.</Aviso>
      ) : null}
      {lista.data?.itens.length === 0 ? (
        <PaginaVazia titulo="Nada encontrado">
          <p>{busca ? 'Confira o que você digitou.' : 'O que for criado aparece aqui.'}</p>
        </PaginaVazia>
      ) : (
        <ul className={estilos.itens} aria-label={plural}>
          {lista.data?.itens.map(({ chave, titulo, detalhe, inativo, agendada }) => (
            <li key={chave}>
              <Link href={`/catalogo/${entidade}/${chave}`} className={estilos.item}>
                <span>
                  <strong>{titulo}</strong>
                  <small>{detalhe}</small>
                </span>
                {inativo ? <Etiqueta>Inativo</Etiqueta> : null}
                {agendada ? <Etiqueta tom="espera">Mudança agendada</Etiqueta> : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function NavegacaoDoCatalogo({ atual }: { atual: Entidade }) {
  return (
    <nav aria-label="Catálogo" className={estilos.navegacao} ref={mostrarAtual}>
      {ENTIDADES.map((entidade) => (
        <Link
          key={entidade}
          href={`/catalogo/${entidade}`}
          aria-current={entidade === atual ? 'page' : undefined}
        >
          {CATALOGO_ADMINISTRADO[entidade].plural}
        </Link>
      ))}
    </nav>
  );
}
