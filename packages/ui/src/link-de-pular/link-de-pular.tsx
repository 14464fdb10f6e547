import estilos from './link-de-pular.module.css';

export interface LinkDePularProps {
  /** Id of what it leads to. */
  alvo?: string | undefined;
  texto?: string | undefined;
}

/** The first stop of the Tab key: past the header. */
export function LinkDePular({ alvo = 'conteudo', texto = 'Pular para o conteúdo' }: LinkDePularProps) {
  return (
    <a href={`#${alvo}`} className={estilos.link}>
      {texto}
    </a>
  );
}
