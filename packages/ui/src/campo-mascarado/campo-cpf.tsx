import { cpf } from '../mascara/cpf.ts';
import { CampoComMascara, type CampoComMascaraProps } from './campo-com-mascara.tsx';

/** The one masked field of a first load, which carries no other mask. */
export function CampoCpf(props: Omit<CampoComMascaraProps, 'mascara' | 'dinheiro'>) {
  return <CampoComMascara {...props} mascara={cpf} />;
}
