/** What is late is payable by whoever guarantees it, by the student's own charge, and by nobody else. */
import type { ExtratoDoContrato } from '@credito/api/financeiro.rotas';
import type { rotaFinanceiroDoFiador } from '@credito/api/financeiro-fiador.rotas';
import type { Resposta } from '@credito/api/rota';
import { expect, it } from 'vitest';
import { inserirContrato } from '../../../test/contratos.ts';
import { servirProvedorDeTeste } from '../../../test/gateways/provedor-de-pagamento.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { anteciparPlano, repassar } from '../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { conferirRegras } from '../invariantes/conferir-invariantes.ts';
import { INVARIANTES_DO_DINHEIRO } from '../invariantes/regras-do-dinheiro.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';
import { consultarCobranca } from './consultar-cobranca.ts';
import { noiteDasCobrancas } from './noite-das-cobrancas.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { contexto, db, pedir, relogio } = servidor;
const { provedor, pagamento } = await servirProvedorDeTeste(() => relogio.agora());
contexto.gateways.pagamento = pagamento;

const em = (dia: string) =>
  relogio.avancar({ milissegundos: Date.parse(`${dia}T15:00:00Z`) - relogio.agora().getTime() });

/** Weeks pass: whoever comes back has logged in again. */
async function ler<T>({ contaId }: { contaId: string }, caminho: string): Promise<T> {
  const quem = { tipo: 'conta', contaId } as const;
  const { token } = await abrirSessao(contexto, db, quem, { agente: null, enderecoIp: null });
  const resposta = await pedir({ metodo: 'GET', url: `/api/${caminho}`, token });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<T>();
}

it('the guarantor of what is late pays the same charge as the student, once', async () => {
  const { id, estudante, fiador } = await solicitacaoEmAnalise(servidor, 7_690, CURSO_SIMPLES);
  const { fiador: outro } = await solicitacaoEmAnalise(servidor, 7_691, CURSO_SIMPLES);
  if (!fiador || !outro) throw new Error('the course asks for a guarantor');
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', id).execute();
  const contrato = await inserirContrato(servidor, id, { codigo: 'EFE' });
  // Due on 10/12/2026 and the five months after it.
  await anteciparPlano(servidor, contrato, 49);
  await repassar(servidor, contrato);
  const garantido = async () => {
    const lido = await ler<Resposta<typeof rotaFinanceiroDoFiador>>(fiador, 'financeiro/f');
    return { ...lido.contratos[0], beneficiario: lido.beneficiario };
  };

  em('2026-12-01');
  await noiteDasCobrancas(contexto);
  // Charged, and not late: nothing for the guarantor to pay.
  const emDia = await garantido();
  expect(emDia.atrasadas).toEqual([]);
  expect(emDia.garante?.explicacao).toContain('a primeira parcela vence em 10/12/2026');
  expect(JSON.stringify(emDia)).not.toContain('pixCopiaECola');

  em('2026-12-20');
  const [atrasada] = (await garantido()).atrasadas ?? [];
  const { plano } = await ler<ExtratoDoContrato>(estudante, `financeiro/s/contratos/${contrato}`);
  expect(atrasada?.numero).toBe(1);
  expect(atrasada?.cobranca?.id).toBe(plano[0]?.cobrancaId);
  expect(atrasada?.cobranca?.hojeCentavos).toBe(plano[0]?.abertoCentavos);
  expect(atrasada?.cobranca?.pixCopiaECola).toBeTruthy();
  expect(atrasada?.cobranca?.linhaDigitavel).toHaveLength(47);
  expect((await garantido()).beneficiario.nome).toBe(contexto.configuracao.provedor.nome);
  // Whoever guarantees somebody else's contract reads nothing of this one.
  expect(await ler(outro, 'financeiro/f')).toMatchObject({ contratos: [] });

  const boleto = async ({ contaId }: { contaId: string }) => {
    const quem = { tipo: 'conta', contaId } as const;
    const { token } = await abrirSessao(contexto, db, quem, { agente: null, enderecoIp: null });
    const url = `/api/financeiro/f/cobrancas/${atrasada?.cobranca?.id}/pdf`;
    return pedir({ metodo: 'GET', url, token });
  };
  const pdf = await boleto(fiador);
  expect([pdf.status, pdf.texto.slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await boleto(outro)).status).toBe(404);
  expect((await boleto(estudante)).status).toBe(404);

  const { txid } = await db
    .selectFrom('cobranca')
    .select('txid')
    .where('id', '=', atrasada?.cobranca?.id ?? '')
    .executeTakeFirstOrThrow();
  provedor.pagar(txid, 'pix', atrasada?.cobranca?.hojeCentavos ?? 0);
  await consultarCobranca(contexto, txid);
  await consultarCobranca(contexto, txid);
  expect((await boleto(fiador)).status).toBe(409);
  const depois = await garantido();
  expect(depois.atrasadas).toEqual([]);
  expect(depois.garante?.explicacao).toContain('Nada está em atraso: a próxima parcela vence em 10/01/2027');
  const { recibos } = await ler<ExtratoDoContrato>(estudante, `financeiro/s/contratos/${contrato}`);
  expect(recibos).toHaveLength(1);
  const quebras = await conferirRegras(db);
  expect(quebras.filter(({ id: regra }) => INVARIANTES_DO_DINHEIRO.some((uma) => uma.id === regra))).toEqual(
    [],
  );
});
