import type { Configuracao } from '../../../config/configuracao.ts';
import { emailDoTexto } from '../../mensagem/compor-texto.ts';
import type { Modelo } from '../../mensagem/modelos.ts';
import { MODELO_CONVITE_DA_GESTAO } from '../../mensagem/segredos.ts';

/** The link is the whole secret: only this message carries it. */
export function modeloDoConvite(
  configuracao: Configuracao,
  { nome, link, horas }: { nome: string; link: string; horas: number },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: MODELO_CONVITE_DA_GESTAO,
    chave: 'convite-da-gestao',
    valores: { pessoa: nome, horas: String(horas) },
    acao: { rotulo: 'Criar minha senha', url: link },
  });
}
