/** Of the other people of an update only whether they are done (spec 3 section 6). */

import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import estilos from './atualizacao.module.css';
import type { AtualizacaoAberta } from './atualizacao.queries.ts';

type Pessoa = Pick<AtualizacaoAberta['pessoas'][number], 'tipo' | 'nome' | 'status'>;

export function QuemFalta({ pessoas }: { pessoas: readonly Pessoa[] }) {
  if (pessoas.length === 0) return null;
  return (
    <ul className={estilos.pessoas} aria-label="Quem mais confirma os próprios dados">
      {pessoas.map(({ tipo, nome, status }) => (
        <li key={tipo}>
          <span>{nome}</span>
          <Etiqueta tom={status === 'aguardando' ? 'espera' : 'sucesso'}>
            {status === 'aguardando' ? 'Falta confirmar' : 'Já confirmou'}
          </Etiqueta>
        </li>
      ))}
    </ul>
  );
}
