import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { describe, expect, it } from 'vitest';
import {
  abrirConvite,
  aceitarConvite,
  corpoDoConvite,
  indicarFiador,
  pessoaNumero,
} from '../../../test/fiadores.ts';
import { type ContaDeTeste, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_COM_DOIS_FIADORES,
  CURSO_SIMPLES,
  criarSolicitacao,
  preencherPessoa,
} from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { LIMITE_CODIGOS_POR_DIA: '100' } });
const { db } = servidor;

let numero = 0;
const outraConta = () => {
  numero += 1;
  return criarConta(servidor, pessoaNumero(numero));
};

interface Cena {
  estudante: ContaDeTeste;
  solicitacaoId: number;
}

async function cena(curso = CURSO_SIMPLES): Promise<Cena> {
  const estudante = await outraConta();
  const { id } = await criarSolicitacao(servidor, estudante, { curso });
  return { estudante, solicitacaoId: id };
}

async function listar({ estudante, solicitacaoId }: Cena): Promise<FiadoresDaSolicitacao> {
  const url = `/api/solicitacaoCredito/${solicitacaoId}/fiadores`;
  return (await servidor.pedir({ metodo: 'GET', url, token: estudante.token })).corpo();
}

async function marcaDe(atual: Cena, vaga = 'fiador'): Promise<string> {
  return (await listar(atual)).fiadores.find(({ tipoPessoa }) => tipoPessoa === vaga)?.marca ?? '';
}

const excluir = ({ estudante, solicitacaoId }: Cena, which: string, body: unknown) =>
  servidor.pedir({
    metodo: 'PUT',
    url: `/api/solicitacaoCredito/${solicitacaoId}/excluirFiador/${which}`,
    token: estudante.token,
    body,
  });

const excluirTodos = ({ estudante, solicitacaoId }: Cena, body: unknown) =>
  servidor.pedir({
    metodo: 'PUT',
    url: `/api/solicitacaoCredito/${solicitacaoId}/excluirTodosFiadores`,
    token: estudante.token,
    body,
  });

const trocarPreenchimento = (
  quem: { token: string },
  { solicitacaoId }: Cena,
  statusPreenchimento: string,
  marca: string,
  vaga = 'fiador',
) =>
  servidor.pedir({
    metodo: 'PUT',
    url: `/api/solicitacao/alterar-status-preenchimento/tipo-pessoa/${vaga}`,
    token: quem.token,
    body: { idSolicitacao: solicitacaoId, statusPreenchimento, marca },
  });

const vivos = (participanteId: string) =>
  db
    .selectFrom('documento')
    .select('id')
    .where('dono_id', '=', participanteId)
    .where('situacao', '=', 'enviado')
    .orderBy('id')
    .execute();

