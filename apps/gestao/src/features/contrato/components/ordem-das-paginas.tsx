import { Botao } from '@credito/ui/botao/botao';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ArquivoEscolhido, mover } from '../ordem-das-paginas.ts';
import estilos from './secao.module.css';

/** Moved by buttons, so that a keyboard and a finger do it alike; where each one went is said. */
export function OrdemDasPaginas({
  escolhidos,
  aoMudar,
}: {
  escolhidos: readonly ArquivoEscolhido[];
  aoMudar: (novos: readonly ArquivoEscolhido[]) => void;
}) {
  const lista = useRef<HTMLOListElement>(null);
  const [dito, setDito] = useState('');
  const [seguir, setSeguir] = useState<{ id: string; passo: Passo } | null>(null);

  // The button that was pressed moves with its file; at an end it is off, and the other one goes on.
  useEffect(() => {
    if (seguir === null) return;
    const botoes = [
      ...(lista.current?.querySelectorAll<HTMLButtonElement>(`[data-arquivo="${seguir.id}"] button`) ?? []),
    ];
    const [subir, descer] = botoes;
    const pedido = seguir.passo === -1 ? subir : descer;
    (pedido?.disabled ? botoes.find(({ disabled }) => !disabled) : pedido)?.focus();
    setSeguir(null);
  }, [seguir]);

  function andar(indice: number, passo: Passo) {
    const escolhido = escolhidos[indice];
    if (!escolhido) return;
    aoMudar(mover(escolhidos, indice, indice + passo));
    setDito(`${escolhido.arquivo.name}: agora na posição ${indice + passo + 1}.`);
    setSeguir({ id: escolhido.id, passo });
  }

  function tirar({ id, arquivo }: ArquivoEscolhido) {
    aoMudar(escolhidos.filter((outro) => outro.id !== id));
    setDito(`${arquivo.name}: fora da cópia.`);
    lista.current?.focus();
  }

  return (
    <>
      <ol ref={lista} tabIndex={-1} className={estilos.ordem} aria-label="Ordem das páginas da cópia">
        {escolhidos.map((escolhido, indice) => (
          <li key={escolhido.id} data-arquivo={escolhido.id}>
            <span>{`${indice + 1}. ${escolhido.arquivo.name}`}</span>
            <span className={estilos.acoes}>
              <Botao
                compacto
                variante="discreto"
                icone={<ArrowUp aria-hidden="true" />}
                disabled={indice === 0}
                onClick={() => andar(indice, -1)}
              >
                <span className="so-leitor">{`Subir ${escolhido.arquivo.name}`}</span>
              </Botao>
              <Botao
                compacto
                variante="discreto"
                icone={<ArrowDown aria-hidden="true" />}
                disabled={indice === escolhidos.length - 1}
                onClick={() => andar(indice, 1)}
              >
                <span className="so-leitor">{`Descer ${escolhido.arquivo.name}`}</span>
              </Botao>
              <Botao
                compacto
                variante="discreto"
                icone={<X aria-hidden="true" />}
                onClick={() => tirar(escolhido)}
              >
                <span className="so-leitor">{`Tirar ${escolhido.arquivo.name}`}</span>
              </Botao>
            </span>
          </li>
        ))}
      </ol>
      <p className="so-leitor" role="status">
        {dito}
      </p>
    </>
  );
}

type Passo = -1 | 1;
