/** From a concluded update to the contract of the next term (ADR 0163), and who signs it (ADR 0164). */
import type { UltimaAtualizacao } from '@credito/api/atualizacao.rotas';
import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import type { rotaGerarContratos } from '@credito/api/gestao-contrato-geracao.rotas';
import type { MatriculaAConfirmar, RelatorioDeMatriculas } from '@credito/api/gestao-instituicao.rotas';
import type { Resposta } from '@credito/api/rota';
import { describe, expect, it } from 'vitest';
import {
  abrirPeriodo,
  atualizacaoIniciada,
  chamarComo,
  enviarNaAtualizacao,
  propriaParte,
} from '../../../../test/atualizacoes.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { renovarContrato } from './renovar-contrato.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db } = servidor;
await abrirPeriodo(servidor);
const mesa = await criarOperador(servidor, 'analista');
let numero = 8_600;

const chamar = (quem: { token: string }, metodo: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown) =>
  chamarComo(servidor, quem, metodo, url, body);

function iniciada() {
  numero += 1;
  return atualizacaoIniciada(servidor, numero);
}
type Cena = Awaited<ReturnType<typeof iniciada>>;

const propria = (conta: ContaDeTeste, id: number) => propriaParte(servidor, conta, id);

async function gravar(conta: ContaDeTeste, id: number, tipo: string, mudancas: object): Promise<void> {
  const { versao } = await propria(conta, id);
  const gravada = await chamar(conta, 'PATCH', `alteracao-cadastral/s/${id}/${tipo}`, {
    versao,
    ...mudancas,
  });
  expect(gravada.status, gravada.texto).toBe(200);
}

async function concluir(conta: ContaDeTeste, id: number, tipo: string): Promise<void> {
  const { versao } = await propria(conta, id);
  const url = `alteracao-cadastral/s/${id}/concluir-registro/${tipo}`;
  const concluida = await chamar(conta, 'POST', url, { versao });
  expect(concluida.status, concluida.texto).toBe(200);
}

async function aprovar(id: number): Promise<void> {
  const naMesa = async () =>
    (await chamar(mesa, 'GET', `gestao/atualizacoes/${id}`)).corpo<AtualizacaoNaMesa>();
  for (const { id: documento } of (await naMesa()).pessoas.flatMap(({ documentos }) => documentos))
    await chamar(mesa, 'POST', `gestao/atualizacoes/${id}/documentos/${documento}`, {
      versao: (await naMesa()).versao,
      resultado: 'aprovado',
      motivos: [],
    });
  const { versao } = await naMesa();
  const decidida = await chamar(mesa, 'POST', `gestao/atualizacoes/${id}`, { acao: 'aprovar', versao });
  expect(decidida.status, decidida.texto).toBe(200);
}

async function daEscola({ contratoId, protocolo }: Cena) {
  const { instituicao_id } = await db
    .selectFrom('contrato')
    .select('instituicao_id')
    .where('id', '=', contratoId)
    .executeTakeFirstOrThrow();
  const escola = await criarOperador(servidor, 'instituicao', instituicao_id);
  return async (simular: boolean) => {
    const conteudo = Buffer.from(`protocolo\n${protocolo}\n`).toString('base64');
    const resposta = await chamar(escola, 'POST', 'gestao/matriculas', { conteudo, simular });
    return resposta.corpo<RelatorioDeMatriculas>().linhas[0];
  };
}

const partesDe = (contratoId: number) =>
  db.selectFrom('contrato_parte').selectAll().where('contrato_id', '=', contratoId).execute();
const papeisDe = async (contratoId: number) => (await partesDe(contratoId)).map(({ papel }) => papel);

const passosDe = async ({ estudante }: Cena) =>
  (await chamar(estudante, 'GET', 'alteracao-cadastral/s/ultima-alteracao'))
    .corpo<UltimaAtualizacao>()
    .renovacao?.passos.map(({ situacao }) => situacao);

/** What the desk reads of the next term's contract, without making it. */
async function impedimento({ solicitacaoId }: Cena): Promise<string | null> {
  const resposta = await chamar(mesa, 'POST', 'gestao/contratos/gerar', {
    termo: { ano: 2027, semestre: 1 },
    solicitacoes: [solicitacaoId],
    ultimoMes: null,
    ensaio: true,
  });
  return resposta.corpo<Resposta<typeof rotaGerarContratos>>().falhas[0]?.motivo ?? null;
}

