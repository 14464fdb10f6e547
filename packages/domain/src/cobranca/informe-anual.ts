/** What somebody paid in a year, as a document to keep (and for the income tax): the same blocks as every document. */
import type { TextoDoContrato } from '../contrato/texto/blocos.ts';
import { somar } from '../dinheiro/conta.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { formatarCpf } from '../pessoa/cpf.ts';
import { type Data, formatarData } from '../tempo/data.ts';

interface PagamentoDoAno {
  em: Data;
  contrato: string;
  meio: string;
  centavos: number;
  /** Of it, fine and interest of late payment. */
  encargosCentavos: number;
  /** Given back. */
  devolvidoCentavos: number;
}

export interface DadosDoInforme {
  ano: number;
  provedor: string;
  cnpj: string | null;
  nome: string;
  cpf: string;
  hoje: Data;
  /** Of this year, oldest first. */
  pagamentos: readonly PagamentoDoAno[];
}

export function escreverInforme(dados: DadosDoInforme): TextoDoContrato {
  const { ano, provedor, cnpj, nome, cpf, hoje, pagamentos } = dados;
  const soma = (de: (um: PagamentoDoAno) => number) => somar(pagamentos.map(de));
  const pago = soma(({ centavos }) => centavos);
  const devolvido = soma(({ devolvidoCentavos }) => devolvidoCentavos);
  const titulo = `Informe de pagamentos de ${ano}`;
  return {
    modelo: 1,
    titulo,
    autor: provedor,
    rodape: `${provedor} · ${titulo}`,
    data: hoje,
    rubricas: [],
    blocos: [
      { tipo: 'titulo', titulo, subtitulo: `Crédito estudantil de ${provedor}` },
      {
        tipo: 'fatos',
        titulo: 'Em resumo',
        fatos: [
          { rotulo: 'Quem pagou', valor: nome, detalhe: `CPF ${formatarCpf(cpf)}` },
          { rotulo: 'Quem recebeu', valor: provedor, ...(cnpj === null ? {} : { detalhe: `CNPJ ${cnpj}` }) },
          { rotulo: 'Pago no ano', valor: formatarReais(pago) },
          {
            rotulo: 'Multa e juros',
            valor: formatarReais(soma(({ encargosCentavos }) => encargosCentavos)),
            detalhe: 'De parcelas pagas com atraso; já contados no que foi pago.',
          },
          ...(devolvido > 0 ? [{ rotulo: 'Devolvido', valor: formatarReais(devolvido) }] : []),
        ],
      },
      {
        tipo: 'tabela',
        legenda: `Pagamentos recebidos de 01/01/${ano} a 31/12/${ano}`,
        colunas: [
          { titulo: 'Dia', alinhamento: 'inicio' },
          { titulo: 'Contrato', alinhamento: 'inicio' },
          { titulo: 'Meio', alinhamento: 'inicio' },
          { titulo: 'Valor', alinhamento: 'fim' },
        ],
        linhas: pagamentos.map(({ em, contrato, meio, centavos }) => [
          formatarData(em),
          contrato,
          meio,
          formatarReais(centavos),
        ]),
        total: ['Total', '', '', formatarReais(pago)],
      },
      {
        tipo: 'nota',
        texto: `Emitido em ${formatarData(hoje)}. Um pagamento conta no dia em que foi feito, mesmo quando o banco nos avisa depois.`,
      },
    ],
  };
}
