import { setTimeout as esperar } from 'node:timers/promises';
import type { Canal } from '@credito/domain/mensagem/canais';
import { horaEmSaoPaulo } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste, FORA_DA_DEMONSTRACAO } from '../../../test/servidor-de-teste.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { enfileirarMensagem, type MensagemNova } from './enfileirar.ts';
import { enviarMensagem } from './enviar-mensagem.ts';
import { receberAviso } from './receber-aviso.ts';
import { MODELO_CODIGO, TEXTO_APAGADO } from './segredos.ts';

const recebidas: string[] = [];
let resposta: Entrega = { tipo: 'aceita' };
let aoReceber: () => Promise<void> = async () => undefined;
const porta = (canal: string) => ({
  enviar: async ({ para, texto }: { para: string; texto: string }) => {
    recebidas.push(`${canal} ${para} ${texto}`);
    await aoReceber();
    return resposta;
  },
});
const servidor = await criarServidorDeTeste({
  env: {
    ...FORA_DA_DEMONSTRACAO,
    WHATSAPP_URL: 'https://provedor.exemplo',
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_ID: '1099',
    WHATSAPP_SEGREDO_DO_APP: 'segredo-do-aplicativo',
    WHATSAPP_TOKEN_DE_VERIFICACAO: 'token-de-verificacao',
  },
  gateways: { sms: porta('sms'), whatsapp: porta('whatsapp'), email: porta('email') },
});
const { contexto, db, relogio } = servidor;

async function enfileirar(chaveUnica: string, resto: Partial<MensagemNova> = {}): Promise<string> {
  recebidas.length = 0;
  resposta = { tipo: 'aceita' };
  aoReceber = async () => undefined;
  await db.transaction().execute((trx) =>
    enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica,
      contaId: null,
      solicitacaoId: null,
      canal: 'sms',
      destino: '11987654321',
      modelo: { nome: MODELO_CODIGO, assunto: null, texto: 'seu código é 045678', html: null },
      agora: relogio.agora(),
      ...resto,
    }),
  );
  const { id } = await db
    .selectFrom('mensagem')
    .select('id')
    .where('chave_unica', '=', chaveUnica)
    .executeTakeFirstOrThrow();
  return id;
}
const ler = (id: string) =>
  db.selectFrom('mensagem').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const tentativas = (id: string) =>
  db
    .selectFrom('tentativa_de_envio')
    .select(['numero', 'resultado', 'motivo'])
    .where('mensagem_id', '=', id)
    .orderBy('numero')
    .execute();
/** Remembers nothing of what this one began. */
const outroProcesso = () => ({ ...contexto });
const derrubarQuemTrava = async () => {
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
};
const segunda = (id: string) =>
  db.selectFrom('mensagem').selectAll().where('segunda_de', '=', id).executeTakeFirst();
const decisao = (texto: string) =>
  ({ nome: 'decisao-reprovar', assunto: 'temos uma resposta', texto, html: null }) as const;

it('the same event is written once', async () => {
  await enfileirar('uma-vez');
  await enfileirar('uma-vez');
  const linhas = await db.selectFrom('mensagem').where('chave_unica', '=', 'uma-vez').select('id').execute();
  expect(linhas).toHaveLength(1);
});

