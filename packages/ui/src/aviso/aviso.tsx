import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classe/classe.ts';
import estilos from './aviso.module.css';

type TomDeAviso = 'informacao' | 'sucesso' | 'atencao' | 'erro';

const icones = { informacao: Info, sucesso: CircleCheck, atencao: TriangleAlert, erro: CircleAlert };
const nomes: Record<TomDeAviso, string> = {
  informacao: 'Informação',
  sucesso: 'Sucesso',
  atencao: 'Atenção',
  erro: 'Erro',
};

export interface AvisoProps {
  tom?: TomDeAviso | undefined;
  titulo?: ReactNode;
  children?: ReactNode;
  /** One link or compact button. */
  acao?: ReactNode;
  aoDispensar?: (() => void) | undefined;
  /** It appears in answer to something: readers say it (`erro` at once, the others when quiet). */
  aoVivo?: boolean | undefined;
  /** Edge to edge, for the top of the page (offline, new version). */
  faixa?: boolean | undefined;
}

export function Aviso({
  tom = 'informacao',
  titulo,
  children,
  acao,
  aoDispensar,
  aoVivo,
  faixa,
}: AvisoProps) {
  const Icone = icones[tom];
  const papel = tom === 'erro' ? 'alert' : 'status';
  return (
    <div
      className={classes(estilos.aviso, estilos[tom], faixa && estilos.faixa)}
      role={aoVivo ? papel : undefined}
    >
      <Icone aria-hidden="true" className={estilos.icone} />
      <div className={estilos.textos}>
        <span className="so-leitor">{`${nomes[tom]}: `}</span>
        {titulo && <p className={estilos.titulo}>{titulo}</p>}
        {children && <div className={estilos.texto}>{children}</div>}
        {acao && <div className={estilos.acao}>{acao}</div>}
      </div>
      {aoDispensar && (
        <button
          type="button"
          className={estilos.dispensar}
          aria-label="Dispensar aviso"
          onClick={aoDispensar}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
