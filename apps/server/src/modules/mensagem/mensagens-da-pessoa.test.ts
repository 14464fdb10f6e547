import { describe, expect, it } from 'vitest';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { ANA, type ContaDeTeste, criarConta, criarOperador, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { registrarVisualizacao } from '../auditoria/auditoria.ts';
import { avisar, destinatarioDaConta } from './avisar.ts';
import { comporEmail, comporMensagemCurta } from './compor.ts';
import { enviarMensagem } from './enviar-mensagem.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;
const { configuracao } = contexto;
const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);

const pedir = (conta: ContaDeTeste, caminho: string) =>
  servidor.pedir({ metodo: 'GET', url: `/api/usuario/p/${caminho}`, token: conta.token });
const mudar = (conta: ContaDeTeste, body: unknown) =>
  servidor.pedir({ metodo: 'PUT', url: '/api/usuario/p/preferencias', body, token: conta.token });

async function contar(conta: ContaDeTeste, chave: string, nome: 'fiador-aceitou' | 'decisao-reprovar') {
  await db.transaction().execute(async (trx) =>
    avisar(contexto, trx, {
      chave,
      pessoa: await destinatarioDaConta(trx, conta.contaId),
      solicitacaoId: null,
      agora: relogio.agora(),
      email: comporEmail(configuracao, { nome, assunto: 'há novidade', paragrafos: ['Veja no portal.'] }),
      celular: comporMensagemCurta(configuracao, { nome, texto: 'há novidade no portal.' }),
    }),
  );
  const canais = await db.selectFrom('mensagem').select('canal').where('evento', '=', chave).execute();
  return canais.map(({ canal }) => canal).sort();
}

describe('preferences', () => {
  it('before any choice news go by e-mail and answers on the phone too', async () => {
    expect(await contar(ana, 'noticia-1', 'fiador-aceitou')).toEqual(['email']);
    expect(await contar(ana, 'resposta-1', 'decisao-reprovar')).toEqual(['email', 'sms']);
  });

  it('are kept, shown and obeyed; another person keeps their own', async () => {
    const resposta = await mudar(ana, {
      canalPreferido: 'whatsapp',
      escolhas: [
        { tipo: 'andamento', via: 'email', recebe: false },
        { tipo: 'andamento', via: 'celular', recebe: true },
      ],
    });
    expect(resposta.status).toBe(204);
    const { canalPreferido, escolhas } = (await pedir(ana, 'preferencias')).corpo<{
      canalPreferido: string;
      escolhas: { tipo: string; via: string; recebe: boolean; obrigatoria: boolean }[];
    }>();
    expect(canalPreferido).toBe('whatsapp');
    expect(escolhas).toContainEqual({ tipo: 'andamento', via: 'email', recebe: false, obrigatoria: false });
    expect(escolhas).toContainEqual({ tipo: 'seguranca', via: 'email', recebe: true, obrigatoria: true });
    expect(await contar(ana, 'noticia-2', 'fiador-aceitou')).toEqual(['whatsapp']);
    expect(await contar(otavio, 'noticia-3', 'fiador-aceitou')).toEqual(['email']);
  });

  it('on the phone, what is written only as an e-mail is announced by its subject', async () => {
    await db.transaction().execute(async (trx) =>
      avisar(contexto, trx, {
        chave: 'so-email',
        pessoa: await destinatarioDaConta(trx, ana.contaId),
        solicitacaoId: null,
        agora: relogio.agora(),
        email: comporEmail(configuracao, {
          nome: 'fiador-concluiu',
          assunto: 'tudo enviado',
          paragrafos: ['x'],
        }),
      }),
    );
    const escritas = await db
      .selectFrom('mensagem')
      .select(['canal', 'texto'])
      .where('evento', '=', 'so-email')
      .execute();
    expect(escritas).toEqual([{ canal: 'whatsapp', texto: 'Fundação Ipê: tudo enviado. Veja no portal.' }]);
  });

  it('cannot switch off an answer by e-mail, and then change nothing at all', async () => {
    const resposta = await mudar(otavio, {
      canalPreferido: 'whatsapp',
      escolhas: [
        { tipo: 'lembrete', via: 'email', recebe: false },
        { tipo: 'decisao', via: 'email', recebe: false },
      ],
    });
    expect(resposta.status).toBe(422);
    expect(resposta.corpo()).toMatchObject({
      campos: [{ campo: 'decisao:email', mensagem: expect.stringContaining('chegam sempre por e-mail') }],
    });
    expect((await pedir(otavio, 'preferencias')).corpo()).toMatchObject({ canalPreferido: 'sms' });
  });

  it.each([
    [{}],
    [{ escolhas: [{ tipo: 'codigo', via: 'email', recebe: false }] }],
    [{ escolhas: [{ tipo: 'andamento', via: 'pombo', recebe: false }] }],
    [{ canalPreferido: 'email', escolhas: [] }],
  ])('refuse %j', async (body) => {
    expect((await mudar(ana, body)).status).toBe(400);
  });

  it('saved by two screens at once end as one of them', async () => {
    const escolhas = ['email', 'celular', 'push'].map((via) => ({ tipo: 'lembrete', via, recebe: false }));
    const respostas = await Promise.all([
      mudar(ana, { escolhas }),
      mudar(ana, { escolhas: [...escolhas].reverse() }),
    ]);
    expect(respostas.map(({ status }) => status)).toEqual([204, 204]);
  });
});

