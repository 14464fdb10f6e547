import type { TipoDeCobranca } from './cobranca.ts';

export interface CobrancaComNome {
  tipo: TipoDeCobranca;
  parcelas: readonly number[];
  contratoNumero: string;
}

/** What a charge is for, as its payer reads it on the screen and on the slip. */
export function nomeDaCobranca({ tipo, parcelas, contratoNumero }: CobrancaComNome): string {
  if (tipo === 'quitacao') return `Quitação do contrato ${contratoNumero}`;
  const quais = new Intl.ListFormat('pt-BR').format(parcelas.map(String));
  const nome = `${parcelas.length === 1 ? 'Parcela' : 'Parcelas'} ${quais} do contrato ${contratoNumero}`;
  if (tipo === 'antecipacao') return `${nome}, paga antes`;
  // What is left of an instalment once its first slip has run out, fine and interest included.
  return tipo === 'saldo' ? `${nome}, com o atraso` : nome;
}
