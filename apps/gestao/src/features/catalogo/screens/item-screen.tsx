import { ErroDeApi } from '@credito/api/cliente';
import { CATALOGO_ADMINISTRADO, type Entidade } from '@credito/domain/catalogo/entidades';
import { caminhoDaPesquisa } from '@credito/domain/pesquisa/pesquisa';
import { Aviso } from '@credito/ui/aviso/aviso';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { NaoEncontrada } from '../../../tela/nao-encontrada.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { consultaDasOpcoes, consultaDoItem } from '../catalogo.queries.ts';
import { EditorDoItem } from '../components/editor-do-item.tsx';
import { VersoesDoItem } from '../components/versoes-do-item.tsx';
import { isEntidade, NavegacaoDoCatalogo } from './catalogo-screen.tsx';

export default function ItemScreen({ entidade, chave }: { entidade: string; chave: string }) {
  if (!isEntidade(entidade)) return <NaoEncontrada />;
  return chave === 'novo' ? <Novo entidade={entidade} /> : <Existente entidade={entidade} chave={chave} />;
}

function Novo({ entidade }: { entidade: Entidade }) {
  const { novo } = CATALOGO_ADMINISTRADO[entidade];
  useTitulo(novo ?? 'Catálogo');
  const [, navegar] = useLocation();
  const opcoes = useQuery(consultaDasOpcoes(entidade));
  if (!novo) return <NaoEncontrada />;
  return (
    <div className={estilosDaPagina.pagina}>
      <NavegacaoDoCatalogo atual={entidade} />
      <h1>{novo}</h1>
      {opcoes.isError ? <Aviso tom="erro">{mensagemDoErro(opcoes.error)}</Aviso> : null}
      {opcoes.isPending ? <EsqueletoDeLista quantos={4} /> : null}
      {opcoes.data ? (
        <EditorDoItem
          entidade={entidade}
          item={null}
          opcoes={opcoes.data.opcoes}
          aoSalvar={(nova) => navegar(`/catalogo/${entidade}/${nova}`, { replace: true })}
        />
      ) : null}
    </div>
  );
}

function Existente({ entidade, chave }: { entidade: Entidade; chave: string }) {
  const item = useQuery(consultaDoItem(entidade, chave));
  const opcoes = useQuery(consultaDasOpcoes(entidade));
  useTitulo(item.data?.titulo ?? CATALOGO_ADMINISTRADO[entidade].rotulo);
  if (item.error instanceof ErroDeApi && [400, 404].includes(item.error.status)) return <NaoEncontrada />;
  return (
    <div className={estilosDaPagina.pagina}>
      <NavegacaoDoCatalogo atual={entidade} />
      {item.isError ? <Aviso tom="erro">{mensagemDoErro(item.error)}</Aviso> : null}
      {item.isPending || opcoes.isPending ? <EsqueletoDeLista quantos={4} /> : null}
      {item.data && opcoes.data ? (
        <>
          <header>
            <p className={estilosDaPagina.sub}>{CATALOGO_ADMINISTRADO[entidade].rotulo}</p>
            <h1>{item.data.titulo}</h1>
            {entidade === 'campanha' && item.data.conteudo.momento === 'link' ? (
              <p className={estilosDaPagina.sub}>
                {`Link desta pesquisa: ${window.location.origin}${caminhoDaPesquisa(chave)}`}
              </p>
            ) : null}
          </header>
          <EditorDoItem
            key={`${entidade}/${chave}`}
            entidade={entidade}
            item={item.data}
            opcoes={opcoes.data.opcoes}
          >
            <VersoesDoItem entidade={entidade} item={item.data} opcoes={opcoes.data.opcoes} />
          </EditorDoItem>
        </>
      ) : null}
    </div>
  );
}