describe('a delivery', () => {
  it('happens once, however many processes run the job, and its secret is then erased', async () => {
    const id = await enfileirar('uma-entrega');
    aoReceber = () => esperar(20);
    await Promise.all(Array.from({ length: 5 }, () => enviarMensagem(contexto, id)));
    await enviarMensagem(contexto, id);
    expect(recebidas).toEqual(['sms +5511987654321 seu código é 045678']);
    expect(await ler(id)).toMatchObject({ estado: 'enviada', texto: TEXTO_APAGADO, tentativas: 1 });
    expect(await tentativas(id)).toEqual([{ numero: 1, resultado: 'aceita', motivo: null }]);
  });

  it('that fails for the moment keeps the message in the queue with its text, and every try is kept', async () => {
    const id = await enfileirar('adiada');
    resposta = { tipo: 'adiada', motivo: 'HTTP 503' };
    await expect(enviarMensagem(contexto, id)).rejects.toThrow('HTTP 503');
    expect(await ler(id)).toMatchObject({ estado: 'na-fila', tentativas: 1, erro: 'HTTP 503' });
    resposta = { tipo: 'aceita' };
    await enviarMensagem(contexto, id);
    expect(await ler(id)).toMatchObject({ estado: 'enviada', tentativas: 2, erro: null });
    expect(await tentativas(id)).toEqual([
      { numero: 1, resultado: 'adiada', motivo: 'HTTP 503' },
      { numero: 2, resultado: 'aceita', motivo: null },
    ]);
  });

  it('of a code is not made after its ten minutes', async () => {
    const id = await enfileirar('atrasada');
    relogio.avancar({ minutos: 10 });
    await enviarMensagem(contexto, id);
    expect(recebidas).toEqual([]);
    expect(await ler(id)).toMatchObject({ estado: 'recusada', erro: 'expired before delivery' });
    expect(await segunda(id)).toBeUndefined();
  });

  it('that was cut short by a crash is repeated with the same id, and seen as interrupted', async () => {
    const ids: string[] = [];
    const id = await enfileirar('interrompida', { modelo: decisao('a resposta está no portal') });
    aoReceber = async () => {
      ids.push(id);
      if (ids.length === 1) throw new Error('the process died');
    };
    await expect(enviarMensagem(contexto, id)).rejects.toThrow('died');
    expect(await tentativas(id)).toEqual([{ numero: 1, resultado: null, motivo: null }]);
    await enviarMensagem(outroProcesso(), id);
    expect(ids).toEqual([id, id]);
    expect((await tentativas(id)).map(({ resultado }) => resultado)).toEqual(['interrompida', 'aceita']);
  });

  it('whose database falls while the provider is asked is not repeated: the answer is written when it is back', async () => {
    const id = await enfileirar('queda-no-meio', { canal: 'email', modelo: decisao('está no portal') });
    aoReceber = derrubarQuemTrava;
    const enviando = enviarMensagem(contexto, id);
    await Promise.all([enviando, enviarMensagem(contexto, id)]);
    await enviarMensagem(outroProcesso(), id);
    expect(recebidas).toHaveLength(1);
    expect(await ler(id)).toMatchObject({ estado: 'enviada', tentativas: 1 });
    expect(await tentativas(id)).toEqual([{ numero: 1, resultado: 'aceita', motivo: null }]);
  });

  it('by e-mail that nobody knows the end of is left alone while its process may live, and by everybody', async () => {
    const id = await enfileirar('duvida', { canal: 'email', modelo: decisao('está no portal') });
    // As after kill -9 between the yes of the provider and our note: nobody writes anything.
    aoReceber = async () => {
      throw new Error('killed');
    };
    await expect(enviarMensagem(contexto, id)).rejects.toThrow('killed');
    aoReceber = async () => undefined;
    const outro = outroProcesso();
    for (let vez = 0; vez < 4; vez += 1) {
      // The first of these begins when the message is 29 seconds old, and only from then on hears of anything.
      relogio.avancar({ segundos: 29 });
      await Promise.all([enviarMensagem(outro, id), enviarMensagem(outroProcesso(), id)]);
    }
    expect(recebidas).toHaveLength(1);
    expect(await tentativas(id)).toEqual([{ numero: 1, resultado: null, motivo: null }]);
    relogio.avancar({ segundos: 3 });
    await Promise.all([enviarMensagem(outro, id), enviarMensagem(outro, id)]);
    expect(recebidas).toHaveLength(2);
    expect((await tentativas(id)).map(({ resultado }) => resultado)).toEqual(['interrompida', 'aceita']);
  });

  it('by e-mail cut short after the yes is closed by the receipt of the mail server, and not repeated', async () => {
    const id = await enfileirar('recibo', { canal: 'email', modelo: decisao('está no portal') });
    aoReceber = async () => {
      throw new Error('killed');
    };
    await expect(enviarMensagem(contexto, id)).rejects.toThrow('killed');
    await receberAviso(contexto, {
      mensagemId: id,
      idNoProvedor: null,
      canal: 'email',
      aviso: 'entregue',
      motivo: null,
    });
    relogio.avancar({ minutos: 10 });
    await enviarMensagem(contexto, id);
    expect(recebidas).toHaveLength(1);
    expect((await ler(id)).estado).toBe('entregue');
  });

  it('by WhatsApp without an answer waits for its notice before it is repeated', async () => {
    const id = await enfileirar('sem-resposta', { canal: 'whatsapp', modelo: decisao('veja no portal') });
    resposta = { tipo: 'adiada', motivo: 'timeout', podeTerIdo: true };
    await expect(enviarMensagem(contexto, id)).rejects.toThrow('timeout');
    await enviarMensagem(contexto, id);
    expect(recebidas).toHaveLength(1);
    await receberAviso(contexto, {
      mensagemId: id,
      idNoProvedor: 'wamid.9',
      canal: 'whatsapp',
      aviso: 'enviada',
      motivo: null,
    });
    relogio.avancar({ minutos: 5 });
    await enviarMensagem(contexto, id);
    expect(recebidas).toHaveLength(1);
    expect((await ler(id)).estado).toBe('enviada');
  });

  it('by WhatsApp is repeated when no notice came', async () => {
    const id = await enfileirar('sem-aviso', { canal: 'whatsapp', modelo: decisao('veja no portal') });
    resposta = { tipo: 'adiada', motivo: 'timeout', podeTerIdo: true };
    await expect(enviarMensagem(contexto, id)).rejects.toThrow('timeout');
    relogio.avancar({ minutos: 1 });
    resposta = { tipo: 'aceita' };
    await enviarMensagem(contexto, id);
    expect(recebidas).toHaveLength(2);
  });

  it('whose notice is faster than its answer is not tried again', async () => {
    const id = await enfileirar('aviso-rapido', { canal: 'whatsapp', modelo: decisao('veja no portal') });
    aoReceber = () =>
      receberAviso(contexto, {
        mensagemId: id,
        idNoProvedor: 'wamid.7',
        canal: 'whatsapp',
        aviso: 'entregue',
        motivo: null,
      });
    resposta = { tipo: 'adiada', motivo: 'timeout', podeTerIdo: true };
    await enviarMensagem(contexto, id);
    expect(await ler(id)).toMatchObject({ estado: 'entregue', erro: null });
  });
});

