import { Link, useLocation } from 'wouter';
import estilos from '../financeiro.module.css';

const PAGINAS = [
  { href: '/financeiro', texto: 'Atrasos' },
  { href: '/financeiro/propostas', texto: 'A confirmar' },
  { href: '/financeiro/repasses', texto: 'Repasses' },
  { href: '/financeiro/devolucoes', texto: 'Devoluções' },
  { href: '/financeiro/diferencas', texto: 'Diferenças' },
  { href: '/financeiro/saidas', texto: 'Pedidos de saída' },
  { href: '/financeiro/carteira', texto: 'Carteira' },
] as const;

/** The pages of the area, above the title of each. */
export function AreaDoFinanceiro() {
  const [caminho] = useLocation();
  return (
    <nav aria-label="Financeiro">
      <ul className={estilos.area}>
        {PAGINAS.map(({ href, texto }) => (
          <li key={href}>
            <Link href={href} aria-current={caminho === href ? 'page' : undefined}>
              {texto}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
