/** What has served its time is not kept: codes, verified phones, counters, links, repeated calls, dead sessions. */
import { RETENCAO, vencidoAntesDe } from '@credito/domain/retencao/retencao';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { apagarEnviosParados } from '../envio/apagar-envio.ts';
import { apagarRascunhosAntigos } from '../solicitacao/rascunho.ts';

export const TAREFA_APAGAR_VENCIDOS = 'apagar-vencidos';

export async function apagarVencidos(contexto: Contexto): Promise<void> {
  const { db, relogio } = contexto;
  const antesDe = (dias: number) => vencidoAntesDe(dias, relogio.agora());
  const {
    arquivosPesados,
    codigos,
    exportacoes,
    indicacoes,
    limites,
    pesquisas,
    rascunhos,
    repeticoes,
    sessoes,
    usosDaEquipe,
  } = RETENCAO;
  await db.deleteFrom('codigo_verificacao').where('criado_em', '<', antesDe(codigos.dias)).execute();
  await db.deleteFrom('telefone_verificado').where('verificado_em', '<', antesDe(codigos.dias)).execute();
  await db.deleteFrom('limite').where('janela', '<', antesDe(limites.dias)).execute();
  await db.deleteFrom('arquivo_pesado').where('recusado_em', '<', antesDe(arquivosPesados.dias)).execute();
  await apagarRascunhosAntigos(db, antesDe(rascunhos.dias));
  await db.deleteFrom('recuperacao_senha').where('expira_em', '<', antesDe(limites.dias)).execute();
  await db.deleteFrom('entrada_social').where('expira_em', '<', antesDe(limites.dias)).execute();
  await db.deleteFrom('acesso_de_suporte').where('expira_em', '<', antesDe(sessoes.dias)).execute();
  await db.deleteFrom('idempotencia').where('criada_em', '<', antesDe(repeticoes.dias)).execute();
  await db
    .deleteFrom('sessao')
    .where((eb) =>
      eb.or([eb('expira_em', '<', antesDe(sessoes.dias)), eb('encerrada_em', '<', antesDe(sessoes.dias))]),
    )
    .execute();
  const diaAntesDe = (dias: number) => dataEmSaoPaulo(antesDe(dias));
  await db.deleteFrom('uso_do_dia').where('dia', '<', diaAntesDe(limites.dias)).execute();
  await db.deleteFrom('cota_do_dia').where('dia', '<', diaAntesDe(usosDaEquipe.dias)).execute();
  await db.deleteFrom('exportacao').where('pedida_em', '<', antesDe(exportacoes.dias)).execute();
  await db
    .deleteFrom('indicacao_especial')
    .where('data_fim_validade', '<', diaAntesDe(indicacoes.dias))
    .execute();
  await db.deleteFrom('resposta_de_pesquisa').where('respondida_em', '<', antesDe(pesquisas.dias)).execute();
  await apagarEnviosParados(contexto);
}
