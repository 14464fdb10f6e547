/**
 * A provider that speaks the Banco Central's API Pix (2.9.0), and boletos beside it. What such providers do beside or
 * against the text stands in ADR 0152; apps/server/test/gateways/provedor-de-pagamento.ts does it too.
 */

import { isValidPixPayload } from '@brazilian-utils/brazilian-utils/is-valid-pix-payload';
import { centavosDoCodigo, codigoDaLinha } from '@credito/domain/cobranca/boleto';
import { mesmoTexto } from '../../mesmo-texto.ts';
import { statusPassageiro } from '../http/pedir-json.ts';
import {
  type AjustesDoProvedor,
  type ClienteDoProvedor,
  criarClienteDoProvedor,
  motivoDoProblema,
  type RespostaDoProvedor,
} from './cliente-do-provedor.ts';
import type {
  CobrancaNova,
  Consulta,
  GatewayDePagamento,
  PagamentoNoProvedor,
  Registro,
} from './pagamento.ts';
import {
  avisoSchema,
  boletoSchema,
  cobvSchema,
  devolucaoSchema,
  emTexto,
  escreverValor,
  paginaDeBoletosSchema,
  paginaDePixSchema,
} from './recursos.ts';

const POR_PAGINA = 1_000;
/** Multa of 2 is a percentage, juros of 3 a percentage of a month by running days. */
const MULTA_EM_PORCENTO = 2;
const JUROS_EM_PORCENTO_AO_MES = 3;

export function criarApiPix(ajustes: AjustesDoProvedor, agora?: () => number): GatewayDePagamento {
  const cliente = criarClienteDoProvedor(ajustes, agora);
  const doPix = (caminho: string) => `${ajustes.url}${caminho}`;
  const doBoleto = (caminho: string) => `${ajustes.urlDoBoleto}${caminho}`;
  return {
    disponivel: true,

    async registrar(cobranca) {
      const corpo = corpoDaCobranca(cobranca, ajustes.chave);
      const pix = await cliente.pedir('PUT', doPix(`/cobv/${cobranca.txid}`), corpo);
      // The same charge was taken before, and the answer was lost.
      const lida = isRepetida(pix) ? await cliente.pedir('GET', doPix(`/cobv/${cobranca.txid}`)) : pix;
      const cobv = entender(lida, cobvSchema);
      if ('tipo' in cobv) return cobv;
      const boleto = entender(
        await cliente.pedir('PUT', doBoleto(`/boleto/${cobranca.txid}`), corpo),
        boletoSchema,
      );
      if ('tipo' in boleto) return boleto;
      const { linhaDigitavel, codigoBarras: codigoDeBarras } = boleto;
      const confere =
        codigoDaLinha(linhaDigitavel) === codigoDeBarras &&
        centavosDoCodigo(codigoDeBarras) === cobranca.centavos &&
        isValidPixPayload(cobv.pixCopiaECola);
      if (!confere) return { tipo: 'recusada', motivo: 'digits that are not those of the charge' };
      return {
        tipo: 'registrada',
        revisao: cobv.revisao,
        linhaDigitavel,
        codigoDeBarras,
        pix: cobv.pixCopiaECola,
      };
    },

    async baixar(txid) {
      const consulta = await consultar(txid);
      if (consulta.tipo === 'adiada') return consulta;
      if (consulta.tipo === 'encontrada' && consulta.pagamentos.length > 0) return { tipo: 'ja-paga' };
      const respostas = [
        await cliente.pedir('PATCH', doPix(`/cobv/${txid}`), { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }),
        await cliente.pedir('PATCH', doBoleto(`/boleto/${txid}`), { status: 'BAIXADO' }),
      ];
      for (const resposta of respostas) {
        // What the provider never had needs no taking back.
        if (resposta.tipo === 'resposta' && [200, 404].includes(resposta.status)) continue;
        return { tipo: 'adiada', motivo: motivoDa(resposta) };
      }
      return { tipo: 'baixada' };
    },

    consultar,

    async devolver(chave, id, centavos) {
      const resposta = await cliente.pedir('PUT', doPix(`/pix/${chave}/devolucao/${id}`), {
        valor: escreverValor(centavos),
      });
      const devolucao = entender(resposta, devolucaoSchema);
      if ('tipo' in devolucao)
        return devolucao.tipo === 'adiada' ? devolucao : { tipo: 'nao-realizada', motivo: devolucao.motivo };
      if (devolucao.status === 'DEVOLVIDO') return { tipo: 'devolvida' };
      if (devolucao.status === 'EM_PROCESSAMENTO') return { tipo: 'em-processamento' };
      return { tipo: 'nao-realizada', motivo: 'NAO_REALIZADO' };
    },

    async *conciliar(de, ate) {
      const periodo = new URLSearchParams({ inicio: de.toISOString(), fim: ate.toISOString() });
      yield* paginas(cliente, doPix(`/pix?${periodo}`), (corpo) => {
        const { pix, parametros } = paginaDePixSchema.parse(corpo);
        return { pagamentos: pix.map(doPixRecebido), total: parametros.paginacao.quantidadeDePaginas };
      });
      yield* paginas(cliente, doBoleto(`/boleto?${periodo}`), (corpo) => {
        const { pagamentos, parametros } = paginaDeBoletosSchema.parse(corpo);
        return { pagamentos: pagamentos.map(doBoletoPago), total: parametros.paginacao.quantidadeDePaginas };
      });
    },

    lerAviso(segredo, corpo) {
      if (!mesmoTexto(segredo, ajustes.segredoDoAviso)) return 'recusado';
      const aviso = avisoSchema.safeParse(corpo);
      return aviso.success ? [...new Set(aviso.data.pix.map(({ txid }) => txid))] : [];
    },
  };

  async function consultar(txid: string): Promise<Consulta> {
    const pix = await cliente.pedir('GET', doPix(`/cobv/${txid}`));
    const boleto = await cliente.pedir('GET', doBoleto(`/boleto/${txid}`));
    const cobv = entender(pix, cobvSchema);
    const slip = entender(boleto, boletoSchema);
    if ('tipo' in cobv) return naConsulta(pix, cobv);
    if ('tipo' in slip) return naConsulta(boleto, slip);
    return {
      tipo: 'encontrada',
      pagamentos: [
        ...cobv.pix.map((um) => doPixRecebido({ ...um, txid })),
        ...slip.pagamentos.map((um) => doBoletoPago({ ...um, txid })),
      ],
    };
  }
}