describe('a renewal', () => {
  it('makes the contract of the next term with the newest data, whichever of the two facts comes last', async () => {
    const cena = await iniciada();
    await gravar(cena.estudante, cena.id, 'estudante', { endereco: 'Rua dos Jatobás', numeroEndereco: '77' });
    await enviarNaAtualizacao(servidor, { token: cena.estudante.token, id: cena.id });
    await concluir(cena.estudante, cena.id, 'estudante');
    await concluir(cena.fiador, cena.id, 'fiador');
    const confirmar = await daEscola(cena);
    expect(await confirmar(true)).toMatchObject({
      aceita: true,
      texto: 'Matrícula no 1º semestre de 2027.',
    });
    expect(await confirmar(false)).toMatchObject({ aceita: true });
    expect(await confirmar(false)).toMatchObject({ aceita: false });
    expect(await renovarContrato(contexto, cena.contratoId)).toBeNull();
    await aprovar(cena.id);
    expect(await passosDe(cena)).toEqual(['feito', 'feito', 'agora']);
    const novo = (await renovarContrato(contexto, cena.contratoId)) ?? 0;
    expect(novo).not.toBe(0);
    expect(await passosDe(cena)).toEqual(['feito', 'feito', 'feito']);
    const { codigo, ano, semestre, tipo } = await db
      .selectFrom('contrato')
      .selectAll()
      .where('id', '=', novo)
      .executeTakeFirstOrThrow();
    expect({ codigo, ano, semestre, tipo }).toEqual({ codigo: 'GER', ano: 2027, semestre: 1, tipo: 'E' });
    const doEstudante = (await partesDe(novo)).find(({ papel }) => papel === 'estudante');
    expect(doEstudante?.qualificacao.endereco).toMatchObject({ logradouro: 'Rua dos Jatobás' });
    expect(await renovarContrato(contexto, cena.contratoId)).toBeNull();
  });

  it('is made by the desk only with both, which reads what is missing', async () => {
    const cena = await iniciada();
    const deNovo = 'a atualização cadastral concluída';
    const matricula = 'a matrícula no 1º semestre de 2027 confirmada pela instituição';
    expect(await impedimento(cena)).toBe(`Para a renovação, falta ${deNovo} e ${matricula}.`);
    await (await daEscola(cena))(false);
    expect(await impedimento(cena)).toBe(`Para a renovação, falta ${deNovo}.`);
    await concluir(cena.estudante, cena.id, 'estudante');
    await concluir(cena.fiador, cena.id, 'fiador');
    expect(await impedimento(cena)).toBeNull();
    expect(await renovarContrato(contexto, cena.contratoId)).not.toBeNull();
  });

  it('waits for another guarantor where one was left out', async () => {
    const cena = await iniciada();
    await (await daEscola(cena))(false);
    await concluir(cena.estudante, cena.id, 'estudante');
    const { versao } = (
      await chamar(mesa, 'GET', `gestao/atualizacoes/${cena.id}`)
    ).corpo<AtualizacaoNaMesa>();
    await chamar(mesa, 'POST', `gestao/atualizacoes/${cena.id}`, {
      acao: 'dispensar',
      versao,
      dispensa: { tipo: 'fiador', motivo: 'O fiador faleceu; a família enviou a certidão.' },
    });
    expect(await impedimento(cena)).toBe(
      'Para a renovação, falta a troca do fiador que não confirmou os dados.',
    );
    await db
      .updateTable('contrato_parte')
      .set({ saiu_em: contexto.relogio.agora() })
      .where('contrato_id', '=', cena.contratoId)
      .where('papel', '=', 'fiador')
      .execute();
    expect(await impedimento(cena)).toBeNull();
  });
});

describe('who signs the next contract', () => {
  const CASAMENTO = {
    estadoCivilPessoa: 'CASADO',
    uniaoEstavelPessoa: 'SEM_UNIAO',
    nomeConjuge: 'Bruna Dias Prado',
    cpfConjuge: '52998224725',
    emailConjuge: 'bruna@exemplo.com.br',
  };
  const PROVAS = ['CARTEIRA_CONJUGE', 'CPF_CONJUGE', 'CERTIDAO_CASAMENTO'];

  async function fiadorCasado(regimeDeBens: string, provas: readonly string[]): Promise<readonly string[]> {
    const cena = await iniciada();
    await (await daEscola(cena))(false);
    await concluir(cena.estudante, cena.id, 'estudante');
    await gravar(cena.fiador, cena.id, 'fiador', { ...CASAMENTO, regimeDeBens });
    for (const tipo of provas) {
      const { token } = cena.fiador;
      const enviada = await enviarNaAtualizacao(servidor, { token, id: cena.id, pessoa: 'fiador', tipo });
      expect(enviada.status, enviada.texto).toBe(200);
    }
    await concluir(cena.fiador, cena.id, 'fiador');
    await aprovar(cena.id);
    expect(await papeisDe(cena.contratoId)).not.toContain('conjuge-do-fiador');
    return papeisDe((await renovarContrato(contexto, cena.contratoId)) ?? 0);
  }

  it('follows the marriage and the pact that an update proved, and never what was signed', async () => {
    expect(await fiadorCasado('COMUNHAO_PARCIAL', PROVAS)).toContain('conjuge-do-fiador');
    const separados = await fiadorCasado('SEPARACAO_CONVENCIONAL', [...PROVAS, 'PACTO_ANTENUPCIAL']);
    expect(separados).toContain('fiador');
    expect(separados).not.toContain('conjuge-do-fiador');
  });
});

