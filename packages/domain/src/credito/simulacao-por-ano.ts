/** A simulation by calendar year: what the chart draws and the table beside it says. */
import type { Data } from '../tempo/data.ts';
import type { Simulacao } from './simulacao.ts';

export interface AnoDaSimulacao {
  ano: number;
  /** To the school, while the course lasts. */
  agora: number;
  /** Of what was financed, paid back later. */
  principal: number;
  /** Fee, and correction by an index where the programme has one. */
  taxa: number;
}

const anoDe = (data: Data): number => Number(data.slice(0, 4));

/** Every year from the first fee to the last instalment, also one in which nothing is paid. */
export function simulacaoPorAno({
  usos,
  parcelas,
  pagoAgora,
}: Pick<Simulacao, 'usos' | 'parcelas' | 'pagoAgora'>): readonly AnoDaSimulacao[] {
  const [primeiroUso] = usos;
  const ultima = parcelas.at(-1);
  if (!primeiroUso || !ultima) return [];
  const primeiro = anoDe(primeiroUso.em);
  const anos = Array.from({ length: anoDe(ultima.vencimento) - primeiro + 1 }, (_, posicao) => ({
    ano: primeiro + posicao,
    agora: 0,
    principal: 0,
    taxa: 0,
  }));
  const doAno = (data: Data) => anos[anoDe(data) - primeiro];
  for (const { em } of usos) {
    const linha = doAno(em);
    if (linha) linha.agora += pagoAgora;
  }
  for (const { vencimento, principal, correcao, taxa } of parcelas) {
    const linha = doAno(vencimento);
    if (!linha) continue;
    linha.principal += principal;
    linha.taxa += taxa + correcao;
  }
  return anos;
}
