/** What an account's events say to the person. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarMomento } from '@credito/domain/tempo/data';
import type { Configuracao } from '../../config/configuracao.ts';
import { comporEmail, comporMensagemCurta } from '../mensagem/compor.ts';
import type { Modelo } from '../mensagem/modelos.ts';
import { MODELO_NOVA_SENHA } from '../mensagem/segredos.ts';

const NAO_FOI_VOCE =
  'Não foi você? Crie uma nova senha agora em "Esqueci minha senha" e fale com a nossa central de atendimento.';

export type Portal = 'estudante' | 'fiador';

export function mensagemContaCriada(configuracao: Configuracao, nome: string): Modelo {
  return comporEmail(configuracao, {
    nome: 'conta-criada',
    assunto: 'sua conta foi criada',
    titulo: `${primeiroNome(nome)}, sua conta foi criada`,
    paragrafos: ['A partir de agora, entre com o seu CPF e a senha que você escolheu.'],
    acao: { rotulo: 'Entrar na minha conta', url: `${configuracao.servidor.publicUrl}/estudante` },
    observacoes: ['Não criou esta conta? Responda à nossa central de atendimento para que ela seja apagada.'],
  });
}

export function mensagemNovaSenha(
  configuracao: Configuracao,
  { saudacao, token, portal }: { saudacao: string; token: string; portal: Portal },
): Modelo {
  return comporEmail(configuracao, {
    nome: MODELO_NOVA_SENHA,
    assunto: 'crie uma nova senha',
    titulo: `${saudacao}, crie uma nova senha`,
    paragrafos: ['Recebemos um pedido para trocar a senha da sua conta. Para continuar, use o botão abaixo.'],
    acao: {
      rotulo: 'Criar nova senha',
      // In the fragment: it reaches neither servers nor their logs.
      url: `${configuracao.servidor.publicUrl}/${portal}/redefinir-senha#token=${token}`,
    },
    observacoes: [
      'O endereço vale por 30 minutos e só pode ser usado uma vez.',
      'Se você não pediu, ignore esta mensagem: sua senha continua a mesma.',
    ],
  });
}

export function mensagemEntradaSocialLigada(
  configuracao: Configuracao,
  saudacao: string,
  provedor: string,
): Modelo {
  return comporEmail(configuracao, {
    nome: 'entrada-social-ligada',
    assunto: `sua conta agora aceita entrar com o ${provedor}`,
    titulo: `${saudacao}, agora você também entra com o ${provedor}`,
    paragrafos: [
      `Alguém que tem este e-mail no ${provedor} acabou de entrar na sua conta. Seu CPF e sua senha continuam valendo.`,
    ],
    observacoes: [NAO_FOI_VOCE],
  });
}

export function mensagemSenhaTrocada(
  configuracao: Configuracao,
  { saudacao, emTodos }: { saudacao: string; emTodos: boolean },
): Modelo {
  return comporEmail(configuracao, {
    nome: 'senha-trocada',
    assunto: 'sua senha foi trocada',
    titulo: `${saudacao}, sua senha foi trocada`,
    paragrafos: [
      `A senha da sua conta acabou de ser trocada, e saímos da conta em ${emTodos ? 'todos os' : 'todos os outros'} aparelhos.`,
    ],
    observacoes: [NAO_FOI_VOCE],
  });
}

/** To the former address as well: whoever lost the account must learn it there. */
export function mensagemContatoTrocado(
  configuracao: Configuracao,
  { saudacao, contato }: { saudacao: string; contato: 'e-mail' | 'celular' },
): Modelo {
  return comporEmail(configuracao, {
    nome: 'contato-trocado',
    assunto: `seu ${contato} foi trocado`,
    titulo: `${saudacao}, seu ${contato} foi trocado`,
    paragrafos: [
      `O ${contato} da sua conta acabou de ser trocado, e saímos da conta nos outros aparelhos. Nossas mensagens passam a ir para o novo ${contato}.`,
    ],
    observacoes: [NAO_FOI_VOCE],
  });
}

export function avisoDeCelularTrocado(configuracao: Configuracao): Modelo {
  return comporMensagemCurta(configuracao, {
    nome: 'contato-trocado',
    texto:
      'o celular da sua conta foi trocado. Não foi você? Crie uma nova senha e fale com a nossa central.',
  });
}

export function mensagemDeAcessoNovo(
  configuracao: Configuracao,
  { saudacao, aparelho, em }: { saudacao: string; aparelho: string; em: Date },
): Modelo {
  return comporEmail(configuracao, {
    nome: 'novo-acesso',
    assunto: 'sua conta foi aberta em um aparelho novo',
    titulo: `${saudacao}, foi você que entrou?`,
    paragrafos: [`Em ${formatarMomento(em)}, alguém entrou na sua conta em um aparelho novo: ${aparelho}.`],
    acao: {
      rotulo: 'Ver os aparelhos conectados',
      url: `${configuracao.servidor.publicUrl}/estudante/perfil`,
    },
    observacoes: ['Foi você? Então não precisa fazer nada.', NAO_FOI_VOCE],
  });
}
