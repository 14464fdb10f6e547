import type { Fila } from '@credito/domain/gestao/filas';
import {
  ATRIBUICOES,
  type FiltrosDaFila as Filtros,
  filtrosNoEndereco,
  SEM_FILTRO,
} from '@credito/domain/gestao/filtros-da-fila';
import { type FiltroDaFila, filtrosDaFila, rotuloDoFiltro } from '@credito/domain/gestao/marcas';
import { Botao } from '@credito/ui/botao/botao';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useQuery } from '@tanstack/react-query';
import { consultaDasInstituicoes } from '../../../tela/consulta-das-instituicoes.ts';
import { FiltroDePrazo } from '../../../tela/filtro-de-prazo.tsx';
import estilos from './filtros-da-fila.module.css';

const ROTULOS: Readonly<Record<Filtros['atribuicao'], string>> = {
  todas: 'Todas',
  livres: 'Livres',
  minhas: 'Minhas',
};

export function FiltrosDaFila({
  sigla,
  filtros,
  aoMudar,
}: {
  sigla: Fila;
  filtros: Filtros;
  aoMudar: (novos: Filtros) => void;
}) {
  const { data } = useQuery(consultaDasInstituicoes(sigla));
  const instituicoes = data?.instituicoes ?? [];
  return (
    <div className={estilos.linha}>
      <fieldset className={estilos.filtros}>
        <legend className="so-leitor">Com quem estão</legend>
        {ATRIBUICOES.map((valor) => (
          <label key={valor}>
            <input
              type="radio"
              name="atribuicao"
              value={valor}
              checked={filtros.atribuicao === valor}
              onChange={() => aoMudar({ ...filtros, atribuicao: valor })}
            />
            <span>{ROTULOS[valor]}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <Selecao
          compacto
          rotulo="Situação"
          opcoes={filtrosDaFila(sigla).map((valor) => ({ valor, texto: rotuloDoFiltro(sigla, valor) }))}
          value={filtros.filtro}
          onChange={(evento) => aoMudar({ ...filtros, filtro: evento.currentTarget.value as FiltroDaFila })}
        />
      </div>
      <FiltroDePrazo valor={filtros.prazo} aoMudar={(prazo) => aoMudar({ ...filtros, prazo })} />
      {instituicoes.length > 1 ? (
        <div>
          <Selecao
            compacto
            rotulo="Instituição"
            vazio="Todas as instituições"
            opcoes={instituicoes.map(({ id, nome }) => ({ valor: String(id), texto: nome }))}
            value={filtros.instituicaoId ?? ''}
            onChange={({ currentTarget: { value } }) =>
              aoMudar({ ...filtros, instituicaoId: value === '' ? null : Number(value) })
            }
          />
        </div>
      ) : null}
      {filtrosNoEndereco(filtros) === '' ? null : (
        <Botao variante="discreto" compacto onClick={() => aoMudar(SEM_FILTRO)}>
          Limpar filtros
        </Botao>
      )}
    </div>
  );
}
