import { describe, expect, it, vi } from 'vitest';
import {
  abrirNavegador,
  pedirCodigo,
  ultimoCodigo,
  validar,
  verificarTelefone,
} from '../../../test/contas.ts';
import { ANA, MARINA, OTAVIO, type PessoaDeTeste } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

// A test that ran out of time would go on moving the clock of the next one.
vi.setConfig({ testTimeout: 90_000 });

const servidor = await criarServidorDeTeste({ env: { TRUST_PROXY: '1' } });
const { db, relogio } = servidor;

/** Each test gets a phone of its own: the limits of a day outlive a test. */
let numero = 0;
function pessoaNova(base: PessoaDeTeste = ANA): PessoaDeTeste {
  numero += 1;
  return { ...base, cpf: cpfComDigitos(numero), telefone: `119${String(80_000_000 + numero)}` };
}

function cpfComDigitos(semente: number): string {
  const base = String(100_000_000 + semente);
  const digito = (texto: string) => {
    const soma = [...texto].reduce((total, d, i) => total + Number(d) * (texto.length + 1 - i), 0);
    const resto = (soma * 10) % 11;
    return resto === 10 ? 0 : resto;
  };
  const primeiro = digito(base);
  return `${base}${primeiro}${digito(`${base}${primeiro}`)}`;
}

const outro = (codigo: string) => String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('is sent by the chosen channel, is right once, and verifies the phone for this browser only', async () => {
    const pessoa = pessoaNova();
    const navegador = abrirNavegador(servidor);
    const resposta = await pedirCodigo(navegador, pessoa, false);
    expect(resposta.status).toBe(200);
    expect(resposta.corpo()).toEqual({ esperarSegundos: 33 });
    const mensagem = await db
      .selectFrom('mensagem')
      .select(['canal', 'texto'])
      .where('destino', '=', pessoa.telefone)
      .executeTakeFirstOrThrow();
    expect(mensagem).toMatchObject({ canal: 'whatsapp' });
    expect(mensagem.texto).toMatch(/^Fundação Ipê: seu código é \d{6}\./);

    const codigo = await ultimoCodigo(servidor, pessoa.telefone);
    expect((await validar(navegador, `+55${pessoa.telefone}`, codigo)).corpo()).toEqual({ verificado: true });
    expect((await validar(navegador, pessoa.telefone, codigo)).status).toBe(410);

    const perguntar = (de: typeof navegador) =>
      de.pedir({
        metodo: 'POST',
        url: '/api/usuario/telefone-verificado',
        body: { cpf: pessoa.cpf, phone: pessoa.telefone },
      });
    expect((await perguntar(navegador)).corpo()).toEqual({ verificado: true });
    expect((await perguntar(abrirNavegador(servidor))).corpo()).toEqual({ verificado: false });
  });

  it('is kept only as a keyed digest', async () => {
    const pessoa = pessoaNova();
    await pedirCodigo(abrirNavegador(servidor), pessoa);
    const codigo = await ultimoCodigo(servidor, pessoa.telefone);
    const linha = await db
      .selectFrom('codigo_verificacao')
      .selectAll()
      .where('destino', '=', pessoa.telefone)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...linha, cpf: '', destino: '', id: '' })).not.toContain(codigo);
    expect(linha.codigo_hash).toHaveLength(32);
  });

  it('sent first still works after a second one, and a third replaces it', async () => {
    const pessoa = pessoaNova();
    const navegador = abrirNavegador(servidor);
    await pedirCodigo(navegador, pessoa);
    const primeiro = await ultimoCodigo(servidor, pessoa.telefone);
    relogio.avancar({ segundos: 33 });
    await pedirCodigo(navegador, pessoa);
    expect((await validar(navegador, pessoa.telefone, primeiro)).status).toBe(200);

    relogio.avancar({ segundos: 33 });
    await pedirCodigo(navegador, pessoa);
    const terceiro = await ultimoCodigo(servidor, pessoa.telefone);
    for (let vez = 0; vez < 2; vez += 1) {
      relogio.avancar({ segundos: 33 });
      await pedirCodigo(navegador, pessoa);
    }
    expect((await validar(navegador, pessoa.telefone, terceiro)).status).toBe(410);
  });

  it('wrong, expired and killed by tries are three different messages', async () => {
    const pessoa = pessoaNova();
    const navegador = abrirNavegador(servidor);
    await pedirCodigo(navegador, pessoa);
    const codigo = await ultimoCodigo(servidor, pessoa.telefone);
    for (let vez = 1; vez < 5; vez += 1) {
      const errado = await validar(navegador, pessoa.telefone, outro(codigo));
      expect([errado.status, errado.corpo().message]).toEqual([
        422,
        'Este código não confere. Veja a mensagem mais recente ou peça outro.',
      ]);
    }
    const quinta = await validar(navegador, pessoa.telefone, outro(codigo));
    expect([quinta.status, quinta.corpo().message]).toEqual([
      429,
      'Foram muitas tentativas com este código. Peça um novo código.',
    ]);
    expect((await validar(navegador, pessoa.telefone, codigo)).status).toBe(429);

    const vencida = pessoaNova();
    await pedirCodigo(navegador, vencida);
    const antigo = await ultimoCodigo(servidor, vencida.telefone);
    relogio.avancar({ minutos: 10 });
    const resposta = await validar(navegador, vencida.telefone, antigo);
    expect([resposta.status, resposta.corpo().message]).toEqual([
      410,
      'Este código venceu. Peça um novo código.',
    ]);
  });

  it('of somebody else’s browser is worth nothing, and trying it does not harm it', async () => {
    const pessoa = pessoaNova();
    const dona = abrirNavegador(servidor);
    await pedirCodigo(dona, pessoa);
    const codigo = await ultimoCodigo(servidor, pessoa.telefone);
    const alheio = abrirNavegador(servidor);
    for (let vez = 0; vez < 6; vez += 1)
      expect((await validar(alheio, pessoa.telefone, codigo)).status).toBe(422);
    expect((await validar(dona, pessoa.telefone, codigo)).status).toBe(200);
  });

  it.each([45678, '45678', '0456789', '０４５６７８', '', null])('%j is not a code', async (code) => {
    const resposta = await validar(abrirNavegador(servidor), ANA.telefone, code);
    expect(resposta.status).toBe(400);
    expect(resposta.corpo().message).toBe('Digite os 6 números do código.');
  });
});