describe('a message that fails for good', () => {
  it('is shown as refused, and a code takes the other messenger to the same phone', async () => {
    const id = await enfileirar('recusada');
    resposta = { tipo: 'recusada', motivo: 'HTTP 422' };
    await enviarMensagem(contexto, id);
    expect(await ler(id)).toMatchObject({ estado: 'recusada', erro: 'HTTP 422', texto: TEXTO_APAGADO });
    const outra = await segunda(id);
    expect(outra).toMatchObject({ canal: 'whatsapp', destino: '11987654321', texto: 'seu código é 045678' });
    await enviarMensagem(contexto, outra?.id ?? '');
    expect(await ler(outra?.id ?? '')).toMatchObject({ estado: 'recusada' });
    expect(await segunda(outra?.id ?? '')).toBeUndefined();
  });

  it('after its last try is given up', async () => {
    const id = await enfileirar('esgotada');
    resposta = { tipo: 'adiada', motivo: 'HTTP 503' };
    for (let vez = 1; vez < 4; vez += 1)
      await expect(enviarMensagem(contexto, id)).rejects.toThrow('HTTP 503');
    await enviarMensagem(contexto, id);
    expect(await ler(id)).toMatchObject({ estado: 'falhou', tentativas: 4 });
    expect((await segunda(id))?.canal).toBe('whatsapp');
  });

  it('an e-mail that bounces is announced on the phone, without its contents', async () => {
    const ana = await criarConta(servidor, ANA);
    const id = await enfileirar('voltou', {
      contaId: ana.contaId,
      canal: 'email',
      destino: ana.email,
      modelo: decisao('o texto que só vai por e-mail'),
    });
    resposta = { tipo: 'recusada', motivo: 'EENVELOPE 550 RCPT TO' };
    await enviarMensagem(contexto, id);
    const outra = await segunda(id);
    expect(outra).toMatchObject({ canal: 'sms', destino: ana.telefone, conta_id: ana.contaId });
    expect(outra?.texto).toMatch(/^Fundação Ipê: um e-mail nosso para você voltou/);
    expect(outra?.texto).not.toContain('o texto que só vai');
    expect(JSON.stringify(await tentativas(id))).not.toContain(ana.email);
  });
});

