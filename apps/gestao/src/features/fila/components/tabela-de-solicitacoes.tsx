import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import { rotuloDaSituacao } from '@credito/domain/andamento/situacao';
import { filaDaSolicitacao, idadeEmPalavras } from '@credito/domain/gestao/filas';
import { isRisco, type Marca, ROTULO_DA_MARCA } from '@credito/domain/gestao/marcas';
import { ROTULO_DE_QUEM_AGE } from '@credito/domain/gestao/quem-age';
import type { StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { Link } from 'wouter';
import { PrazoDaLinha } from '../../../tela/prazo-da-linha.tsx';
import { useMoverNaLista } from '../../../tela/use-mover-na-lista.ts';
import estilos from './tabela-de-solicitacoes.module.css';

/** Dense rows, one link each; j and k move between them, Enter opens. */
export function TabelaDeSolicitacoes({
  itens,
  agora,
  legenda,
}: {
  itens: readonly ItemDaFila[];
  agora: Date;
  legenda: string;
}) {
  const corpo = useMoverNaLista();
  return (
    <Tabela cartoes legenda={legenda} className={estilos.tabela}>
      <Colunas
        nomes={[
          'Espera',
          'Prazo',
          'Protocolo',
          'Estudante',
          'Curso',
          'Situação',
          'Quem deve agir',
          'Com quem está',
        ]}
      />
      <tbody ref={corpo}>
        {itens.map((item) => (
          <tr key={item.id} data-minha={item.atribuicao?.minha || undefined}>
            <td data-rotulo="Espera" className={estilos.espera}>
              {idadeEmPalavras(new Date(item.situacaoDesde), agora)}
            </td>
            <td data-rotulo="Prazo" className={estilos.espera}>
              <PrazoDaLinha prazoEm={item.prazoEm} agora={agora} />
            </td>
            <td data-rotulo="Protocolo">
              <Link href={`/solicitacoes/${item.id}`} className={estilos.link}>
                {item.protocolo}
              </Link>
            </td>
            <td data-rotulo="Estudante">
              <span>{item.nome}</span>
              <small className="numeros">{item.cpf}</small>
            </td>
            <td data-rotulo="Curso">
              <span>{item.curso}</span>
              <small>{item.instituicao}</small>
            </td>
            <td data-rotulo="Situação">
              <Situacao item={item} />
            </td>
            <td data-rotulo="Quem deve agir">{ROTULO_DE_QUEM_AGE[item.quemAge]}</td>
            <td data-rotulo="Com quem está">
              {item.atribuicao ? (item.atribuicao.minha ? 'Você' : item.atribuicao.nome) : 'Livre'}
            </td>
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}

const TONS: Readonly<Partial<Record<Marca, TomDeEtiqueta>>> = {
  'reprovacao-proposta': 'suaVez',
  'aprovacao-proposta': 'suaVez',
  mensagem: 'suaVez',
  corrigida: 'suaVez',
  'lista-de-espera': 'espera',
  parada: 'suaVez',
};

function situacaoDe({ sigla, statusSolicitacao }: ItemDaFila): string {
  return rotuloDaSituacao({ sigla, statusSolicitacao: statusSolicitacao as StatusSolicitacao }, 'analista');
}

function Situacao({ item }: { item: ItemDaFila }) {
  const naFila = filaDaSolicitacao(item) !== null;
  const marcas = naFila ? item.marcas : item.marcas.filter(isRisco);
  return (
    <div className={estilos.marcas}>
      {naFila && marcas.length > 0 ? null : <span>{situacaoDe(item)}</span>}
      {marcas.map((marca) => (
        <Etiqueta key={marca} tom={isRisco(marca) ? 'erro' : TONS[marca]}>
          {ROTULO_DA_MARCA[marca]}
        </Etiqueta>
      ))}
    </div>
  );
}
