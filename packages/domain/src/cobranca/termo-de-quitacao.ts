/** That a contract is paid, said by the provider: a document that others ask for, so it is short and complete. */
import type { TextoDoContrato } from '../contrato/texto/blocos.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { formatarCpf } from '../pessoa/cpf.ts';
import { type Data, formatarData } from '../tempo/data.ts';

export interface DadosDoTermo {
  provedor: string;
  cnpj: string | null;
  numero: string;
  anoSemestre: string;
  instituicao: string;
  nome: string;
  cpf: string;
  pagoCentavos: number;
  quitadoEm: Data;
  /** Names of those who guaranteed it and are free. */
  fiadores: readonly string[];
}

export function escreverTermo(dados: DadosDoTermo): TextoDoContrato {
  const { provedor, cnpj, numero, nome, cpf, quitadoEm, fiadores } = dados;
  const titulo = `Termo de quitação do contrato ${numero}`;
  const livres = new Intl.ListFormat('pt-BR').format(fiadores);
  return {
    modelo: 1,
    titulo,
    autor: provedor,
    rodape: `${provedor} · ${titulo}`,
    data: quitadoEm,
    rubricas: [],
    blocos: [
      { tipo: 'titulo', titulo, subtitulo: `Crédito estudantil de ${provedor}` },
      {
        tipo: 'paragrafo',
        texto: `${provedor}${cnpj === null ? '' : `, CNPJ ${cnpj},`} declara que ${nome}, CPF ${formatarCpf(cpf)}, pagou tudo o que devia pelo contrato de crédito estudantil ${numero}, e dá quitação plena, geral e irrevogável dele.`,
      },
      {
        tipo: 'fatos',
        titulo: 'O contrato',
        fatos: [
          { rotulo: 'Número', valor: numero },
          { rotulo: 'Período', valor: dados.anoSemestre },
          { rotulo: 'Instituição', valor: dados.instituicao },
          { rotulo: 'Total pago', valor: formatarReais(dados.pagoCentavos) },
          { rotulo: 'Quitado em', valor: formatarData(quitadoEm) },
        ],
      },
      ...(fiadores.length === 0
        ? []
        : [
            {
              tipo: 'paragrafo' as const,
              texto: `Com a quitação termina a fiança de ${livres} neste contrato: nada mais pode ser cobrado por ele.`,
            },
          ]),
      {
        tipo: 'nota',
        texto:
          'Este arquivo leva um selo digital de quem o emite: se algo nele mudar, o selo deixa de valer. Quem o receber confere o selo em um leitor de PDF que mostre assinaturas.',
      },
    ],
  };
}
