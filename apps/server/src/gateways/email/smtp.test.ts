import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { criarSmtp } from './smtp.ts';

const MENSAGEM = {
  para: 'ana.lima@exemplo.com.br',
  assunto: 'Fundação Ipê: sua conta foi criada',
  texto: 'Olá, Conceição. Sua conta foi criada.',
  html: '<p>Olá, Conceição. Sua conta foi criada.</p>',
  id: '5f0c7c8e-0b1f-4f0e-9d58-8d1b8e0f9a11',
};
const REMETENTE = 'Fundação Ipê <nao-responda@ipe.org.br>';

async function ouvirSmtp(
  opcoes: SMTPServerOptions,
): Promise<{ url: string; recebidas: string[]; servidor: SMTPServer }> {
  const recebidas: string[] = [];
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _sessao, pronto) {
      const partes: Buffer[] = [];
      stream.on('data', (parte: Buffer) => partes.push(parte));
      stream.on('end', () => {
        recebidas.push(Buffer.concat(partes).toString());
        pronto();
      });
    },
    ...opcoes,
  });
  servidor.on('error', () => undefined);
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => servidor.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(servidor.server.address() as AddressInfo).port}`, recebidas, servidor };
}

const recusa = (responseCode: number) => Object.assign(new Error(`no ${MENSAGEM.para}`), { responseCode });

it('delivers text and HTML with the sender and a stable message id', async () => {
  const { url, recebidas } = await ouvirSmtp({});
  const smtp = criarSmtp({ url, remetente: REMETENTE });
  expect(await smtp.enviar(MENSAGEM)).toEqual({ tipo: 'aceita' });
  expect(await smtp.enviar(MENSAGEM)).toEqual({ tipo: 'aceita' });
  expect(recebidas).toHaveLength(2);
  for (const crua of recebidas) {
    expect(crua).toContain(`Message-ID: <${MENSAGEM.id}@ipe.org.br>`);
    expect(crua).toContain('nao-responda@ipe.org.br');
    expect(crua).toContain(`To: ${MENSAGEM.para}`);
    expect(crua).toContain('text/plain');
    expect(crua).toContain('text/html');
  }
});

it('carries the logo inside, where mail programs draw it, and else leaves it out', async () => {
  const { url, recebidas } = await ouvirSmtp({});
  const html = '<p><img src="cid:logo" alt=""> Fundação Ipê</p>';
  const com = (tipo: string) =>
    criarSmtp({
      url,
      remetente: REMETENTE,
      logo: { ler: async () => ({ tipo, bytes: Buffer.from('figura') }) },
    });
  expect(await com('image/png').enviar({ ...MENSAGEM, html })).toEqual({ tipo: 'aceita' });
  expect(await com('image/svg+xml').enviar({ ...MENSAGEM, html })).toEqual({ tipo: 'aceita' });
  expect(recebidas.map((crua) => /Content-Id: <logo>/i.test(crua))).toEqual([true, false]);
  expect(recebidas.map((crua) => crua.includes('cid:logo'))).toEqual([true, false]);
});

it('attack 5: says nothing in the clear to a mail server on another machine', async () => {
  const { url, recebidas } = await ouvirSmtp({});
  // The same server, by an address that names no machine in particular.
  const deFora = url.replace('127.0.0.1', '0.0.0.0');
  expect((await criarSmtp({ url: deFora, remetente: REMETENTE }).enviar(MENSAGEM)).tipo).toBe('adiada');
  expect(recebidas).toEqual([]);
});

it('asks for mail that comes back under the id of the message, at the address for it', async () => {
  const pedidos: unknown[] = [];
  const { url } = await ouvirSmtp({
    hideDSN: false,
    onMailFrom: ({ address, args }, _sessao, pronto) => {
      pedidos.push(address, args);
      pronto();
    },
    onRcptTo: ({ args }, _sessao, pronto) => {
      pedidos.push(args);
      pronto();
    },
  });
  const smtp = criarSmtp({ url, remetente: REMETENTE, devolucoes: 'devolucoes@ipe.org.br' });
  expect(await smtp.enviar(MENSAGEM)).toEqual({ tipo: 'aceita' });
  expect(pedidos).toEqual([
    'devolucoes@ipe.org.br',
    expect.objectContaining({ ENVID: MENSAGEM.id, RET: 'HDRS' }),
    expect.objectContaining({ NOTIFY: 'FAILURE' }),
  ]);
});

it('asks for a receipt too when somebody reads it', async () => {
  const pedidos: unknown[] = [];
  const { url } = await ouvirSmtp({
    hideDSN: false,
    onRcptTo: ({ args }, _sessao, pronto) => {
      pedidos.push(args);
      pronto();
    },
  });
  const smtp = criarSmtp({ url, remetente: REMETENTE, devolucoes: 'devolucoes@ipe.org.br', comRecibo: true });
  await smtp.enviar(MENSAGEM);
  expect(pedidos).toEqual([expect.objectContaining({ NOTIFY: 'SUCCESS,FAILURE' })]);
});

it('a server that hangs up after the last line may have taken the mail, one that hangs up before it has not', async () => {
  const sockets: Socket[] = [];
  const desligar = () => {
    for (const socket of sockets.splice(0)) socket.destroy();
  };
  const depois = await ouvirSmtp({
    onData: (stream) => {
      stream.on('end', desligar).resume();
    },
  });
  depois.servidor.server.on('connection', (socket: Socket) => sockets.push(socket));
  expect(await criarSmtp({ url: depois.url, remetente: REMETENTE }).enviar(MENSAGEM)).toMatchObject({
    tipo: 'adiada',
    podeTerIdo: true,
  });
  const antes = await ouvirSmtp({ onRcptTo: desligar });
  antes.servidor.server.on('connection', (socket: Socket) => sockets.push(socket));
  const entrega = await criarSmtp({ url: antes.url, remetente: REMETENTE }).enviar(MENSAGEM);
  expect(entrega.tipo).toBe('adiada');
  expect(entrega).not.toHaveProperty('podeTerIdo');
});

it('an address that the server refuses for good is refused, without repeating it', async () => {
  const { url } = await ouvirSmtp({ onRcptTo: (_endereco, _sessao, pronto) => pronto(recusa(550)) });
  const entrega = await criarSmtp({ url, remetente: REMETENTE }).enviar(MENSAGEM);
  expect(entrega.tipo).toBe('recusada');
  expect(JSON.stringify(entrega)).not.toContain(MENSAGEM.para);
});

it('a full mailbox or greylisting defers the message', async () => {
  const { url } = await ouvirSmtp({ onRcptTo: (_endereco, _sessao, pronto) => pronto(recusa(451)) });
  expect((await criarSmtp({ url, remetente: REMETENTE }).enviar(MENSAGEM)).tipo).toBe('adiada');
});

it('a wrong password is the operator’s to mend: the message waits', async () => {
  const { url } = await ouvirSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _sessao, pronto) => pronto(recusa(535)),
  });
  const comSenha = url.replace('smtp://', 'smtp://usuario:errada@');
  expect((await criarSmtp({ url: comSenha, remetente: REMETENTE }).enviar(MENSAGEM)).tipo).toBe('adiada');
});

it('a server that cannot be reached defers the message', async () => {
  const entrega = await criarSmtp({ url: 'smtp://127.0.0.1:1', remetente: REMETENTE }).enviar(MENSAGEM);
  expect(entrega).toMatchObject({ tipo: 'adiada' });
});