describe('the institution’s list', () => {
  it('has whoever waits for its word, and confirms one of them in one place', async () => {
    const cena = await iniciada();
    const { instituicao_id } = await db
      .selectFrom('contrato')
      .select('instituicao_id')
      .where('id', '=', cena.contratoId)
      .executeTakeFirstOrThrow();
    const escola = await criarOperador(servidor, 'instituicao', instituicao_id);
    const lista = async () => {
      const achadas: MatriculaAConfirmar[] = [];
      for (let depoisDe: number | null = 0; depoisDe !== null; ) {
        const url: string = `gestao/matriculas/renovacoes?depoisDe=${depoisDe}`;
        const pagina: { itens: MatriculaAConfirmar[]; proxima: number | null } = (
          await chamar(escola, 'GET', url)
        ).corpo();
        achadas.push(...pagina.itens);
        depoisDe = pagina.proxima;
      }
      return achadas.find(({ solicitacaoId }) => solicitacaoId === cena.solicitacaoId);
    };
    expect(await lista()).toMatchObject({
      protocolo: cena.protocolo,
      semestre: '1º semestre de 2027',
      estudante: cena.estudante.nome,
    });
    const url = `gestao/matriculas/renovacoes/${cena.solicitacaoId}`;
    const outra = await db
      .selectFrom('instituicao')
      .select('id')
      .where('id', '<>', instituicao_id)
      .limit(1)
      .executeTakeFirstOrThrow();
    const estranha = await criarOperador(servidor, 'instituicao', outra.id);
    expect((await chamar(estranha, 'POST', url)).status).toBe(404);
    expect((await chamar(escola, 'POST', url)).corpo()).toEqual({
      texto: 'Matrícula confirmada no 1º semestre de 2027.',
    });
    expect((await chamar(escola, 'POST', url)).status).toBe(409);
    expect(await lista()).toBeUndefined();
    expect((await passosDe(cena))?.[1]).toBe('feito');
  });

  it('says whom a file of many leaves out, before anything is registered and after', async () => {
    const [naPlanilha, esquecida] = [await iniciada(), await iniciada()];
    const { instituicao_id } = await db
      .selectFrom('contrato')
      .select('instituicao_id')
      .where('id', '=', naPlanilha.contratoId)
      .executeTakeFirstOrThrow();
    const escola = await criarOperador(servidor, 'instituicao', instituicao_id);
    const enviar = async (simular: boolean, protocolos: readonly string[]) => {
      const conteudo = Buffer.from(`protocolo\n${protocolos.join('\n')}\n`).toString('base64');
      const resposta = await chamar(escola, 'POST', 'gestao/matriculas', { conteudo, simular });
      return resposta.corpo<RelatorioDeMatriculas>().fora;
    };
    const nomes = (fora: RelatorioDeMatriculas['fora']) => fora?.itens.map(({ protocolo }) => protocolo);
    for (const simular of [true, false]) {
      const fora = await enviar(simular, [naPlanilha.protocolo]);
      expect(nomes(fora)).toContain(esquecida.protocolo);
      expect(nomes(fora)).not.toContain(naPlanilha.protocolo);
      expect(fora?.total).toBe(fora?.itens.length);
    }
    expect(nomes(await enviar(true, [esquecida.protocolo]))).not.toContain(esquecida.protocolo);
    const partida = { conteudo: Buffer.from(`protocolo\n${'2099\n'.repeat(900)}`).toString('base64') };
    const primeira = await chamar(escola, 'POST', 'gestao/matriculas', { ...partida, simular: true });
    expect(primeira.corpo<RelatorioDeMatriculas>()).toMatchObject({
      continuaEm: expect.any(Number),
      fora: null,
    });
  });

  it('takes no word about a term that no contract follows in: the course is over, or the term is', async () => {
    for (const fim of [
      { curso_terminou_em: '2026-10-01' },
      { ultimo_mes: '2026-12-01' },
      { ano: 2024, semestre: 1 as const },
    ]) {
      const cena = await iniciada();
      await db.updateTable('contrato').set(fim).where('id', '=', cena.contratoId).execute();
      const confirmar = await daEscola(cena);
      for (const simular of [true, false])
        expect(await confirmar(simular)).toMatchObject({
          aceita: false,
          texto: expect.stringContaining('não continua'),
        });
      expect(
        await db
          .selectFrom('matricula_confirmada')
          .select('em')
          .where('solicitacao_id', '=', cena.solicitacaoId)
          .execute(),
      ).toEqual([]);
    }
  });
});
