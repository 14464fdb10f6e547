import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../classe/classe.ts';
import estilos from './botao.module.css';

export type VarianteDeBotao = 'primario' | 'secundario' | 'discreto' | 'perigo';

interface Aparencia {
  variante?: VarianteDeBotao | undefined;
  /** Fills the width of its container. */
  largo?: boolean | undefined;
  /** For dense places; the target stays 44 px high. */
  compacto?: boolean | undefined;
  icone?: ReactNode;
  iconeDepois?: ReactNode;
}

function aparencia({ variante = 'primario', largo, compacto }: Aparencia, className: string | undefined) {
  return classes(
    estilos.botao,
    estilos[variante],
    largo && estilos.largo,
    compacto && estilos.compacto,
    className,
  );
}

function Conteudo({
  icone,
  iconeDepois,
  children,
}: Pick<Aparencia, 'icone' | 'iconeDepois'> & { children: ReactNode }) {
  return (
    <span className={estilos.conteudo}>
      {icone && <span className={estilos.icone}>{icone}</span>}
      <span>{children}</span>
      {iconeDepois && <span className={estilos.icone}>{iconeDepois}</span>}
    </span>
  );
}

export interface BotaoProps extends ComponentProps<'button'>, Aparencia {
  /** Keeps the width and the focus, says `textoCarregando` to readers and swallows further clicks. */
  carregando?: boolean | undefined;
  textoCarregando?: string | undefined;
}

export function Botao({
  variante,
  largo,
  compacto,
  icone,
  iconeDepois,
  carregando = false,
  textoCarregando = 'Aguarde…',
  className,
  children,
  onClick,
  type = 'button',
  ...resto
}: BotaoProps) {
  function aoClicar(evento: MouseEvent<HTMLButtonElement>) {
    // `disabled` would drop the focus in the middle of the wait.
    if (carregando) evento.preventDefault();
    else onClick?.(evento);
  }
  return (
    <button
      {...resto}
      type={type}
      className={aparencia({ variante, largo, compacto }, className)}
      aria-disabled={carregando || undefined}
      data-carregando={carregando || undefined}
      onClick={aoClicar}
    >
      <Conteudo icone={icone} iconeDepois={iconeDepois}>
        {children}
      </Conteudo>
      <span className={estilos.espera} aria-hidden="true">
        {carregando && <LoaderCircle />}
      </span>
      <span className="so-leitor" aria-live="polite">
        {carregando ? textoCarregando : ''}
      </span>
    </button>
  );
}

export interface LinkBotaoProps extends ComponentProps<'a'>, Aparencia {
  href: string;
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function LinkBotao({
  variante,
  largo,
  compacto,
  icone,
  iconeDepois,
  className,
  children,
  ...resto
}: LinkBotaoProps) {
  return (
    <a {...resto} className={aparencia({ variante, largo, compacto }, className)}>
      <Conteudo icone={icone} iconeDepois={iconeDepois}>
        {children}
      </Conteudo>
    </a>
  );
}
