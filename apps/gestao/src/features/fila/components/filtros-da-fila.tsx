import { type FiltroDaFila, filtrosDaFila, ROTULO_DO_FILTRO } from '@credito/domain/gestao/marcas';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useQuery } from '@tanstack/react-query';
import { consultaDasInstituicoes, type PedidoDaFila } from '../fila.queries.ts';
import estilos from './filtros-da-fila.module.css';

const ATRIBUICOES: ReadonlyArray<{ valor: PedidoDaFila['atribuicao']; texto: string }> = [
  { valor: 'todas', texto: 'Todas' },
  { valor: 'livres', texto: 'Livres' },
  { valor: 'minhas', texto: 'Minhas' },
];

export function FiltrosDaFila({
  pedido,
  aoMudar,
}: {
  pedido: PedidoDaFila;
  aoMudar: (novo: PedidoDaFila) => void;
}) {
  const { data } = useQuery(consultaDasInstituicoes(pedido.sigla));
  const instituicoes = data?.instituicoes ?? [];
  return (
    <div className={estilos.linha}>
      <fieldset className={estilos.filtros}>
        <legend className="so-leitor">Com quem estão</legend>
        {ATRIBUICOES.map(({ valor, texto }) => (
          <label key={valor}>
            <input
              type="radio"
              name="atribuicao"
              value={valor}
              checked={pedido.atribuicao === valor}
              onChange={() => aoMudar({ ...pedido, atribuicao: valor })}
            />
            {texto}
          </label>
        ))}
      </fieldset>
      <div>
        <Selecao
          rotulo="Situação"
          opcoes={filtrosDaFila(pedido.sigla).map((valor) => ({ valor, texto: ROTULO_DO_FILTRO[valor] }))}
          value={pedido.filtro}
          onChange={(evento) => aoMudar({ ...pedido, filtro: evento.currentTarget.value as FiltroDaFila })}
        />
      </div>
      {instituicoes.length > 1 ? (
        <div>
          <Selecao
            rotulo="Instituição"
            vazio="Todas as instituições"
            opcoes={instituicoes.map(({ id, nome }) => ({ valor: String(id), texto: nome }))}
            value={pedido.instituicaoId ?? ''}
            onChange={({ currentTarget: { value } }) =>
              aoMudar({ ...pedido, instituicaoId: value === '' ? null : Number(value) })
            }
          />
        </div>
      ) : null}
    </div>
  );
}
