/** The ten cards that tell how a document is signed electronically (spec 3 sections 2.4 and 2.7). */
import {
  BadgeCheck,
  Camera,
  Eye,
  IdCard,
  KeyRound,
  MailOpen,
  MailPlus,
  Shirt,
  TriangleAlert,
  UserRoundCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';

interface PassoDaAssinatura {
  titulo: string;
  texto: string;
  icone: ReactNode;
}

/** Of a contract: on leaving this one the e-mail is asked for; the next one comes only when it is on its way. */
export const PASSO_DO_ENVIO = 8;

export const PASSOS_DA_ASSINATURA: readonly PassoDaAssinatura[] = [
  {
    titulo: 'Antes de começar',
    texto:
      'Leia cada passo com atenção. Tenha por perto o seu documento com foto e um celular ou computador com câmera.',
    icone: <TriangleAlert />,
  },
  {
    titulo: 'A assinatura chega por e-mail',
    texto: 'Abra o e-mail, toque em “Visualizar para assinar”, leia o documento e toque em “Assinar”.',
    icone: <MailOpen />,
  },
  {
    titulo: 'Confira os seus dados',
    texto: 'Veja se o seu nome e o seu CPF estão certos e toque em “Avançar”.',
    icone: <UserRoundCheck />,
  },
  {
    titulo: 'Uma foto do seu rosto',
    texto: 'A câmera compara o seu rosto com a foto do seu documento. Assim ninguém assina no seu lugar.',
    icone: <IdCard />,
  },
  {
    titulo: 'Quem vê a foto',
    texto: 'Todas as pessoas que assinam podem ver a sua foto no documento.',
    icone: <Eye />,
  },
  {
    titulo: 'O que aparece na foto',
    texto: 'Só o rosto e os ombros, de frente, em um lugar claro e sem outras pessoas.',
    icone: <Camera />,
  },
  {
    titulo: 'De roupa, sempre',
    texto: 'A foto fica no documento: tire-a com roupa, sem boné e sem óculos escuros.',
    icone: <Shirt />,
  },
  {
    titulo: 'Um código em outro e-mail',
    texto: 'Depois da foto, você recebe um segundo e-mail com um código. Veja também a caixa de spam.',
    icone: <MailPlus />,
  },
  {
    titulo: 'Digite o código e espere',
    texto: 'Digite o código em “Insira o token”, toque em “Finalizar” e espere a confirmação.',
    icone: <KeyRound />,
  },
  {
    titulo: 'Uma assinatura por vez',
    texto:
      'O e-mail pode levar até 1 minuto para chegar. Quando você assina, a próxima pessoa recebe o dela.',
    icone: <BadgeCheck />,
  },
];
