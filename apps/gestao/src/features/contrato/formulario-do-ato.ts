/** What an act asks for, what is missing in it, and what is sent. */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { type CodigoDoMotivo, MOTIVOS_DE_REPROVACAO } from '@credito/domain/contrato/estados';
import { recusaDoPrazo } from '@credito/domain/contrato/prazo';
import { assinaAntesDaEntrega } from '@credito/domain/contrato/signatarios';
import type { AcaoDaEquipe } from '@credito/domain/contrato/transicoes';
import type { Data } from '@credito/domain/tempo/data';
import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import type { DadosDoAto } from './contratos.queries.ts';

export interface Preenchido {
  prazo: string;
  assinadoEm: string;
  /** Whose signature was found on the copy. */
  conferidas: readonly string[];
  motivos: readonly CodigoDoMotivo[];
  explicacoes: Readonly<Partial<Record<CodigoDoMotivo, string>>>;
  /** Reason of an act that has no table of reasons. */
  texto: string;
}

export type CampoDoAto = 'prazo' | 'assinadoEm' | 'conferidas' | 'motivos' | 'texto';

export const MAXIMO_DA_EXPLICACAO = 500;
const MINIMO_DO_MOTIVO = 5;

export function vazio({ prazoDoPrograma }: Pick<ContratoDaGestao, 'prazoDoPrograma'>): Preenchido {
  return {
    prazo: prazoDoPrograma,
    assinadoEm: '',
    conferidas: [],
    motivos: [],
    explicacoes: {},
    texto: '',
  };
}

export function camposDoAto(
  acao: AcaoDaEquipe,
  { via }: Pick<ContratoDaGestao, 'via'>,
): readonly CampoDoAto[] {
  switch (acao) {
    case 'liberar':
      return ['prazo'];
    case 'receber':
      return via === 'impressa' ? ['assinadoEm', 'conferidas'] : [];
    case 'reprovar':
      return ['motivos'];
    case 'baixar':
    case 'cancelar':
      return ['texto'];
    default:
      return [];
  }
}

/** Persons whose signature has to be on the paper when it comes back. */
export function partesNoPapel({ partes }: Pick<ContratoDaGestao, 'partes'>): ContratoDaGestao['partes'] {
  return partes.filter(({ papel }) => assinaAntesDaEntrega(papel));
}

export function errosDoAto(
  acao: AcaoDaEquipe,
  contrato: Pick<ContratoDaGestao, 'via' | 'partes'>,
  preenchido: Preenchido,
  hoje: Data,
): Partial<Record<CampoDoAto, string>> {
  const erros: Partial<Record<CampoDoAto, string>> = {};
  for (const campo of camposDoAto(acao, contrato)) {
    const erro = erroDoCampo(campo, contrato, preenchido, hoje);
    if (erro) erros[campo] = erro;
  }
  return erros;
}

function erroDoCampo(
  campo: CampoDoAto,
  contrato: Pick<ContratoDaGestao, 'partes'>,
  { prazo, assinadoEm, conferidas, motivos, texto }: Preenchido,
  hoje: Data,
): string | null {
  switch (campo) {
    case 'prazo':
      return prazo === '' ? 'Informe o último dia para assinar.' : recusaDoPrazo(prazo, hoje);
    case 'assinadoEm':
      if (assinadoEm === '') return 'Informe o dia em que o estudante assinou.';
      return assinadoEm > hoje ? 'O dia da assinatura não pode ser depois de hoje.' : null;
    case 'conferidas':
      return partesNoPapel(contrato).every(({ id }) => conferidas.includes(id))
        ? null
        : 'Confira a assinatura de cada pessoa. Se falta alguma, não receba o contrato ainda.';
    case 'motivos':
      return motivos.length === 0 ? 'Escolha ao menos um motivo.' : null;
    case 'texto':
      return caracteresVisiveis(texto) < MINIMO_DO_MOTIVO
        ? `Escreva o motivo, com ao menos ${MINIMO_DO_MOTIVO} caracteres.`
        : null;
  }
}

export function dadosDoAto(
  acao: AcaoDaEquipe,
  contrato: Pick<ContratoDaGestao, 'via' | 'partes'>,
  { prazo, assinadoEm, conferidas, motivos, explicacoes, texto }: Preenchido,
): DadosDoAto {
  const campos = camposDoAto(acao, contrato);
  return {
    ...(campos.includes('prazo') ? { prazo } : {}),
    ...(campos.includes('assinadoEm') ? { assinadoEm } : {}),
    // Somebody who was ticked on an earlier edition is nobody of this one.
    ...(campos.includes('conferidas')
      ? {
          conferidas: partesNoPapel(contrato)
            .map(({ id }) => id)
            .filter((id) => conferidas.includes(id)),
        }
      : {}),
    ...(campos.includes('motivos')
      ? {
          motivos: motivos
            .filter((codigo) => codigo in MOTIVOS_DE_REPROVACAO)
            .map((codigo) => ({ codigo, explicacao: textoLimpo(explicacoes[codigo] ?? '') || null })),
        }
      : {}),
    ...(campos.includes('texto') ? { motivos: [{ codigo: null, explicacao: textoLimpo(texto) }] } : {}),
  };
}
