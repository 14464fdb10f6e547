/** Who has to sign an alteration: computed from what it does, never typed (credito, section 8; Código Civil, article 838, I). */
import type { ParteDoContrato } from '../contrato/partes.ts';
import {
  type FiadorQueAssina,
  type PapelDeSignatario,
  signatariosDoContrato,
} from '../contrato/signatarios.ts';
import { isMenorDeIdade } from '../pessoa/nascimento.ts';
import type { Data } from '../tempo/data.ts';
import type { NovoFiador, PedidoDeAlteracao } from './pedido.ts';

export const ORIGENS_DA_ALTERACAO = ['estudante', 'provedor', 'negociacao'] as const;
export type OrigemDaAlteracao = (typeof ORIGENS_DA_ALTERACAO)[number];

const DO_PAPEL: Readonly<Record<'fiador' | 'fiador2', readonly PapelDeSignatario[]>> = {
  fiador: ['fiador', 'conjuge-do-fiador'],
  fiador2: ['fiador2', 'conjuge-do-fiador2'],
};

export interface FatosDeQuemAssina {
  origem: OrigemDaAlteracao;
  /** As the contract binds them today. */
  partes: readonly ParteDoContrato[];
  companheiroAssina: boolean;
  hoje: Data;
}

/** In the order of the groups; who represents the provider is always the last one. */
export function quemAssinaAlteracao(
  pedido: PedidoDeAlteracao,
  { origem, partes, companheiroAssina, hoje }: FatosDeQuemAssina,
): readonly ParteDoContrato[] {
  const obrigados = partes.filter(({ papel }) => papel !== 'testemunha');
  const doEstudante = daParteDoEstudante(obrigados, hoje);
  const provedor = obrigados.filter(({ papel }) => papel === 'representante');
  const dosFiadores = obrigados.filter(({ grupo }) => grupo === 2);
  switch (pedido.especie) {
    // It postpones or divides the debt anew, or may raise what is guaranteed: without them the guarantors are free.
    case 'reparcelamento':
    case 'negociacao':
    case 'suspensao':
    case 'prorrogacao':
    case 'transferencia':
      return [...doEstudante, ...dosFiadores, ...provedor];
    // Nobody is asked for more by a student who asks to pay earlier than obliged.
    case 'antecipacao':
    case 'encerramento':
      return origem === 'estudante'
        ? [...doEstudante, ...provedor]
        : [...doEstudante, ...dosFiadores, ...provedor];
    case 'fiador': {
      const quemFica = dosFiadores.filter(({ papel }) => !DO_PAPEL[pedido.papel].includes(papel));
      return [...doEstudante, ...quemFica, ...partesDoNovo(pedido, companheiroAssina), ...provedor];
    }
    case 'dados': {
      const pessoa =
        pedido.papel === 'estudante' ? doEstudante : obrigados.filter(({ papel }) => papel === pedido.papel);
      return [...pessoa, ...provedor];
    }
  }
}

/** Whoever came of age since then needs no guardian. */
function daParteDoEstudante(partes: readonly ParteDoContrato[], hoje: Data): readonly ParteDoContrato[] {
  const nascimento = partes.find(({ papel }) => papel === 'estudante')?.qualificacao.nascimento ?? null;
  const menor = nascimento !== null && isMenorDeIdade(nascimento, hoje);
  return partes.filter(({ papel }) => papel === 'estudante' || (papel === 'responsavel' && menor));
}

/** The new guarantor and, where the law asks for it, the spouse. */
function partesDoNovo(
  { papel, novo }: { papel: 'fiador' | 'fiador2'; novo: NovoFiador },
  companheiroAssina: boolean,
): readonly ParteDoContrato[] {
  const [doFiador, doConjuge] = DO_PAPEL[papel];
  if (!doFiador || !doConjuge) return [];
  const { estadoCivil, regime, uniaoEstavel, conjuge, endereco, nascimento } = novo;
  const qualificacao = { nascimento, estadoCivil, regime, uniaoEstavel, rg: null, endereco };
  const base = { participanteId: null, contaId: null };
  const fiador: ParteDoContrato = {
    ...base,
    papel: doFiador,
    grupo: 2,
    nome: novo.nome,
    cpf: novo.cpf,
    email: novo.email,
    telefone: novo.telefone,
    qualificacao,
  };
  if (!conjugePrecisaAssinar(novo, companheiroAssina) || conjuge === null) return [fiador];
  return [
    fiador,
    {
      ...base,
      papel: doConjuge,
      grupo: 2,
      ...conjuge,
      qualificacao: { ...qualificacao, nascimento: null },
    },
  ];
}

/** The same rule as in a contract; no marriage pact was approved for whoever is only named here. */
export function conjugePrecisaAssinar(
  { estadoCivil, regime, uniaoEstavel }: Pick<NovoFiador, 'estadoCivil' | 'regime' | 'uniaoEstavel'>,
  companheiroAssina: boolean,
): boolean {
  const fiador: FiadorQueAssina = {
    estadoCivil,
    regime: regime ?? undefined,
    uniaoEstavel,
    pactoAprovado: false,
    separacaoAverbada: false,
  };
  return signatariosDoContrato(
    { estudante: { nascimento: '1900-01-01', emancipado: true }, fiadores: [fiador] },
    { companheiroAssina, testemunhas: 0 },
    '2000-01-01',
  ).some(({ papel }) => papel === 'conjuge-do-fiador');
}

/** Of the contract, once the alteration is in effect. */
export function partesDepois(
  pedido: PedidoDeAlteracao,
  partes: readonly ParteDoContrato[],
  companheiroAssina: boolean,
): readonly ParteDoContrato[] {
  if (pedido.especie === 'fiador')
    return [
      ...partes.filter(({ papel }) => !DO_PAPEL[pedido.papel].includes(papel)),
      ...partesDoNovo(pedido, companheiroAssina),
    ];
  if (pedido.especie === 'dados')
    return partes.map((parte) =>
      parte.papel === pedido.papel
        ? { ...parte, nome: pedido.nome, qualificacao: { ...parte.qualificacao, endereco: pedido.endereco } }
        : parte,
    );
  return partes;
}

/** Why a guarantor is not asked; null for whoever is. */
export function porQueNaoAssina(
  pedido: PedidoDeAlteracao,
  papel: PapelDeSignatario,
  exigidos: readonly PapelDeSignatario[],
): string | null {
  if (pedido.especie === 'fiador' && pedido.papel === papel)
    return 'Outra pessoa vai garantir o contrato no seu lugar. A sua fiança vale até a troca entrar em vigor, e avisaremos você no mesmo dia.';
  if (exigidos.includes(papel)) return null;
  if (pedido.especie === 'dados')
    return 'A alteração muda só dados de outra pessoa. O que você garante continua igual, por isso a sua assinatura não é pedida.';
  return 'A alteração faz o contrato terminar mais cedo e custar menos. Ela não aumenta o que você garante, por isso a sua assinatura não é pedida.';
}
