import { Cartao } from '@credito/ui/cartao/cartao';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import estilos from './mensagens-e-privacidade.module.css';

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

/** The way from the profile to its lists. */
export function MensagensEPrivacidade() {
  return (
    <Cartao titulo="Mensagens e privacidade">
      <ul className={estilos.lista}>
        {DESTINOS.map(({ href, titulo, texto }) => (
          <li key={href}>
            <Link href={href} className={estilos.destino}>
              <span>
                <span className={estilos.titulo}>{titulo}</span>
                <span className={estilos.texto}>{texto}</span>
              </span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
