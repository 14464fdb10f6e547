/**
 * Whoever signs without an account has another e-mail or phone: changed by themselves, with a code to a contact that they
 * still have and a code to the new one. The link and the CPF alone change nothing, since others may know both.
 */
import type {
  rotaConferirContatoNovo,
  rotaProvarContato,
  rotaTrocarContato,
} from '@credito/api/assinatura-contato.rotas';
import type { Recebido } from '@credito/api/rota';
import { MENSAGEM_EM_OUTRO_SERVICO } from '@credito/domain/assinatura/assinante';
import type { CanalDeAssinatura } from '@credito/domain/assinatura/evidencia';
import { assinaAqui } from '@credito/domain/assinatura/palavras';
import {
  type ContatoNovo,
  comContatoNovo,
  contatosQueMudam,
  MENSAGEM_MESMO_CONTATO,
  recusaDaTroca,
} from '@credito/domain/assinatura/troca-de-contato';
import { conta, falta } from '@credito/domain/assinatura/vez';
import type { Contexto } from '../../contexto.ts';
import { conflito, regraDoDominio } from '../../erros.ts';
import { emitirCodigo } from '../codigo/emitir-codigo.ts';
import { validarCodigo } from '../codigo/validar-codigo.ts';
import { MENSAGEM_SEM_CONTATO } from './codigo-da-assinatura.ts';
import { destinoDoCanal, mascarado } from './contatos.ts';
import type { AssinanteNoEnvelope } from './envelope.repository.ts';
import { emitirPasse, exigirPasse, type Passe } from './passe.ts';
import { CANAL_DO_CONTATO, trocarContato } from './trocar-contato.ts';

const DO_QUE_HAVIA = 'contato-da-assinatura';
const DO_NOVO = 'contato-novo-da-assinatura';
/** Whose it is stays unsaid. */
const MENSAGEM_DE_OUTRA_PESSOA =
  'Este contato já é de outra pessoa que assina este documento. Cada pessoa assina pelo próprio contato.';
const MENSAGEM_NA_CONTA = 'Você tem uma conta no portal: troque o seu contato em Perfil.';

interface CodigoEnviado {
  destino: string;
  esperarSegundos: number;
}

export async function provarContato(
  contexto: Contexto,
  { passe, canal }: Recebido<typeof rotaProvarContato>['body'],
): Promise<CodigoEnviado> {
  const achado = await exigirPasse(contexto, contexto.db, passe);
  exigirQueTroqueAqui(achado);
  return enviar(contexto, achado, { finalidade: DO_QUE_HAVIA, canal, destino: exigirDestino(canal, achado) });
}

/** Nothing leaves for the new contact before the person has shown to hold one of the others. */
export async function conferirContatoNovo(
  contexto: Contexto,
  { passe, canal, codigo, novo }: Recebido<typeof rotaConferirContatoNovo>['body'],
): Promise<CodigoEnviado> {
  const achado = await exigirPasse(contexto, contexto.db, passe);
  exigirQueTroqueAqui(achado);
  exigirOutro(achado, novo);
  const canalDoNovo = CANAL_DO_CONTATO[novo.tipo];
  const aCaminho = await esperaDoNovo(contexto, achado, novo);
  if (aCaminho !== null) return { destino: mascarado(canalDoNovo, novo.valor), esperarSegundos: aCaminho };
  const { assinante } = achado;
  await validarCodigo(
    contexto,
    {
      finalidade: DO_QUE_HAVIA,
      destino: exigirDestino(canal, achado),
      cpf: assinante.cpf,
      navegador: null,
      alvo: assinante.id,
      codigo,
    },
    async () => undefined,
  );
  return enviar(contexto, achado, { finalidade: DO_NOVO, canal: canalDoNovo, destino: novo.valor });
}

