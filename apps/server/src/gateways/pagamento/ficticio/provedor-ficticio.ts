/**
 * A payment provider that is none: the far side of the API on this machine, for the demonstration. Its slips belong to a
 * bank that does not exist, and its payments are presses of a button.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { digitosDoBoleto } from '@credito/domain/cobranca/boleto';
import { jurosDeMora, multaPorAtraso } from '@credito/domain/credito/encargos';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { diasEntre } from '@credito/domain/tempo/meses';
import { escreverValor } from '../recursos.ts';

/** No bank has this number. */
const BANCO = '000';
const CIDADE = 'Sao Paulo';

export interface PagamentoFicticio {
  id: string;
  txid: string | null;
  meio: 'pix' | 'boleto';
  centavos: number;
  /** ISO. */
  horario: string;
  devolucoes: { id: string; centavos: number }[];
}

export interface CobrancaFicticia {
  txid: string;
  vencimento: Data;
  centavos: number;
  validadeDias: number;
  multaPpm: number;
  moraPpmMes: number;
  nome: string;
  descricao: string;
  removida: boolean;
  linhaDigitavel: string;
  codigoBarras: string;
  pixCopiaECola: string;
}

interface EstadoFicticio {
  cobrancas: Map<string, CobrancaFicticia>;
  pagamentos: PagamentoFicticio[];
}

/** Where its memory rests between two starts. */
export interface MemoriaFicticia {
  readonly estado: EstadoFicticio;
  guardar(): void;
}

const memoriaVazia = (): MemoriaFicticia => ({
  estado: { cobrancas: new Map(), pagamentos: [] },
  guardar: () => undefined,
});

export type RespostaFicticia = readonly [status: number, corpo: unknown];

export class ProvedorFicticio {
  readonly memoria: MemoriaFicticia;
  protected agora: () => Date;
  private readonly beneficiario: string;
  /** Tells whoever gave the address; nobody knows whether that arrives. */
  private readonly avisar: (txid: string) => void;

  constructor({
    memoria = memoriaVazia(),
    agora = () => new Date(),
    beneficiario = 'Demonstracao nao pague',
    avisar = () => undefined,
  }: {
    memoria?: MemoriaFicticia;
    agora?: () => Date;
    beneficiario?: string;
    avisar?: (txid: string) => void;
  } = {}) {
    this.memoria = memoria;
    this.agora = agora;
    this.beneficiario = beneficiario;
    this.avisar = avisar;
  }

  /** What it costs on a day; null: it cannot be paid any more. */
  valorNoDia(cobranca: CobrancaFicticia, dia: Data): number | null {
    const { vencimento, centavos, validadeDias } = cobranca;
    const ate = vencimentoEfetivo(vencimento);
    if (cobranca.removida || dia > vencimentoEfetivo(somarDias(vencimento, validadeDias))) return null;
    if (dia <= ate) return centavos;
    const dias = diasEntre(ate, dia);
    return centavos + multaPorAtraso(centavos, cobranca) + jurosDeMora(centavos * dias, cobranca);
  }

  /** While something is told that happened before, the days of the provider are those of the story. */
  async noTempoDe<T>(agora: () => Date, fazer: () => Promise<T>): Promise<T> {
    const { agora: antes } = this;
    this.agora = agora;
    try {
      return await fazer();
    } finally {
      this.agora = antes;
    }
  }

  /** Somebody pays: what the charge says, or another amount. The payment's id is told. */
  pagar(txid: string | null, meio: 'pix' | 'boleto', centavos: number): string {
    const id = meio === 'pix' ? `E${randomBytes(16).toString('hex').slice(0, 31)}` : randomUUID();
    this.memoria.estado.pagamentos.push({
      id,
      txid,
      meio,
      centavos,
      horario: this.agora().toISOString(),
      devolucoes: [],
    });
    this.memoria.guardar();
    if (txid !== null) this.avisar(txid);
    return id;
  }

  /** One call of the API; paths as the Banco Central's document has them, and those of boletos. */
  responder(metodo: string, caminho: string, busca: URLSearchParams, corpo: unknown): RespostaFicticia {
    const [, recurso = '', id = '', sub = '', subId = ''] = caminho.split('/');
    if (recurso === 'cobv' || recurso === 'boleto') {
      if (id === '') return this.pagina('boleto', busca);
      if (metodo === 'PUT') return this.criar(recurso, id, corpo);
      const cobranca = this.memoria.estado.cobrancas.get(id);
      if (!cobranca) return problema(404, 'NaoEncontrado');
      if (metodo === 'PATCH') {
        cobranca.removida = true;
        this.memoria.guardar();
      }
      return [200, this.apresentar(recurso, cobranca)];
    }
    if (recurso === 'pix' && sub === 'devolucao') return this.devolver(id, subId, corpo);
    if (recurso === 'pix') return this.pagina('pix', busca);
    return problema(404, 'NaoEncontrado');
  }

  /** ATIVA, CONCLUIDA or removed; the ones that pay are told beside it. */
  protected statusDe(cobranca: CobrancaFicticia): string {
    if (this.pagamentosDe(cobranca.txid).length > 0) return 'CONCLUIDA';
    return cobranca.removida ? 'REMOVIDA_PELO_USUARIO_RECEBEDOR' : 'ATIVA';
  }

  protected pagamentosDe(txid: string): PagamentoFicticio[] {
    return this.memoria.estado.pagamentos.filter((um) => um.txid === txid);
  }

