import { beforeEach, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { OPERADORES_DE_DEMONSTRACAO, semearOperadores } from '../../../db/seed/operadores.ts';
import {
  abrirNavegador,
  cadastrarPessoa,
  entrar,
  type Navegador,
  pedirCodigo,
  SENHA,
  ultimoCodigo,
  validar,
} from '../../../test/contas.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { ANA, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { senhasComPausa } from '../../../test/senhas-de-teste.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { codigoDe } from '../gestao/sessao/totp.ts';
import { enviarLinkDeNovaSenha } from '../sessao/recuperar-senha.ts';

const servidor = await criarServidorDeTeste({
  gateways: { senhas: senhasComPausa().senhas },
  env: { TRUST_PROXY: '1', LIMITE_FALHAS_POR_ENDERECO: '30', LIMITE_CODIGOS_DO_APLICATIVO_POR_DIA: '6' },
});
const { contexto, db, pedir, relogio } = servidor;
await semearCatalogo(db);
await semearOperadores(contexto);
await cadastrarPessoa(servidor, ANA);
const [ANALISTA] = OPERADORES_DE_DEMONSTRACAO;
if (!ANALISTA) throw new Error('The demonstration staff is incomplete');

function naRede(numero: number, navegador: Navegador = abrirNavegador(servidor)): Navegador {
  const cabecalhos = { 'x-forwarded-for': `198.51.100.${numero}` };
  return { ...navegador, pedir: (pedido) => navegador.pedir({ ...pedido, cabecalhos }) };
}
let rede = 0;
/** A browser of another network than all before. */
function deOutraRede(): Navegador {
  rede += 1;
  return naRede(rede);
}
const status = async (resposta: Promise<{ status: number }>) => (await resposta).status;
const alarmes = async (tipo: string) =>
  (await db.selectFrom('auditoria').select('acao').where('acao', '=', `alarme.${tipo}`).execute()).length;

// The windows of the limits begin anew.
beforeEach(() => relogio.avancar({ dias: 1 }));

describe('attack 10: nobody locks a student out', () => {
  it('wrong passwords of other devices leave a known one alone', async () => {
    const dela = deOutraRede();
    expect(await status(entrar(dela, ANA.cpf))).toBe(200);
    rede += 1;
    for (let vez = 0; vez < 15; vez += 1) await entrar(naRede(rede), ANA.cpf, 'errada');
    expect(await status(entrar(deOutraRede(), ANA.cpf))).toBe(429);
    expect(await status(entrar(dela, ANA.cpf))).toBe(200);
    // Her own wrong ones count, with as many as anybody has.
    for (let vez = 0; vez < 10; vez += 1) expect(await status(entrar(dela, ANA.cpf, 'errada'))).toBe(401);
    expect(await status(entrar(dela, ANA.cpf))).toBe(429);
  });

  it('a note of another person, of long ago, or changed makes no device known', async () => {
    await cadastrarPessoa(servidor, MARINA);
    const doAtacante = deOutraRede();
    await entrar(doAtacante, MARINA.cpf);
    const velho = deOutraRede();
    await entrar(velho, ANA.cpf);
    const mexido = deOutraRede();
    await entrar(mexido, ANA.cpf);
    mexido.cookies.aparelho = `${mexido.cookies.aparelho?.slice(0, -2)}AA`;
    for (let vez = 0; vez < 11; vez += 1) await entrar(deOutraRede(), ANA.cpf, 'errada');
    for (const navegador of [doAtacante, mexido]) expect(await status(entrar(navegador, ANA.cpf))).toBe(429);
    relogio.avancar({ dias: 181 });
    for (let vez = 0; vez < 11; vez += 1) await entrar(deOutraRede(), ANA.cpf, 'errada');
    expect(await status(entrar(velho, ANA.cpf))).toBe(429);
  });

  it('on a new device a link for a new password is the way in meanwhile', async () => {
    for (let vez = 0; vez < 11; vez += 1) await entrar(deOutraRede(), ANA.cpf, 'errada');
    const novo = deOutraRede();
    expect((await entrar(novo, ANA.cpf)).corpo().message).toContain('crie uma nova senha');
    await enviarLinkDeNovaSenha(contexto, { cpf: ANA.cpf, portal: 'estudante' });
    const { texto } = await db
      .selectFrom('mensagem')
      .select('texto')
      .where('modelo', '=', 'nova-senha')
      .orderBy('criada_em', 'desc')
      .executeTakeFirstOrThrow();
    const token = /#token=([\w-]{43})/.exec(texto)?.[1];
    const body = { token, password: SENHA, confPassword: SENHA };
    expect(await status(novo.pedir({ metodo: 'POST', url: '/api/autenticacao/redefinir-senha', body }))).toBe(
      204,
    );
    for (let vez = 0; vez < 11; vez += 1) await entrar(deOutraRede(), ANA.cpf, 'errada');
    expect(await status(entrar(novo, ANA.cpf))).toBe(200);
  });

  it('an open session changes its password, however many tried to log in', async () => {
    const dela = deOutraRede();
    const token = String((await entrar(dela, ANA.cpf)).cabecalhos.token);
    for (let vez = 0; vez < 11; vez += 1) await entrar(deOutraRede(), ANA.cpf, 'errada');
    const body = { passwordAtual: SENHA, password: SENHA, confPassword: SENHA };
    expect(await status(pedir({ metodo: 'PUT', url: '/api/usuario/p/senha', token, body }))).toBe(204);
  });

  it('whoever is refused another link for a new password has one that is still good', async () => {
    const pedirLink = () =>
      pedir({
        metodo: 'POST',
        url: '/api/autenticacao/recuperar-senha',
        body: { cpf: OTAVIO.cpf, portal: 'estudante' },
      });
    for (let vez = 0; vez < 3; vez += 1) expect(await status(pedirLink())).toBe(204);
    const recusado = await pedirLink();
    expect(recusado.status).toBe(429);
    expect(Number(recusado.cabecalhos['retry-after'])).toBeLessThanOrEqual(30 * 60);
  });
});

describe('attack 10: nobody locks the staff out', () => {
  const senha = (navegador: Navegador, correta = true) =>
    navegador.pedir({
      metodo: 'POST',
      url: '/api/gestao/autenticacao/autenticar',
      body: { email: ANALISTA.email, senha: correta ? ANALISTA.senha : 'Errada#2026' },
    });
  async function confirmar(navegador: Navegador, codigo: string) {
    const { desafio } = (await senha(navegador)).corpo<{ desafio: string }>();
    return navegador.pedir({
      metodo: 'POST',
      url: '/api/gestao/autenticacao/confirmar',
      body: { desafio, codigo },
    });
  }
  const certo = () => codigoDe(ANALISTA.chaveTotp, relogio.agora());
  const errado = () => String((Number(certo()) + 1) % 1_000_000).padStart(6, '0');

  it('wrong passwords of other devices, more than forty an hour, leave a known one alone', async () => {
    const dela = deOutraRede();
    expect(await status(confirmar(dela, certo()))).toBe(200);
    for (let vez = 0; vez < 50; vez += 1) await senha(deOutraRede(), false);
    expect(await status(senha(deOutraRede()))).toBe(429);
    relogio.avancar({ segundos: 30 });
    expect(await status(confirmar(dela, certo()))).toBe(200);
  });

  it('attack 13: the same right code, pressed again and again, is no wrong one', async () => {
    const dela = deOutraRede();
    const codigo = certo();
    expect(await status(confirmar(dela, codigo))).toBe(200);
    for (let vez = 0; vez < 6; vez += 1) expect(await status(confirmar(dela, codigo))).toBe(401);
    const avisos = db.selectFrom('mensagem').select('id').where('modelo', '=', 'gestao-codigo-errado');
    expect(await avisos.execute()).toEqual([]);
    relogio.avancar({ segundos: 60 });
  });

  it('attack S9: the codes of an operator have a limit of the day, which a known device escapes with right ones', async () => {
    const dela = deOutraRede();
    expect(await status(confirmar(dela, certo()))).toBe(200);
    const antes = await alarmes('segundo-fator');
    for (let vez = 0; vez < 6; vez += 1) {
      relogio.avancar({ minutos: 15 });
      expect(await status(confirmar(deOutraRede(), errado()))).toBe(401);
    }
    relogio.avancar({ horas: 1 });
    const recusado = await confirmar(deOutraRede(), certo());
    expect(recusado.status).toBe(429);
    expect(Number(recusado.cabecalhos['retry-after'])).toBeGreaterThan(0);
    expect(recusado.corpo().message).toContain('Entre de um aparelho que você já usou');
    expect(await status(confirmar(dela, certo()))).toBe(200);
    const avisos = await db
      .selectFrom('mensagem')
      .select('destino')
      .where('modelo', '=', 'gestao-codigo-errado')
      .execute();
    expect(avisos).toEqual([{ destino: ANALISTA.email }]);
    expect(await alarmes('segundo-fator')).toBe(antes + 1);
  });
});

describe('attack 10: nobody uses up the codes of another', () => {
  const outro = (codigo: string) => String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');

  it('twenty wrong tries from other browsers leave the right code good', async () => {
    const pessoa = pessoaNumero(701);
    for (let vez = 0; vez < 4; vez += 1) {
      const atacante = deOutraRede();
      await pedirCodigo(atacante, pessoa);
      const codigo = await ultimoCodigo(servidor, pessoa.telefone);
      for (let erro = 0; erro < 5; erro += 1) await validar(atacante, pessoa.telefone, outro(codigo));
      relogio.avancar({ segundos: 33 });
    }
    const dela = deOutraRede();
    expect(await status(pedirCodigo(dela, pessoa))).toBe(200);
    expect(await status(validar(dela, pessoa.telefone, await ultimoCodigo(servidor, pessoa.telefone)))).toBe(
      200,
    );
  });

  it('codes that one network asked for leave some of the day to another', async () => {
    const pessoa = pessoaNumero(702);
    const atacante = deOutraRede();
    const respostas: number[] = [];
    for (let vez = 0; vez < 10; vez += 1) {
      respostas.push(await status(pedirCodigo(atacante, pessoa)));
      relogio.avancar({ segundos: 33 });
    }
    expect(respostas.filter((cada) => cada === 200)).toHaveLength(6);
    expect(await status(pedirCodigo(deOutraRede(), pessoa))).toBe(200);
  });

  it('codes of a registration take nothing from the account with the same phone', async () => {
    const dela = deOutraRede();
    const token = String((await entrar(dela, ANA.cpf)).cabecalhos.token);
    const novo = pessoaNumero(703);
    for (let vez = 0; vez < 10; vez += 1) {
      await pedirCodigo(deOutraRede(), { ...pessoaNumero(710 + vez), telefone: novo.telefone });
      relogio.avancar({ segundos: 33 });
    }
    const trocar = () =>
      dela.pedir({
        metodo: 'POST',
        url: '/api/usuario/p/telefone',
        token,
        body: { phone: novo.telefone, canal: 'sms', password: SENHA },
      });
    expect(await status(trocar())).toBe(200);
    const confirmado = await dela.pedir({
      metodo: 'POST',
      url: '/api/usuario/p/confirmar-contato',
      token,
      body: { tipo: 'telefone', code: await ultimoCodigo(servidor, novo.telefone) },
    });
    expect(confirmado.status).toBe(204);
  });
});

it('attack 10: one password tried on many accounts is counted where it comes from', async () => {
  const dela = abrirNavegador(servidor);
  await entrar(dela, ANA.cpf);
  const antes = await alarmes('senhas');
  const atacante = deOutraRede();
  const respostas: number[] = [];
  for (let vez = 0; vez < 60; vez += 1)
    respostas.push(await status(entrar(atacante, pessoaNumero(800 + vez).cpf, 'Senha#2026')));
  expect(respostas.filter((cada) => cada === 401)).toHaveLength(30);
  expect(respostas.slice(30).every((cada) => cada === 429)).toBe(true);
  expect(await alarmes('senhas')).toBe(antes + 1);
  // From the same network whoever was here before still gets in.
  expect(await status(entrar(naRede(rede, dela), ANA.cpf))).toBe(200);
  expect(await status(entrar(naRede(rede), ANA.cpf))).toBe(429);
});
