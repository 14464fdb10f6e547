/** What people are told when the course that a contract finances ends, stops or goes on. */
import type { FichaDoTexto } from './texto-do-modelo.ts';

export const TEXTOS_DO_CURSO = {
  'curso-encerrado': {
    rotulo: 'Fim do curso: ao estudante',
    variaveis: ['contrato', 'curso', 'restituicao'],
    padrao: {
      assunto: 'o que muda no seu contrato com o fim do curso',
      paragrafos:
        'Registramos {curso}. Por este contrato não pagamos mais mensalidades à instituição de ensino.\n{restituicao}\nSe isto não estiver certo, fale com a gente.',
      observacoes: 'Contrato {contrato}.',
      curta: 'registramos {curso}. Veja no portal o que muda no seu contrato.',
    },
  },
  'curso-encerrado-fiador': {
    rotulo: 'Fim do curso: ao fiador',
    variaveis: ['contrato', 'curso', 'restituicao', 'estudante', 'fiador'],
    padrao: {
      assunto: 'o que muda em um contrato que você garante',
      titulo: 'Olá, {fiador}',
      paragrafos:
        'Sobre o crédito de {estudante}, registramos {curso}. Por este contrato não pagamos mais mensalidades à instituição de ensino.\n{restituicao}',
      observacoes: 'Contrato {contrato}.',
      curta: 'registramos {curso}, do contrato de {estudante}, que você garante. Veja no portal.',
    },
  },
  'curso-suspenso': {
    rotulo: 'Suspensão do curso: ao estudante',
    variaveis: ['contrato', 'curso'],
    padrao: {
      assunto: 'o que muda no seu contrato com a suspensão do curso',
      paragrafos:
        'Registramos {curso}. Enquanto ela durar, não pagamos mensalidades à instituição de ensino.\nOs vencimentos do seu contrato continuam os mesmos. Para adiar, peça uma alteração do contrato no portal: ela vale depois de assinada.\nSe isto não estiver certo, fale com a gente.',
      observacoes: 'Contrato {contrato}.',
      curta: 'registramos {curso}. Os vencimentos do contrato não mudam sozinhos: veja no portal.',
    },
  },
  'curso-suspenso-fiador': {
    rotulo: 'Suspensão do curso: ao fiador',
    variaveis: ['contrato', 'curso', 'estudante', 'fiador'],
    padrao: {
      assunto: 'o curso de um contrato que você garante foi suspenso',
      titulo: 'Olá, {fiador}',
      paragrafos:
        'Sobre o crédito de {estudante}, registramos {curso}. Enquanto ela durar, não pagamos mensalidades à instituição de ensino. O que você garante não muda por isso.',
      observacoes: 'Contrato {contrato}.',
      curta: 'registramos {curso}, do contrato de {estudante}. O que você garante não muda por isso.',
    },
  },
  'curso-retomado': {
    rotulo: 'Volta ao curso: ao estudante',
    variaveis: ['contrato', 'curso'],
    padrao: {
      assunto: 'voltamos a pagar as mensalidades do seu curso',
      paragrafos:
        'Registramos {curso}. As mensalidades que estavam retidas entram no próximo pagamento à instituição de ensino.',
      observacoes: 'Contrato {contrato}.',
      curta: 'registramos {curso}. As mensalidades retidas entram no próximo pagamento.',
    },
  },
  'curso-retomado-fiador': {
    rotulo: 'Volta ao curso: ao fiador',
    variaveis: ['contrato', 'curso', 'estudante', 'fiador'],
    padrao: {
      assunto: 'o curso de um contrato que você garante continua',
      titulo: 'Olá, {fiador}',
      paragrafos:
        'Sobre o crédito de {estudante}, registramos {curso}. As mensalidades do contrato voltam a ser pagas à instituição de ensino.',
      observacoes: 'Contrato {contrato}.',
      curta: 'registramos {curso}, do contrato de {estudante}, que você garante.',
    },
  },
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
