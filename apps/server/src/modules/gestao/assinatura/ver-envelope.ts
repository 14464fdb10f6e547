/** An envelope as the desk sees it, and what this person can do about it now. */
import type { AssinanteNaGestao, EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import { nomeDaEquipe } from '@credito/domain/acesso/visibilidade';
import { ROTULO_NO_PROVEDOR } from '@credito/domain/assinatura/acontecimentos';
import { ROTULO_DO_ASSINANTE } from '@credito/domain/assinatura/assinante';
import { ROTULO_DO_ENVELOPE, transitarEnvelope } from '@credito/domain/assinatura/envelope';
import type { Evidencia } from '@credito/domain/assinatura/evidencia';
import { MENSAGENS_DA_RECUSA_DO_PROVEDOR } from '@credito/domain/assinatura/exigencias-do-provedor';
import { estadoDaEvidencia, fraseDaEvidencia } from '@credito/domain/assinatura/frase-da-evidencia';
import { recusaDeMoverPrazo } from '@credito/domain/assinatura/mover-prazo';
import { assinaAqui } from '@credito/domain/assinatura/palavras';
import type { Contatos } from '@credito/domain/assinatura/troca-de-contato';
import { falta } from '@credito/domain/assinatura/vez';
import { respostasPossiveis } from '@credito/domain/gestao/segunda-pessoa';
import { mascararEmail } from '@credito/domain/pessoa/email';
import { mascararTelefone } from '@credito/domain/pessoa/telefone';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import {
  type Assinante,
  carregarEnvelope,
  donoDe,
  type EnvelopeCompleto,
} from '../../assinatura/envelope.repository.ts';
import { estaNaVez } from '../../assinatura/mudar-assinante.ts';
import { regrasDo } from '../../assinatura/quem-assina.ts';
import { elosDoEnvelope } from '../../assinatura/registrar-evidencia.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { DONOS_NA_GESTAO } from './donos-na-gestao.ts';
import { trocasPendentes } from './trocas.repository.ts';

/** With its owner held before it, as everywhere. */
export async function exigirEnvelope(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: string,
  opcoes: { travar?: boolean } = {},
): Promise<EnvelopeCompleto> {
  const achado = await carregarEnvelope(db, id);
  if (!achado) throw naoEncontrado();
  const dono = donoDe(achado.envelope);
  await DONOS_NA_GESTAO[dono.tipo].exigir(db, sessao, dono.id, opcoes);
  const completo = opcoes.travar ? await carregarEnvelope(db, id, opcoes) : achado;
  if (!completo) throw naoEncontrado();
  return completo;
}

/** Looking at it is written down: names and contacts of people are in it. */
export async function abrirEnvelopeDaGestao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
): Promise<EnvelopeDaGestao> {
  const { envelope } = await exigirEnvelope(contexto.db, sessao, id);
  const dono = donoDe(envelope);
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'envelope.ver',
    alvo: { tipo: 'envelope', id },
    contaId: await DONOS_NA_GESTAO[dono.tipo].contaId(contexto.db, dono.id),
  });
  return apresentarEnvelope(contexto, contexto.db, sessao, id);
}

export async function apresentarEnvelope(
  contexto: Contexto,
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: string,
): Promise<EnvelopeDaGestao> {
  const completo = await exigirEnvelope(db, sessao, id);
  const { envelope, assinantes } = completo;
  const conduz = podeNaGestao(sessao.papel, 'conduzir-assinaturas');
  const trocas = await trocasPendentes(db, id);
  const cancela = transitarEnvelope(envelope.estado, 'cancelar', 'dono', {
    todosAssinaram: false,
    assinaturasValem: false,
  }).ok;
  return {
    id,
    dono: donoDe(envelope),
    titulo: envelope.titulo,
    estado: envelope.estado,
    rotulo: ROTULO_DO_ENVELOPE[envelope.estado],
    versao: envelope.versao,
    abertoEm: envelope.criado_em.toISOString(),
    prazo: envelope.prazo,
    codigoDeVerificacao: envelope.codigo_de_verificacao,
    sha256: envelope.sha256,
    servico: assinaAqui(envelope.provedor)
      ? null
      : {
          nome: NOME_DO_SERVICO,
          situacao: envelope.situacao_no_provedor ? ROTULO_NO_PROVEDOR[envelope.situacao_no_provedor] : null,
        },
    impedimento: envelope.impedimento
      ? {
          frase: MENSAGENS_DA_RECUSA_DO_PROVEDOR[envelope.impedimento],
          assinanteId: envelope.impedimento_assinante_id,
        }
      : null,
    assinantes: assinantes.map((assinante) =>
      apresentarAssinante(contexto, completo, assinante, {
        conduz,
        troca: trocas.find((uma) => uma.assinante_id === assinante.id),
        sessao,
      }),
    ),
    eventos: await eventosDe(db, sessao, completo),
    podeAbrir: conduz && envelope.estado === 'falhou',
    podeCancelar: conduz && cancela,
    podeMoverPrazo: conduz && recusaDeMoverPrazo(envelope.estado) === null,
  };
}

