import type { rotaConfiguracao } from '@credito/api/configuracao.rotas';
import type { Devolvido } from '@credito/api/rota';
import { PROVEDORES_SOCIAIS } from '@credito/domain/conta/entrada-social';
import { exemploEmReais } from '@credito/domain/credito/exemplo-em-reais';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { programasDaSimulacao } from '../catalogo/programas-da-simulacao.ts';

export type ConfiguracaoPublica = Devolvido<typeof rotaConfiguracao>;

/** What the screens may know of the configuration; the pages carry it along (plugins/paginas.ts). */
export async function configuracaoPublica(contexto: Contexto): Promise<ConfiguracaoPublica> {
  const { configuracao, gateways, relogio } = contexto;
  const { provedor, demonstracao, servidor } = configuracao;
  const { programas } = await programasDaSimulacao(contexto);
  return {
    provedor: {
      nome: provedor.nome,
      cor: provedor.cor ?? null,
      // Fetched once by the server, and shown from there (plugins/logo.ts).
      logo: provedor.logoUrl ? '/marca/logo' : null,
    },
    exemplo: exemploEmReais(programas, dataEmSaoPaulo(relogio.agora())),
    // Where others reach it, the screens point at nothing that only this machine gets to see.
    demonstracao: demonstracao && servidor.soLocal,
    assinatura: gateways.assinatura.nome ?? 'proprio',
    quadro: provedor.quadroNoComputador,
    chaveDePush: gateways.push.chavePublica,
    telefones: { capitais: provedor.telefoneCapitais ?? null, demais: provedor.telefoneDemais ?? null },
    ajuda: {
      central: provedor.centralDeAjudaUrl ?? null,
      whatsapp: provedor.whatsappSuporte ?? null,
      messenger: provedor.messengerUrl ?? null,
      chat: provedor.chatScriptUrl ?? null,
      email: provedor.email ?? null,
      ligamosParaVoce: provedor.ligamosParaVoceUrl ?? null,
    },
    rastreamento: provedor.rastreamentoScriptUrl ?? null,
    entradaSocial: PROVEDORES_SOCIAIS.filter((nome) => gateways.social[nome] !== undefined),
    alertaDeFraudes: provedor.alertaDeFraudesUrl ?? null,
    maisAcesso: provedor.maisAcessoUrl ?? null,
    portalLegado: provedor.legadoPdeUrl ?? null,
  };
}
