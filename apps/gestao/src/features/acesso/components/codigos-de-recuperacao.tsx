import { Botao } from '@credito/ui/botao/botao';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import estilos from '../acesso.module.css';

export function CodigosDeRecuperacao({
  codigos,
  aoGuardar,
}: {
  codigos: readonly string[];
  aoGuardar: () => void;
}) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [copiados, setCopiados] = useState(false);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <div className={estilos.etapa}>
      <h1 ref={titulo} tabIndex={-1}>
        Guarde os seus códigos de recuperação
      </h1>
      <p>
        Se você perder o celular, cada código abre o seu acesso uma vez. Eles não serão mostrados de novo:
        guarde-os fora do celular.
      </p>
      <ul className={estilos.codigos} aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <Botao
        variante="secundario"
        icone={<Copy aria-hidden="true" />}
        onClick={() => void navigator.clipboard.writeText(codigos.join('\n')).then(() => setCopiados(true))}
      >
        {copiados ? 'Copiados' : 'Copiar códigos'}
      </Botao>
      <Botao largo onClick={aoGuardar}>
        Já guardei
      </Botao>
    </div>
  );
}
