import { ChevronDown } from 'lucide-react';
import type { Resposta } from '../assunto.ts';
import estilos from './ajuda.module.css';

export function ListaDeRespostas({ respostas }: { respostas: readonly Resposta[] }) {
  return (
    <div className={estilos.respostas}>
      {respostas.map(({ pergunta, texto }) => (
        <details key={pergunta} className={estilos.resposta}>
          <summary>
            <span>{pergunta}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>{texto}</p>
        </details>
      ))}
    </div>
  );
}