const NOME_DO_SERVICO = 'Clicksign';

function apresentarAssinante(
  contexto: Contexto,
  completo: EnvelopeCompleto,
  assinante: Assinante,
  {
    conduz,
    sessao,
    troca,
  }: {
    conduz: boolean;
    sessao: SessaoDeGestao;
    troca: Awaited<ReturnType<typeof trocasPendentes>>[number] | undefined;
  },
): AssinanteNaGestao {
  const { envelope } = completo;
  const { email, telefone, estado, do_provedor } = assinante;
  const aqui = assinaAqui(envelope.provedor);
  const vivo = ['preparando', 'em-assinatura', 'falhou'].includes(envelope.estado);
  // Of whoever signs for the lender the staff's own record is repaired, not the envelope.
  const espera = vivo && falta(assinante) && !do_provedor;
  const chamado = envelope.estado === 'em-assinatura' && falta(assinante) && !(do_provedor && aqui);
  return {
    id: assinante.id,
    nome: assinante.nome,
    papel: regrasDo(contexto, envelope).rotuloDoPapel(assinante.papel),
    grupo: assinante.grupo,
    doProvedor: do_provedor,
    estado,
    rotulo: ROTULO_DO_ASSINANTE[estado],
    desde: assinante.estado_desde.toISOString(),
    metodo: assinante.metodo,
    contatos: conduz ? { email, telefone } : mascarar({ email, telefone }),
    contatoVerificado:
      (assinante.metodo === 'email' ? assinante.email_verificado_em : assinante.telefone_verificado_em) !==
      null,
    versaoDoContato: assinante.link_versao,
    assinouEm: assinante.assinou_em?.toISOString() ?? null,
    motivoDaRecusa: assinante.motivo_da_recusa,
    podeReenviar: chamado && estaNaVez(completo, assinante),
    podeTrocar: conduz && espera && troca === undefined,
    troca: troca
      ? {
          id: troca.id,
          por: nomeDaEquipe(sessao.papel, troca.por),
          em: troca.proposta_em.toISOString(),
          contatos: conduz ? troca : mascarar(troca),
          motivo: troca.motivo,
          respostas: conduz ? [...respostasPossiveis(troca.proposta_por === sessao.operadorId)] : [],
        }
      : null,
  };
}

const mascarar = ({ email, telefone }: Contatos): Contatos => ({
  email: email && mascararEmail(email),
  telefone: telefone && mascararTelefone(telefone),
});

/** What a message did is not an act of whom it went to. */
const DE_MENSAGEM: ReadonlySet<string> = new Set(['enviado', 'entregue', 'devolvido']);

/** The chain in sentences, the newest first; who acted is said where it was not the system. */
async function eventosDe(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  { envelope, assinantes }: EnvelopeCompleto,
): Promise<EnvelopeDaGestao['eventos']> {
  const elos = await elosDoEnvelope(db, envelope.id);
  const daEquipe = new Map(
    (await db.selectFrom('operador').select(['id', 'nome']).execute()).map(({ id, nome }) => [id, nome]),
  );
  const nomes = new Map(assinantes.map(({ id, nome }) => [id, nome]));
  const quem = ({ autor, ...registro }: Evidencia): string | null => {
    const nome = 'assinante' in registro && registro.assinante ? nomes.get(registro.assinante.id) : null;
    const deQuem = nome && DE_MENSAGEM.has(registro.tipo) ? `para ${nome}` : nome;
    const operador = autor.tipo === 'operador' && autor.id ? daEquipe.get(autor.id) : undefined;
    const por = operador ? `por ${nomeDaEquipe(sessao.papel, operador)}` : null;
    return [deQuem, por].filter(Boolean).join(', ') || null;
  };
  return elos
    .map(({ registro }) => ({
      sequencia: registro.sequencia,
      em: registro.hora.em,
      frase: fraseDaEvidencia(registro),
      estado: estadoDaEvidencia(registro),
      quem: quem(registro),
    }))
    .toReversed();
}
