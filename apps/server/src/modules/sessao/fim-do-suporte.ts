/** However a support session ends, the end stands in the action log and in the trail, with its time. */
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { type Ator, registrarDecisao } from '../auditoria/auditoria.ts';
import { registrarAcao } from './acao.ts';

export type ComoAcabou = 'botao' | 'saida' | 'tempo' | 'outra-conta' | 'pela-pessoa' | 'equipe' | 'copia';

const COMO_ACABOU: Readonly<Record<ComoAcabou, string>> = {
  botao: 'Encerrado por quem atendia.',
  saida: 'Encerrado na saída do portal.',
  tempo: 'O tempo do acesso acabou.',
  'outra-conta': 'Quem atendia abriu outra conta.',
  'pela-pessoa': 'Encerrado pela própria pessoa.',
  equipe: 'Encerrado pela administração da equipe.',
  copia: 'Encerrado por segurança: a sessão apareceu em outro lugar.',
};

export interface SessaoEncerrada {
  id: string;
  contaId: string;
  operadorId: string;
}

export async function registrarFimDoAcesso(
  trx: Transaction<DB>,
  sessao: SessaoEncerrada,
  { em, como, palavras = COMO_ACABOU[como] }: { em: Date; como: ComoAcabou; palavras?: string | undefined },
): Promise<void> {
  await registrarAcao({ relogio: { agora: () => em } }, trx, sessao, {
    acao: 'Fim do acesso do suporte',
    observacao: palavras,
  });
  await registrarDecisao(trx, {
    em,
    ator: quemAcabou(sessao, como),
    acao: 'suporte.saiu',
    alvo: { tipo: 'conta', id: sessao.contaId },
    contaId: sessao.contaId,
    dados: { sessao: sessao.id, como },
  });
}

/** Of the administration's act the trail has an event of its own, which says whose it was. */
function quemAcabou({ contaId, operadorId }: SessaoEncerrada, como: ComoAcabou): Ator {
  if (como === 'pela-pessoa') return { tipo: 'conta', id: contaId };
  if (como === 'tempo' || como === 'copia' || como === 'equipe') return { tipo: 'sistema', id: null };
  return { tipo: 'suporte', id: operadorId };
}
