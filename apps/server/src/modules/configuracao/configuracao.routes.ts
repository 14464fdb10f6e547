import { rotaConfiguracao } from '@credito/api/configuracao.rotas';
import { PROVEDORES_SOCIAIS } from '@credito/domain/conta/entrada-social';
import type { Registrador } from '../../plugins/rotas.ts';

export function registrarConfiguracao(registrador: Registrador): void {
  const { configuracao, gateways } = registrador.contexto;
  const { provedor, demonstracao } = configuracao;
  registrador.rota(rotaConfiguracao, async () => ({
    provedor: { nome: provedor.nome, cor: provedor.cor ?? null },
    demonstracao,
    chaveDePush: registrador.contexto.gateways.push.chavePublica,
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
    molduraNoDesktop: provedor.molduraNoDesktop,
    alertaDeFraudes: provedor.alertaDeFraudesUrl ?? null,
    maisAcesso: provedor.maisAcessoUrl ?? null,
    portalLegado: provedor.legadoPdeUrl ?? null,
  }));
}
