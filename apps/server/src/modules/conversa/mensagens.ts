/** Announces a message of the team: its words are only in the portal. */
import type { Configuracao } from '../../config/configuracao.ts';
import type { PortalDaPessoa } from '../correcao/mensagens.ts';
import { comporEmail } from '../mensagem/compor.ts';
import type { Modelo } from '../mensagem/modelos.ts';

export function mensagemDaEquipe(
  configuracao: Configuracao,
  { protocolo, portal }: { protocolo: string; portal: PortalDaPessoa },
): Modelo {
  const pagina = portal === 'estudante' ? '/estudante/status' : '/fiador/pendencias-fiador';
  return comporEmail(configuracao, {
    nome: 'mensagem-da-equipe',
    assunto: 'há uma mensagem para você',
    titulo: 'Nossa equipe escreveu para você',
    paragrafos: [
      `Há uma mensagem nova sobre a solicitação de protocolo ${protocolo}. Por segurança, ela só aparece no portal.`,
    ],
    acao: { rotulo: 'Ler a mensagem', url: `${configuracao.servidor.publicUrl}${pagina}` },
  });
}
