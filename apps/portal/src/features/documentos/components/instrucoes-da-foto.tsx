/** How a good photo is taken, before the camera opens (spec 1 section 2, "instruction carousel"). */
import { Carrossel, type Quadro } from '@credito/ui/carrossel/carrossel';
import { DesenhoComprovante, DesenhoDocumento, DesenhoSelfie } from '@credito/ui/desenho/desenho';
import { Dialogo } from '@credito/ui/dialogo/dialogo';

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

const DA_SELFIE: Quadro = {
  id: 'selfie',
  titulo: 'A sua selfie',
  texto: 'Olhe de frente, com o rosto inteiro na tela, sem boné e sem óculos escuros.',
  desenho: <DesenhoSelfie />,
};

export interface InstrucoesDaFotoProps {
  comSelfie: boolean;
  aoFechar: () => void;
}

export function InstrucoesDaFoto({ comSelfie, aoFechar }: InstrucoesDaFotoProps) {
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo="Como tirar uma boa foto" descrito={false} largo>
      <Carrossel
        rotulo="Como tirar uma boa foto"
        quadros={comSelfie ? [...DO_DOCUMENTO, DA_SELFIE] : DO_DOCUMENTO}
        acaoFinal={{ texto: 'Entendi, continuar!', aoClicar: aoFechar }}
      />
    </Dialogo>
  );
}