describe('at night', () => {
  it('a decision waits for the morning and a code does not', async () => {
    const noite = new Date('2026-11-28T01:30:00.000Z');
    const codigo = await enfileirar('codigo-a-noite', { agora: noite });
    const resultado = await enfileirar('decisao-a-noite', { agora: noite, modelo: decisao('veja') });
    expect((await ler(codigo)).nao_antes_de).toEqual(noite);
    expect((await ler(resultado)).nao_antes_de).toEqual(new Date('2026-11-28T11:00:00.000Z'));
  });

  const trabalhos = async (id: string) => {
    const { rows } = await sql<{ run_at: Date; attempts: number }>`
      select run_at, attempts from graphile_worker.jobs where key = ${id}`.execute(db);
    return rows;
  };
  /** Moves the clock to this hour in São Paulo, of today or of the next day that has it. */
  const ate = (hora: number) => {
    const falta = (hora - horaEmSaoPaulo(relogio.agora()) + 24) % 24;
    relogio.avancar({ horas: falta, milissegundos: -(relogio.agora().getTime() % 3_600_000) });
  };

  it.each<[Canal, string]>([
    ['sms', '11987654321'],
    ['email', 'ana@exemplo.org'],
  ])(
    'a delivery by %s that comes late waits for the morning and is then made once',
    async (canal, destino) => {
      ate(15);
      const id = await enfileirar(`atrasada-${canal}`, { canal, destino, modelo: decisao('veja') });
      ate(22);
      await enviarMensagem(contexto, id);
      await enviarMensagem(outroProcesso(), id);
      expect(recebidas).toEqual([]);
      expect(await tentativas(id)).toEqual([]);
      const { nao_antes_de: manha, ...posta } = await ler(id);
      expect(posta).toMatchObject({ estado: 'na-fila', tentativas: 0, erro: null });
      expect(horaEmSaoPaulo(manha)).toBe(8);
      expect(manha.getTime() - relogio.agora().getTime()).toBe(10 * 3_600_000);
      expect(await trabalhos(id)).toEqual([{ run_at: manha, attempts: 0 }]);
      ate(8);
      await enviarMensagem(contexto, id);
      await enviarMensagem(contexto, id);
      expect(recebidas).toHaveLength(1);
      expect(await ler(id)).toMatchObject({ estado: 'enviada', tentativas: 1 });
    },
  );

  it('a new try waits for the morning too, and the wait is not one of its tries', async () => {
    ate(19);
    const id = await enfileirar('retomada', { modelo: decisao('veja') });
    resposta = { tipo: 'adiada', motivo: 'HTTP 503' };
    await expect(enviarMensagem(contexto, id)).rejects.toThrow('HTTP 503');
    ate(20);
    await enviarMensagem(contexto, id);
    expect(recebidas).toHaveLength(1);
    expect(await ler(id)).toMatchObject({ estado: 'na-fila', tentativas: 1, erro: 'HTTP 503' });
    ate(8);
    resposta = { tipo: 'aceita' };
    await enviarMensagem(contexto, id);
    expect((await tentativas(id)).map(({ resultado }) => resultado)).toEqual(['adiada', 'aceita']);
  });

  it('a code, news of safety and the e-mail that answers what was just done leave at any hour', async () => {
    ate(22);
    const codigo = await enfileirar('codigo-tarde');
    await enviarMensagem(contexto, codigo);
    const aviso = await enfileirar('aviso-tarde', {
      modelo: { nome: 'senha-trocada', assunto: null, texto: 'a senha mudou', html: null },
    });
    await enviarMensagem(contexto, aviso);
    const recibo = await enfileirar('recibo-tarde', {
      canal: 'email',
      destino: 'ana@exemplo.org',
      modelo: { nome: 'solicitacao-enviada', assunto: 'recebemos', texto: 'tudo certo', html: null },
    });
    await enviarMensagem(contexto, recibo);
    for (const id of [codigo, aviso, recibo]) expect((await ler(id)).estado).toBe('enviada');
  });
});
