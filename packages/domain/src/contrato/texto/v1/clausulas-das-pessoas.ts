/** What binds whoever is not the student: guarantors, their spouses, the legal guardian. */
import { reaisComExtenso } from '../../../texto/por-extenso.ts';
import type { DadosDoTexto } from '../dados.ts';
import type { Clausulas } from './clausula.ts';
import { conjugesDe, enumerar, estudanteDe, fiadorDoConjuge, fiadoresDe, parteCom } from './partes.ts';

export const CLAUSULAS_DAS_PESSOAS: Clausulas<'fianca' | 'outorga' | 'responsavel'> = {
  fianca: {
    titulo: 'Fiança',
    quando: (dados) => fiadoresDe(dados).length > 0,
    paragrafos: (dados, clausula) => {
      const fiadores = fiadoresDe(dados);
      const varios = fiadores.length > 1;
      const nomes = enumerar(fiadores.map(({ nome }) => nome));
      return [
        `${nomes} ${varios ? 'garantem, como fiadores,' : 'garante, como fiador,'} tudo o que este contrato obriga o estudante a pagar: principal, taxa, ${dados.configuracao.indice === 'nenhum' ? '' : 'correção, '}multa e juros de atraso (Código Civil, arts. 818, 819 e 822).${varios ? ' Cada um responde pela dívida inteira (art. 829).' : ''}`,
        {
          destaque: `A fiança se limita a este contrato (Código Civil, art. 823): pelo plano, ${reaisComExtenso(dados.custo.totalAPagar)}, mais ${dados.configuracao.indice === 'nenhum' ? '' : 'a correção e '}os encargos da ${clausula('atraso')} em caso de atraso.`,
        },
        beneficioDeOrdem(dados),
        'Prazo maior, dívida maior ou dividida de outro modo só obrigam o fiador que assinar a mudança (Código Civil, arts. 819 e 838, I).',
        'O fiador que paga pode cobrar do estudante o que pagou (Código Civil, art. 831). Se o fiador morrer, os herdeiros respondem só até o valor da herança e pelo que era devido até a morte (art. 836).',
        'A fiança termina com o pagamento da dívida, com a troca de fiador assinada pelo provedor ou nos casos da lei (Código Civil, arts. 837 a 839).',
      ];
    },
  },
  outorga: {
    titulo: 'Autorização do cônjuge ou companheiro do fiador',
    quando: (dados) => conjugesDe(dados).length > 0,
    paragrafos: (dados) => [
      ...conjugesDe(dados).map((conjuge) => {
        const fiador = fiadorDoConjuge(dados, conjuge).nome;
        return conjuge.vinculo === 'casamento'
          ? `${conjuge.nome}, cônjuge de ${fiador}, autoriza a fiança (Código Civil, art. 1.647, III).`
          : `${conjuge.nome}, que vive em união estável com ${fiador}, concorda com a fiança.`;
      }),
      'Quem autoriza a fiança não se torna fiador por isso.',
    ],
  },
  responsavel: {
    titulo: 'Responsável legal',
    quando: (dados) => parteCom(dados, 'responsavel') !== undefined,
    paragrafos: (dados) => [
      `${parteCom(dados, 'responsavel')?.nome ?? ''} assina como responsável legal por ${estudanteDe(dados).nome}: representa quem tem menos de 16 anos e assiste quem tem 16 ou 17 (Código Civil, arts. 3º, 4º, I, e 1.634, VII).`,
      'O responsável autoriza o empréstimo e não se torna devedor nem fiador por essa assinatura.',
      'Se o estudante completar 18 anos ou for emancipado antes que o responsável assine, essa assinatura é dispensada.',
    ],
  },
};

function beneficioDeOrdem(dados: DadosDoTexto): string | { destaque: string } {
  const varios = fiadoresDe(dados).length > 1;
  return dados.configuracao.renunciaBeneficioDeOrdem
    ? {
        destaque: `${varios ? 'Os fiadores renunciam' : 'O fiador renuncia'} ao benefício de ordem (Código Civil, arts. 827 e 828, I): a dívida vencida pode ser cobrada ${varios ? 'deles' : 'dele'} sem que os bens do estudante sejam executados antes.`,
      }
    : 'Cobrado na Justiça, o fiador pode exigir, até a contestação, que os bens do estudante sejam executados antes dos seus, indicando quais (Código Civil, art. 827).';
}
