import { describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { ANA, criarConta, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir, contexto } = servidor;
await semearCatalogo(db);
const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);

const ler = (cpf: string, token = ana.token) =>
  pedir({ metodo: 'GET', url: `/api/indicacoes-especiais/pde/${cpf}`, token });

async function indicar(cpf: string, validade: [string, string], alteracoes: { ativo?: boolean } = {}) {
  const { id, instituicao_id } = await db
    .selectFrom('bolsa')
    .select(['id', 'instituicao_id'])
    .where('codigo', '=', 'AUR-GRAD')
    .executeTakeFirstOrThrow();
  const curso = await db
    .selectFrom('curso')
    .select('id')
    .where('instituicao_id', '=', instituicao_id)
    .where('codigo', '=', CURSO_SIMPLES)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('indicacao_especial')
    .values({
      id: contexto.aleatorio.uuid(),
      cpf,
      nome: 'Sílvia Prado',
      email: 'silvia@aurora.example',
      telefone: '11987650099',
      bolsa_id: id,
      curso_id: curso.id,
      parcelas: 6,
      data_formatura: '2026-11-20',
      data_inicio_validade: validade[0],
      data_fim_validade: validade[1],
      criada_em: contexto.relogio.agora(),
      ...alteracoes,
    })
    .execute();
}

describe('a special indication', () => {
  it('is inactive for whom nobody indicated, before its time, after it and when withdrawn', async () => {
    await indicar(ANA.cpf, ['2026-11-28', '2027-01-31']);
    await indicar(ANA.cpf, ['2026-01-01', '2026-11-26']);
    await indicar(ANA.cpf, ['2026-01-01', '2027-01-31'], { ativo: false });
    expect((await ler(ANA.cpf)).corpo()).toMatchObject({ ativo: 'N', nome: null, nomeIes: null });
  });

  it('says who indicated, at which institution and on which conditions', async () => {
    await indicar(ANA.cpf, ['2026-11-27', '2026-11-27']);
    expect((await ler('529.982.247-25')).corpo()).toMatchObject({
      ativo: 'S',
      nome: 'Sílvia Prado',
      codBolsa: 'AUR-GRAD',
      grau: 'GRADUACAO',
      curso: 'Administração',
      siglaIes: 'UNIAURORA',
      nomeIes: 'Universidade Aurora',
      parcelas: 6,
      express: false,
      dataFimValidade: '2026-11-27',
    });
  });

  it('is told to the person only', async () => {
    expect((await ler(ANA.cpf, otavio.token)).status).toBe(404);
    expect((await ler('11111111111')).status).toBe(400);
  });

  it('of the chosen programme goes with the request, confirmed by us and not by what was typed', async () => {
    const dadosDe = async (conta: typeof ana) => {
      const { id } = await criarSolicitacao(servidor, conta, {
        alteracoes: {
          indicacaoAtiva: 'S',
          nomeIndicacao: 'Sílvia Prado',
          emailIndicacao: 'silvia@aurora.example',
        },
      });
      const { dados } = await db
        .selectFrom('solicitacao')
        .select('dados')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return dados as { resumo: Array<{ rotulo: string; valor: string }>; dataFormatura?: string };
    };
    const linha = ({ resumo }: Awaited<ReturnType<typeof dadosDe>>) =>
      resumo.find(({ rotulo }) => rotulo === 'Indicação especial')?.valor;
    const [daAna, doOtavio] = [await dadosDe(ana), await dadosDe(otavio)];
    expect(linha(daAna)).toBe('Sílvia Prado, confirmada por Universidade Aurora');
    expect(linha(doOtavio)).toBe('Sílvia Prado, ainda não confirmada pela instituição');
    // With it the day of the graduation, which the menu reads (fidelity 16).
    expect([daAna.dataFormatura, doOtavio.dataFormatura]).toEqual(['2026-11-20', undefined]);
    const usuario = async (token: string) =>
      (await pedir({ metodo: 'GET', url: '/api/usuario/p/dados-usuario', token })).corpo().usuario;
    expect(await usuario(ana.token)).toMatchObject({ dataFormatura: '2026-11-20', formado: true });
    expect(await usuario(otavio.token)).toMatchObject({ dataFormatura: null, formado: false });
  });
});
