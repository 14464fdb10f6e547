import { describe, expect, it } from 'vitest';
import { CATALOGO_ADMINISTRADO, ENTIDADES, errosDoItem, itemLimpo } from './entidades.ts';
import { comunicadoVale } from './fichas-de-comunicacao.ts';

const OFERTA = { bolsaId: 1, campusId: 2, cursoId: 3, tipo: 'V', valorMinimo: 30, valorMaximo: 70 };
const COMUNICADO = {
  titulo: 'Recesso',
  texto: 'Não há análise entre 24 e 26.',
  publicos: ['estudante'],
  inicio: '2026-12-20',
  fim: '2026-12-26',
};

const CAMPANHA = {
  codigo: 'natal-2026',
  titulo: 'Natal',
  pergunta: 'Como foi o atendimento?',
  momento: 'link',
  inicio: '2026-12-01',
};

describe('an entry of the catalogue', () => {
  it.each([
    ['oferta', OFERTA, []],
    ['oferta', { ...OFERTA, valorMaximo: 30 }, ['valorMaximo']],
    ['oferta', { ...OFERTA, valorMinimo: 0 }, ['valorMinimo']],
    ['oferta', { ...OFERTA, tipo: 'X' }, ['tipo']],
    ['oferta', { ...OFERTA, tipo: 'F', valorMaximo: undefined }, ['valorMaximo']],
    ['oferta', { ...OFERTA, tipo: 'O', valores: [25, 50] }, []],
    ['oferta', { ...OFERTA, tipo: 'O', valores: [25, 25] }, ['valores']],
    ['oferta', { ...OFERTA, tipo: 'O', valores: [101] }, ['valores']],
    ['oferta', { ...OFERTA, tipo: 'O', valores: [] }, ['valores']],
    ['oferta', { ...OFERTA, rendaMinimaCentavos: 10.5 }, ['rendaMinimaCentavos']],
    ['campus', { instituicaoId: 1, nome: 'Centro', cidade: 'Recife', uf: 'pe' }, ['uf']],
    ['curso', {}, ['instituicaoId', 'codigo', 'nome', 'grau', 'mensalidadeCentavos']],
    ['comunicado', COMUNICADO, []],
    ['comunicado', { ...COMUNICADO, fim: '2026-12-32' }, ['fim']],
    ['comunicado', { ...COMUNICADO, inicio: '2026-02-30' }, ['inicio']],
    ['campanha', CAMPANHA, []],
    ['campanha', { ...CAMPANHA, fim: '2026-11-30' }, ['fim']],
    ['campanha', { ...CAMPANHA, codigo: 'Com Espaço' }, ['codigo']],
    ['campanha', { ...CAMPANHA, momento: 'sempre' }, ['momento']],
    ['comunicado', { ...COMUNICADO, fim: '2026-12-19' }, ['fim']],
    ['comunicado', { ...COMUNICADO, publicos: ['todos'] }, ['publicos']],
    ['comunicado', { ...COMUNICADO, texto: 'Olá {nome}' }, ['texto']],
    ['motivo', { codigo: 'NOVO_MOTIVO', rotulo: 'Novo', alvos: ['documento'], exigeTexto: true }, []],
    ['motivo', { codigo: 'NOVO_MOTIVO', rotulo: 'Novo', alvos: ['documento'] }, ['texto']],
    [
      'modelo',
      { canais: ['email', 'celular'], assunto: 'a', paragrafos: 'b', curta: 'x'.repeat(111) },
      ['curta'],
    ],
    ['numero-do-indice', { indice: 'ipca', desde: '2027-01-10', numero: 7_245_380_000 }, []],
    ['numero-do-indice', { indice: 'ipca', desde: '2027-01-10', numero: 0 }, ['numero']],
    ['numero-do-indice', { indice: 'ipca', desde: '2027-01-10', numero: '7,2,4' }, ['numero']],
    ['numero-do-indice', { indice: 'mensalidade', desde: '2027-01-10', numero: 1 }, ['bolsaId']],
    ['numero-do-indice', { indice: 'igpm', desde: '2027-02-30', numero: 1 }, ['indice', 'desde']],
    ['modelo', { canais: ['email'], assunto: 'a', paragrafos: 'b' }, []],
    ['modelo', { canais: ['celular'] }, ['curta']],
  ] as const)('%s %j has errors in %j', (entidade, conteudo, campos) => {
    expect(errosDoItem(entidade, conteudo).map(({ campo }) => campo)).toEqual(campos);
  });

  it('keeps what its visible fields say and nothing else', () => {
    expect(
      itemLimpo('oferta', { ...OFERTA, tipo: 'F', valores: [1], senha: 'x', rendaMinimaCentavos: '' }),
    ).toEqual({
      bolsaId: 1,
      campusId: 2,
      cursoId: 3,
      tipo: 'F',
      valorMaximo: 70,
      rendaMinimaCentavos: null,
      ativa: false,
    });
  });

  it.each(ENTIDADES)('%s has fields with different names', (entidade) => {
    const nomes = CATALOGO_ADMINISTRADO[entidade].campos.map(({ nome }) => nome);
    expect(new Set(nomes).size).toBe(nomes.length);
  });
});

it.each([
  ['estudante', '2026-12-19', false],
  ['estudante', '2026-12-20', true],
  ['estudante', '2026-12-26', true],
  ['estudante', '2026-12-27', false],
  ['fiador', '2026-12-21', false],
] as const)('an announcement for students is shown to %s on %s: %s', (publico, hoje, vale) => {
  expect(comunicadoVale(COMUNICADO, publico, hoje)).toBe(vale);
});
