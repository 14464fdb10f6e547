import { describe, expect, it } from 'vitest';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { ANA, criarConta, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_QUE_EXIGE_TUDO,
  CURSO_SEM_FIADOR,
  criarSolicitacao,
  inserirDocumento,
  preencherPessoa,
} from '../../../test/solicitacoes.ts';
import { daSolicitacao } from '../documento/documento.repository.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;

const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);
const marina = await criarConta(servidor, MARINA);
const { id: semFiador } = await criarSolicitacao(servidor, ana, { curso: CURSO_SEM_FIADOR });

const concluir = (token: string, id: number) =>
  pedir({ metodo: 'PUT', url: `/api/solicitacaoCredito/concluirSolicitacaoPWA/${id}`, token });
const solicitacao = (id: number) =>
  db.selectFrom('solicitacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const copias = (id: number) =>
  db.selectFrom('copia_declarada').selectAll().where('solicitacao_id', '=', id).execute();
const mensagens = (id: number) =>
  db
    .selectFrom('mensagem')
    .selectAll()
    .where('solicitacao_id', '=', id)
    .where('modelo', '=', 'solicitacao-enviada')
    .execute();

describe('concluding a request', () => {
  it('takes the declaration where it is sent, and refuses what nobody declared', async () => {
    const outra = await criarConta(servidor, pessoaNumero(6_451));
    const { id } = await criarSolicitacao(servidor, outra, {
      curso: CURSO_SEM_FIADOR,
      alteracoes: { dadosVerdadeiros: false },
    });
    await preencherPessoa(servidor, outra, id);
    const url = `/api/solicitacaoCredito/concluirSolicitacaoPWA/${id}`;
    const enviar = (body?: object) =>
      pedir({ metodo: 'PUT', url, token: outra.token, ...(body ? { body } : {}) });
    for (const body of [undefined, {}, { dadosVerdadeiros: false }]) {
      const recusa = await enviar(body);
      expect(recusa.status).toBe(422);
      expect(recusa.corpo().campos).toEqual([
        { campo: 'dadosVerdadeiros', mensagem: 'Leia e marque a declaração para enviar.' },
      ]);
    }
    expect((await enviar({ dadosVerdadeiros: true })).status).toBe(200);
    const [copia] = await copias(id);
    expect(copia?.conteudo).toMatchObject({
      declaracao: 'Declaro que os dados que informei são verdadeiros.',
    });
  });

  it('waits while nobody takes requests for the course, says so on the status, and goes on when it opens again', async () => {
    const outra = await criarConta(servidor, pessoaNumero(6_452));
    const { id } = await criarSolicitacao(servidor, outra, { curso: CURSO_SEM_FIADOR });
    await preencherPessoa(servidor, outra, id);
    const { bolsa_id } = await solicitacao(id);
    const habilitar = (habilitada: boolean) =>
      db.updateTable('bolsa').set({ habilitada }).where('id', '=', bolsa_id).execute();
    const status = async () =>
      (await pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: outra.token })).corpo<{
        ofertaEncerrada: string | null;
      }>().ofertaEncerrada;
    expect(await status()).toBeNull();
    await habilitar(false);
    const recusa = await concluir(outra.token, id);
    expect(recusa.status).toBe(409);
    expect(recusa.corpo().message).toMatch(/não está aceitando novas solicitações/);
    expect(await status()).toBe(recusa.corpo().message);
    expect(await copias(id)).toHaveLength(0);
    await habilitar(true);
    expect((await concluir(outra.token, id)).status).toBe(200);
    await habilitar(false);
    expect(await status()).toBeNull();
    await habilitar(true);
  });

  it('is refused while anything is missing, and stays where it was', async () => {
    const resposta = await concluir(ana.token, semFiador);
    expect(resposta.status).toBe(422);
    expect(resposta.corpo().message).toBe('Ainda faltam dados ou documentos para concluir a solicitação.');
    expect((await solicitacao(semFiador)).sigla).toBe('PDBE');
    expect(await copias(semFiador)).toHaveLength(0);
  });

  it('has one effect, however many times it is clicked at once', async () => {
    await preencherPessoa(servidor, ana, semFiador);
    const participante = await db
      .selectFrom('participante')
      .select('id')
      .where('solicitacao_id', '=', semFiador)
      .executeTakeFirstOrThrow();
    const parado = await inserirDocumento(servidor, {
      solicitacaoId: semFiador,
      participanteId: participante.id,
      contaId: ana.contaId,
      tipoDocumento: 'CERTIDAO_CASAMENTO',
    });
    await db.updateTable('documento').set({ situacao: 'estacionado' }).where('id', '=', parado).execute();

    const respostas = await Promise.all(Array.from({ length: 100 }, () => concluir(ana.token, semFiador)));
    expect(new Set(respostas.map((resposta) => resposta.status))).toEqual(new Set([200]));
    expect(respostas[99]?.corpo()).toMatchObject({
      siglaStatusCadastro: 'PADC',
      exibicao: 'analise',
      pagina: '/status-finalizado',
      solicitacaoConcluida: true,
      total: 100,
    });
    const concluida = await solicitacao(semFiador);
    expect(concluida).toMatchObject({ sigla: 'PADC', concluida_em: servidor.relogio.agora() });
    expect(await copias(semFiador)).toHaveLength(1);
    expect(await mensagens(semFiador)).toHaveLength(1);
    const historico = await db
      .selectFrom('historico')
      .select('acao')
      .where('solicitacao_id', '=', semFiador)
      .where('acao', '=', 'concluir')
      .execute();
    expect(historico).toHaveLength(1);
  });

  it('gives up the files that no answer asks for any more', async () => {
    const situacoes = await db
      .selectFrom('documento')
      .select('situacao')
      .where(daSolicitacao(semFiador))
      .where('tipo_documento', '=', 'CERTIDAO_CASAMENTO')
      .execute();
    expect(situacoes).toEqual([{ situacao: 'excluido' }]);
  });

  it('freezes the questions as they were worded and the answers as they read', async () => {
    const [copia] = await copias(semFiador);
    const conteudo = copia?.conteudo as unknown as {
      pessoas: Array<{
        tipoPessoa: string;
        secoes: Array<{ passo: string; pergunta: string; itens: unknown; documentos: string[] }>;
        documentos: Array<{ tipoDocumento: string }>;
      }>;
    };
    const [estudante] = conteudo.pessoas;
    expect(estudante?.secoes.find((secao) => secao.passo === 'estado-civil')).toMatchObject({
      pergunta: 'Qual é o seu estado civil?',
      itens: [{ rotulo: 'Estado civil', valor: 'Solteira ou solteiro' }],
    });
    expect(estudante?.secoes.find((secao) => secao.passo === 'endereco')?.itens).toContainEqual({
      rotulo: 'CEP',
      valor: '01310-100',
    });
    expect(estudante?.documentos.map((documento) => documento.tipoDocumento)).toContain('RG');
  });

  it('says nothing of what is in the request by e-mail', async () => {
    const [mensagem] = await mensagens(semFiador);
    expect(mensagem?.destino).toBe(ANA.email);
    expect(mensagem?.texto).toContain((await solicitacao(semFiador)).protocolo);
    expect(`${mensagem?.texto}${mensagem?.html}${mensagem?.assunto}`).not.toMatch(
      /52998224725|529\.982|Solteiro/,
    );
  });

  it('locks the data until the analysis gives them back', async () => {
    const resposta = await pedir({
      metodo: 'PUT',
      url: '/api/solicitacaoCredito/preencherDadosComplementares',
      token: ana.token,
      body: {
        idSolicitacao: semFiador,
        tipoPessoa: 'estudante',
        passo: 'grupo-familiar',
        versao: 1,
        alteracoes: { nrFamiliar: 9 },
      },
    });
    expect(resposta.status).toBe(409);
  });

  it('waits for a guarantor where the institution asks for one', async () => {
    const { id } = await criarSolicitacao(servidor, marina, { curso: CURSO_QUE_EXIGE_TUDO });
    await preencherPessoa(servidor, marina, id);
    const resposta = await concluir(marina.token, id);
    expect(resposta.status).toBe(422);
    expect((await solicitacao(id)).sigla).toBe('PDBF');
  });

  it('is for the student of the request only', async () => {
    expect((await concluir(otavio.token, semFiador)).status).toBe(404);
    expect((await concluir(otavio.token, 9_999_999)).status).toBe(404);
  });
});
