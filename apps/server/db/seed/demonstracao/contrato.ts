/** What became of an approved request: its contract, made and moved on by whoever would do it. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { termoDoDia } from '@credito/domain/contrato/termo';
import type { AcaoDaEquipe } from '@credito/domain/contrato/transicoes';
import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { enviarParaAssinatura } from '../../../src/modules/contrato/assinatura-do-contrato.ts';
import {
  aceitarPlano,
  desistirDoContrato,
  imprimirContrato,
} from '../../../src/modules/contrato/atos-do-estudante.ts';
import {
  carregarContrato,
  findPropostaDoContrato,
} from '../../../src/modules/contrato/contrato.repository.ts';
import { lerPdf, textoGuardado } from '../../../src/modules/contrato/guardar-texto.ts';
import { vencerContratos } from '../../../src/modules/contrato/vencer-contratos.ts';
import { agirNoContrato, type PedidoDeAto } from '../../../src/modules/gestao/contrato/agir-no-contrato.ts';
import { gerarContratos } from '../../../src/modules/gestao/contrato/gerar-contratos.ts';
import { guardarCopia } from '../../../src/modules/gestao/contrato/guardar-copia.ts';
import { responderPropostaDoContrato } from '../../../src/modules/gestao/contrato/propor-no-contrato.ts';
import type { SessaoDeGestao } from '../../../src/plugins/sessao.ts';
import { type AnalistaDaHistoria, sessaoDaInstituicao, sessaoDoAnalista } from './analise.ts';
import { contarAssinaturas, contarRecusa, contarSelo, GRUPO_QUE_ASSINA } from './assinatura.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';
import type { FimDoContrato } from './historia.ts';

const ATE_RECEBER = ['liberar', 'imprimir', 'receberNaIes', 'enviarAoProvedor', 'receber'] as const;
type Assinatura = keyof typeof GRUPO_QUE_ASSINA;
type Ato =
  | (typeof ATE_RECEBER)[number]
  | 'disparar'
  | 'selar'
  | 'aprovar'
  | 'reprovar'
  | 'efetivar'
  | 'liquidar'
  | 'desistir'
  | 'recusarAssinatura'
  | 'vencer';
type Passo = Ato | Assinatura;

const isAssinatura = (passo: Passo): passo is Assinatura => passo in GRUPO_QUE_ASSINA;

const CAMINHO: Readonly<Record<FimDoContrato, readonly Passo[]>> = {
  DIS: ['liberar'],
  VIS: ['liberar', 'imprimir'],
  DPR: ['liberar', 'disparar'],
  'falta-fiador': ['liberar', 'disparar', 'assinarEstudante'],
  ASS: ['liberar', 'disparar', 'assinarEstudante', 'assinarFiadores', 'assinarProvedor', 'selar'],
  RIE: ATE_RECEBER.slice(0, 3),
  EFU: ATE_RECEBER.slice(0, 4),
  REC: ATE_RECEBER,
  APR: [...ATE_RECEBER, 'aprovar'],
  REP: [...ATE_RECEBER, 'reprovar'],
  EFE: [...ATE_RECEBER, 'aprovar', 'efetivar'],
  LIQ: [...ATE_RECEBER, 'aprovar', 'efetivar', 'liquidar'],
  desistiu: [...ATE_RECEBER, 'desistir'],
  venceu: ['liberar', 'imprimir', 'vencer'],
  'venceu-assinando': ['liberar', 'disparar', 'assinarEstudante', 'vencer'],
  recusou: ['liberar', 'disparar', 'assinarEstudante', 'recusarAssinatura'],
};

/** Who of the analysts confirms what another has proposed; whoever puts a contract into effect has not acted on it before. */
const QUEM_CONFIRMA: Readonly<Record<'efetivar' | 'liquidar', AnalistaDaHistoria>> = {
  efetivar: 'segunda',
  liquidar: 'terceira',
};

export async function contarContrato(
  narrador: Narrador,
  {
    contaId,
    solicitacaoId,
    fim,
    entregar,
  }: { contaId: string; solicitacaoId: number; fim: FimDoContrato; entregar: () => Promise<void> },
): Promise<void> {
  const id = await garantirContrato(narrador, solicitacaoId);
  for (const passo of CAMINHO[fim]) {
    narrador.conferirParada();
    narrador.passar(passo === 'vencer' ? DIAS_ATE_VENCER * 24 * 60 : 60);
    if (isAssinatura(passo))
      await contarAssinaturas(narrador, { tipo: 'contrato', id }, GRUPO_QUE_ASSINA[passo]);
    else if (!(await jaDado(narrador, id, passo))) await darPasso(narrador, { contaId, id, fim }, passo);
    await entregar();
  }
}

const DIAS_ATE_VENCER = 4;
const DIAS_DO_PRAZO = 30;
const DIAS_DE_QUEM_PERDE = 3;

