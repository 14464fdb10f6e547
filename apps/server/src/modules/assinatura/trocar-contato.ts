/** Another contact of one signer, in place: the signatures of the others stay, and the contact of before is told. */
import type { AtorDoAssinante } from '@credito/domain/assinatura/assinante';
import type { AtoParaRegistrar, CanalDeAssinatura } from '@credito/domain/assinatura/evidencia';
import { faltasDoAssinante, MENSAGENS_DA_EXIGENCIA } from '@credito/domain/assinatura/exigencias-do-provedor';
import { metodoInicial, podeUsarMetodo, tipoDoTelefone } from '@credito/domain/assinatura/metodo';
import { assinaAqui } from '@credito/domain/assinatura/palavras';
import {
  type Contatos,
  contatosQueMudam,
  recusaDaTroca,
  type TipoDeContato,
} from '@credito/domain/assinatura/troca-de-contato';
import { conta } from '@credito/domain/assinatura/vez';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { contatoNaEvidencia, destinoDoCanal } from './contatos.ts';
import type { Assinante, AssinanteNoEnvelope } from './envelope.repository.ts';
import { chamarPeloContato, comLinkNovo } from './link-novo.ts';
import { naEvidencia } from './quem-assina.ts';
import { registrarEvidencia, registrarNaAuditoria } from './registrar-evidencia.ts';

/** A phone stands in the evidence as the way by which codes reach it. */
export const CANAL_DO_CONTATO: Readonly<Record<TipoDeContato, CanalDeAssinatura>> = {
  email: 'email',
  telefone: 'sms',
};

export interface TrocaDeContato {
  depois: Contatos;
  motivo: string;
  autor: AtoParaRegistrar['autor'];
  /** Of the table of a signer's states. */
  papel: AtorDoAssinante;
  ator: Ator;
  /** Who named the new contact; null where the person has shown that it is theirs. */
  declaradoPor: string | null;
  verificadoEm: Date | null;
  avisarAntes: boolean;
}

/** Throws 409 with why it cannot be. What is so already is not written again. */
export async function trocarContato(
  contexto: Contexto,
  trx: Transaction<DB>,
  achado: AssinanteNoEnvelope,
  troca: TrocaDeContato,
): Promise<Assinante> {
  const { assinante, assinantes, envelope } = achado;
  const { depois, declaradoPor, verificadoEm } = troca;
  const recusa = recusaDaTroca({
    assinante,
    depois,
    outros: assinantes.filter((um) => um.id !== assinante.id && !um.do_provedor && conta(um)),
  });
  if (recusa) throw conflito(recusa);
  const mudam = contatosQueMudam(assinante, depois);
  if (mudam.length === 0) return assinante;
  const metodo = metodoDepois(assinante, depois);
  if (!assinaAqui(envelope.provedor)) {
    const endereco = (metodo === 'email' ? depois.email : depois.telefone) ?? '';
    const [falta] = faltasDoAssinante(assinante.nome, { metodo, endereco });
    if (falta) throw conflito(MENSAGENS_DA_EXIGENCIA[falta]);
  }
  const mudado = await comLinkNovo(contexto, trx, achado, {
    ator: troca.papel,
    mais: {
      email: depois.email,
      telefone: depois.telefone,
      metodo,
      contato_declarado_por: declaradoPor,
      ...(mudam.includes('email') ? { email_verificado_em: verificadoEm } : {}),
      ...(mudam.includes('telefone') ? { telefone_verificado_em: verificadoEm } : {}),
    },
  });
  for (const tipo of mudam) {
    const canal = CANAL_DO_CONTATO[tipo];
    await registrarEvidencia(contexto, trx, envelope, {
      tipo: 'contato-trocado',
      autor: troca.autor,
      assinante: naEvidencia(contexto, envelope, assinante),
      antes: contatoNaEvidencia(contexto, canal, assinante),
      depois: contatoNaEvidencia(contexto, canal, mudado),
      motivo: troca.motivo,
    });
    if (troca.avisarAntes) await avisarOContatoDeAntes(contexto, trx, achado, mudado, canal);
  }
  await registrarNaAuditoria(contexto, trx, envelope.id, {
    acao: 'trocarContato',
    ator: troca.ator,
    contaId: assinante.conta_id,
    dados: { assinante: assinante.id, contatos: [...mudam] },
  });
  await chamarPeloContato(contexto, trx, { ...achado, assinante: mudado });
  return mudado;
}

function metodoDepois({ metodo }: Assinante, { email, telefone }: Contatos): Assinante['metodo'] {
  const contato = { email, telefone, tipoDoTelefone: tipoDoTelefone(telefone) };
  return podeUsarMetodo(metodo, contato, 'contrato') ? metodo : metodoInicial(contato);
}

/** Whoever did not ask for it can say so; nothing of the new contact is in it. */
async function avisarOContatoDeAntes(
  contexto: Contexto,
  trx: Transaction<DB>,
  { assinante, envelope }: AssinanteNoEnvelope,
  mudado: Assinante,
  canal: CanalDeAssinatura,
): Promise<void> {
  const destino = destinoDoCanal(canal, assinante);
  if (destino === null) return;
  const evento = {
    nome: 'assinatura-contato-trocado',
    chave: 'assinatura-contato-trocado',
    valores: { pessoa: primeiroNome(assinante.nome), documento: envelope.titulo },
  } as const;
  await enfileirarMensagem(trx, contexto.aleatorio, {
    chaveUnica: `assinatura-contato-trocado:${assinante.id}:${mudado.link_versao}:${canal}`,
    contaId: assinante.conta_id,
    solicitacaoId: null,
    canal,
    destino,
    modelo:
      canal === 'email'
        ? emailDoTexto(contexto.configuracao, evento)
        : curtaDoTexto(contexto.configuracao, evento),
    agora: contexto.relogio.agora(),
  });
}

/** What the desk has changed of a signer in this envelope. */
export async function trocadosPelaMesa(
  db: Kysely<DB>,
  { id, envelope_id }: Assinante,
): Promise<readonly TipoDeContato[]> {
  const registros = await db
    .selectFrom('evidencia')
    .select('registro')
    .where('envelope_id', '=', envelope_id)
    .where('assinante_id', '=', id)
    .where('tipo', '=', 'contato-trocado')
    .execute();
  return registros.flatMap(({ registro }): TipoDeContato[] => {
    const { autor, depois } = JSON.parse(registro) as { autor: { tipo: string }; depois: { canal: string } };
    if (autor.tipo !== 'operador') return [];
    return [depois.canal === 'email' ? 'email' : 'telefone'];
  });
}
