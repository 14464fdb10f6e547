/** What every contract ends with: changes, personal data, how it is signed, where it is judged. */
import type { Clausulas } from './clausula.ts';
import { fiadoresDe } from './partes.ts';

export const CLAUSULAS_GERAIS: Clausulas<'mudancas' | 'dados-pessoais' | 'assinatura' | 'foro'> = {
  mudancas: {
    titulo: 'Mudanças e avisos',
    paragrafos: () => [
      'Este contrato só muda por escrito, com a assinatura de quem a mudança obriga.',
      'Os avisos são enviados pelo portal e pelos contatos confirmados de cada pessoa, que os mantém em dia no portal.',
    ],
  },
  'dados-pessoais': {
    titulo: 'Dados pessoais',
    paragrafos: ({ provedor }) => [
      `${provedor.nome} trata os dados das pessoas deste contrato para cumpri-lo, para cumprir a lei, para se defender em processos e para proteger o crédito (Lei 13.709/2018, art. 7º, II, V, VI e X), e os guarda enquanto o contrato durar e pelo prazo que a lei pede depois dele.`,
      'Os dados são compartilhados só com quem participa da execução do contrato, como a instituição, quem processa assinaturas e pagamentos e, em caso de atraso, cadastros de proteção ao crédito.',
      'Cada pessoa pode consultar e corrigir os seus dados e usar os demais direitos do art. 18 dessa lei pelo portal.',
    ],
  },
  assinatura: {
    titulo: 'Assinatura',
    paragrafos: ({ configuracao, testemunhas }) => {
      const comTestemunhas =
        testemunhas.length > 0
          ? [`Também ${testemunhas.length === 1 ? 'assina uma testemunha' : 'assinam duas testemunhas'}.`]
          : [];
      return configuracao.assinatura === 'impressa'
        ? [
            'Este contrato é impresso, rubricado em todas as páginas e assinado nos lugares marcados no fim. As assinaturas são reconhecidas em cartório.',
            ...comTestemunhas,
          ]
        : [
            'As partes aceitam assinar este contrato por meio eletrônico e reconhecem como suas as assinaturas feitas com o código enviado ao contato confirmado de cada pessoa (Medida Provisória 2.200-2/2001, art. 10, § 2º). Cada assinatura fica registrada com data, hora e a identificação exata deste documento.',
            ...(testemunhas.length === 0
              ? ['O contrato assinado assim dispensa testemunhas (Código de Processo Civil, art. 784, § 4º).']
              : comTestemunhas),
          ];
    },
  },
  foro: {
    titulo: 'Lei e foro',
    paragrafos: (dados) => [
      `Aplicam-se a este contrato o Código Civil e o Código de Defesa do Consumidor. Uma ação pode ser proposta no domicílio do estudante${fiadoresDe(dados).length > 0 ? ' ou, quando envolver só o fiador, no dele' : ''}.`,
    ],
  },
};
