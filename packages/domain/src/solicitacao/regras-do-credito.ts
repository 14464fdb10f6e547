/** What a person must know before asking for credit: five rules (spec 1 section 4, "New-request wizard"). */

export interface RegraDoCredito {
  titulo: string;
  texto: string;
}

export const REGRAS_DO_CREDITO: readonly RegraDoCredito[] = [
  {
    titulo: 'O crédito não é uma bolsa',
    texto: 'É um financiamento: o valor que você usar será devolvido por você depois do curso.',
  },
  {
    titulo: 'Sem juros, com uma taxa mensal',
    texto:
      'Você devolve o que usou, mais uma taxa administrativa por mês. O contrato diz o valor antes de você assinar.',
  },
  {
    titulo: 'Você escolhe quando usar',
    texto: 'O crédito pode ser usado no semestre de que você precisar, sem a obrigação de usar em todos.',
  },
  {
    titulo: 'A renovação não é automática',
    texto: 'A cada semestre você decide se quer continuar e pede a renovação.',
  },
  {
    titulo: 'A devolução começa depois do curso',
    texto:
      'O pagamento começa no mês seguinte à sua saída da instituição, por conclusão ou desistência, ou depois da carência do programa, quando há uma. O contrato diz o dia de cada parcela.',
  },
];

export const ACEITE_LEU_REGRAS = 'Li e concordo com as regras do crédito.';
/** Declared where the request is sent, beside everything that it speaks of. */
export const ACEITE_DADOS_VERDADEIROS = 'Declaro que os dados que informei são verdadeiros.';
export const DECLARE_PARA_ENVIAR = 'Leia e marque a declaração para enviar.';