  private criar(recurso: 'cobv' | 'boleto', txid: string, corpo: unknown): RespostaFicticia {
    const ja = this.memoria.estado.cobrancas.get(txid);
    if (ja) return recurso === 'cobv' ? problema(409, 'CobVConflito') : [200, this.apresentar(recurso, ja)];
    if (recurso === 'boleto') return problema(404, 'NaoEncontrado');
    const { calendario, valor, devedor, solicitacaoPagador } = corpo as {
      calendario: { dataDeVencimento: Data; validadeAposVencimento: number };
      valor: { original: string; multa?: { valorPerc: string }; juros?: { valorPerc: string } };
      devedor: { nome: string };
      solicitacaoPagador: string;
    };
    // Several providers refuse a charge that is due today.
    if (calendario.dataDeVencimento <= dataEmSaoPaulo(this.agora()))
      return problema(400, 'CobVOperacaoInvalida');
    const centavos = emInteiro(valor.original);
    const campoLivre = BigInt(`0x${Buffer.from(txid).toString('hex').slice(-20)}`)
      .toString()
      .slice(-25)
      .padStart(25, '0');
    const digitos = digitosDoBoleto({
      banco: BANCO,
      vencimento: calendario.dataDeVencimento,
      centavos,
      campoLivre,
    });
    const cobranca: CobrancaFicticia = {
      txid,
      vencimento: calendario.dataDeVencimento,
      centavos,
      validadeDias: calendario.validadeAposVencimento,
      multaPpm: emInteiro(valor.multa?.valorPerc ?? '0.00') * 100,
      moraPpmMes: emInteiro(valor.juros?.valorPerc ?? '0.00') * 100,
      nome: devedor.nome,
      descricao: solicitacaoPagador,
      removida: false,
      linhaDigitavel: digitos.linhaDigitavel,
      codigoBarras: digitos.codigoDeBarras,
      pixCopiaECola:
        generatePixPayload({
          url: `pix.demonstracao.example/nao-pague/${txid}`,
          merchantName: this.beneficiario,
          merchantCity: CIDADE,
        }) ?? '',
    };
    this.memoria.estado.cobrancas.set(txid, cobranca);
    this.memoria.guardar();
    return [201, this.apresentar(recurso, cobranca)];
  }

  private apresentar(recurso: 'cobv' | 'boleto', cobranca: CobrancaFicticia) {
    const { txid, linhaDigitavel, codigoBarras, pixCopiaECola } = cobranca;
    const pagos = this.pagamentosDe(txid);
    return recurso === 'cobv'
      ? {
          txid,
          revisao: 0,
          status: this.statusDe(cobranca),
          pixCopiaECola,
          pix: pagos.filter(({ meio }) => meio === 'pix').map(comoPix),
        }
      : {
          txid,
          status: this.statusDe(cobranca),
          linhaDigitavel,
          codigoBarras,
          pagamentos: pagos.filter(({ meio }) => meio === 'boleto').map(comoBoleto),
        };
  }

  private pagina(meio: 'pix' | 'boleto', busca: URLSearchParams): RespostaFicticia {
    const de = Date.parse(busca.get('inicio') ?? '');
    const ate = Date.parse(busca.get('fim') ?? '');
    const atual = Number(busca.get('paginacao.paginaAtual') ?? 0);
    const quantos = Number(busca.get('paginacao.itensPorPagina') ?? 100);
    if (Number.isNaN(de) || Number.isNaN(ate)) return problema(400, 'PixConsultaInvalida');
    const todos = this.memoria.estado.pagamentos.filter(
      (um) => um.meio === meio && Date.parse(um.horario) >= de && Date.parse(um.horario) <= ate,
    );
    const destes = todos.slice(atual * quantos, (atual + 1) * quantos);
    return [
      200,
      {
        parametros: { paginacao: { quantidadeDePaginas: Math.ceil(todos.length / quantos) } },
        ...(meio === 'pix' ? { pix: destes.map(comoPix) } : { pagamentos: destes.map(comoBoleto) }),
      },
    ];
  }

  private devolver(endToEndId: string, id: string, corpo: unknown): RespostaFicticia {
    const pagamento = this.memoria.estado.pagamentos.find((um) => um.id === endToEndId);
    if (!pagamento) return problema(404, 'NaoEncontrado');
    const centavos = emInteiro((corpo as { valor: string }).valor);
    if (!pagamento.devolucoes.some((uma) => uma.id === id)) {
      const devolvido = pagamento.devolucoes.reduce((soma, uma) => soma + uma.centavos, 0);
      if (devolvido + centavos > pagamento.centavos) return problema(400, 'PixDevolucaoInvalida');
      pagamento.devolucoes.push({ id, centavos });
      this.memoria.guardar();
    }
    return [201, { id, valor: escreverValor(centavos), status: 'DEVOLVIDO' }];
  }
}

const emInteiro = (valor: string): number => Number(valor.replace('.', ''));

export const problema = (status: number, qual: string): RespostaFicticia => [
  status,
  { type: `https://pix.bcb.gov.br/api/v2/error/${qual}`, title: qual, status },
];

const comoPix = ({ id, txid, centavos, horario }: PagamentoFicticio) => ({
  endToEndId: id,
  ...(txid === null ? {} : { txid }),
  valor: escreverValor(centavos),
  horario,
});

const comoBoleto = ({ id, txid, centavos, horario }: PagamentoFicticio) => ({
  id,
  ...(txid === null ? {} : { txid }),
  valor: escreverValor(centavos),
  horario,
});
