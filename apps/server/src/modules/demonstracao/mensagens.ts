import type { Contexto } from '../../contexto.ts';

const MAXIMO = 200;

/** The newest messages of the outbox, which in the demonstration nobody else receives. */
export async function mensagensDaDemonstracao({ db }: Contexto, destino: string | null) {
  let consulta = db
    .selectFrom('mensagem')
    .select(['id', 'canal', 'destino', 'modelo', 'assunto', 'texto', 'html', 'estado', 'criada_em'])
    .orderBy('criada_em', 'desc')
    .orderBy('id')
    .limit(MAXIMO);
  if (destino) consulta = consulta.where('destino', '=', destino);
  const linhas = await consulta.execute();
  return linhas.map(({ canal, criada_em, ...resto }) => ({
    ...resto,
    canal: canal as 'email' | 'sms' | 'whatsapp' | 'push',
    criadaEm: criada_em.toISOString(),
  }));
}

export type MensagemDaDemonstracao = Awaited<ReturnType<typeof mensagensDaDemonstracao>>[number];