describe('FIA-02: the guarantor acts while the student edits', () => {
  const acoes: ReadonlyArray<[string, (atual: Cena, marca: string) => ReturnType<typeof excluir>]> = [
    [
      'fills in instead',
      (atual, marca) => trocarPreenchimento(atual.estudante, atual, 'PREENCHIDO_PELO_ESTUDANTE', marca),
    ],
    ['swaps the guarantor', (atual, marca) => excluir(atual, 'fiador', { marca })],
    ['removes all guarantors', (atual, marca) => excluirTodos(atual, { marcas: { fiador: marca } })],
  ];

  it.each(acoes)(
    'the student %s with a screen from before the acceptance: 409 and nothing is lost',
    async (_, agir) => {
      const atual = await cena();
      const fiador = await outraConta();
      const { codFiador, pessoaId } = await indicarFiador(servidor, atual.estudante, fiador);
      const marca = await marcaDe(atual);
      await aceitarConvite(servidor, fiador, codFiador);
      await preencherPessoa(servidor, fiador, atual.solicitacaoId, { tipoPessoa: 'fiador' });
      const documentos = await vivos(pessoaId);
      expect(documentos.length).toBeGreaterThan(3);
      const resposta = await agir(atual, marca);
      expect(resposta.corpo()).toMatchObject({ status: 409, message: 'SOLICITACAO_ATUALIZADA' });
      expect(await vivos(pessoaId)).toEqual(documentos);
      expect((await listar(atual)).fiadores).toMatchObject([{ pessoaId, aceitou: true, percentual: 100 }]);
    },
  );

  it('one more file is enough to refuse an old screen', async () => {
    const atual = await cena();
    const fiador = await outraConta();
    const { codFiador } = await indicarFiador(servidor, atual.estudante, fiador);
    await aceitarConvite(servidor, fiador, codFiador);
    const marca = await marcaDe(atual);
    await preencherPessoa(servidor, fiador, atual.solicitacaoId, { tipoPessoa: 'fiador' });
    expect((await excluir(atual, 'fiador', { marca })).status).toBe(409);
    expect((await excluir(atual, 'fiador', { marca: await marcaDe(atual) })).status).toBe(200);
  });

  it('guarantor 1 leaves while guarantor 2 fills in: nobody moves to the other place', async () => {
    const atual = await cena(CURSO_COM_DOIS_FIADORES);
    const [um, dois, tres] = [await outraConta(), await outraConta(), await outraConta()];
    await indicarFiador(servidor, atual.estudante, um);
    const convite2 = await indicarFiador(servidor, atual.estudante, dois);
    await aceitarConvite(servidor, dois, convite2.codFiador);
    await excluir(atual, 'fiador', { marca: await marcaDe(atual) });
    await preencherPessoa(servidor, dois, atual.solicitacaoId, { tipoPessoa: 'fiador2' });
    const novo = await indicarFiador(servidor, atual.estudante, tres);
    expect((await listar(atual)).fiadores).toMatchObject([
      { tipoPessoa: 'fiador', pessoaId: novo.pessoaId, percentual: 0 },
      { tipoPessoa: 'fiador2', pessoaId: convite2.pessoaId, percentual: 100 },
    ]);
    const dados = await db
      .selectFrom('participante')
      .select('respostas')
      .where('id', '=', novo.pessoaId)
      .executeTakeFirstOrThrow();
    expect(dados.respostas).toEqual({});
    expect((await excluirTodos(atual, { marcas: { fiador: novo.marca } })).status).toBe(409);
  });
});

