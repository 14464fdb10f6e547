/** What the guardian and the student are told. No amounts, reasons or documents in messages. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { VALIDADE_DO_LINK_DIAS } from '@credito/domain/responsavel/validade-do-link';
import type { Configuracao } from '../../config/configuracao.ts';
import { emailDoTexto } from '../mensagem/compor-texto.ts';
import type { Modelo } from '../mensagem/modelos.ts';
import { MODELO_AUTORIZACAO_DO_RESPONSAVEL } from '../mensagem/segredos.ts';

export function emailAoResponsavel(
  configuracao: Configuracao,
  dados: { responsavel: string; estudante: string; instituicao: string; codigo: string },
): Modelo {
  const { responsavel, estudante, instituicao, codigo } = dados;
  return emailDoTexto(configuracao, {
    nome: MODELO_AUTORIZACAO_DO_RESPONSAVEL,
    chave: 'responsavel-autorizacao',
    valores: {
      responsavel: primeiroNome(responsavel),
      estudante: primeiroNome(estudante),
      instituicao,
      dias: String(VALIDADE_DO_LINK_DIAS),
    },
    acao: {
      rotulo: 'Ler e responder',
      url: `${configuracao.servidor.publicUrl}/estudante/autorizacao-responsavel#codigo=${codigo}`,
    },
  });
}

const ROTULOS = { autorizada: 'Continuar', recusada: 'Ver a solicitação' } as const;

export function emailDaResposta(
  configuracao: Configuracao,
  resposta: keyof typeof ROTULOS,
  { responsavel, estudante }: { responsavel: string; estudante: string },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: `responsavel-${resposta}`,
    chave: `responsavel-${resposta}`,
    valores: { responsavel: primeiroNome(responsavel), estudante: primeiroNome(estudante) },
    acao: { rotulo: ROTULOS[resposta], url: `${configuracao.servidor.publicUrl}/estudante/status` },
  });
}
