/** The stories of money end where their words say, to the cent. */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { expect, it } from 'vitest';
import { apresentarPosicao, noDia } from '../../../src/modules/financeiro/apresentar-posicao.ts';
import { carregarPosicoes } from '../../../src/modules/financeiro/posicao.ts';
import { conferirRegras } from '../../../src/modules/invariantes/conferir-invariantes.ts';
import { INVARIANTES_DO_DINHEIRO } from '../../../src/modules/invariantes/regras-do-dinheiro.ts';
import { servirProvedorDeTeste } from '../../../test/gateways/provedor-de-pagamento.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { HISTORIAS } from './historias.ts';
import { semearDemonstracao } from './semear-demonstracao.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;
const { provedor, pagamento } = await servirProvedorDeTeste(() => relogio.agora());
Object.assign(contexto.gateways, { pagamento, pagamentoFicticio: provedor });
const DO_DINHEIRO = HISTORIAS.filter(({ id }) => id.startsWith('dinheiro-'));

it('in time, late, negotiated, paid twice and paid off', { timeout: 600_000 }, async () => {
  await semearDemonstracao(contexto, { historias: DO_DINHEIRO });
  const contratos = await db
    .selectFrom('contrato')
    .innerJoin('conta', 'conta.id', 'contrato.conta_id')
    .select(['contrato.id', 'conta.cpf'])
    .execute();
  const vistas = new Map(
    (
      await carregarPosicoes(
        db,
        contratos.map(({ id }) => id),
      )
    ).map((posicao) => [
      posicao.contrato.id,
      apresentarPosicao(noDia(posicao, dataEmSaoPaulo(relogio.agora()))),
    ]),
  );
  const da = (id: string) => {
    const cpf = DO_DINHEIRO.find((historia) => historia.id === `dinheiro-${id}`)?.estudante.cpf;
    return vistas.get(contratos.find((contrato) => contrato.cpf === cpf)?.id ?? 0);
  };
  expect(da('em-dia')).toMatchObject({ situacao: 'em-restituicao', vencidoCentavos: 0, creditoCentavos: 0 });
  expect(da('em-dia')?.parcelasPagas).toBeGreaterThanOrEqual(3);
  expect(da('atrasado')).toMatchObject({ situacao: 'em-atraso', parcelasPagas: 1 });
  expect(da('negociado')).toMatchObject({ situacao: 'em-atraso' });
  expect(await db.selectFrom('negociacao').select('situacao').execute()).toEqual([{ situacao: 'aceita' }]);
  expect(da('em-dobro')).toMatchObject({ situacao: 'em-restituicao' });
  expect(
    await db.selectFrom('recebimento').select('conclusao').where('conclusao', '=', 'em-dobro').execute(),
  ).toHaveLength(1);
  expect(da('quitado')).toMatchObject({ situacao: 'quitado', abertoCentavos: 0 });
  expect(
    await db.selectFrom('mensagem').select('id').where('modelo', '=', 'parcela-em-atraso-fiador').execute(),
  ).not.toEqual([]);
  const regras = INVARIANTES_DO_DINHEIRO.map(({ id }) => id);
  expect((await conferirRegras(db)).filter(({ id }) => regras.includes(id))).toEqual([]);
});
