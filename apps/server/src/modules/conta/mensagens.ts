/** What an account's events say to the person. */
import { type AreaDoPortal, mudancaDasAreas } from '@credito/domain/conta/areas';
import { VALIDADE_DO_LINK_DO_EMAIL_DIAS } from '@credito/domain/mensagem/confirmacao-do-email';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarMomento } from '@credito/domain/tempo/data';
import type { Configuracao } from '../../config/configuracao.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import type { Modelo } from '../mensagem/modelos.ts';
import { MODELO_NOVA_SENHA } from '../mensagem/segredos.ts';

export type Portal = 'estudante' | 'fiador';

interface LinkDoEmail {
  saudacao: string;
  token: string;
  portal: Portal;
}

export function mensagemContaCriada(configuracao: Configuracao, link: LinkDoEmail): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'conta-criada',
    chave: 'conta-criada',
    ...comLinkDoEmail(configuracao, link),
  });
}

export function mensagemDoEmailAConfirmar(configuracao: Configuracao, link: LinkDoEmail): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'email-a-confirmar',
    chave: 'email-a-confirmar',
    ...comLinkDoEmail(configuracao, link),
  });
}

const comLinkDoEmail = ({ servidor }: Configuracao, { saudacao, token, portal }: LinkDoEmail) => ({
  valores: { pessoa: saudacao, dias: String(VALIDADE_DO_LINK_DO_EMAIL_DIAS) },
  acao: {
    rotulo: 'Confirmar o meu e-mail',
    url: `${servidor.publicUrl}/${portal}/confirmar-email#token=${token}`,
  },
});

export function mensagemNovaSenha(
  configuracao: Configuracao,
  { saudacao, token, portal }: { saudacao: string; token: string; portal: Portal },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: MODELO_NOVA_SENHA,
    chave: 'nova-senha',
    valores: { pessoa: saudacao },
    acao: {
      rotulo: 'Criar nova senha',
      // In the fragment: it reaches neither servers nor their logs.
      url: `${configuracao.servidor.publicUrl}/${portal}/redefinir-senha#token=${token}`,
    },
  });
}

export function mensagemEntradaSocialLigada(
  configuracao: Configuracao,
  saudacao: string,
  provedor: string,
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'entrada-social-ligada',
    chave: 'entrada-social-ligada',
    valores: { pessoa: saudacao, provedor },
  });
}

export function mensagemSenhaTrocada(
  configuracao: Configuracao,
  { saudacao, emTodos }: { saudacao: string; emTodos: boolean },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'senha-trocada',
    chave: 'senha-trocada',
    valores: { pessoa: saudacao, aparelhos: emTodos ? 'todos os' : 'todos os outros' },
  });
}

/** To the former address as well: whoever lost the account must learn it there. */
export function mensagemContatoTrocado(
  configuracao: Configuracao,
  { saudacao, contato }: { saudacao: string; contato: 'e-mail' | 'celular' },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'contato-trocado',
    chave: 'contato-trocado',
    valores: { pessoa: saudacao, contato },
  });
}

export function avisoDeCelularTrocado(configuracao: Configuracao, saudacao: string): Modelo {
  return curtaDoTexto(configuracao, {
    nome: 'contato-trocado',
    chave: 'contato-trocado',
    valores: { pessoa: saudacao, contato: 'celular' },
  });
}

export function mensagemDeAcessoNovo(
  configuracao: Configuracao,
  { saudacao, aparelho, em, portal }: { saudacao: string; aparelho: string; em: Date; portal: Portal },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'novo-acesso',
    chave: 'novo-acesso',
    valores: { pessoa: saudacao, momento: formatarMomento(em), aparelho },
    acao: {
      rotulo: 'Ver os aparelhos conectados',
      url: `${configuracao.servidor.publicUrl}/${portal}/perfil`,
    },
  });
}

/** What the support did is told to the person. */
export function mensagemDeDesbloqueio(configuracao: Configuracao, nome: string, portal: Portal): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'acesso-desbloqueado',
    chave: 'acesso-desbloqueado',
    valores: { pessoa: primeiroNome(nome) },
    acao: { rotulo: 'Entrar', url: `${configuracao.servidor.publicUrl}/${portal}` },
  });
}

export function mensagemDasAreas(
  configuracao: Configuracao,
  { nome, antes, depois }: { nome: string; antes: readonly AreaDoPortal[]; depois: readonly AreaDoPortal[] },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'areas-mudaram',
    chave: 'areas-mudaram',
    valores: { pessoa: primeiroNome(nome), mudanca: mudancaDasAreas(antes, depois) },
    acao: { rotulo: 'Abrir o portal', url: `${configuracao.servidor.publicUrl}/estudante` },
  });
}
