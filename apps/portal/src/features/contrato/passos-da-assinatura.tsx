/** The ten cards that tell how a document is signed electronically (spec 3 sections 2.4 and 2.7). */
import {
  BadgeCheck,
  Camera,
  CameraOff,
  Eye,
  FileText,
  KeyRound,
  ListChecks,
  MailOpen,
  MailPlus,
  ShieldCheck,
  TriangleAlert,
  UserRoundCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConfiguracaoPublica } from '../../sessao/configuracao.ts';

interface PassoDaAssinatura {
  titulo: string;
  texto: string;
  icone: ReactNode;
}

/** Of a contract: on leaving this one the e-mail is asked for; the next one comes only when it is on its way. */
export const PASSO_DO_ENVIO = 8;

type Provedor = ConfiguracaoPublica['assinatura'];

const ANTES: PassoDaAssinatura = {
  titulo: 'Antes de começar',
  texto:
    'Leia cada passo com atenção. Tenha por perto o seu CPF e o celular ou o e-mail que você cadastrou: o código chega por ele.',
  icone: <TriangleAlert />,
};
const SEM_FOTO: PassoDaAssinatura = {
  titulo: 'Sem foto',
  texto:
    'Para assinar não pedimos foto do rosto nem do documento. Se alguém pedir, desconfie e fale com a gente.',
  icone: <CameraOff />,
};
const COM_FOTO: PassoDaAssinatura = {
  titulo: 'Uma foto do seu rosto',
  texto:
    'Se ainda não temos uma aprovada, a página pede uma foto: só o rosto e os ombros, sempre com roupa. Ela fica guardada com a prova da assinatura.',
  icone: <Camera />,
};
/** Where it is not known which document it will be. */
const FOTO_TALVEZ: PassoDaAssinatura = {
  titulo: 'Foto só nesta página',
  texto:
    'Alguns documentos pedem uma foto do rosto, tirada na própria página de assinar. Se alguém pedir por mensagem, desconfie e fale com a gente.',
  icone: <Camera />,
};
const SO_SEU: PassoDaAssinatura = {
  titulo: 'O código é só seu',
  texto:
    'Não passe o código a ninguém, nem a quem disser que é da nossa equipe: quem o tiver pode assinar por você.',
  icone: <ShieldCheck />,
};
const RESUMO: PassoDaAssinatura = {
  titulo: 'Veja o mais importante',
  texto: 'Antes do texto aparecem os pontos mais importantes dele, o prazo e quem mais assina.',
  icone: <ListChecks />,
};
const UMA_POR_VEZ: PassoDaAssinatura = {
  titulo: 'Uma assinatura por vez',
  texto: 'O e-mail pode levar até 1 minuto para chegar. Quando você assina, a próxima pessoa recebe o dela.',
  icone: <BadgeCheck />,
};

/** Ten each; they tell what this way of signing really asks for. `pedeFoto`: null where nobody knows yet. */
export function passosDaAssinatura(
  provedor: Provedor,
  pedeFoto: boolean | null,
): readonly PassoDaAssinatura[] {
  const daFoto = pedeFoto === null ? FOTO_TALVEZ : pedeFoto ? COM_FOTO : SEM_FOTO;
  return PASSOS[provedor].map((passo) => (passo === SEM_FOTO && provedor === 'proprio' ? daFoto : passo));
}

const PASSOS: Readonly<Record<Provedor, readonly PassoDaAssinatura[]>> = {
  proprio: [
    ANTES,
    {
      titulo: 'O link chega por e-mail',
      texto: 'Abra o e-mail e toque em “Ler e assinar”. Entrando no portal, você também assina por aqui.',
      icone: <MailOpen />,
    },
    {
      titulo: 'Diga quem você é',
      texto:
        'Pelo link, digite o seu CPF. Sem ele o documento não abre, nem para quem receber o link por engano.',
      icone: <UserRoundCheck />,
    },
    RESUMO,
    {
      titulo: 'Leia o documento',
      texto: 'Leia no seu tempo. Dá para aumentar a letra, ir direto a uma parte e baixar em PDF.',
      icone: <Eye />,
    },
    SEM_FOTO,
    {
      titulo: 'Peça o código',
      texto: 'Escolha para onde ele vai: e-mail, SMS ou WhatsApp. A mensagem diz qual documento você assina.',
      icone: <MailPlus />,
    },
    SO_SEU,
    {
      titulo: 'Digite o código e assine',
      texto: 'Digite os 6 números, marque a declaração e toque em “Assinar”.',
      icone: <KeyRound />,
    },
    UMA_POR_VEZ,
  ],
  clicksign: [
    ANTES,
    {
      titulo: 'A assinatura chega por e-mail',
      texto: 'A mensagem vem da Clicksign, que recolhe as assinaturas. Veja também a caixa de spam.',
      icone: <MailOpen />,
    },
    {
      titulo: 'Abra o documento',
      texto: 'No e-mail, toque em “Visualizar para assinar”.',
      icone: <Eye />,
    },
    RESUMO,
    {
      titulo: 'Leia e toque em “Assinar”',
      texto: 'Leia o documento inteiro antes. Ele fica aberto pelo tempo que você precisar.',
      icone: <FileText />,
    },
    {
      titulo: 'Confira os seus dados',
      texto: 'Veja se o seu nome e o seu CPF estão certos e toque em “Avançar”.',
      icone: <UserRoundCheck />,
    },
    SEM_FOTO,
    {
      titulo: 'Um código em outra mensagem',
      texto: 'Você recebe uma segunda mensagem com um código. Não passe esse código a ninguém.',
      icone: <MailPlus />,
    },
    {
      titulo: 'Digite o código e espere',
      texto: 'Digite o código em “Insira o token”, toque em “Finalizar” e espere a confirmação.',
      icone: <KeyRound />,
    },
    UMA_POR_VEZ,
  ],
};