describe('swapping a guarantor', () => {
  it('kills the link, tells the linked person and keeps the history', async () => {
    const atual = await cena();
    const fiador = await outraConta();
    const { codFiador, pessoaId } = await indicarFiador(servidor, atual.estudante, fiador);
    await aceitarConvite(servidor, fiador, codFiador);
    await preencherPessoa(servidor, fiador, atual.solicitacaoId, { tipoPessoa: 'fiador' });
    const resposta = await excluir(atual, 'fiador', { marca: await marcaDe(atual) });
    expect(resposta.corpo()).toMatchObject({ fiadores: [], podeAdicionar: true });
    expect(
      (await servidor.pedir({ metodo: 'GET', url: `/api/fiador/convite?cod-fiador=${codFiador}` })).status,
    ).toBe(404);
    const garantia = await servidor.pedir({
      metodo: 'GET',
      url: `/api/fiador/garantias/${pessoaId}`,
      token: fiador.token,
    });
    expect(garantia.status).toBe(404);
    const minhas = await servidor.pedir({ metodo: 'GET', url: '/api/fiador/garantias', token: fiador.token });
    expect(minhas.corpo()).toMatchObject({
      garantias: [],
      encerradas: [{ id: pessoaId, motivo: 'trocada' }],
    });
    expect(
      await db.selectFrom('aceite_fiador').selectAll().where('participante_id', '=', pessoaId).execute(),
    ).toHaveLength(1);
    const aviso = await db
      .selectFrom('mensagem')
      .select(['destino', 'modelo'])
      .where('evento', '=', `fiador-saiu:${pessoaId}`)
      .executeTakeFirst();
    expect(aviso).toEqual({ destino: fiador.email, modelo: 'fiador-saiu' });
  });

  it('tells who opened the invitation and did not accept that it was taken back, not that a guarantee ended', async () => {
    const atual = await cena();
    const convidado = await outraConta();
    const { codFiador, pessoaId } = await indicarFiador(servidor, atual.estudante, convidado);
    await abrirConvite(servidor, convidado, codFiador);
    await excluir(atual, 'fiador', { marca: await marcaDe(atual) });
    const aviso = await db
      .selectFrom('mensagem')
      .select(['modelo', 'assunto', 'texto'])
      .where('evento', '=', `fiador-saiu:${pessoaId}`)
      .executeTakeFirstOrThrow();
    expect(aviso.modelo).toBe('fiador-desconvidado');
    expect(`${aviso.assunto} ${aviso.texto}`).not.toMatch(/não é mais fiador|garante mais/);
    const linha = await servidor.pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/linha-do-tempo/${atual.solicitacaoId}`,
      token: atual.estudante.token,
    });
    const titulos = linha.corpo<{ marcos: Array<{ titulo: string }> }>().marcos.map(({ titulo }) => titulo);
    expect(titulos).toContain(`Indicação de ${primeiroNome(convidado.nome)} retirada`);
    expect(titulos.join()).not.toContain('deixou de garantir');
  });

  it('the same person may be invited again and starts from nothing', async () => {
    const atual = await cena();
    const fiador = await outraConta();
    const antes = await indicarFiador(servidor, atual.estudante, fiador);
    await aceitarConvite(servidor, fiador, antes.codFiador);
    await excluir(atual, 'fiador', { marca: await marcaDe(atual) });
    const depois = await indicarFiador(servidor, atual.estudante, fiador);
    expect(depois.pessoaId).not.toBe(antes.pessoaId);
    expect(depois).toMatchObject({ aceitou: false, situacao: 'convidado', percentual: 0 });
  });

  it('two clicks remove one guarantor; the second hears that the screen is old', async () => {
    const atual = await cena();
    await indicarFiador(servidor, atual.estudante, await outraConta());
    const marca = await marcaDe(atual);
    const respostas = await Promise.all([1, 2].map(() => excluir(atual, 'fiador', { marca })));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused while the request is being analysed', async () => {
    const atual = await cena();
    await indicarFiador(servidor, atual.estudante, await outraConta());
    const marca = await marcaDe(atual);
    await db.updateTable('solicitacao').set({ sigla: 'PAF' }).where('id', '=', atual.solicitacaoId).execute();
    expect((await excluir(atual, 'fiador', { marca })).corpo()).toMatchObject({
      status: 409,
      message: 'A solicitação já foi enviada e os fiadores não podem ser alterados agora.',
    });
  });

  it('takes the request back to the guarantor stage', async () => {
    const atual = await cena();
    await preencherPessoa(servidor, atual.estudante, atual.solicitacaoId);
    const fiador = await outraConta();
    await indicarFiador(servidor, atual.estudante, fiador);
    await excluirTodos(atual, { marcas: { fiador: await marcaDe(atual) } });
    const { sigla } = await db
      .selectFrom('solicitacao')
      .select('sigla')
      .where('id', '=', atual.solicitacaoId)
      .executeTakeFirstOrThrow();
    expect(sigla).toBe('PDBF');
  });
});

it('who is to go need not be named by a mark, as the specification has the call (fidelity, portal 23)', async () => {
  const atual = await cena(CURSO_COM_DOIS_FIADORES);
  for (let vez = 0; vez < 2; vez += 1) await indicarFiador(servidor, atual.estudante, await outraConta());
  expect((await excluir(atual, 'fiador', undefined)).status).toBe(200);
  expect((await excluir(atual, 'fiador', {})).status).toBe(409);
  expect((await excluirTodos(atual, undefined)).status).toBe(200);
  expect((await listar(atual)).fiadores).toEqual([]);
});

describe('what was typed in an invitation (fidelity D10)', () => {
  const corrigir = async (atual: Cena, pessoa: ContaDeTeste, mudancas: Record<string, unknown>) =>
    servidor.pedir({
      metodo: 'POST',
      url: '/api/solicitacaoCredito/preencherDadosBasicosFiador',
      token: atual.estudante.token,
      body: {
        ...corpoDoConvite(pessoa),
        ...mudancas,
        tipoPessoa: 'fiador',
        marca: await marcaDe(atual),
      },
    });

  it('is corrected until it is accepted, and only the new link opens anything', async () => {
    const atual = await cena();
    const pessoa = await outraConta();
    const antes = await indicarFiador(servidor, atual.estudante, pessoa);
    const corrigida = await corrigir(atual, pessoa, { numeroTelefone: '31987654399' });
    expect(corrigida.status, corrigida.texto).toBe(200);
    const depois = corrigida.corpo<FiadorDoEstudante>();
    expect(depois).toMatchObject({
      pessoaId: antes.pessoaId,
      preenchidoPor: 'pessoa',
      contato: { telefone: '31987654399' },
      convite: { enviadoEm: null },
    });
    expect(depois.convite?.codFiador).not.toBe(antes.codFiador);
    await expect(abrirConvite(servidor, pessoa, antes.codFiador)).rejects.toThrow();
    await aceitarConvite(servidor, pessoa, depois.convite?.codFiador ?? '');
    expect((await corrigir(atual, pessoa, { parentescoFiador: 'IRMAO' })).status).toBe(409);
  });

  it('with another CPF is an invitation of another person, who fills in alone', async () => {
    const atual = await cena();
    const [errada, certa] = [await outraConta(), await outraConta()];
    const antes = await indicarFiador(servidor, atual.estudante, errada);
    const depois = (await corrigir(atual, certa, {})).corpo<FiadorDoEstudante>();
    expect(depois).toMatchObject({ nome: certa.nome, preenchidoPor: 'pessoa', percentual: 0 });
    expect(depois.pessoaId).not.toBe(antes.pessoaId);
  });
});

describe('another CPF where the student fills in', () => {
  const preencher = ({ estudante }: Cena, pessoa: ContaDeTeste, alvo: Record<string, unknown> = {}) =>
    servidor.pedir({
      metodo: 'POST',
      url: '/api/solicitacaoCredito/preencherDadosBasicosFiador',
      token: estudante.token,
      body: { ...corpoDoConvite(pessoa), ...alvo },
    });

  it('is another person, who gets nothing of the one before', async () => {
    const atual = await cena();
    const [gilda, novata] = [await outraConta(), await outraConta()];
    const antes = (await preencher(atual, gilda)).corpo<FiadorDoEstudante>();
    await abrirConvite(servidor, gilda, antes.convite?.codFiador ?? '');
    await preencherPessoa(servidor, atual.estudante, atual.solicitacaoId, { tipoPessoa: 'fiador' });
    const documentos = await vivos(antes.pessoaId);
    expect(documentos.length).toBeGreaterThan(3);
    expect((await preencher(atual, novata, { tipoPessoa: 'fiador' })).status).toBe(409);

    const trocada = await preencher(atual, novata, { tipoPessoa: 'fiador', marca: await marcaDe(atual) });
    const depois = trocada.corpo<FiadorDoEstudante>();
    expect(depois).toMatchObject({ nome: novata.nome, preenchidoPor: 'estudante', percentual: 0 });
    expect(depois.pessoaId).not.toBe(antes.pessoaId);
    await abrirConvite(servidor, novata, depois.convite?.codFiador ?? '');
    const ler = async (caminho: string) =>
      servidor.pedir({ metodo: 'GET', url: `/api/${caminho}`, token: novata.token });
    const carregada = await ler(`solicitacaoCredito/carregar?id=${atual.solicitacaoId}`);
    const { fiador } = carregada.corpo<{ fiador: { dados: { respostas: object; documentos: unknown[] } } }>();
    expect(fiador.dados.documentos).toEqual([]);
    expect(Object.keys(fiador.dados.respostas).sort()).toEqual(['cpf', 'email', 'nome', 'telefone']);
    expect(carregada.texto).not.toContain(gilda.cpf);
    const lista = await ler(`solicitacaoCredito/${atual.solicitacaoId}/documentosv2/fiador`);
    expect(lista.status).toBe(200);
    for (const { id } of documentos) {
      expect(lista.texto).not.toContain(id);
      expect((await ler(`solicitacaoCredito/documentos/${id}/visao`)).status).toBe(404);
    }
    const minhas = await servidor.pedir({ metodo: 'GET', url: '/api/fiador/garantias', token: gilda.token });
    expect(minhas.corpo()).toMatchObject({ garantias: [], encerradas: [{ id: antes.pessoaId }] });
  });

  it('keeps what a screen of the one before still saves away from the new person', async () => {
    const atual = await cena();
    const [antes, depois] = [await outraConta(), await outraConta()];
    await preencher(atual, antes);
    const salvar = (versao: number) =>
      servidor.pedir({
        metodo: 'PUT',
        url: '/api/solicitacaoCredito/preencherDadosComplementares',
        token: atual.estudante.token,
        body: {
          idSolicitacao: atual.solicitacaoId,
          tipoPessoa: 'fiador',
          passo: 'estado-civil',
          versao,
          alteracoes: { estadoCivil: 'SOLTEIRO' },
        },
      });
    const versaoDoFiador = async () =>
      (
        await servidor.pedir({
          metodo: 'GET',
          url: `/api/solicitacaoCredito/carregar?id=${atual.solicitacaoId}`,
          token: atual.estudante.token,
        })
      ).corpo<{ fiador: { versao: number } }>().fiador.versao;
    const velha = await versaoDoFiador();
    await preencher(atual, depois, { tipoPessoa: 'fiador', marca: await marcaDe(atual) });
    expect((await salvar(velha)).status).toBe(409);
    expect((await salvar(await versaoDoFiador())).status).toBe(200);
  });

  it('may be the spouse of the one before, in the same place', async () => {
    const atual = await cena(CURSO_COM_DOIS_FIADORES);
    const [um, dois, tres] = [await outraConta(), await outraConta(), await outraConta()];
    await preencher(atual, um);
    await preencher(atual, dois);
    await excluir(atual, 'fiador', { marca: await marcaDe(atual) });
    await db
      .updateTable('participante')
      .set({
        respostas: JSON.stringify({ estadoCivil: 'CASADO', nomeConjuge: tres.nome, cpfConjuge: tres.cpf }),
      })
      .where('solicitacao_id', '=', atual.solicitacaoId)
      .where('tipo_pessoa', '=', 'fiador2')
      .execute();
    const marca = await marcaDe(atual, 'fiador2');
    const trocada = await preencher(atual, tres, { tipoPessoa: 'fiador2', marca });
    expect(trocada.corpo()).toMatchObject({ tipoPessoa: 'fiador2', nome: tres.nome });
    expect((await listar(atual)).fiadores).toHaveLength(1);
  });

  it('does not undo an acceptance', async () => {
    const atual = await cena();
    const [aceito, outro] = [await outraConta(), await outraConta()];
    const antes = (await preencher(atual, aceito)).corpo<FiadorDoEstudante>();
    await aceitarConvite(servidor, aceito, antes.convite?.codFiador ?? '');
    const resposta = await preencher(atual, outro, { tipoPessoa: 'fiador', marca: await marcaDe(atual) });
    expect(resposta.status).toBe(409);
    expect((await listar(atual)).fiadores).toMatchObject([{ pessoaId: antes.pessoaId, aceitou: true }]);
  });
});

describe('who fills in', () => {
  it('what one side entered is put away when the other side takes over, and neither reads the other', async () => {
    const atual = await cena();
    const fiador = await outraConta();
    await indicarFiador(servidor, atual.estudante, fiador);
    const trocar = async (status: string) =>
      (await trocarPreenchimento(atual.estudante, atual, status, await marcaDe(atual))).status;
    expect(await trocar('PREENCHIDO_PELO_ESTUDANTE')).toBe(200);
    await preencherPessoa(servidor, atual.estudante, atual.solicitacaoId, { tipoPessoa: 'fiador' });
    const [antes] = (await listar(atual)).fiadores;
    const garantiaId = antes?.pessoaId ?? '';
    expect((await vivos(garantiaId)).length).toBeGreaterThan(0);
    expect(await trocar('PREENCHIDO_PELO_FIADOR')).toBe(200);
    expect(await vivos(garantiaId)).toEqual([]);
    const guardados = await db
      .selectFrom('documento')
      .select('situacao')
      .where('dono_id', '=', garantiaId)
      .execute();
    expect(new Set(guardados.map(({ situacao }) => situacao))).toEqual(new Set(['estacionado']));
    const [visto] = (await listar(atual)).fiadores;
    expect(visto).toMatchObject({ percentual: 0, preenchidoPor: 'pessoa', convite: { tipo: 'indicacao' } });
    expect(visto?.convite?.codFiador).not.toBe(antes?.convite?.codFiador);
  });

  it('doing it twice changes nothing the second time', async () => {
    const atual = await cena();
    await indicarFiador(servidor, atual.estudante, await outraConta());
    const marca = await marcaDe(atual);
    const um = await trocarPreenchimento(atual.estudante, atual, 'PREENCHIDO_PELO_ESTUDANTE', marca);
    const dois = await trocarPreenchimento(atual.estudante, atual, 'PREENCHIDO_PELO_ESTUDANTE', marca);
    expect([um.status, dois.status]).toEqual([200, 200]);
    expect(dois.corpo()).toEqual(um.corpo());
  });

  it('after the acceptance the student no longer decides it', async () => {
    const atual = await cena();
    const fiador = await outraConta();
    const { codFiador } = await indicarFiador(servidor, atual.estudante, fiador);
    await aceitarConvite(servidor, fiador, codFiador);
    const marca = await marcaDe(atual);
    const resposta = await trocarPreenchimento(atual.estudante, atual, 'PREENCHIDO_PELO_ESTUDANTE', marca);
    expect(resposta.corpo()).toMatchObject({
      status: 409,
      message: 'Este fiador já aceitou. Para mudar, troque o fiador.',
    });
  });

  it('the guarantor, and only the guarantor, says that the part is done, when it is', async () => {
    const atual = await cena();
    const fiador = await outraConta();
    const { codFiador, pessoaId } = await indicarFiador(servidor, atual.estudante, fiador);
    const concluir = (quem: { token: string }) => trocarPreenchimento(quem, atual, 'AGUARDANDO_ANALISE', 'x');
    await abrirConvite(servidor, fiador, codFiador);
    expect((await concluir(fiador)).status).toBe(409);
    await aceitarConvite(servidor, fiador, codFiador);
    expect((await concluir(fiador)).status).toBe(422);
    await preencherPessoa(servidor, fiador, atual.solicitacaoId, { tipoPessoa: 'fiador' });
    expect((await concluir(atual.estudante)).status).toBe(404);
    expect((await concluir(fiador)).corpo()).toMatchObject({ statusPreenchimento: 'AGUARDANDO_ANALISE' });
    expect((await concluir(fiador)).status).toBe(200);
    const avisos = await db
      .selectFrom('mensagem')
      .select('id')
      .where('evento', '=', `fiador-concluiu:${pessoaId}`)
      .execute();
    expect(avisos).toHaveLength(1);
  });
});

describe('the other way round', () => {
  it('a student who filled in everything still needs the acceptance of the person', async () => {
    const atual = await cena();
    const fiador = await outraConta();
    const novo = (
      await servidor.pedir({
        metodo: 'POST',
        url: '/api/solicitacaoCredito/preencherDadosBasicosFiador',
        token: atual.estudante.token,
        body: corpoDoConvite(fiador),
      })
    ).corpo<FiadorDoEstudante>();
    await preencherPessoa(servidor, atual.estudante, atual.solicitacaoId);
    await preencherPessoa(servidor, atual.estudante, atual.solicitacaoId, { tipoPessoa: 'fiador' });
    expect((await listar(atual)).fiadores).toMatchObject([
      { percentual: 100, situacao: 'aguardando-aceite' },
    ]);
    const status = await servidor.pedir({
      metodo: 'GET',
      url: '/api/solicitacao/status',
      token: atual.estudante.token,
    });
    expect(status.corpo()).toMatchObject({ pagina: '/aguardando-aceite', total: 100 });
    await aceitarConvite(servidor, fiador, novo.convite?.codFiador ?? '');
    expect((await listar(atual)).fiadores).toMatchObject([{ percentual: 100, situacao: 'pronto' }]);
  });
});
