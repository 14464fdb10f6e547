/** First version of the contract's text. It never changes: another wording is another version (ADR 0124). */
import type { Bloco, TextoDoContrato } from '../blocos.ts';
import type { DadosDoTexto } from '../dados.ts';
import { type Clausulas, type IdDaClausula, numerar } from './clausula.ts';
import { CLAUSULAS_DAS_PESSOAS } from './clausulas-das-pessoas.ts';
import { CLAUSULAS_DO_CREDITO } from './clausulas-do-credito.ts';
import { CLAUSULAS_DO_PAGAMENTO } from './clausulas-do-pagamento.ts';
import { CLAUSULAS_GERAIS } from './clausulas-gerais.ts';
import { fatosPrincipais } from './fatos-principais.ts';
import { blocoDasAssinaturas, blocoDasPartes } from './partes.ts';

/** In the order of their numbers. */
const CLAUSULAS: Clausulas<IdDaClausula> = {
  ...CLAUSULAS_DO_CREDITO,
  ...CLAUSULAS_DO_PAGAMENTO,
  ...CLAUSULAS_DAS_PESSOAS,
  ...CLAUSULAS_GERAIS,
};

export function modeloV1(dados: DadosDoTexto): Omit<TextoDoContrato, 'modelo'> {
  const { numero, tipo, periodo, programa, provedor, restituicao, partes, configuracao } = dados;
  const titulo = `Contrato de crédito estudantil nº ${numero}`;
  return {
    titulo,
    rodape: `${provedor.nome} · Contrato nº ${numero}`,
    autor: provedor.nome,
    data: restituicao.contratadoEm,
    rubricas:
      configuracao.assinatura === 'impressa'
        ? [...partes.map(({ nome }) => nome), provedor.representante.nome]
        : [],
    blocos: juntarValores([
      {
        tipo: 'titulo',
        titulo,
        subtitulo: `${tipo} · ${programa} · ${periodo.semestre}º semestre de ${periodo.ano}`,
      },
      fatosPrincipais(dados),
      { tipo: 'secao', titulo: 'Quem faz este contrato' },
      blocoDasPartes(dados),
      {
        tipo: 'paragrafo',
        texto:
          'As palavras estudante, fiador, responsável e provedor valem para pessoas de qualquer gênero. Provedor é quem concede o crédito; instituição é onde o estudante faz o curso.',
      },
      { tipo: 'secao', titulo: 'O que fica combinado' },
      ...numerar(CLAUSULAS, dados),
      { tipo: 'secao', titulo: 'Quem assina' },
      {
        tipo: 'paragrafo',
        texto:
          'Quem assina declara que leu este contrato por inteiro, entendeu o que ele diz e concorda com ele.',
      },
      {
        tipo: 'nota',
        texto:
          'Cada pessoa que assina recebe uma cópia deste contrato (Código de Defesa do Consumidor, art. 54-D, III).',
      },
      blocoDasAssinaturas(dados),
    ]),
  };
}

/** What is read in one piece stays on one line: "R$ 10,00", "nº 3", "art. 52", "7 dias". */
const PARTES_JUNTAS = /(R\$|nº|arts?\.|§|Lei|CPF|CNPJ|CEP|cláusula) (?=[\d/])/g;

function juntarValores(blocos: readonly Bloco[]): Bloco[] {
  return JSON.parse(JSON.stringify(blocos), (_, valor) =>
    typeof valor === 'string' ? valor.replace(PARTES_JUNTAS, '$1\u00a0') : valor,
  ) as Bloco[];
}
