/** A block that nobody fills in now: what became of it, and whose turn it is. */
import type { STATUS_DA_ATUALIZACAO, StatusDaPessoa } from './estados.ts';

interface SituacaoDoBloco {
  tom: 'neutro' | 'espera' | 'sucesso';
  texto: string;
  frase: string;
  detalhe: string;
  quem?: string | undefined;
}

interface FatosDoFim {
  /** The person has confirmed their own part. */
  confirmada: boolean;
  /** First names of the others whose part is missing. */
  faltam: readonly string[];
}

export function situacaoDoBloco(
  status: (typeof STATUS_DA_ATUALIZACAO)[number],
  { confirmada, faltam }: FatosDoFim,
): SituacaoDoBloco {
  if (status === 'aguardando-atualizacao') return ENCERRADA;
  if (!confirmada) return status === 'atualizacao-iniciada' ? FORA_DO_PRAZO : SEM_A_PARTE;
  switch (status) {
    case 'concluido':
      return {
        tom: 'sucesso',
        texto: 'Concluída',
        frase: 'A atualização cadastral está concluída',
        detalhe: 'Obrigado por conferir. Se houver um próximo passo, ele aparece no início.',
      };
    case 'pendente-analise':
      return {
        tom: 'espera',
        texto: 'Em análise',
        frase: 'Recebemos a atualização',
        detalhe: 'Vamos conferir o que mudou e avisar o resultado. Enquanto isso, o contrato continua ativo.',
        quem: 'Nossa equipe de análise',
      };
    case 'pendente-reenvio':
      return {
        tom: 'espera',
        texto: 'Aguardando correção',
        frase: 'A sua parte está certa',
        detalhe:
          'Falta a correção de outra pessoa. Já avisamos, e a análise continua quando ela for enviada.',
        quem: faltam.join(' e ') || 'Outra pessoa da atualização',
      };
    case 'atualizacao-iniciada':
      return {
        tom: 'sucesso',
        texto: 'Sua parte está pronta',
        frase: 'Tudo certo: a sua parte está confirmada',
        detalhe: 'A atualização é enviada quando a última pessoa confirmar os próprios dados.',
        quem: faltam.join(' e ') || undefined,
      };
  }
}

/** Begun again by the student, or never sent: what was confirmed in it counts no more. */
const ENCERRADA: SituacaoDoBloco = {
  tom: 'neutro',
  texto: 'Encerrada',
  frase: 'Esta atualização foi encerrada',
  detalhe:
    'Ela foi reiniciada, ou o prazo terminou antes do envio. Se houver outra para confirmar, ela aparece no início.',
};

const FORA_DO_PRAZO: SituacaoDoBloco = {
  tom: 'neutro',
  texto: 'Prazo encerrado',
  frase: 'O prazo desta atualização terminou',
  detalhe: 'Ela não foi enviada a tempo. Se precisar, fale com a gente pela Ajuda.',
};

const SEM_A_PARTE: SituacaoDoBloco = {
  tom: 'neutro',
  texto: 'Sem a sua parte',
  frase: 'A atualização seguiu sem a sua confirmação',
  detalhe: 'O prazo para confirmar os seus dados terminou. Se precisar, fale com a gente pela Ajuda.',
};

/** In a correction whoever is missing has confirmed before, and the analysis sent it back. */
export function rotuloDaOutraParte(status: StatusDaPessoa, emCorrecao: boolean): string {
  if (status !== 'aguardando') return 'Já confirmou';
  return emCorrecao ? 'Falta corrigir' : 'Falta confirmar';
}
