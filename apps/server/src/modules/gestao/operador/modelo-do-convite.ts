import type { Configuracao } from '../../../config/configuracao.ts';
import { comporEmail } from '../../mensagem/compor.ts';
import type { Modelo } from '../../mensagem/modelos.ts';
import { MODELO_CONVITE_DA_GESTAO } from '../../mensagem/segredos.ts';

/** The link is the whole secret: only this message carries it. */
export function modeloDoConvite(
  configuracao: Configuracao,
  { nome, link, horas }: { nome: string; link: string; horas: number },
): Modelo {
  return comporEmail(configuracao, {
    nome: MODELO_CONVITE_DA_GESTAO,
    assunto: 'seu acesso à gestão',
    titulo: `Olá, ${nome}`,
    paragrafos: [
      'Você recebeu acesso à gestão das solicitações de crédito. Crie a sua senha e ligue o aplicativo de códigos para começar.',
    ],
    acao: { rotulo: 'Criar minha senha', url: link },
    observacoes: [
      `O link vale por ${horas} horas e só pode ser usado uma vez.`,
      'Se você não esperava este convite, ignore esta mensagem.',
    ],
  });
}
