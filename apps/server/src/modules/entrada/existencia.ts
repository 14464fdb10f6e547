/**
 * Who asks often enough whether somebody has an account learns a list of them. What says "exists" is counted, and after
 * the day's share nothing is looked up any more: neither yes nor no (ADR 0087).
 */
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { contarFalha, contarLimite, type Limite, segundosDaJanela } from '../limite/limite.ts';
import { soarAlarme } from '../mensagem/soar-alarme.ts';

const DIA_SEGUNDOS = 86_400;

/** A network address, a phone that a code of the registration has confirmed, or an account. */
export type QuemPergunta = { tipo: 'endereco' | 'celular' | 'conta'; id: string };

/** The day's share is used up. */
export class ExistenciaEsgotada extends ErroDeAplicacao {
  constructor(esperarSegundos: number) {
    super(429, 'Foram muitas consultas hoje. Tente novamente amanhã.', { esperarSegundos });
  }
}

/** Runs what may say that somebody exists, by an error that is marked so. */
export async function comExistenciaContada<T>(
  contexto: Contexto,
  quem: QuemPergunta,
  perguntar: () => Promise<T>,
): Promise<T> {
  const limite: Limite = {
    nome: `existe-${quem.tipo}`,
    quem: quem.id,
    maximo: contexto.configuracao.limites.existenciasPorDia,
    janelaSegundos: DIA_SEGUNDOS,
  };
  const esgotada = () => new ExistenciaEsgotada(segundosDaJanela(contexto, limite));
  if ((await contarLimite(contexto, limite)) >= limite.maximo) throw esgotada();
  try {
    return await perguntar();
  } catch (erro) {
    if (!(erro instanceof ErroDeAplicacao) || !erro.revelaExistencia) throw erro;
    const contagem = await contarFalha(contexto, limite);
    if (contagem === limite.maximo) await soarAlarme(contexto, 'enumeracao');
    throw contagem > limite.maximo ? esgotada() : erro;
  }
}
