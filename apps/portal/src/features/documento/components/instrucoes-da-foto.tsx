/** How a good photo is taken, before the camera opens (spec 1 section 2, "instruction carousel"). */
import type { Voz } from '@credito/domain/participante/voz';
import { Carrossel, type Quadro } from '@credito/ui/carrossel/carrossel';
import { DesenhoComprovante, DesenhoDocumento, DesenhoSelfie } from '@credito/ui/desenho/desenho';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useParteAtual } from '../../../participante/parte-atual.tsx';

const DO_DOCUMENTO: readonly Quadro[] = [
  {
    id: 'inteiro',
    titulo: 'O documento inteiro',
    texto: 'Tire do plástico, apoie em uma mesa escura e deixe os quatro cantos aparecerem.',
    desenho: <DesenhoDocumento />,
  },
  {
    id: 'luz',
    titulo: 'Boa luz, sem reflexo',
    texto: 'Fique perto de uma janela, sem flash. Dá para ler todos os números?',
    desenho: <DesenhoComprovante />,
  },
  {
    id: 'frente-e-verso',
    titulo: 'Frente e verso',
    texto:
      'Envie os dois lados. Fotos da tela do celular não são aceitas: do documento digital, envie o PDF.',
    desenho: <DesenhoDocumento />,
  },
];

const DA_SELFIE: Readonly<Record<Voz, Pick<Quadro, 'titulo' | 'texto'>>> = {
  'da-pessoa': {
    titulo: 'A sua selfie',
    texto: 'Olhe de frente, com o rosto inteiro na tela, sem boné e sem óculos escuros.',
  },
  'pelo-fiador': {
    titulo: 'A selfie do fiador',
    texto: 'É o fiador que aparece: de frente, com o rosto inteiro na tela, sem boné e sem óculos escuros.',
  },
};

export interface InstrucoesDaFotoProps {
  comSelfie: boolean;
  aoFechar: () => void;
}

export function InstrucoesDaFoto({ comSelfie, aoFechar }: InstrucoesDaFotoProps) {
  const { voz } = useParteAtual();
  const selfie: Quadro = { id: 'selfie', desenho: <DesenhoSelfie />, ...DA_SELFIE[voz] };
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo="Como tirar uma boa foto" descrito={false} largo>
      <Carrossel
        rotulo="Como tirar uma boa foto"
        quadros={comSelfie ? [...DO_DOCUMENTO, selfie] : DO_DOCUMENTO}
        acaoFinal={{ texto: 'Entendi, continuar!', aoClicar: aoFechar }}
      />
    </Dialogo>
  );
}
