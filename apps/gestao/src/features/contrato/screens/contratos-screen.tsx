import type { rotaContagemDeContratos } from '@credito/api/gestao-contrato.rotas';
import type { Resposta } from '@credito/api/rota';
import { ESTADOS_DO_CONTRATO, VEZ_NA_EQUIPE } from '@credito/domain/contrato/estados';
import { idadeEmPalavras } from '@credito/domain/gestao/filas';
import { formatarNumero } from '@credito/domain/texto/numero';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { LinkBotao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { usePode } from '../../../sessao/use-sessao.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { consultaDaContagem } from '../contagem.queries.ts';
import { enderecoDaSituacao, tomDaSituacao } from '../situacoes.ts';
import estilos from './contratos-screen.module.css';

type Situacao = Resposta<typeof rotaContagemDeContratos>['situacoes'][number];

/** How many contracts are in each state, and how long the oldest has been there. */
export default function ContratosScreen() {
  useTitulo('Contratos');
  const gera = usePode('gerar-contratos');
  const contagem = useQuery(consultaDaContagem);
  return (
    <div className={estilosDaPagina.pagina}>
      <header className={estilosDaPagina.cabecalho}>
        <div>
          <h1>Contratos</h1>
          <p className={estilosDaPagina.sub}>Quantos há em cada situação, e há quanto tempo o mais antigo.</p>
        </div>
        <div className={estilosDaPagina.filtros}>
          <LinkBotao variante="secundario" href="/gestao/alteracoes">
            Alterações contratuais
          </LinkBotao>
          {gera ? <LinkBotao href="/gestao/contratos/gerar">Gerar contratos</LinkBotao> : null}
        </div>
      </header>
      {contagem.isError ? (
        <FalhaAoCarregar consulta={contagem} />
      ) : contagem.data ? (
        <Situacoes situacoes={contagem.data.situacoes} />
      ) : (
        <EsqueletoDeLista quantos={8} />
      )}
    </div>
  );
}

/** States with contracts as rows; the others in one line, so that a phone shows what there is to do. */
function Situacoes({ situacoes }: { situacoes: readonly Situacao[] }) {
  const agora = agoraNoServidor();
  const comContratos = situacoes.filter(({ total }) => total > 0);
  const vazias = situacoes.filter(({ total }) => total === 0).map(({ rotulo }) => rotulo);
  if (comContratos.length === 0)
    return (
      <PaginaVazia titulo="Ainda não há contratos">
        <p>Eles aparecem aqui, por situação, depois de gerados.</p>
      </PaginaVazia>
    );
  return (
    <>
      <Tabela cartoes legenda="Contratos por situação" className={estilos.tabela}>
        <Colunas nomes={['Situação', 'Quantos', 'Mais antigo', 'De quem é a vez']} />
        <tbody>
          {comContratos.map(({ codigo, rotulo, total, exato, maisAntigoDesde }) => (
            <tr key={codigo}>
              <th scope="row">
                <Link href={enderecoDaSituacao(codigo)} className={estilos.link}>
                  {rotulo}
                </Link>
              </th>
              <td data-rotulo="Quantos" className={estilos.numero}>
                {exato ? formatarNumero(total) : `mais de ${formatarNumero(total)}`}
              </td>
              <td data-rotulo="Mais antigo">
                {maisAntigoDesde ? idadeEmPalavras(new Date(maisAntigoDesde), agora) : '—'}
              </td>
              <td data-rotulo="De quem é a vez">
                <Etiqueta tom={tomDaSituacao(codigo)}>
                  {VEZ_NA_EQUIPE[ESTADOS_DO_CONTRATO[codigo].vez]}
                </Etiqueta>
              </td>
            </tr>
          ))}
        </tbody>
      </Tabela>
      {vazias.length > 0 ? (
        <p className={estilosDaPagina.sub}>{`Sem contratos agora: ${vazias.join(', ')}.`}</p>
      ) : null}
    </>
  );
}