async function garantirContrato(narrador: Narrador, solicitacaoId: number): Promise<number> {
  const { contexto } = narrador;
  const existente = await contexto.db
    .selectFrom('contrato')
    .select('id')
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirst();
  if (existente) return existente.id;
  const { dados } = await contexto.db
    .selectFrom('solicitacao')
    .select('dados')
    .where('id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  const termo = termoDoDia(String(dados.dataUtilizacaoCredito));
  const lote = await gerarContratos(contexto, await sessaoDoAnalista(narrador), {
    termo,
    solicitacoes: [solicitacaoId],
    ultimoMes: `${termo.ano + 3}-12-01`,
    ensaio: false,
  });
  const id = lote.gerados[0]?.contratoId;
  if (!id) throw new Error(`no contract for request ${solicitacaoId}: ${lote.falhas[0]?.motivo}`);
  return id;
}

async function jaDado({ contexto }: Narrador, contratoId: number, ato: Ato): Promise<boolean> {
  const feito = await contexto.db
    .selectFrom('contrato_historico')
    .select('id')
    .where('contrato_id', '=', contratoId)
    .where('acao', '=', ato)
    .executeTakeFirst();
  return feito !== undefined;
}

async function darPasso(
  narrador: Narrador,
  { contaId, id, fim }: { contaId: string; id: number; fim: FimDoContrato },
  passo: Ato,
): Promise<void> {
  const { contexto } = narrador;
  const { contrato, partes } = await doContrato(narrador, id);
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  switch (passo) {
    case 'imprimir':
    case 'disparar': {
      const sessao = sessaoDe(contaId);
      const { versao, total_centavos: totalCentavos } = contrato;
      await aceitarPlano(contexto, sessao, id, { versao, totalCentavos });
      await (passo === 'imprimir' ? imprimirContrato : enviarParaAssinatura)(contexto, sessao, id);
      return;
    }
    case 'selar':
      await contarSelo(narrador, { tipo: 'contrato', id });
      return;
    case 'recusarAssinatura':
      await contarRecusa(narrador, id);
      return;
    case 'desistir':
      await desistirDoContrato(contexto, sessaoDe(contaId), id, contrato);
      return;
    case 'vencer':
      await vencerContratos(contexto);
      return;
    case 'receberNaIes':
    case 'enviarAoProvedor':
      await agir(narrador, await sessaoDaInstituicao(narrador, contrato.instituicao_id), id, { acao: passo });
      return;
    case 'receber': {
      const sessao = await sessaoDoAnalista(narrador);
      await guardarCopia(contexto, sessao, id, await copiaDoTexto(narrador, id));
      await agir(narrador, sessao, id, {
        acao: 'receber',
        assinadoEm: hoje,
        conferidas: partes.filter(({ grupo }) => grupo < 3).map((parte) => parte.id),
      });
      return;
    }
    case 'efetivar':
    case 'liquidar': {
      // A telling that was cut short may have proposed it already.
      if (!(await findPropostaDoContrato(contexto.db, id)))
        await agir(narrador, await sessaoDoAnalista(narrador), id, { acao: passo });
      const { versao } = (await doContrato(narrador, id)).contrato;
      const segunda = await sessaoDoAnalista(narrador, QUEM_CONFIRMA[passo]);
      await responderPropostaDoContrato(contexto, segunda, id, { resposta: 'confirmar', versao });
      return;
    }
    default:
      await agir(narrador, await sessaoDoAnalista(narrador), id, {
        acao: passo,
        prazo:
          passo === 'liberar'
            ? somarDias(hoje, fim.startsWith('venceu') ? DIAS_DE_QUEM_PERDE : DIAS_DO_PRAZO)
            : null,
        motivos:
          passo === 'reprovar'
            ? [{ codigo: 'FALTA_RUBRICA', explicacao: 'Faltam as rubricas da página 3.' }]
            : [],
      });
  }
}

async function agir(
  narrador: Narrador,
  sessao: SessaoDeGestao,
  id: number,
  pedido: { acao: AcaoDaEquipe } & Partial<PedidoDeAto>,
): Promise<void> {
  const { contrato } = await doContrato(narrador, id);
  await agirNoContrato(narrador.contexto, sessao, id, {
    versao: contrato.versao,
    prazo: null,
    motivos: [],
    assinadoEm: null,
    conferidas: [],
    ...pedido,
  });
}

async function doContrato({ contexto }: Narrador, id: number) {
  const completo = await carregarContrato(contexto.db, id);
  if (!completo) throw new Error(`contract ${id} does not exist`);
  return completo;
}

/** The paper came back as it was printed: what the demonstration shows as its copy is the text itself. */
async function copiaDoTexto(narrador: Narrador, id: number) {
  const { contexto } = narrador;
  const completo = await doContrato(narrador, id);
  const texto = await textoGuardado(contexto.db, completo);
  if (!texto) throw new Error(`contract ${id} has no text`);
  const { pdf } = await lerPdf(contexto, completo, texto);
  const { id: arquivo, bytes } = await contexto.gateways.cofre.gravar(Readable.from([pdf]));
  return { arquivo, bytes, sha256: createHash('sha256').update(pdf).digest('hex'), paginas: paginasDe(pdf) };
}

const paginasDe = (pdf: Buffer) => Math.max(1, pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 1);
