/** An alteration of a contract in effect, asked for, prepared, signed and put into effect by whoever would do it. */
import type { PedidoDigitado } from '@credito/domain/alteracao/pedido';
import type { AtoDaAlteracao } from '@credito/domain/alteracao/transicoes';
import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import {
  alteracoesDoEstudante,
  type LinhaDeAlteracao,
} from '../../../src/modules/alteracao/alteracao.repository.ts';
import { enviarAlteracaoParaAssinatura } from '../../../src/modules/alteracao/assinatura-da-alteracao.ts';
import { pedirAlteracao } from '../../../src/modules/alteracao/atos-do-estudante.ts';
import { vencerAlteracoes } from '../../../src/modules/alteracao/vencer-alteracoes.ts';
import { contratoEfetivado } from '../../../src/modules/contrato/contrato.repository.ts';
import {
  agirNaAlteracao,
  iniciarAlteracao,
} from '../../../src/modules/gestao/alteracao/agir-na-alteracao.ts';
import { SEM_CHAVE } from '../../../src/modules/idempotencia/idempotencia.ts';
import { type AnalistaDaHistoria, sessaoDoAnalista } from './analise.ts';
import { contarAssinaturas, contarSelo, GRUPO_QUE_ASSINA } from './assinatura.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';
import type { FimDaAlteracao } from './historia.ts';
import type { PessoaDaDemonstracao } from './pessoas.ts';
import { aceitarTroca, comprovarRenda } from './quem-vai-garantir.ts';

type Assinatura = keyof typeof GRUPO_QUE_ASSINA;
type Ato =
  | 'pedir'
  | 'aceitarConvite'
  | 'enviarRenda'
  | 'iniciar'
  | 'liberar'
  | 'disparar'
  | 'selar'
  | 'reprovar'
  | 'efetivar'
  | 'vencer';
type Passo = Ato | Assinatura;

const ATE_SELAR: readonly Passo[] = [
  'iniciar',
  'liberar',
  'disparar',
  'assinarEstudante',
  'assinarFiadores',
  'assinarProvedor',
  'selar',
];

const CAMINHO: Readonly<Record<FimDaAlteracao, readonly Passo[]>> = {
  pedida: ['pedir'],
  'troca-de-fiador': ['pedir'],
  'troca-com-renda': ['pedir', 'aceitarConvite', 'enviarRenda'],
  disponivel: ['iniciar', 'liberar'],
  'falta-fiador': ['iniciar', 'liberar', 'disparar', 'assinarEstudante'],
  efetivada: [...ATE_SELAR, 'efetivar'],
  reprovada: [...ATE_SELAR, 'reprovar'],
  venceu: ['iniciar', 'liberar', 'disparar', 'vencer'],
};

const DIA_MIN = 24 * 60;
const DIAS_DE_QUEM_PERDE = 3;
const DIAS_DO_PRAZO = 20;

interface DaHistoria {
  contaId: string;
  fim: FimDaAlteracao;
  vaiGarantir: PessoaDaDemonstracao | undefined;
  /** What is due leaves before the next act, which may end what it speaks of. */
  entregar: () => Promise<void>;
}

/** A telling that was cut short goes on: what is done already is passed over. */
export async function contarAlteracao(narrador: Narrador, historia: DaHistoria): Promise<void> {
  for (const passo of CAMINHO[historia.fim]) {
    narrador.conferirParada();
    await historia.entregar();
    narrador.passar(passo === 'vencer' ? (DIAS_DE_QUEM_PERDE + 1) * DIA_MIN : 60);
    const [alteracao] = await alteracoesDoEstudante(narrador.contexto.db, historia.contaId);
    if (isAssinatura(passo)) await assinar(narrador, alteracao, passo);
    else if (!(await jaDado(narrador, alteracao, passo)))
      await darPasso(narrador, historia, passo, alteracao);
  }
}

const isAssinatura = (passo: Passo): passo is Assinatura => passo in GRUPO_QUE_ASSINA;

async function assinar(narrador: Narrador, alteracao: LinhaDeAlteracao | undefined, passo: Assinatura) {
  if (alteracao?.fluxo !== 'DPR') return;
  await contarAssinaturas(narrador, { tipo: 'alteracao', id: alteracao.id }, GRUPO_QUE_ASSINA[passo]);
}

async function jaDado(
  { contexto }: Narrador,
  alteracao: LinhaDeAlteracao | undefined,
  ato: Ato,
): Promise<boolean> {
  if (!alteracao) return false;
  const acao = ato === 'iniciar' ? 'gerar' : ato;
  const feito = await contexto.db
    .selectFrom('alteracao_historico')
    .select('id')
    .where('alteracao_id', '=', alteracao.id)
    .where('acao', '=', acao)
    .executeTakeFirst();
  return feito !== undefined;
}

