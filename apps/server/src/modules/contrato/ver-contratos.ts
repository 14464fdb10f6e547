/** What the student, and whoever guarantees, read of contracts. */
import type { ContratoAberto, ContratoNaLista } from '@credito/api/contrato.rotas';
import type { ContratoGarantido } from '@credito/api/contrato-garantido.rotas';
import { falta } from '@credito/domain/assinatura/vez';
import { vezDeQuemAindaAssina } from '@credito/domain/contrato/agora';
import { exposicaoDoFiador, garantiaDoContrato } from '@credito/domain/contrato/exposicao';
import { apareceNaLista, itemDaLista, mensagemDoContrato } from '@credito/domain/contrato/na-lista';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { simOuNao } from '@credito/domain/instituicao/exigencias';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { quemRecusou } from '../assinatura/quem-recusou.ts';
import { quemSeEspera } from '../assinatura/quem-se-espera.ts';
import {
  agoraPara,
  apresentarContrato,
  apresentarFim,
  apresentarNaLista,
  apresentarPlano,
  envelopeDoContrato,
  fatosNaLista,
  fatosParaLer,
  temTexto,
} from './apresentar-contrato.ts';
import {
  type ContratoCompleto,
  carregarContrato,
  contratosDoEstudante,
  contratosGarantidosPor,
} from './contrato.repository.ts';
import { dadosDaRestituicao, parcelasDoContrato } from './restituicao.ts';

export async function listarContratos(contexto: Contexto, sessao: SessaoDeConta): Promise<ContratoNaLista[]> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const contratos = await contratosDoEstudante(contexto.db, sessao.contaId);
  return Promise.all(
    contratos
      .filter((contrato) => apareceNaLista(fatosNaLista(contrato), hoje))
      .map((contrato) => apresentarNaLista(contexto, contrato)),
  );
}

/** Of an own contract that the list shows; everything else is missing. */
export async function exigirContratoVisivel(
  contexto: Pick<Contexto, 'relogio'> & { db: Kysely<DB> },
  sessao: SessaoDeConta,
  id: number,
  opcoes: { travar?: boolean } = {},
): Promise<ContratoCompleto> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const completo = await carregarContrato(contexto.db, id, { ...opcoes, estudante: sessao.contaId });
  if (!completo || !apareceNaLista(fatosNaLista(completo.contrato), hoje)) throw naoEncontrado();
  return completo;
}

export async function verContrato(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<ContratoAberto> {
  return apresentarContrato(contexto, await exigirContratoVisivel(contexto, sessao, id), sessao);
}

export async function statusDaAssinaturaEletronica(
  { db, gateways, relogio }: Contexto,
  sessao: SessaoDeConta,
) {
  // What could not be sealed is not opened.
  const disponivel = gateways.selo.impedimento(relogio.agora()) === null;
  const aAssinar = (await contratosDoEstudante(db, sessao.contaId)).find(({ codigo }) => codigo === 'DIS');
  return {
    assinaturaEletronica: simOuNao(aAssinar ? aAssinar.via === 'eletronica' : disponivel),
    disponivel: simOuNao(disponivel),
  };
}

export async function listarGarantidos(
  contexto: Contexto,
  sessao: SessaoDeConta,
): Promise<ContratoGarantido[]> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const contratos = await contratosGarantidosPor(contexto.db, sessao.contaId);
  const garantidos: ContratoGarantido[] = [];
  for (const { id } of contratos) {
    const completo = await carregarContrato(contexto.db, id, { fiador: sessao.contaId });
    if (completo && apareceNaLista(fatosNaLista(completo.contrato), hoje))
      garantidos.push(await apresentarGarantido(contexto, completo, sessao, hoje));
  }
  return garantidos;
}

async function apresentarGarantido(
  { db }: Pick<Contexto, 'db'>,
  completo: ContratoCompleto,
  sessao: SessaoDeConta,
  hoje: string,
): Promise<ContratoGarantido> {
  const { contrato, partes } = completo;
  const envelope = await envelopeDoContrato(db, contrato);
  const fatos = await fatosParaLer(db, contrato, quemRecusou(envelope, sessao.contaId));
  const minha = partes.find(({ conta_id }) => conta_id === sessao.contaId);
  const emAssinatura = contrato.codigo === 'DPR';
  const agora = agoraPara(sessao.contaId, contrato, { fatos, envelope, hoje });
  const aindaAssina =
    emAssinatura &&
    envelope?.assinantes.some((assinante) => assinante.conta_id === sessao.contaId && falta(assinante));
  const vez = aindaAssina ? vezDeQuemAindaAssina(agora, quemSeEspera(envelope, sessao.contaId)) : null;
  const { rotulo, mensagem } = itemDaLista(fatos, hoje);
  return {
    id: contrato.id,
    numero: contrato.numero,
    solicitacaoId: contrato.solicitacao_id,
    estudante: primeiroNome(partes.find(({ papel }) => papel === 'estudante')?.nome ?? ''),
    anoSemestre: rotuloDoTermo(contrato),
    codigo: contrato.codigo,
    rotulo,
    mensagem: vez ? `${mensagem} ${vez}` : mensagemDoContrato(fatos, 'fiador', hoje),
    papel: minha?.papel ?? 'fiador',
    deadlineDate: contrato.prazo,
    suaVez: emAssinatura && agora?.suaVez === true,
    garantia: garantiaDoContrato(contrato.codigo),
    exposicao: apresentarExposicao(completo),
    fim: apresentarFim(fatos, 'fiador', hoje),
    temTexto: temTexto(contrato),
  };
}

function apresentarExposicao(completo: ContratoCompleto): ContratoGarantido['exposicao'] {
  const exposicao = exposicaoDoFiador(
    completo.contrato.codigo,
    dadosDaRestituicao(completo),
    parcelasDoContrato(completo),
  );
  if (exposicao === null) return null;
  const { dias, parcela, acrescimo } = exposicao.exemplo;
  return {
    totalCentavos: exposicao.totalDoPlano,
    exemplo: { dias, parcelaCentavos: parcela, acrescimoCentavos: acrescimo },
    plano: apresentarPlano(completo.parcelas),
  };
}
