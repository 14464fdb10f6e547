/** Messages on the phone cost money: so many an hour and a day leave, whoever asks for them (ADR 0088). */
import type { Canal, CanalDoCelular } from '@credito/domain/mensagem/canais';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { contarFalha, contarLimite, type Limite, segundosDaJanela } from '../limite/limite.ts';
import { soarAlarme } from './soar-alarme.ts';

const NOME: Readonly<Record<CanalDoCelular, string>> = { sms: 'SMS', whatsapp: 'WhatsApp' };
const OUTRO: Readonly<Record<CanalDoCelular, CanalDoCelular>> = { sms: 'whatsapp', whatsapp: 'sms' };

/** The last fifth is for people who are known: strangers may not use up what confirms somebody's guarantee. */
const PARTE_DOS_CADASTROS = 0.8;
/** When the administration is told, while there is still something left. */
const PARTE_DO_ALARME = 0.8;

const doCelular = (canal: Canal): canal is CanalDoCelular => canal === 'sms' || canal === 'whatsapp';

function limitesDo({ configuracao }: Contexto, canal: CanalDoCelular): Limite[] {
  const { porHora, porDia } = configuracao.orcamentos[canal];
  return [
    { nome: 'orcamento-hora', quem: canal, maximo: porHora, janelaSegundos: 3_600 },
    { nome: 'orcamento-dia', quem: canal, maximo: porDia, janelaSegundos: 86_400 },
  ];
}

/** Seconds until something may leave again; null while it may. */
async function esperaDoOrcamento(
  contexto: Contexto,
  canal: CanalDoCelular,
  parte: number,
  db: Kysely<DB> = contexto.db,
): Promise<number | null> {
  let espera: number | null = null;
  for (const limite of limitesDo(contexto, canal))
    if ((await contarLimite(contexto, limite, db)) >= Math.max(1, Math.floor(limite.maximo * parte)))
      espera = Math.max(espera ?? 0, segundosDaJanela(contexto, limite));
  return espera;
}

/** Refuses a code that could not be sent, and says by which way one can. */
export async function exigirOrcamento(
  contexto: Contexto,
  canal: Canal,
  { estranho, porEmail }: { estranho: boolean; porEmail: boolean },
): Promise<void> {
  if (!doCelular(canal)) return;
  const parte = estranho ? PARTE_DOS_CADASTROS : 1;
  const espera = await esperaDoOrcamento(contexto, canal, parte);
  if (espera === null) return;
  const outro = OUTRO[canal];
  const saidas = [
    ...((await esperaDoOrcamento(contexto, outro, parte)) === null ? [`por ${NOME[outro]}`] : []),
    ...(porEmail ? ['por e-mail'] : []),
  ];
  const minutos = Math.ceil(espera / 60);
  throw new ErroDeAplicacao(
    429,
    `Agora não conseguimos mandar códigos por ${NOME[canal]}. ${
      saidas.length > 0 ? `Peça ${saidas.join(' ou ')}, ou tente` : 'Tente'
    } de novo em ${minutos === 1 ? '1 minuto' : `${minutos} minutos`}.`,
    { esperarSegundos: espera },
  );
}

/** Whether a notice, which goes by e-mail as well, may also go to the phone. */
export async function cabeNoOrcamento(contexto: Contexto, db: Kysely<DB>, canal: Canal): Promise<boolean> {
  return !doCelular(canal) || (await esperaDoOrcamento(contexto, canal, 1, db)) === null;
}

/** After the message was written. */
export async function gastarOrcamento(contexto: Contexto, canal: Canal): Promise<void> {
  if (!doCelular(canal)) return;
  const perto = await Promise.all(
    limitesDo(contexto, canal).map(
      async (limite) => (await contarFalha(contexto, limite)) === Math.ceil(limite.maximo * PARTE_DO_ALARME),
    ),
  );
  if (perto.includes(true)) await soarAlarme(contexto, `orcamento-${canal}`);
}
