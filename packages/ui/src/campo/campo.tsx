import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import { classes } from '../classe/classe.ts';
import estilos from './campo.module.css';

/** What every field takes, whatever is typed into it. */
export interface CampoBase {
  rotulo: ReactNode;
  /** Says the format or why it is asked, before the person answers. */
  dica?: ReactNode;
  /** What happened and what to do. `undefined` or empty: no error. */
  erro?: string | undefined;
  /** Marks the field as required (asterisk and `aria-required`). */
  obrigatorio?: boolean | undefined;
  /** Marks the field as optional in words; use where most fields are required. */
  opcional?: boolean | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
interface Ligacao {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export function MensagemDeErro({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={estilos.erro}>
      <CircleAlert aria-hidden="true" />
      <span>
        <span className="so-leitor">Erro: </span>
        <span>{children}</span>
      </span>
    </p>
  );
}

function MarcaDoRotulo({ obrigatorio, opcional }: Pick<CampoBase, 'obrigatorio' | 'opcional'>) {
  if (obrigatorio) {
    return (
      <span className={estilos.marca} aria-hidden="true">
        *
      </span>
    );
  }
  return opcional ? <span className={estilos.opcional}>(opcional)</span> : null;
}

interface CampoProps extends CampoBase {
  id?: string | undefined;
  className?: string | undefined;
  /** The question is already the page's h1: the label stays for readers only. */
  rotuloOculto?: boolean | undefined;
  children: (ligacao: Ligacao) => Blocos;
}

/** Label, hint and error around any control. Ready fields (`CampoTexto`, …) are built on it. */
export function Campo({
  rotulo,
  dica,
  erro,
  obrigatorio,
  opcional,
  id,
  className,
  rotuloOculto,
  children,
}: CampoProps) {
  const proprio = useId();
  const controle = id ?? proprio;
  const idDaDica = `${controle}-dica`;
  const idDoErro = `${controle}-erro`;
  const descricao = [dica && idDaDica, erro && idDoErro].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes(estilos.campo, className)} data-erro={erro ? true : undefined}>
      <label
        htmlFor={controle}
        id={`${controle}-rotulo`}
        className={rotuloOculto ? 'so-leitor' : estilos.rotulo}
      >
        <span>{rotulo}</span> <MarcaDoRotulo obrigatorio={obrigatorio} opcional={opcional} />
      </label>
      {dica && (
        <p id={idDaDica} className={estilos.dica}>
          {dica}
        </p>
      )}
      {children({
        id: controle,
        'aria-describedby': descricao,
        'aria-invalid': erro ? true : undefined,
        'aria-required': obrigatorio || undefined,
      })}
      {erro && <MensagemDeErro id={idDoErro}>{erro}</MensagemDeErro>}
    </div>
  );
}

interface GrupoProps extends CampoBase {
  children: Blocos;
  /** The question is already the page's h1: the legend stays for readers only. */
  rotuloOculto?: boolean | undefined;
  role?: 'group' | 'radiogroup' | undefined;
}

/** The same frame for several controls that answer one question. */
export function GrupoDeCampos({
  rotulo,
  dica,
  erro,
  obrigatorio,
  opcional,
  rotuloOculto,
  role,
  children,
}: GrupoProps) {
  const id = useId();
  const descricao = [dica && `${id}-dica`, erro && `${id}-erro`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      role={role}
      className={estilos.campo}
      aria-describedby={descricao}
      {...(role === 'radiogroup' && {
        'aria-required': obrigatorio || undefined,
        'aria-invalid': erro ? true : undefined,
      })}
      data-erro={erro ? true : undefined}
    >
      <legend className={rotuloOculto ? 'so-leitor' : estilos.rotulo}>
        <span>{rotulo}</span> <MarcaDoRotulo obrigatorio={obrigatorio} opcional={opcional} />
      </legend>
      {dica && (
        <p id={`${id}-dica`} className={estilos.dica}>
          {dica}
        </p>
      )}
      {/* Before the options: after a long list it would lie below the screen. */}
      {erro && <MensagemDeErro id={`${id}-erro`}>{erro}</MensagemDeErro>}
      {children}
    </fieldset>
  );
}