describe('limits', () => {
  it('one code per 33 s for a phone and for a CPF; a refused resend harms nothing', async () => {
    const pessoa = pessoaNova();
    const navegador = abrirNavegador(servidor);
    await pedirCodigo(navegador, pessoa);
    const codigo = await ultimoCodigo(servidor, pessoa.telefone);
    relogio.avancar({ segundos: 32 });
    const recusado = await pedirCodigo(navegador, pessoa);
    expect(recusado.status).toBe(429);
    expect(recusado.cabecalhos['retry-after']).toBe('1');
    expect(recusado.corpo().message).toBe('Aguarde 1 segundo para pedir outro código.');
    const outroTelefone = { ...pessoa, telefone: pessoaNova().telefone };
    expect((await pedirCodigo(abrirNavegador(servidor), outroTelefone)).status).toBe(429);
    const outroCpf = { ...pessoa, cpf: pessoaNova().cpf };
    expect((await pedirCodigo(abrirNavegador(servidor), outroCpf, false)).status).toBe(429);
    expect((await validar(navegador, pessoa.telefone, codigo)).status).toBe(200);
    relogio.avancar({ segundos: 1 });
    expect((await pedirCodigo(navegador, pessoa)).status).toBe(200);
  });

  it('parallel requests for the same phone send one message', async () => {
    const pessoa = pessoaNova();
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => pedirCodigo(abrirNavegador(servidor), pessoa)),
    );
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(respostas.filter(({ status }) => status === 429)).toHaveLength(19);
    const mensagens = await db
      .selectFrom('mensagem')
      .where('destino', '=', pessoa.telefone)
      .selectAll()
      .execute();
    expect(mensagens).toHaveLength(1);
  });

  it('ten codes a day, of which one network address asks for six', async () => {
    const pessoa = pessoaNova();
    const pedirDe = (rede: number) => {
      const { pedir, ...resto } = abrirNavegador(servidor);
      const cabecalhos = { 'x-forwarded-for': `203.0.113.${rede}` };
      return pedirCodigo({ ...resto, pedir: (pedido) => pedir({ ...pedido, cabecalhos }) }, pessoa);
    };
    for (let vez = 0; vez < 10; vez += 1) {
      if (vez === 6) expect((await pedirDe(1)).status).toBe(429);
      expect((await pedirDe(vez < 6 ? 1 : 2)).status).toBe(200);
      relogio.avancar({ segundos: 33 });
    }
    const recusado = await pedirDe(3);
    expect(recusado.status).toBe(429);
    expect(recusado.corpo().message).toBe('Você já pediu muitos códigos hoje. Tente novamente mais tarde.');
    relogio.avancar({ segundos: Number(recusado.cabecalhos['retry-after']) });
    expect((await pedirDe(3)).status).toBe(200);
  });

  it('twenty wrong tries a day for a browser, however many codes', async () => {
    relogio.avancar({ dias: 1 });
    const pessoa = pessoaNova();
    const navegador = abrirNavegador(servidor);
    for (let vez = 0; vez < 4; vez += 1) {
      await pedirCodigo(navegador, pessoa);
      const codigo = await ultimoCodigo(servidor, pessoa.telefone);
      for (let erro = 0; erro < 5; erro += 1) await validar(navegador, pessoa.telefone, outro(codigo));
      relogio.avancar({ segundos: 33 });
    }
    await pedirCodigo(navegador, pessoa);
    const certo = await ultimoCodigo(servidor, pessoa.telefone);
    const recusado = await validar(navegador, pessoa.telefone, certo);
    expect([recusado.status, recusado.corpo().message]).toEqual([
      429,
      'Foram muitas tentativas hoje. Tente novamente amanhã.',
    ]);
  });

  it.each([
    ['a foreign number', '+8821612345678', 'Digite o celular com DDD, como (11) 91234-5678.'],
    [
      'an area code that does not exist',
      '20987654321',
      'Esse DDD não existe. Confira os dois primeiros dígitos.',
    ],
    ['a landline', '1133334444', 'Precisamos de um celular: o número começa com 9 depois do DDD.'],
    [
      'a mobile without the nine',
      '11887654321',
      'Precisamos de um celular: o número começa com 9 depois do DDD.',
    ],
  ])('%s gets no message', async (_, telefone, mensagem) => {
    const resposta = await abrirNavegador(servidor).pedir({
      metodo: 'POST',
      url: '/api/usuario/codigo-verificacao?sms=true',
      body: { cpf: ANA.cpf, name: ANA.nome, phone: telefone },
    });
    expect(resposta.status).toBe(400);
    expect(resposta.corpo()).toMatchObject({ message: mensagem, campos: [{ campo: 'phone', mensagem }] });
  });

  it('the answer is the same for a CPF with an account', async () => {
    await db
      .insertInto('conta')
      .values({
        id: servidor.contexto.aleatorio.uuid(),
        cpf: MARINA.cpf,
        nome: MARINA.nome,
        email: MARINA.email,
        telefone: MARINA.telefone,
        criada_em: relogio.agora(),
        atualizada_em: relogio.agora(),
      })
      .execute();
    const com = await pedirCodigo(abrirNavegador(servidor), MARINA);
    const sem = await pedirCodigo(abrirNavegador(servidor), OTAVIO);
    expect([com.status, com.texto]).toEqual([sem.status, sem.texto]);
  });
});

it('a network address cannot make the provider send messages without end', async () => {
  const pequeno = await criarServidorDeTeste({ env: { LIMITE_MENSAGENS_POR_ENDERECO: '3' } });
  const respostas: number[] = [];
  for (let vez = 0; vez < 5; vez += 1)
    respostas.push((await pedirCodigo(abrirNavegador(pequeno), pessoaNova())).status);
  expect(respostas).toEqual([200, 200, 200, 429, 429]);
});

it('a verified phone is forgotten after 24 hours', async () => {
  const pessoa = pessoaNova();
  const navegador = abrirNavegador(servidor);
  await verificarTelefone(servidor, navegador, pessoa);
  const perguntar = async () =>
    (
      await navegador.pedir({
        metodo: 'POST',
        url: '/api/usuario/telefone-verificado',
        body: { cpf: pessoa.cpf, phone: pessoa.telefone },
      })
    ).corpo().verificado;
  relogio.avancar({ horas: 23, minutos: 59 });
  expect(await perguntar()).toBe(true);
  relogio.avancar({ minutos: 1 });
  expect(await perguntar()).toBe(false);
});
