/** What anybody is told of a document by its verification code, and of a file at hand beside it. */

export const SITUACOES_DA_VERIFICACAO = ['em-assinatura', 'assinado', 'selado', 'sem-efeito'] as const;
export type SituacaoDaVerificacao = (typeof SITUACOES_DA_VERIFICACAO)[number];

export const TEXTO_DA_VERIFICACAO: Readonly<
  Record<SituacaoDaVerificacao, { rotulo: string; titulo: string; texto: string }>
> = {
  'em-assinatura': {
    rotulo: 'Em assinatura',
    titulo: 'Este documento ainda está sendo assinado',
    texto: 'Nem todas as pessoas assinaram. Até lá, ele não está completo.',
  },
  assinado: {
    rotulo: 'Assinado',
    titulo: 'Todas as pessoas assinaram este documento',
    texto: 'O arquivo final, com o selo, está sendo preparado.',
  },
  selado: {
    rotulo: 'Assinado e selado',
    titulo: 'Este documento está assinado e selado',
    texto: 'Todas as pessoas assinaram, e o arquivo final tem um selo que mostra qualquer mudança.',
  },
  'sem-efeito': {
    rotulo: 'Sem efeito',
    titulo: 'Este documento não vale mais',
    texto: 'Ele foi cancelado, recusado ou o prazo terminou antes de todas as pessoas assinarem.',
  },
};

export interface ResumosRegistrados {
  /** SHA-256 of the file as it was read, in hexadecimal. */
  sha256DoLido: string;
  /** Of the finished file; null while there is none. */
  sha256DoSelado: string | null;
}

const RESULTADOS_DO_ARQUIVO = ['selado', 'lido', 'outro'] as const;
export type ResultadoDoArquivo = (typeof RESULTADOS_DO_ARQUIVO)[number];

/** Which of the registered files somebody has: one changed byte makes it another. */
export function conferirArquivo(
  sha256: string,
  { sha256DoLido, sha256DoSelado }: ResumosRegistrados,
): ResultadoDoArquivo {
  if (sha256 === sha256DoSelado) return 'selado';
  return sha256 === sha256DoLido ? 'lido' : 'outro';
}

export const TEXTO_DO_ARQUIVO: Readonly<Record<ResultadoDoArquivo, { titulo: string; texto: string }>> = {
  selado: {
    titulo: 'O arquivo é o original assinado',
    texto: 'Ele é idêntico, letra por letra, ao arquivo final que está registrado com este código.',
  },
  lido: {
    titulo: 'O arquivo é o texto que as pessoas leram',
    texto:
      'Ele é idêntico ao documento que foi mostrado para assinar. As assinaturas e o selo estão no arquivo final, que é outro.',
  },
  outro: {
    titulo: 'O arquivo não é o que está registrado',
    texto:
      'Ele é de outro documento ou foi mudado depois: basta abrir e salvar de novo, imprimir em PDF ou tirar uma foto. Peça o arquivo original a quem o enviou e confira de novo.',
  },
};
