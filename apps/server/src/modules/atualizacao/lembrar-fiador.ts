/** The student reminds a guarantor whose part is missing: once in 24 hours, as of an invitation. */
import type { rotaLembrarFiadorDaAtualizacao } from '@credito/api/atualizacao.rotas';
import type { Recebido, Resposta } from '@credito/api/rota';
import { lembreteManual } from '@credito/domain/atualizacao/lembretes';
import { MENSAGEM_LEMBRETE_RECENTE, proximoLembreteManual } from '@credito/domain/fiador/lembretes';
import { foraDoSilencio } from '@credito/domain/mensagem/silencio';
import type { Contexto } from '../../contexto.ts';
import { conflito, muitasTentativas, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirPropriaAtualizacao } from '../parte-da-atualizacao/acesso.ts';
import { gravarPessoa } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { avisarFiadoresDaAtualizacao } from './avisar-da-atualizacao.ts';

const MENSAGEM_NADA_A_LEMBRAR = 'Não há o que lembrar a esta pessoa agora.';

export async function lembrarFiadorDaAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { id, personType }: Recebido<typeof rotaLembrarFiadorDaAtualizacao>['params'],
): Promise<Resposta<typeof rotaLembrarFiadorDaAtualizacao>> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirPropriaAtualizacao(trx, sessao, id, { travar: true });
    const pessoa = completa.pessoas.find(({ tipo_pessoa }) => tipo_pessoa === personType);
    if (!pessoa) throw naoEncontrado();
    const lembrete = lembreteManual(
      {
        estado: completa.atualizacao.estado,
        periodo: completa.periodo,
        situacao: pessoa.situacao,
        temConta: pessoa.conta_id !== null,
        lembradaEm: pessoa.lembrada_em,
      },
      agora,
    );
    if (!lembrete) throw conflito(MENSAGEM_NADA_A_LEMBRAR);
    if (lembrete.liberadoEm)
      throw muitasTentativas(
        MENSAGEM_LEMBRETE_RECENTE,
        (lembrete.liberadoEm.getTime() - agora.getTime()) / 1000,
      );
    await avisarFiadoresDaAtualizacao(
      contexto,
      trx,
      completa,
      pessoa.situacao === 'a-corrigir' ? 'atualizacao-fiador-a-corrigir' : 'atualizacao-fiador-lembrete',
      ({ tipo_pessoa }) => tipo_pessoa === personType,
      `manual:${agora.getTime()}`,
    );
    await gravarPessoa(trx, pessoa, { lembrada_em: agora }, 'mesma');
    return {
      enviaEm: foraDoSilencio(agora).toISOString(),
      lembreteLiberadoEm: (proximoLembreteManual(agora, agora) ?? agora).toISOString(),
    };
  });
}
