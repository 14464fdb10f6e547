/** What the guardian and the student are told. No amounts, reasons or documents in messages. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { VALIDADE_DO_LINK_DIAS } from '@credito/domain/responsavel/autorizacao';
import type { Configuracao } from '../../config/configuracao.ts';
import { comporEmail } from '../mensagem/compor.ts';
import type { Modelo } from '../mensagem/modelos.ts';
import { MODELO_AUTORIZACAO_DO_RESPONSAVEL } from '../mensagem/segredos.ts';

export function emailAoResponsavel(
  configuracao: Configuracao,
  dados: { responsavel: string; estudante: string; instituicao: string; codigo: string },
): Modelo {
  const { responsavel, estudante, instituicao, codigo } = dados;
  return comporEmail(configuracao, {
    nome: MODELO_AUTORIZACAO_DO_RESPONSAVEL,
    assunto: `${primeiroNome(estudante)} precisa da sua autorização`,
    titulo: `Olá, ${primeiroNome(responsavel)}`,
    paragrafos: [
      `${primeiroNome(estudante)} pediu um crédito para estudar na ${instituicao} e declarou você como responsável legal, porque tem menos de 18 anos.`,
      'Abra o link, confirme o seu CPF, leia o que está sendo pedido e responda. Nada acontece se você não autorizar.',
    ],
    acao: {
      rotulo: 'Ler e responder',
      url: `${configuracao.servidor.publicUrl}/estudante/autorizacao-responsavel#codigo=${codigo}`,
    },
    observacoes: [
      `O link vale por ${VALIDADE_DO_LINK_DIAS} dias, só para uma resposta e só com o seu CPF.`,
      'Se você não conhece essa pessoa, abra o link e diga que não autoriza, ou ignore este e-mail.',
    ],
  });
}

const RESPOSTAS = {
  autorizada: {
    assunto: 'o seu responsável autorizou',
    texto: (responsavel: string) => `${responsavel} leu e autorizou a sua solicitação.`,
    rotulo: 'Continuar',
  },
  recusada: {
    assunto: 'falta a autorização do seu responsável',
    texto: (responsavel: string) =>
      `${responsavel} respondeu que não autoriza a sua solicitação. Conversem e, se for o caso, envie o pedido de novo pelo portal.`,
    rotulo: 'Ver a solicitação',
  },
} as const;

export function emailDaResposta(
  configuracao: Configuracao,
  resposta: keyof typeof RESPOSTAS,
  { responsavel, estudante }: { responsavel: string; estudante: string },
): Modelo {
  const { assunto, texto, rotulo } = RESPOSTAS[resposta];
  return comporEmail(configuracao, {
    nome: `responsavel-${resposta}`,
    assunto,
    titulo: `Olá, ${primeiroNome(estudante)}`,
    paragrafos: [texto(primeiroNome(responsavel))],
    acao: { rotulo, url: `${configuracao.servidor.publicUrl}/estudante/status` },
  });
}
