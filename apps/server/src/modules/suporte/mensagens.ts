import { formatarMomento } from '@credito/domain/tempo/data';
import type { Configuracao } from '../../config/configuracao.ts';
import { comporEmail } from '../mensagem/compor.ts';
import type { Modelo } from '../mensagem/modelos.ts';

/** Says when and what may happen, never why: reasons stay in the log. */
export function mensagemDeAcessoDoSuporte(
  configuracao: Configuracao,
  saudacao: string,
  quando: Date,
): Modelo {
  return comporEmail(configuracao, {
    nome: 'acesso-do-suporte',
    assunto: 'nosso suporte acessou a sua conta',
    titulo: `${saudacao}, nosso suporte acessou a sua conta`,
    paragrafos: [
      `Em ${formatarMomento(quando)}, uma pessoa da nossa equipe abriu a sua conta para atender você.`,
      'Ela só pode ver. Aceitar, assinar, enviar documentos e concluir continuam só com você. O acesso termina em até 30 minutos.',
    ],
    acao: {
      rotulo: 'Ver os aparelhos conectados',
      url: `${configuracao.servidor.publicUrl}/estudante/perfil`,
    },
    observacoes: [
      'Não pediu atendimento? Em "Meu perfil" você encerra o acesso na hora. Depois, fale com a nossa central.',
    ],
  });
}