async function darPasso(
  narrador: Narrador,
  historia: DaHistoria,
  passo: Ato,
  alteracao: LinhaDeAlteracao | undefined,
): Promise<void> {
  const { contaId, fim, vaiGarantir } = historia;
  const { contexto } = narrador;
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  switch (passo) {
    case 'pedir':
    case 'iniciar': {
      const contrato = await contratoEfetivado(contexto.db, contaId);
      if (!contrato) throw new Error('the story has no contract in effect');
      const corpo = { contratoId: contrato.id, pedido: pedidoDa(historia, contrato.primeiro_vencimento) };
      if (passo === 'pedir') await pedirAlteracao(contexto, sessaoDe(contaId), corpo, SEM_CHAVE);
      else await iniciarAlteracao(contexto, await sessaoDoAnalista(narrador), corpo);
      return;
    }
    case 'aceitarConvite':
      if (vaiGarantir) await aceitarTroca(narrador, alteracao?.id ?? 0, vaiGarantir);
      return;
    case 'enviarRenda':
      if (vaiGarantir) await comprovarRenda(narrador, alteracao?.id ?? 0, vaiGarantir);
      return;
    case 'disparar':
      await enviarAlteracaoParaAssinatura(contexto, sessaoDe(contaId), alteracao?.id ?? 0);
      return;
    case 'selar':
      await contarSelo(narrador, { tipo: 'alteracao', id: alteracao?.id ?? 0 });
      return;
    case 'vencer':
      await vencerAlteracoes(contexto);
      return;
    default:
      await agir(narrador, alteracao, passo, {
        prazo:
          passo === 'liberar' ? somarDias(hoje, fim === 'venceu' ? DIAS_DE_QUEM_PERDE : DIAS_DO_PRAZO) : null,
        motivo:
          passo === 'reprovar'
            ? 'O documento foi assinado com um semestre a mais do que a instituição confirmou.'
            : null,
      });
  }
}

/** Whoever puts into effect what moves money has done nothing else with it. */
const QUEM_AGE: Readonly<Partial<Record<AtoDaAlteracao, AnalistaDaHistoria>>> = { efetivar: 'segunda' };

async function agir(
  narrador: Narrador,
  alteracao: LinhaDeAlteracao | undefined,
  acao: AtoDaAlteracao,
  { prazo, motivo }: { prazo: string | null; motivo: string | null },
): Promise<void> {
  if (!alteracao) throw new Error('the story has no alteration');
  const sessao = await sessaoDoAnalista(narrador, QUEM_AGE[acao] ?? 'primeira');
  await agirNaAlteracao(narrador.contexto, sessao, alteracao.id, {
    acao,
    versao: alteracao.versao,
    prazo,
    motivo,
  });
}

const ENDERECO = {
  logradouro: 'Rua das Palmeiras',
  numero: '120',
  complemento: null,
  bairro: 'Centro',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01001000',
};

type DaTroca = Extract<FimDaAlteracao, `troca-${string}`>;
const isTroca = (fim: FimDaAlteracao): fim is DaTroca => fim.startsWith('troca-');

const SUSPENSAO = (): PedidoDigitado => ({ especie: 'suspensao', semestres: 1 });
const REPARCELAMENTO = (primeiroVencimento: string): PedidoDigitado => ({
  especie: 'reparcelamento',
  parcelas: 12,
  primeiroVencimento,
});

const PEDIDO: Readonly<
  Record<Exclude<FimDaAlteracao, DaTroca>, (primeiroVencimento: string) => PedidoDigitado>
> = {
  pedida: SUSPENSAO,
  disponivel: REPARCELAMENTO,
  'falta-fiador': REPARCELAMENTO,
  efetivada: REPARCELAMENTO,
  reprovada: SUSPENSAO,
  venceu: SUSPENSAO,
};

function pedidoDa({ fim, vaiGarantir }: DaHistoria, primeiroVencimento: string): PedidoDigitado {
  if (!isTroca(fim)) return PEDIDO[fim](primeiroVencimento);
  if (!vaiGarantir) throw new Error('the story names nobody who will guarantee');
  return trocaPor(vaiGarantir);
}

function trocaPor({ nome, cpf, email, telefone, nascimento }: PessoaDaDemonstracao): PedidoDigitado {
  return {
    especie: 'fiador',
    papel: 'fiador',
    novo: {
      nome,
      cpf,
      email,
      telefone,
      nascimento,
      estadoCivil: 'SOLTEIRO',
      regime: null,
      uniaoEstavel: false,
      endereco: ENDERECO,
      conjuge: null,
    },
  };
}
