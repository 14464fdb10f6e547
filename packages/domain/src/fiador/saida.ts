/** A guarantor who wants out (ADR 0157): a contract in effect binds until somebody else guarantees it or it is paid. */
import { textoLivre } from '../texto/texto-livre.ts';

export const motivoDaSaidaSchema = textoLivre({
  minimo: 10,
  maximo: 1_000,
  curto: 'Conte em uma frase por que você quer sair, com 10 letras ou mais.',
});

export const respostaDaSaidaSchema = textoLivre({
  minimo: 10,
  maximo: 2_000,
  curto: 'Escreva a resposta, com 10 letras ou mais.',
});

/** Read before it is asked, so that nobody takes the request for the release. */
export const O_QUE_A_SAIDA_MUDA =
  'Pedir não tira você do contrato: enquanto ele vale, a fiança continua. A nossa equipe responde por aqui, e fala com o estudante sobre outro fiador, se for possível.';
