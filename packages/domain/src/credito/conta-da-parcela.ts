/** What one instalment has open, as payments come in: state that extrato.ts leads through time, never stored. */
import { fracao } from '../dinheiro/conta.ts';
import type { Data } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';
import { taxaNoDia } from './antecipacao.ts';
import { jurosDeMora, multaPorAtraso } from './encargos.ts';
import type { DadosDaRestituicao, Parcela } from './plano-de-restituicao.ts';
import { vencimentoEfetivo } from './vencimento.ts';

/** In the order in which a payment is allocated (Código Civil, article 354). `principal` includes its correction. */
export const COMPONENTES = ['multa', 'juros', 'taxa', 'principal'] as const;
export type Componente = (typeof COMPONENTES)[number];
export type Composicao = Readonly<Record<Componente, number>>;

export class ContaDaParcela {
  readonly parcela: Parcela;
  /** Until then it is paid without charges. */
  readonly pagavelAte: Data;
  readonly pago: Record<Componente, number> = { multa: 0, juros: 0, taxa: 0, principal: 0 };
  private readonly dados: DadosDaRestituicao;
  private readonly corrigido: number;
  /** Fee of months that will not be charged, since their principal was paid early. */
  private desconto = 0;
  private multa = 0;
  /** Open cents times days late, so that interest is rounded once however often the open amount changes. */
  private centavosDias = 0;
  private contadoAte: Data;

  constructor(dados: DadosDaRestituicao, parcela: Parcela) {
    this.dados = dados;
    this.parcela = parcela;
    this.corrigido = parcela.principal + parcela.correcao;
    const noPrazo = vencimentoEfetivo(parcela.vencimento);
    const depois = dados.semEncargosAte?.[parcela.numero];
    this.pagavelAte = depois !== undefined && depois > noPrazo ? depois : noPrazo;
    this.contadoAte = this.pagavelAte;
  }

  /** Days have to come in order: charges run on what was open meanwhile. */
  avancar(dia: Data): void {
    if (dia <= this.contadoAte || this.dados.semEncargos?.includes(this.parcela.numero)) return;
    const emAtraso = this.principalAberto() + this.taxaAberta(this.desconto);
    if (this.contadoAte === this.pagavelAte) this.multa = multaPorAtraso(emAtraso, this.dados.regras);
    this.centavosDias += emAtraso * diasEntre(this.contadoAte, dia);
    this.contadoAte = dia;
  }

  /** Open on the day up to which it was led; with `antecipa`, without the fee of months that have not run by `dia`. */
  aberto(dia: Data, antecipa: boolean): Composicao {
    return {
      multa: this.multa - this.pago.multa,
      juros: jurosDeMora(this.centavosDias, this.dados.regras) - this.pago.juros,
      taxa: this.taxaAberta(this.desconto + (antecipa ? this.descontoDe(this.principalAberto(), dia) : 0)),
      principal: this.principalAberto(),
    };
  }

  pagar(componente: Componente, centavos: number, dia: Data, antecipa: boolean): void {
    if (componente === 'principal' && antecipa) this.desconto += this.descontoDe(centavos, dia);
    this.pago[componente] += centavos;
  }

  private principalAberto(): number {
    return this.corrigido - this.pago.principal;
  }

  private taxaAberta(desconto: number): number {
    return Math.max(0, this.parcela.taxa - desconto - this.pago.taxa);
  }

  private descontoDe(principal: number, dia: Data): number {
    if (this.corrigido === 0) return 0;
    return fracao(this.parcela.taxa - taxaNoDia(this.dados, this.parcela, dia), principal, this.corrigido);
  }
}
