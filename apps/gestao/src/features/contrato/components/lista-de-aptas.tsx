import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import type { Apta } from '../use-geracao.ts';
import estilos from './lote.module.css';

/** Approved requests without a contract of the term, ticked where one can be generated. */
export function ListaDeAptas({
  aptas,
  marcadas,
  desabilitada,
  aoMarcar,
}: {
  aptas: readonly Apta[];
  marcadas: ReadonlySet<number>;
  desabilitada: boolean;
  aoMarcar: (novas: ReadonlySet<number>) => void;
}) {
  function alternar(id: number) {
    const novas = new Set(marcadas);
    if (!novas.delete(id)) novas.add(id);
    aoMarcar(novas);
  }
  return (
    <>
      <div className={estilos.acoes}>
        <Botao
          compacto
          variante="discreto"
          disabled={desabilitada}
          onClick={() => aoMarcar(new Set(aptas.map(({ solicitacaoId }) => solicitacaoId)))}
        >
          Marcar todas
        </Botao>
        <Botao compacto variante="discreto" disabled={desabilitada} onClick={() => aoMarcar(new Set())}>
          Desmarcar todas
        </Botao>
      </div>
      <Tabela cartoes legenda="Solicitações aprovadas sem contrato no semestre">
        <Colunas nomes={['Estudante', 'Curso', 'Valor', 'Situação']} />
        <tbody>
          {aptas.map(({ solicitacaoId, protocolo, estudante, aviso, curso, valorCentavos, impedimento }) => (
            <tr key={solicitacaoId}>
              <td>
                <Caixa
                  rotulo={estudante}
                  descricao={<span className={estilos.numero}>{protocolo}</span>}
                  checked={marcadas.has(solicitacaoId)}
                  disabled={desabilitada}
                  onChange={() => alternar(solicitacaoId)}
                />
              </td>
              <td data-rotulo="Curso">{curso}</td>
              <td data-rotulo="Valor" className={estilos.numero}>
                {valorCentavos === null ? '—' : formatarReais(valorCentavos)}
              </td>
              <td data-rotulo="Situação">
                {impedimento || aviso ? null : <Etiqueta tom="sucesso">Pode ser gerado</Etiqueta>}
                {impedimento ? <p>{impedimento}</p> : null}
                {aviso ? <p>{aviso}</p> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Tabela>
    </>
  );
}
