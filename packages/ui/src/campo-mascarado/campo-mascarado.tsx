import { mascaras, type NomeDeMascara } from '../mascara/mascaras.ts';
import { CampoComMascara, type CampoComMascaraProps } from './campo-com-mascara.tsx';

export interface CampoMascaradoProps extends Omit<CampoComMascaraProps, 'mascara' | 'dinheiro'> {
  mascara: NomeDeMascara;
}

/** A field by the name of its mask; who needs one alone in a first load takes `CampoCpf`. */
export function CampoMascarado({ mascara, ...resto }: CampoMascaradoProps) {
  return <CampoComMascara {...resto} mascara={mascaras[mascara]} dinheiro={mascara === 'dinheiro'} />;
}
