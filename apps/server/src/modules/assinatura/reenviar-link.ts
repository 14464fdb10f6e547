/** Sends links again and changes the way by which they go: destinations come from the database alone. */
import {
  type AlvoDoMetodo,
  MENSAGEM_SEM_CELULAR,
  type MetodoDeAssinatura,
  podeUsarMetodo,
  tipoDoTelefone,
} from '@credito/domain/assinatura/metodo';
import { esperaDoReenvio, mensagemDaEspera } from '@credito/domain/assinatura/reenvio';
import { MENSAGEM_BLOQUEADO_HOJE } from '@credito/domain/assinatura/situacao-do-link';
import { falta } from '@credito/domain/assinatura/vez';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, muitasTentativas } from '../../erros.ts';
import { esperaPorErros } from '../codigo/validar-codigo.ts';
import { contatoNaEvidencia } from './contatos.ts';
import { enviarLink } from './convidar.ts';
import type { Assinante, AssinanteNoEnvelope } from './envelope.repository.ts';
import { chamarPeloContato, comLinkNovo } from './link-novo.ts';
import { estaNaVez } from './mudar-assinante.ts';
import { naEvidencia } from './quem-assina.ts';
import { registrarEvidencia } from './registrar-evidencia.ts';

const MENSAGEM_JA_ASSINOU = 'Esta pessoa já assinou: não há link para enviar.';
const MENSAGEM_FORA_DA_VEZ = 'Ainda não é a vez desta pessoa. O link vai sozinho quando for.';
const MENSAGEM_DO_PROVEDOR = 'Quem assina pelo provedor não recebe link.';

async function exigirEspera(contexto: Contexto, db: Kysely<DB>, { id }: Assinante): Promise<void> {
  const envios = await db
    .selectFrom('convite_de_assinatura')
    .select('em')
    .where('assinante_id', '=', id)
    .where('motivo', '<>', 'lembrete')
    .orderBy('em', 'desc')
    .limit(20)
    .execute();
  const segundos = esperaDoReenvio(
    envios.map(({ em }) => em),
    contexto.relogio.agora(),
  );
  if (segundos > 0) throw muitasTentativas(mensagemDaEspera(segundos), segundos);
}

/** A new link lets in again, and codes are tried no sooner than the day's limit allows: sent before, it would only block again. */
async function exigirOutroDia(contexto: Contexto, trx: Transaction<DB>, { cpf }: Assinante): Promise<void> {
  const segundos = await esperaPorErros(contexto, trx, { cpf, navegador: null });
  if (segundos > 0) throw muitasTentativas(MENSAGEM_BLOQUEADO_HOJE, segundos);
}

/** The envelope is held. A blocked signer is let in again by the new link. */
export async function reenviarLink(
  contexto: Contexto,
  trx: Transaction<DB>,
  achado: AssinanteNoEnvelope,
): Promise<void> {
  const { assinante } = achado;
  if (assinante.do_provedor) throw conflito(MENSAGEM_DO_PROVEDOR);
  if (!falta(assinante)) throw conflito(MENSAGEM_JA_ASSINOU);
  if (!estaNaVez(achado, assinante)) throw conflito(MENSAGEM_FORA_DA_VEZ);
  await exigirEspera(contexto, trx, assinante);
  if (assinante.estado === 'bloqueado') await exigirOutroDia(contexto, trx, assinante);
  const aEnviar =
    assinante.estado === 'bloqueado' ? await comLinkNovo(contexto, trx, achado, { ator: 'dono' }) : assinante;
  await enviarLink(contexto, trx, achado.envelope, aEnviar, 'reenvio');
}

/** Links go only to whoever's way changed. */
export async function alterarMetodo(
  contexto: Contexto,
  trx: Transaction<DB>,
  achado: AssinanteNoEnvelope,
  { metodo, alvo, contaId }: { metodo: MetodoDeAssinatura; alvo: AlvoDoMetodo; contaId: string },
): Promise<void> {
  const { assinante, envelope } = achado;
  if (assinante.do_provedor) throw conflito(MENSAGEM_DO_PROVEDOR);
  if (!falta(assinante)) throw conflito(MENSAGEM_JA_ASSINOU);
  if (assinante.metodo === metodo) return;
  const { email, telefone } = assinante;
  if (!podeUsarMetodo(metodo, { email, telefone, tipoDoTelefone: tipoDoTelefone(telefone) }, alvo))
    throw conflito(MENSAGEM_SEM_CELULAR);
  if (estaNaVez(achado, assinante)) await exigirEspera(contexto, trx, assinante);
  const canalDe = (um: MetodoDeAssinatura) => contatoNaEvidencia(contexto, um, assinante);
  const mudado = await comLinkNovo(contexto, trx, achado, { ator: 'dono', mais: { metodo } });
  await registrarEvidencia(contexto, trx, envelope, {
    tipo: 'contato-trocado',
    autor: { tipo: 'conta', id: contaId },
    assinante: naEvidencia(contexto, envelope, assinante),
    antes: canalDe(assinante.metodo),
    depois: canalDe(metodo),
    motivo: 'outro meio para o link',
  });
  await chamarPeloContato(contexto, trx, { ...achado, assinante: mudado });
}
