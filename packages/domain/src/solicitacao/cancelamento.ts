/** Giving a request up (spec 1 sections 3, 4 and 5, "Cancellation"). */
import { caracteresVisiveis, textoLimpo } from '../texto/texto-livre.ts';

export interface MotivoDeCancelamento {
  id: number;
  /** Groups the reasons: a choice of the person, a change of plans, a problem with us. */
  tipoCancelamento: 'ESTUDANTE' | 'INSTITUICAO' | 'CREDITO' | 'OUTRO';
  descricao: string;
  /** The reason says nothing by itself: words are asked for. */
  obrigatorioComplemento: boolean;
}

/** Numbers are kept with the requests: they are never given to another reason. */
export const MOTIVOS_DE_CANCELAMENTO: readonly MotivoDeCancelamento[] = [
  motivo(1, 'ESTUDANTE', 'Desisti de estudar agora'),
  motivo(2, 'INSTITUICAO', 'Vou mudar de instituição ou de curso'),
  motivo(3, 'INSTITUICAO', 'Consegui uma bolsa ou um desconto na instituição'),
  motivo(4, 'CREDITO', 'Consegui outro financiamento'),
  motivo(5, 'CREDITO', 'As condições do crédito não servem para mim'),
  motivo(6, 'ESTUDANTE', 'Não consegui um fiador'),
  motivo(7, 'ESTUDANTE', 'Não consegui os documentos pedidos'),
  motivo(8, 'CREDITO', 'A análise está demorando'),
  { ...motivo(9, 'OUTRO', 'Outro motivo'), obrigatorioComplemento: true },
];

function motivo(
  id: number,
  tipoCancelamento: MotivoDeCancelamento['tipoCancelamento'],
  descricao: string,
): MotivoDeCancelamento {
  return { id, tipoCancelamento, descricao, obrigatorioComplemento: false };
}

export const MINIMO_DO_COMPLEMENTO = 10;
export const MAXIMO_DO_COMPLEMENTO = 500;
export const CANCELADA_COM_SUCESSO = 'Sua solicitação foi cancelada.';

/** What the rules read of a reason, also as the wire brings it. */
type MotivoComRegra = Pick<MotivoDeCancelamento, 'id' | 'obrigatorioComplemento'>;

export function motivoDeCancelamento<M extends MotivoComRegra = MotivoDeCancelamento>(
  id: number,
  motivos: readonly M[] = MOTIVOS_DE_CANCELAMENTO as readonly MotivoComRegra[] as readonly M[],
): M | null {
  return motivos.find((candidato) => candidato.id === id) ?? null;
}

/** One sentence for each field that is wrong; none when the reason says enough. */
export function errosDoCancelamento(
  { motivoId, complemento }: { motivoId: number | null; complemento: string },
  motivos: readonly MotivoComRegra[] = MOTIVOS_DE_CANCELAMENTO,
): ReadonlyArray<{ campo: 'motivo' | 'complemento'; mensagem: string }> {
  const escolhido = motivoId === null ? null : motivoDeCancelamento(motivoId, motivos);
  if (!escolhido) return [{ campo: 'motivo', mensagem: 'Escolha o motivo do cancelamento.' }];
  if ([...textoLimpo(complemento)].length > MAXIMO_DO_COMPLEMENTO)
    return [{ campo: 'complemento', mensagem: `Escreva no máximo ${MAXIMO_DO_COMPLEMENTO} caracteres.` }];
  if (escolhido.obrigatorioComplemento && caracteresVisiveis(complemento) < MINIMO_DO_COMPLEMENTO)
    return [
      {
        campo: 'complemento',
        mensagem: `Conte o motivo com pelo menos ${MINIMO_DO_COMPLEMENTO} caracteres.`,
      },
    ];
  return [];
}

/** The reason as the staff read it. */
export function motivoPorExtenso(escolhido: MotivoDeCancelamento, complemento: string): string {
  const texto = textoLimpo(complemento);
  return texto ? `${escolhido.descricao}: ${texto}` : escolhido.descricao;
}
