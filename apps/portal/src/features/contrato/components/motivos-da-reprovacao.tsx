import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { formatarData } from '@credito/domain/tempo/data';
import estilos from '../contrato.module.css';

/** Why an analysis refused the contract, in the words of that day. */
export function MotivosDaReprovacao({
  id,
  motivos,
}: {
  id?: string;
  motivos: ContratoNaLista['rejectionReasons'];
}) {
  return (
    <ul id={id} className={estilos.motivos} aria-label="Motivos da reprovação">
      {motivos.map(({ motivo, motivoDescricao, data }) => (
        <li key={`${motivo} ${motivoDescricao}`}>
          <strong>{motivo}</strong>
          <span>{`Em ${formatarData(data)}`}</span>
          {motivoDescricao ? <p>{motivoDescricao}</p> : null}
        </li>
      ))}
    </ul>
  );
}