interface Pagina {
  pagamentos: readonly PagamentoNoProvedor[];
  /** Of pages. */
  total: number;
}

async function* paginas(
  cliente: ClienteDoProvedor,
  url: string,
  ler: (corpo: unknown) => Pagina,
): AsyncGenerator<readonly PagamentoNoProvedor[]> {
  for (let atual = 0, total = 1; atual < total; atual += 1) {
    const qual = new URLSearchParams({
      'paginacao.paginaAtual': String(atual),
      'paginacao.itensPorPagina': String(POR_PAGINA),
    });
    const resposta = await cliente.pedir('GET', `${url}&${qual}`);
    if (resposta.tipo !== 'resposta' || resposta.status !== 200)
      throw new Error(`the payment provider did not tell what came in: ${motivoDa(resposta)}`);
    const pagina = ler(resposta.corpo);
    total = pagina.total;
    yield pagina.pagamentos;
  }
}

function corpoDaCobranca({ vencimento, centavos, atraso, devedor, descricao }: CobrancaNova, chave: string) {
  return {
    calendario: { dataDeVencimento: vencimento, validadeAposVencimento: atraso?.validadeDias ?? 0 },
    devedor,
    valor: {
      original: escreverValor(centavos),
      ...(atraso
        ? {
            multa: { modalidade: MULTA_EM_PORCENTO, valorPerc: emTexto(atraso.multaPpm) },
            juros: { modalidade: JUROS_EM_PORCENTO_AO_MES, valorPerc: emTexto(atraso.moraPpmMes) },
          }
        : {}),
    },
    chave,
    solicitacaoPagador: descricao,
  };
}

const doPixRecebido = (pix: {
  endToEndId: string;
  txid?: string | undefined;
  valor: number;
  horario: Date;
}): PagamentoNoProvedor => ({
  chave: pix.endToEndId,
  txid: pix.txid ?? null,
  meio: 'pix',
  centavos: pix.valor,
  momento: pix.horario,
});

const doBoletoPago = (boleto: {
  id: string;
  txid?: string | undefined;
  valor: number;
  horario: Date;
}): PagamentoNoProvedor => ({
  chave: `boleto:${boleto.id}`,
  txid: boleto.txid ?? null,
  meio: 'boleto',
  centavos: boleto.valor,
  momento: boleto.horario,
});

const isRepetida = (resposta: RespostaDoProvedor) => resposta.tipo === 'resposta' && resposta.status === 409;

const motivoDa = (resposta: RespostaDoProvedor): string =>
  resposta.tipo === 'resposta' ? motivoDoProblema(resposta.status, resposta.corpo) : resposta.motivo;

type Falha = Extract<Registro, { tipo: 'recusada' | 'adiada' }>;

/** What was read, or why not. A good answer that says nothing is asked for again: the far side may have taken it. */
function entender<Lido extends object>(
  resposta: RespostaDoProvedor,
  esquema: { safeParse: (corpo: unknown) => { success: true; data: Lido } | { success: false } },
): Lido | Falha {
  if (resposta.tipo === 'resposta' && (resposta.status === 200 || resposta.status === 201)) {
    const lido = esquema.safeParse(resposta.corpo);
    return lido.success ? lido.data : { tipo: 'adiada', motivo: 'an answer that cannot be read' };
  }
  const motivo = motivoDa(resposta);
  const passa = resposta.tipo !== 'resposta' || statusPassageiro(resposta.status);
  return { tipo: passa ? 'adiada' : 'recusada', motivo };
}

function naConsulta(resposta: RespostaDoProvedor, falha: Falha): Consulta {
  if (resposta.tipo === 'resposta' && resposta.status === 404) return { tipo: 'desconhecida' };
  return { tipo: 'adiada', motivo: falha.motivo };
}
