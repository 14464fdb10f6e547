/**
 * Opens an envelope: the file and its signers are frozen, and the first group is called; where a provider of signatures is
 * configured, by a job that opens it there first.
 */
import {
  ALFABETO_DA_VERIFICACAO,
  LETRAS_DA_VERIFICACAO,
} from '@credito/domain/assinatura/codigo-de-verificacao';
import { type ContatoParaAssinar, recusaDosContatos } from '@credito/domain/assinatura/contatos';
import { faltasDoAssinante, MENSAGENS_DA_EXIGENCIA } from '@credito/domain/assinatura/exigencias-do-provedor';
import type { MetodoDeAssinatura } from '@credito/domain/assinatura/metodo';
import { assinaAqui, type ProvedorDeAssinatura } from '@credito/domain/assinatura/palavras';
import type { Data } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { Aleatorio } from '../../aleatorio.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { chamarOsProximos } from './convidar.ts';
import {
  carregarEnvelope,
  colunasDoDono,
  type DonoNoBanco,
  type EnvelopeCompleto,
} from './envelope.repository.ts';
import { agendarAbertura } from './fila-do-provedor.ts';
import { mudarEnvelope } from './mudar-assinante.ts';
import { hashDoLink } from './passe.ts';
import { registrarEvidencia, registrarNaAuditoria } from './registrar-evidencia.ts';

export interface AssinanteNovo extends ContatoParaAssinar {
  papel: string;
  rotulo: string;
  grupo: number;
  doProvedor: boolean;
  cpf: string;
  nascimento: Data | null;
  contaId: string | null;
  metodo: MetodoDeAssinatura;
  emailVerificadoEm: Date | null;
  telefoneVerificadoEm: Date | null;
  /** Who named this contact, where the person did not. */
  contatoDeclaradoPor: string | null;
}

export interface EnvelopeNovo {
  dono: DonoNoBanco;
  edicao: number;
  titulo: string;
  arquivo: string;
  sha256: string;
  blocosSha256: string;
  modelo: string;
  prazo: Data;
  /** Of whoever signs by a link or in a portal. */
  pedeFoto: boolean;
  assinantes: readonly AssinanteNovo[];
  ator: Ator;
  contaId: string;
}

/** Throws 409, with whose contact is missing or shared, before anything is written. */
export async function abrirEnvelope(
  contexto: Contexto,
  trx: Transaction<DB>,
  novo: EnvelopeNovo,
): Promise<EnvelopeCompleto> {
  const { aleatorio, gateways, relogio, segredo } = contexto;
  const provedor = gateways.assinatura.nome ?? 'proprio';
  exigirContatos(novo, provedor);
  const agora = relogio.agora();
  const id = aleatorio.uuid();
  await trx
    .insertInto('envelope')
    .values({
      id,
      ...colunasDoDono(novo.dono),
      edicao: novo.edicao,
      titulo: novo.titulo,
      arquivo: novo.arquivo,
      sha256: novo.sha256,
      blocos_sha256: novo.blocosSha256,
      modelo: novo.modelo,
      prazo: novo.prazo,
      provedor,
      pede_foto: novo.pedeFoto && assinaAqui(provedor),
      estado: 'preparando',
      estado_desde: agora,
      codigo_de_verificacao: codigoDeVerificacao(aleatorio),
      criado_em: agora,
    })
    .execute();
  const linhas = novo.assinantes.map((assinante, posicao) => {
    const assinanteId = aleatorio.uuid();
    return {
      id: assinanteId,
      envelope_id: id,
      ordem: posicao + 1,
      papel: assinante.papel,
      grupo: assinante.grupo,
      do_provedor: assinante.doProvedor,
      nome: assinante.nome,
      cpf: assinante.cpf,
      nascimento: assinante.nascimento,
      conta_id: assinante.contaId,
      email: assinante.email,
      telefone: assinante.telefone,
      metodo: assinante.metodo,
      email_verificado_em: assinante.emailVerificadoEm,
      telefone_verificado_em: assinante.telefoneVerificadoEm,
      contato_declarado_por: assinante.contatoDeclaradoPor,
      estado: 'aguarda-vez' as const,
      estado_desde: agora,
      link_hash: hashDoLink(segredo, assinanteId, 1),
    };
  });
  await trx.insertInto('assinante').values(linhas).execute();
  const completo = await carregarEnvelope(trx, id, { travar: true });
  if (!completo) throw new Error('the envelope that was just written is gone');
  await registrarEvidencia(contexto, trx, completo.envelope, {
    tipo: 'aberto',
    autor: { tipo: novo.ator.tipo === 'suporte' ? 'operador' : novo.ator.tipo, id: novo.ator.id },
    titulo: novo.titulo,
    prazo: novo.prazo,
    assinantes: completo.assinantes.map((assinante, posicao) => ({
      id: assinante.id,
      papel: novo.assinantes[posicao]?.rotulo ?? assinante.papel,
      grupo: assinante.grupo,
      nome: assinante.nome,
      cpf: assinante.cpf,
    })),
  });
  if (assinaAqui(provedor)) {
    await mudarEnvelope(contexto, trx, completo.envelope, { acao: 'abrir', ator: 'sistema' });
    await chamarOsProximos(contexto, trx, id);
  } else await agendarAbertura(trx, id, agora);
  await registrarNaAuditoria(contexto, trx, id, {
    acao: 'abrir',
    ator: novo.ator,
    contaId: novo.contaId,
    dados: { sha256: novo.sha256, assinantes: linhas.length },
  });
  const aberto = await carregarEnvelope(trx, id);
  if (!aberto) throw new Error('the envelope that was just opened is gone');
  return aberto;
}

/** What a provider would refuse is refused before anything stands anywhere, with whose it is. */
function exigirContatos({ assinantes }: EnvelopeNovo, provedor: ProvedorDeAssinatura): void {
  const recusa = recusaDosContatos(assinantes.filter(({ doProvedor }) => !doProvedor));
  if (recusa) throw conflito(recusa);
  if (assinaAqui(provedor)) return;
  for (const { nome, metodo, email, telefone } of assinantes) {
    const endereco = (metodo === 'email' ? email : telefone) ?? '';
    const [falta] = faltasDoAssinante(nome, { metodo, endereco });
    if (falta) throw conflito(`${nome}: ${MENSAGENS_DA_EXIGENCIA[falta]}`);
  }
}

/** Every letter equally likely: bytes beyond the last whole turn of the alphabet are drawn again. */
function codigoDeVerificacao(aleatorio: Aleatorio): string {
  const limite = 256 - (256 % ALFABETO_DA_VERIFICACAO.length);
  let codigo = '';
  while (codigo.length < LETRAS_DA_VERIFICACAO)
    for (const byte of aleatorio.bytes(LETRAS_DA_VERIFICACAO))
      if (byte < limite && codigo.length < LETRAS_DA_VERIFICACAO)
        codigo += ALFABETO_DA_VERIFICACAO[byte % ALFABETO_DA_VERIFICACAO.length];
  return codigo;
}