/** The contact of before is told, and its links end; whoever is here goes on with a pass of the new one. */
export async function trocarOProprioContato(
  contexto: Contexto,
  { passe, canal, codigo, novo }: Recebido<typeof rotaTrocarContato>['body'],
): Promise<Passe> {
  const quem = await exigirPasse(contexto, contexto.db, passe);
  exigirQueTroqueAqui(quem);
  const digitado = {
    finalidade: DO_NOVO,
    destino: novo.valor,
    cpf: quem.assinante.cpf,
    navegador: null,
    alvo: quem.assinante.id,
    codigo,
  } as const;
  let mudado = quem.assinante;
  await validarCodigo(contexto, digitado, async (trx) => {
    const achado = await exigirPasse(contexto, trx, passe, { travar: true });
    exigirQueTroqueAqui(achado);
    exigirOutro(achado, novo);
    const provadoEm = mascarado(canal, exigirDestino(canal, achado));
    mudado = await trocarContato(contexto, trx, achado, {
      depois: comContatoNovo(achado.assinante, novo),
      motivo: `pela própria pessoa, com um código enviado a ${provadoEm} e outro ao contato novo`,
      autor: { tipo: 'assinante', id: achado.assinante.id },
      ator: { tipo: 'sistema', id: null },
      papel: 'pessoa',
      declaradoPor: null,
      verificadoEm: contexto.relogio.agora(),
      avisarAntes: true,
    });
  });
  return emitirPasse(contexto, mudado, null);
}

function exigirQueTroqueAqui({ assinante, envelope }: AssinanteNoEnvelope): void {
  if (!assinaAqui(envelope.provedor)) throw conflito(MENSAGEM_EM_OUTRO_SERVICO);
  if (assinante.conta_id !== null) throw conflito(MENSAGEM_NA_CONTA);
}

function exigirDestino(canal: CanalDeAssinatura, { assinante }: AssinanteNoEnvelope): string {
  const destino = destinoDoCanal(canal, assinante);
  if (destino === null) throw conflito(MENSAGEM_SEM_CONTATO);
  return destino;
}

function exigirOutro({ assinante, assinantes }: AssinanteNoEnvelope, novo: ContatoNovo): void {
  const depois = comContatoNovo(assinante, novo);
  if (contatosQueMudam(assinante, depois).length === 0)
    throw regraDoDominio([{ campo: 'valor', mensagem: MENSAGEM_MESMO_CONTATO }]);
  const outros = assinantes.filter((um) => um.id !== assinante.id && !um.do_provedor && conta(um));
  const recusa = recusaDaTroca({ assinante, depois, outros });
  if (recusa) throw conflito(falta(assinante) ? MENSAGEM_DE_OUTRA_PESSOA : recusa);
}

function enviar(
  contexto: Contexto,
  { assinante, envelope }: AssinanteNoEnvelope,
  {
    finalidade,
    canal,
    destino,
  }: { finalidade: typeof DO_QUE_HAVIA | typeof DO_NOVO; canal: CanalDeAssinatura; destino: string },
): Promise<CodigoEnviado> {
  return emitirCodigo(contexto, {
    finalidade,
    cpf: assinante.cpf,
    destino,
    canal,
    navegador: null,
    contaId: null,
    alvo: { id: assinante.id, documento: envelope.titulo },
  }).then(({ esperarSegundos }) => ({ destino: mascarado(canal, destino), esperarSegundos }));
}

/** Seconds until another code to the new contact; null where none is alive. One that is there was preceded by the proof. */
async function esperaDoNovo(
  { configuracao, db, relogio }: Contexto,
  { assinante }: AssinanteNoEnvelope,
  { valor }: ContatoNovo,
): Promise<number | null> {
  const agora = relogio.agora();
  const vivo = await db
    .selectFrom('codigo_verificacao')
    .select('criado_em')
    .where('finalidade', '=', DO_NOVO)
    .where('alvo', '=', assinante.id)
    .where('destino', '=', valor)
    .where('usado_em', 'is', null)
    .where('invalidado_em', 'is', null)
    .where('expira_em', '>', agora)
    .orderBy('criado_em', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!vivo) return null;
  const libera = vivo.criado_em.getTime() + configuracao.limites.esperaEntreCodigosSegundos * 1_000;
  return Math.max(0, Math.ceil((libera - agora.getTime()) / 1_000));
}
