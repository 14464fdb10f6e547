/** The slots of a step as they are asked for: one card each, with the words that tell them apart. */
import type { Data } from '../tempo/data.ts';
import type { RequisitoDeDocumento } from '../wizard/plano.ts';
import { mesesDoComprovante } from './meses.ts';
import { rotuloDoDocumento, TIPOS_DE_DOCUMENTO, type TipoDocumento } from './tipos.ts';
import { vagasDoDocumento } from './vagas.ts';

export interface VagaPedida {
  tipoDocumento: TipoDocumento;
  indice: number;
  tipoRenda: string | null;
  titulo: string;
  descricao: string;
  opcional: boolean;
}

export interface DocumentoNaVaga {
  tipoDocumento: TipoDocumento;
  indice: number;
  /** Day on which it was sent. */
  enviadoEm: Data;
}

/** More proofs than one may be needed to reach the amount (spec 2 section 2.1 step 9, "add proof"). */
const COM_MAIS_DE_UM: readonly TipoDocumento[] = ['COMPROVANTE_RENDA_FAMILIAR', 'RECURSO'];

const INSTRUCOES: Readonly<Partial<Record<TipoDocumento, string>>> = {
  RG: 'Frente e verso, ou a CNH aberta. Você pode enviar as duas fotos de uma vez.',
  DOCUMENTO_RESPONSAVEL: 'Frente e verso, ou a CNH aberta.',
  CARTEIRA_CONJUGE: 'Frente e verso, ou a CNH aberta.',
  SELFIE: 'Olhe de frente para a câmera, com boa luz e sem óculos escuros ou boné.',
};

export function vagasPedidas(
  requisitos: readonly RequisitoDeDocumento[],
  enviados: readonly DocumentoNaVaga[],
  hoje: Data,
): readonly VagaPedida[] {
  return requisitos.flatMap((requisito) => {
    const { tipoDocumento } = requisito;
    const doTipo = enviados.filter((documento) => documento.tipoDocumento === tipoDocumento);
    const inicio = requisito.indiceInicial ?? 0;
    const titulos = titulosDasVagas(requisito, doTipo, hoje);
    return titulos.map((titulo, posicao) => ({
      tipoDocumento,
      indice: inicio + posicao,
      tipoRenda: requisito.tipoRenda ?? null,
      titulo,
      descricao: requisito.descricao ?? INSTRUCOES[tipoDocumento] ?? TIPOS_DE_DOCUMENTO[tipoDocumento].motivo,
      opcional: requisito.opcional === true || posicao >= requisito.quantidade,
    }));
  });
}

function titulosDasVagas(
  { tipoDocumento, quantidade, rotulo }: RequisitoDeDocumento,
  doTipo: readonly DocumentoNaVaga[],
  hoje: Data,
): readonly string[] {
  const nome = rotulo ?? rotuloDoDocumento(tipoDocumento);
  if (COM_MAIS_DE_UM.includes(tipoDocumento)) {
    const ultima = doTipo.reduce((maior, { indice }) => Math.max(maior, indice), -1);
    const vagas = Math.min(Math.max(quantidade, ultima + 1), vagasDoDocumento(tipoDocumento));
    return Array.from({ length: vagas }, (_, i) => (i === 0 ? nome : `${nome} ${i + 1}`));
  }
  if (quantidade === 1) return [nome];
  if (tipoDocumento === 'RG_FAMILIAR')
    return ['frente', 'verso'].map((lado) => `${nome.replace(' (frente e verso)', '')}, ${lado}`);
  const primeiro = doTipo.map(({ enviadoEm }) => enviadoEm).sort()[0];
  return mesesDoComprovante(primeiro ?? hoje, quantidade).map((mes) => `${nome} de ${mes}`);
}

/** The next slot of a type that takes more than one proof, once every slot that is shown holds a file. */
export function proximaVaga(
  requisito: RequisitoDeDocumento,
  enviados: readonly DocumentoNaVaga[],
): number | null {
  const { tipoDocumento: tipo } = requisito;
  if (!COM_MAIS_DE_UM.includes(tipo)) return null;
  const ocupadas = enviados.filter(({ tipoDocumento }) => tipoDocumento === tipo).map(({ indice }) => indice);
  for (let indice = 0; indice < vagasDoDocumento(tipo); indice += 1)
    if (!ocupadas.includes(indice)) return indice >= requisito.quantidade ? indice : null;
  return null;
}