interface Lista {
  mensagens: { titulo: string; canal: string; destino: string; estado: string; texto: string | null }[];
  proxima: string | null;
}

describe('what we sent', () => {
  it('is listed newest first with its state; the address is half covered', async () => {
    relogio.avancar({ minutos: 1 });
    await contar(otavio, 'resposta-2', 'decisao-reprovar');
    const { id } = await db
      .selectFrom('mensagem')
      .select('id')
      .where('chave_unica', '=', 'resposta-2:email')
      .executeTakeFirstOrThrow();
    await enviarMensagem(contexto, id);
    const { mensagens } = (await pedir(otavio, 'mensagens')).corpo<Lista>();
    expect(mensagens).toHaveLength(3);
    expect(
      mensagens.find(({ canal, titulo }) => canal === 'email' && titulo === 'Resposta da análise'),
    ).toMatchObject({
      destino: 'o•••••@exemplo.education',
      estado: 'enviada',
      texto: expect.stringContaining('Veja no portal.'),
    });
    expect(mensagens.find(({ canal }) => canal === 'sms')).toMatchObject({
      destino: '(21) •••••-0001',
      estado: 'na-fila',
    });
  });

  it('does not show codes again, and shows each message once over the pages', async () => {
    const marina = await criarConta(servidor, MARINA);
    for (let n = 0; n < 12; n += 1) await contar(marina, `pagina-${n}`, 'decisao-reprovar');
    await servidor.pedir({
      metodo: 'POST',
      url: '/api/usuario/p/email',
      body: { email: 'nova@exemplo.com.br', password: 'Errada#2026' },
      token: marina.token,
    });
    const primeira = (await pedir(marina, 'mensagens')).corpo<Lista>();
    const segunda = (await pedir(marina, `mensagens?depoisDe=${primeira.proxima}`)).corpo<Lista>();
    expect([primeira.mensagens.length, segunda.mensagens.length, segunda.proxima]).toEqual([20, 4, null]);
    expect((await pedir(marina, 'mensagens?depoisDe=ontem')).status).toBe(400);
  });
});

describe('who saw my data', () => {
  interface Acessos {
    acessos: { quem: string; oQue: string; vezes: number; em: string }[];
  }

  it('tells role, first name, kind and moment; pages of one sitting are one access', async () => {
    const { id, estudante } = await solicitacaoEmAnalise(servidor, 870);
    const analista = await criarOperador(servidor, 'analista');
    await servidor.pedir({ metodo: 'GET', url: `/api/gestao/solicitacoes/${id}`, token: analista.token });
    const ver = (acao: string, tipo: 'operador' | 'suporte') =>
      registrarVisualizacao(db, {
        em: relogio.agora(),
        ator: { tipo, id: analista.operadorId },
        acao,
        alvo: { tipo: 'documento', id: 'x' },
        contaId: estudante.contaId,
      });
    for (let pagina = 1; pagina <= 3; pagina += 1) await ver('documento.ver', 'operador');
    await ver('suporte.entrou', 'suporte');
    // A decision about the person is no view of their data.
    await ver('solicitacao.aprovarDadosComplementares', 'operador');
    const { acessos } = (await pedir(estudante, 'acessos-aos-dados')).corpo<Acessos>();
    expect(acessos.map(({ quem, oQue, vezes }) => [quem, oQue, vezes])).toEqual([
      ['Analista Pessoa', 'a sua conta, para um atendimento', 1],
      ['Analista Pessoa', 'documentos enviados', 3],
      ['Analista Pessoa', 'os dados da solicitação', 1],
    ]);
    expect((await pedir(otavio, 'acessos-aos-dados')).corpo<Acessos>().acessos).toEqual([]);
  });
});
