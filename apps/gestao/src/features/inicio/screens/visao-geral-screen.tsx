import type { PermissaoDeGestao } from '@credito/domain/acesso/permissoes';
import { Link } from 'wouter';
import { useOperador } from '../../../sessao/use-sessao.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from './visao-geral-screen.module.css';

interface Area {
  href: string;
  titulo: string;
  texto: string;
  permissao: PermissaoDeGestao;
}

const AREAS: readonly Area[] = [
  {
    href: '/relatorios',
    titulo: 'Relatórios',
    texto: 'Quantas solicitações chegam, quanto tempo cada etapa leva e como terminam.',
    permissao: 'ver-relatorios',
  },
  {
    href: '/catalogo/instituicao',
    titulo: 'Catálogo',
    texto: 'Instituições, cursos, programas, regras, motivos e textos das mensagens, com todas as versões.',
    permissao: 'administrar-catalogo',
  },
  {
    href: '/equipe',
    titulo: 'Equipe',
    texto: 'Quem entra na gestão, com que papel. Convide, mude e desligue pessoas.',
    permissao: 'administrar-operadores',
  },
  {
    href: '/mensagens',
    titulo: 'Mensagens não entregues',
    texto: 'O que não chegou a estudantes e fiadores, e por quê.',
    permissao: 'ver-mensagens',
  },
  {
    href: '/exportacoes',
    titulo: 'Exportações',
    texto: 'Pedidos de arquivo com dados pessoais, que uma segunda pessoa aprova.',
    permissao: 'exportar-dados',
  },
  {
    href: '/uso-de-dados',
    titulo: 'Uso de dados',
    texto: 'Quanto cada pessoa da equipe olhou hoje, e quem pediu mais.',
    permissao: 'administrar-operadores',
  },
  {
    href: '/pesquisas',
    titulo: 'Pesquisas',
    texto: 'O que as pessoas dizem de como foi pedir o crédito.',
    permissao: 'ver-relatorios',
  },
];

/** Where the administration begins: each thing it looks after, in a sentence. */
export default function VisaoGeralScreen() {
  const { nome, permissoes } = useOperador();
  useTitulo('Visão geral');
  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <h1>Visão geral</h1>
        <p className={estilosDaPagina.sub}>{`Olá, ${nome.split(' ')[0]}. Por onde você quer começar?`}</p>
      </header>
      <ul className={estilos.areas}>
        {AREAS.filter(({ permissao }) => permissoes.includes(permissao)).map(({ href, titulo, texto }) => (
          <li key={href}>
            <h2>
              <Link href={href}>{titulo}</Link>
            </h2>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
