/** The screens of the account, which both portals share; the login comes with the page (portal.tsx). */
import { REDIRECIONAMENTOS } from '@credito/domain/conta/redirecionamentos';
import { type RotaDoPortal, tela } from './rota.tsx';

const Migracao = tela(() => import('../features/conta/screens/migracao-screen.tsx'), 'MigracaoScreen');

export const rotasDaConta: readonly RotaDoPortal[] = [
  {
    caminho: '/cadastro/:passo?',
    titulo: 'Crie sua conta',
    publica: true,
    Tela: tela(() => import('../features/conta/screens/cadastro-screen.tsx'), 'CadastroScreen'),
  },
  {
    caminho: '/entrada-social',
    titulo: 'Entrada',
    publica: true,
    Tela: tela(() => import('../features/conta/screens/entrada-social-screen.tsx'), 'EntradaSocialScreen'),
  },
  {
    caminho: '/recuperacao-senha',
    titulo: 'Recuperação de senha',
    publica: true,
    Tela: tela(
      () => import('../features/conta/screens/recuperacao-senha-screen.tsx'),
      'RecuperacaoSenhaScreen',
    ),
  },
  {
    caminho: '/redefinir-senha',
    titulo: 'Nova senha',
    publica: true,
    Tela: tela(() => import('../features/conta/screens/redefinir-senha-screen.tsx'), 'RedefinirSenhaScreen'),
  },
  {
    caminho: '/confirmar-email',
    titulo: 'Confirme o seu e-mail',
    publica: true,
    Tela: tela(() => import('../features/conta/screens/confirmar-email-screen.tsx'), 'ConfirmarEmailScreen'),
  },
  {
    caminho: '/ajuda',
    titulo: 'Ajuda',
    publica: true,
    Tela: tela(() => import('../features/ajuda/screens/ajuda-screen.tsx'), 'AjudaScreen'),
  },
  {
    caminho: '/perfil',
    titulo: 'Meu perfil',
    Tela: tela(() => import('../features/perfil/screens/perfil-screen.tsx'), 'PerfilScreen'),
  },
  {
    caminho: '/perfil/nome',
    titulo: 'Seu nome',
    Tela: tela(() => import('../features/perfil/screens/perfil-nome-screen.tsx'), 'PerfilNomeScreen'),
  },
  {
    caminho: '/perfil/email',
    titulo: 'Seu e-mail',
    Tela: tela(() => import('../features/perfil/screens/perfil-email-screen.tsx'), 'PerfilEmailScreen'),
  },
  {
    caminho: '/perfil/email/confirmar',
    titulo: 'Confirme o seu e-mail',
    Tela: tela(
      () => import('../features/perfil/screens/perfil-email-screen.tsx'),
      'PerfilConfirmarEmailScreen',
    ),
  },
  {
    caminho: '/perfil/telefone',
    titulo: 'Seu celular',
    Tela: tela(() => import('../features/perfil/screens/perfil-telefone-screen.tsx'), 'PerfilTelefoneScreen'),
  },
  {
    caminho: '/perfil/senha',
    titulo: 'Sua senha',
    Tela: tela(() => import('../features/perfil/screens/perfil-senha-screen.tsx'), 'PerfilSenhaScreen'),
  },
  {
    caminho: '/perfil/preferencias',
    titulo: 'O que você quer receber',
    Tela: tela(
      () => import('../features/perfil/screens/perfil-preferencias-screen.tsx'),
      'PerfilPreferenciasScreen',
    ),
  },
  {
    caminho: '/perfil/mensagens',
    titulo: 'O que enviamos para você',
    Tela: tela(
      () => import('../features/perfil/screens/perfil-mensagens-screen.tsx'),
      'PerfilMensagensScreen',
    ),
  },
  {
    caminho: '/perfil/acessos',
    titulo: 'Quem viu os seus dados',
    Tela: tela(() => import('../features/perfil/screens/perfil-acessos-screen.tsx'), 'PerfilAcessosScreen'),
  },
];

/** Only the student's portal is looked at by the support, and only it had a predecessor. */
export const rotasDoAtendimento: readonly RotaDoPortal[] = [
  {
    caminho: '/login-como',
    titulo: 'Acesso do suporte',
    publica: true,
    Tela: tela(() => import('../features/conta/screens/login-como-screen.tsx'), 'LoginComoScreen'),
  },
  ...Object.keys(REDIRECIONAMENTOS).map((caminho) => ({
    caminho,
    titulo: 'Mudança de portal',
    publica: true,
    Tela: Migracao,
  })),
];
