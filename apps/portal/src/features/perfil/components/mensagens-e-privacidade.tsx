import { CartaoDeDestinos } from './cartao-de-destinos.tsx';

const DESTINOS = [
  {
    href: '/perfil/preferencias',
    titulo: 'O que você quer receber',
    texto: 'E-mail, mensagem no celular e notificação',
  },
  { href: '/perfil/mensagens', titulo: 'O que enviamos para você', texto: 'Cada mensagem e se ela chegou' },
  {
    href: '/perfil/acessos',
    titulo: 'Quem viu os seus dados',
    texto: 'Quem da nossa equipe, quando e o quê',
  },
];

export function MensagensEPrivacidade() {
  return <CartaoDeDestinos titulo="Mensagens e privacidade" destinos={DESTINOS} />;
}
