import type { ContratoNaFila } from '@credito/api/gestao-contrato.rotas';
import { type CodigoDoContrato, ESTADOS_DO_CONTRATO, VEZ_NA_EQUIPE } from '@credito/domain/contrato/estados';
import { codigosDoContratoCom } from '@credito/domain/contrato/transicoes';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { idadeEmPalavras } from '@credito/domain/gestao/filas';
import { ROTULO_A_CONFIRMAR } from '@credito/domain/gestao/segunda-pessoa';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useOperador, usePode } from '../../../sessao/use-sessao.ts';
import { CabecalhoDaFila } from '../../../tela/cabecalho-da-fila.tsx';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { FiltroDePrazo, useFiltroDePrazo } from '../../../tela/filtro-de-prazo.tsx';
import { MostrarMais } from '../../../tela/mostrar-mais.tsx';
import { NadaNoPrazo } from '../../../tela/nada-no-prazo.tsx';
import { NaoEncontrada } from '../../../tela/nao-encontrada.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { DiaDoPrazo } from '../../../tela/prazo-da-linha.tsx';
import { useMoverNaLista } from '../../../tela/use-mover-na-lista.ts';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { useProximoContrato } from '../atribuicao.queries.ts';
import { consultaDaSituacao } from '../contratos.queries.ts';
import { lerCodigo } from '../situacoes.ts';
import estilos from './contratos-screen.module.css';

const AJUDA = [
  { teclas: 'J / K', texto: 'próximo e anterior na lista' },
  { teclas: 'Enter', texto: 'abrir o contrato' },
  { teclas: 'N', texto: 'assumir o que espera há mais tempo e está livre' },
  { teclas: '?', texto: 'mostrar estes atalhos' },
];

export default function SituacaoScreen({ codigo: noEndereco }: { codigo: string | undefined }) {
  const { papel } = useOperador();
  const codigo = lerCodigo(noEndereco);
  // An institution sees contracts once they have left the desk, and the state before that as one that does not exist.
  if (codigo === null || (papel === 'instituicao' && codigo === 'GER')) return <NaoEncontrada />;
  return <Situacao codigo={codigo} />;
}

function Situacao({ codigo }: { codigo: CodigoDoContrato }) {
  const { rotulo, vez } = ESTADOS_DO_CONTRATO[codigo];
  useTitulo(`Contratos: ${rotulo}`);
  const [doEndereco, setPrazo] = useFiltroDePrazo();
  const vence = codigosDoContratoCom('vencer').includes(codigo);
  const prazo = vence ? doEndereco : 'todos';
  const trabalha = usePode('gerar-contratos') && vez === 'provedor';
  const proximo = useProximoContrato(codigo);
  const sub =
    vez === 'ninguem'
      ? 'Do mais antigo para o mais novo. Ninguém precisa agir.'
      : `Do que espera há mais tempo para o mais novo. De quem é a vez: ${VEZ_NA_EQUIPE[vez].toLowerCase()}.`;
  const lista = useInfiniteQuery(consultaDaSituacao(codigo, prazo));
  const itens = lista.data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  return (
    <div className={estilosDaPagina.pagina}>
      <p>
        <Link href="/contratos">Todas as situações</Link>
      </p>
      {trabalha ? (
        <CabecalhoDaFila
          titulo={`Contratos: ${rotulo}`}
          sub={<p className={estilosDaPagina.sub}>{sub}</p>}
          proxima={proximo}
          atalhos={AJUDA}
        />
      ) : (
        <header>
          <h1>{`Contratos: ${rotulo}`}</h1>
          <p className={estilosDaPagina.sub}>{sub}</p>
        </header>
      )}
      {vence ? <FiltroDePrazo valor={prazo} aoMudar={setPrazo} /> : null}
      {lista.isError ? (
        <FalhaAoCarregar consulta={lista} />
      ) : lista.isPending ? (
        <EsqueletoDeLista quantos={6} />
      ) : itens.length === 0 && prazo !== 'todos' ? (
        <NadaNoPrazo />
      ) : itens.length === 0 ? (
        <PaginaVazia titulo="Nenhum contrato nesta situação">
          <p>Os contratos aparecem aqui quando chegam a ela.</p>
        </PaginaVazia>
      ) : (
        <Lista
          itens={itens}
          legenda={`Contratos: ${rotulo}`}
          esperam={vez !== 'ninguem'}
          vence={vence}
          trabalha={trabalha}
        />
      )}
      <MostrarMais lista={lista} />
    </div>
  );
}

function Lista({
  itens,
  legenda,
  esperam,
  vence,
  trabalha,
}: {
  itens: readonly ContratoNaFila[];
  legenda: string;
  /** Else nothing is due any more: neither an age nor the day until which it was to be signed. */
  esperam: boolean;
  /** Where it is cancelled when nobody signs in time. */
  vence: boolean;
  /** The reader is one of those who take them from this list. */
  trabalha: boolean;
}) {
  const agora = agoraNoServidor();
  const corpo = useMoverNaLista();
  const desde = esperam ? 'Espera' : 'Desde';
  return (
    <Tabela cartoes legenda={legenda} className={estilos.tabela}>
      <Colunas
        nomes={[
          desde,
          'Contrato',
          'Estudante',
          'Semestre',
          'Valor',
          ...(esperam ? ['Prazo'] : []),
          ...(trabalha ? ['Com quem está'] : []),
        ]}
      />
      <tbody ref={corpo}>
        {itens.map(({ id, numero, protocolo, estudante, instituicao, anoSemestre, ...item }) => (
          <tr key={id}>
            <td data-rotulo={desde}>
              {esperam
                ? idadeEmPalavras(new Date(item.desde), agora)
                : formatarData(dataEmSaoPaulo(new Date(item.desde)))}
            </td>
            <td data-rotulo="Contrato" className={estilos.numero}>
              <Link href={`/contratos/${id}`} className={estilos.link}>
                {numero}
              </Link>
              <small>{protocolo}</small>
            </td>
            <td data-rotulo="Estudante">
              <span>{estudante}</span>
              <small>{instituicao}</small>
              {item.aConfirmar ? (
                <Etiqueta tom="suaVez">{ROTULO_A_CONFIRMAR[item.aConfirmar]}</Etiqueta>
              ) : null}
            </td>
            <td data-rotulo="Semestre">
              <span>{anoSemestre}</span>
              <small>{item.via === 'impressa' ? 'No papel' : 'Assinatura eletrônica'}</small>
            </td>
            <td data-rotulo="Valor" className={estilos.numero}>
              {formatarReais(item.valorCentavos)}
            </td>
            {esperam ? (
              <td data-rotulo="Prazo" className={estilos.numero}>
                <DiaDoPrazo dia={item.prazo} vence={vence} agora={agora} />
              </td>
            ) : null}
            {trabalha ? (
              <td data-rotulo="Com quem está">
                {item.atribuicao ? (item.atribuicao.minha ? 'Você' : item.atribuicao.nome) : 'Livre'}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}
