import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import { RENDA_NAO_LIDA, type RendaLida } from '@credito/domain/documento/renda-lida';
import { expect, it } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { enviarDocumento } from '../../../test/envio-de-teste.ts';
import { aceitarConvite, indicarFiador } from '../../../test/fiadores.ts';
import { ANA, criarConta, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import { findNoLugar } from './donos.ts';
import { lerDocumento } from './ler-documento.ts';

let lida: RendaLida = RENDA_NAO_LIDA;
const servidor = await criarServidorDeTeste({
  gateways: {
    visao: {
      lerDocumento: async () => ({ tipo: 'ilegivel' }),
      lerRenda: async () => ({ tipo: 'lido', renda: lida }),
      encerrar: async () => {},
    },
  },
});
const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);
const { codFiador } = await indicarFiador(servidor, ana, OTAVIO);
await aceitarConvite(servidor, otavio, codFiador);

const comprovante = (mes: string, centavos: number): RendaLida => ({
  legivel: true,
  tipoReconhecido: 'CONTRACHEQUE',
  meses: [mes],
  brutoCentavos: centavos,
  liquidoCentavos: centavos,
  nome: { valor: OTAVIO.nome, confianca: 0.9 },
  cpf: null,
});

let arquivos = 0;

async function enviar(indice: number, renda: RendaLida) {
  lida = renda;
  const resposta = await enviarDocumento(servidor, {
    token: otavio.token,
    solicitacaoId,
    pessoa: 'fiador',
    tipo: 'CONTRACHEQUE',
    indice,
    // Another file each time: the same one sent again is the same document.
    conteudo: await gerarRg({}, { ladoMaior: 200 + arquivos++ }),
  });
  expect(resposta.status).toBe(200);
  // The answer does not wait long for the reading.
  await expect.poll(async () => (await registros()).map(({ leitura }) => leitura)).not.toContain('pendente');
}

async function salvar(passo: string, alteracoes: Record<string, unknown>) {
  const { versao } = await servidor.db
    .selectFrom('participante')
    .select('versao')
    .where('tipo_pessoa', '=', 'fiador')
    .executeTakeFirstOrThrow();
  const resposta = await servidor.pedir({
    metodo: 'PUT',
    url: '/api/solicitacaoCredito/preencherDadosComplementares',
    token: otavio.token,
    body: { idSolicitacao: solicitacaoId, tipoPessoa: 'fiador', passo, versao, alteracoes },
  });
  expect(resposta.status).toBe(200);
}

async function registros(token = otavio.token): Promise<RegistroDeDocumento[]> {
  const resposta = await servidor.pedir({
    metodo: 'GET',
    url: `/api/solicitacaoCredito/${solicitacaoId}/documentosv2/fiador`,
    token,
  });
  return resposta.corpo<{ CONTRACHEQUE?: RegistroDeDocumento[] }>().CONTRACHEQUE ?? [];
}

const resultado = (registro: RegistroDeDocumento | undefined, regra: string) =>
  registro?.conferencias.find((conferencia) => conferencia.regra === regra)?.resultado;

it('checks proofs of income together, again after every change, and lets the person explain', async () => {
  await salvar('renda', { rendaCentavos: 400_000, profissaoId: 322_205 });
  await salvar('tipos-de-renda', { tiposDeRenda: ['C'] });
  await enviar(0, comprovante('2026-10', 390_000));
  await enviar(1, comprovante('2026-10', 390_000));

  const [outubro, repetido] = await registros();
  expect(outubro).toMatchObject({
    leitura: 'lida',
    renda: { meses: ['2026-10'], liquidoCentavos: 390_000 },
    vision: null,
  });
  expect(resultado(outubro, 'meses')).toBe('aprovado');
  expect(resultado(repetido, 'meses')).toBe('reprovado');
  expect(resultado(outubro, 'valor')).toBe('aprovado');

  // The same month twice: sent again with the right one, both hold.
  await enviar(1, comprovante('2026-09', 410_000));
  expect((await registros()).map((um) => resultado(um, 'meses'))).toEqual(['aprovado', 'aprovado']);

  // The declared income changes: what was enough before is not any more, and nobody is kept from going on.
  await salvar('renda', { rendaCentavos: 900_000 });
  const [pouco] = await registros();
  expect(resultado(pouco, 'valor')).toBe('reprovado');
  const explicar = await servidor.pedir({
    metodo: 'PUT',
    url: `/api/solicitacaoCredito/documentos/${pouco?.idDocumento}/explicacao`,
    token: otavio.token,
    body: { explicacao: 'Também recebo aluguel.' },
  });
  expect(explicar.status).toBe(204);
  expect((await registros())[0]?.explicacao).toBe('Também recebo aluguel.');
});

it('tells the student nothing of what was read in a guarantor’s proofs', async () => {
  const resposta = await servidor.pedir({
    metodo: 'GET',
    url: `/api/solicitacaoCredito/${solicitacaoId}/documentosv2/fiador`,
    token: ana.token,
  });
  expect(resposta.status).toBe(404);
});

it('reads once: a reading that the job makes later changes nothing', async () => {
  const [{ idDocumento } = { idDocumento: '' }] = await registros();
  lida = comprovante('2020-01', 1);
  const noLugar = await findNoLugar(servidor.contexto, idDocumento);
  expect(noLugar && (await lerDocumento(servidor.contexto, noLugar))).toEqual({
    desfecho: 'feita',
    dono: null,
  });
  expect((await registros())[0]?.renda?.meses).toEqual(['2026-10']);
});
