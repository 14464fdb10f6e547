import { rotaConfiguracao } from '@credito/api/configuracao.rotas';
import type { Registrador } from '../../plugins/rotas.ts';

export function registrarConfiguracao(registrador: Registrador): void {
  const { provedor, demonstracao } = registrador.contexto.configuracao;
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
    },
    alertaDeFraudes: provedor.alertaDeFraudesUrl ?? null,
    maisAcesso: provedor.maisAcessoUrl ?? null,
    portalLegado: provedor.legadoPdeUrl ?? null,
  }));
}
