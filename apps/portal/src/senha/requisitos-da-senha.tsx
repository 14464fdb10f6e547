import { itensDaSenha } from '@credito/domain/conta/senha';
import { Check, Circle } from 'lucide-react';
import estilos from './requisitos-da-senha.module.css';

/** What the password still needs, ticked off while it is typed. Readers hear it as the field's hint, not at each key. */
export function RequisitosDaSenha({ senha }: { senha: string }) {
  return (
    <ul className={estilos.lista} aria-label="A senha precisa ter">
      {itensDaSenha(senha).map(({ id, rotulo, atendido }) => (
        <li key={id} className={estilos.item} data-atendido={atendido || undefined}>
          {atendido ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
          <span>
            <span>{rotulo}</span>
            <span className="so-leitor">{atendido ? ', certo' : ', falta'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
