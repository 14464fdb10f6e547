import type { Contexto } from '../../../contexto.ts';
import { muitasTentativas } from '../../../erros.ts';
import { limitePorAparelho } from '../../entrada/limites-de-entrada.ts';
import {
  consumirLimite,
  contarFalha,
  contarLimite,
  esquecerLimite,
  type Limite,
  segundosDaJanela,
} from '../../limite/limite.ts';
import { soarAlarme } from '../../mensagem/soar-alarme.ts';
import { avisarDosCodigosErrados } from './avisar-dos-codigos.ts';

const MENSAGEM = 'Foram muitas tentativas. Aguarde alguns minutos e tente novamente.';
const MENSAGEM_DO_DIA =
  'Erraram códigos demais na sua entrada hoje. Entre de um aparelho que você já usou, ou fale com quem administra a gestão.';

type Etapa = 'senha' | 'codigo' | 'convite';

/** Counted before the attempt; the network address is counted apart (limites-publicos). */
export function contarTentativa(
  contexto: Contexto,
  etapa: Etapa,
  quem: string,
  aparelho: string | null = null,
): Promise<void> {
  return consumirLimite(contexto, limitePorAparelho(contexto, `gestao-${etapa}`, quem, aparelho), MENSAGEM);
}

export function esquecerTentativas(
  contexto: Contexto,
  etapa: Etapa,
  quem: string,
  aparelho: string | null = null,
): Promise<void> {
  return esquecerLimite(contexto, limitePorAparelho(contexto, `gestao-${etapa}`, quem, aparelho));
}

const AVISAR_NO = 5;

/** Right codes are not counted; a known device has a day of its own, and so escapes with right codes alone. */
const codigosDoDia = ({ configuracao }: Contexto, operadorId: string, aparelho: string | null): Limite => ({
  nome: aparelho ? 'gestao-codigo-dia-conhecido' : 'gestao-codigo-dia',
  quem: aparelho ? `${aparelho}:${operadorId}` : operadorId,
  maximo: configuracao.limites.codigosDoAplicativoPorDia,
  janelaSegundos: 86_400,
});

export async function exigirCodigosDoDia(
  contexto: Contexto,
  operadorId: string,
  aparelho: string | null,
): Promise<void> {
  const limite = codigosDoDia(contexto, operadorId, aparelho);
  if ((await contarLimite(contexto, limite)) >= limite.maximo)
    throw muitasTentativas(MENSAGEM_DO_DIA, segundosDaJanela(contexto, limite));
}

/** Whoever gets to a wrong code knows the password: the operator is told, and at the end of the day's tries everybody. */
export async function contarCodigoErrado(
  contexto: Contexto,
  operadorId: string,
  aparelho: string | null,
): Promise<void> {
  const limite = codigosDoDia(contexto, operadorId, aparelho);
  const contagem = await contarFalha(contexto, limite);
  if (contagem === Math.min(AVISAR_NO, limite.maximo)) await avisarDosCodigosErrados(contexto, operadorId);
  if (contagem === limite.maximo) await soarAlarme(contexto, 'segundo-fator');
}
