/** What people answered to each survey: distribution and comments, without names. */

import type { rotaResultadosDasPesquisas } from '@credito/api/pesquisa.rotas';
import type { Resposta } from '@credito/api/rota';
import { COMENTARIOS_MOSTRADOS } from '@credito/domain/pesquisa/pesquisa';
import { formatarMomento } from '@credito/domain/tempo/data';
import { formatarNumero } from '@credito/domain/texto/numero';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Progresso } from '@credito/ui/progresso/progresso';
import { Colunas } from '@credito/ui/tabela/colunas';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../sessao/api.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from './pesquisas-screen.module.css';

type Campanha = Resposta<typeof rotaResultadosDasPesquisas>['campanhas'][number];

export default function PesquisasScreen() {
  useTitulo('Pesquisas');
  const resultados = useQuery({
    queryKey: ['pesquisas'],
    queryFn: ({ signal }) => api('GET /gestao/pesquisas', {}, { sinal: signal }),
  });
  return (
    <div className={estilosDaPagina.pagina}>
      <header className={estilosDaPagina.cabecalho}>
        <h1>Pesquisas de satisfação</h1>
      </header>
      {resultados.isError ? (
        <FalhaAoCarregar consulta={resultados} />
      ) : resultados.isPending ? (
        <EsqueletoDeLista quantos={3} />
      ) : (
        resultados.data.campanhas.map((campanha) => (
          <ResultadoDaCampanha key={campanha.campaignId} campanha={campanha} />
        ))
      )}
    </div>
  );
}

const pularam = (quantas: number) => (quantas === 1 ? '1 pessoa pulou' : `${quantas} pessoas pularam`);

function ResultadoDaCampanha({ campanha }: { campanha: Campanha }) {
  const { titulo, pergunta, respostas, dispensas, media, distribuicao, comentarios } = campanha;
  return (
    <section className={estilos.campanha} aria-label={titulo}>
      <h2>{titulo}</h2>
      <p>{pergunta}</p>
      {media === null ? (
        <PaginaVazia titulo="Ninguém respondeu ainda">
          <p>{`As notas aparecem aqui assim que chegarem.${dispensas > 0 ? ` ${pularam(dispensas)}.` : ''}`}</p>
        </PaginaVazia>
      ) : (
        <>
          <p>
            {`Média ${formatarNumero(media, 1)} · ${respostas === 1 ? '1 resposta' : `${respostas} respostas`} · ${pularam(dispensas)}`}
          </p>
          <table className={estilos.tabela}>
            <caption className="so-leitor">Distribuição das notas</caption>
            <Colunas nomes={['Nota', 'Respostas', 'Parte']} />
            <tbody>
              {distribuicao.map(({ nota, rotulo, quantas, percentual }) => (
                <tr key={nota}>
                  <th scope="row">{`${nota} · ${rotulo}`}</th>
                  <td className="numeros">{quantas}</td>
                  <td className={estilos.barra}>
                    <Progresso
                      rotulo={`Parte da nota ${nota}`}
                      rotuloOculto
                      valor={percentual}
                      texto={`${percentual}%`}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3>Comentários</h3>
          {comentarios.length === 0 ? <p>Nenhum comentário.</p> : null}
          {comentarios.length === COMENTARIOS_MOSTRADOS ? (
            <p>{`Os ${COMENTARIOS_MOSTRADOS} mais recentes.`}</p>
          ) : null}
          <ul className={estilos.comentarios}>
            {comentarios.map(({ nota, texto, em }) => (
              <li key={`${em} ${texto}`}>
                <strong>{`Nota ${nota}`}</strong>
                <span>{` · ${formatarMomento(new Date(em))}`}</span>
                <p>{texto}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
