/** From what the catalogue keeps of a programme to what the engine and the contracts read, and back. */
import { ATUALIZACAO_PADRAO, type AtualizacaoDoPrograma } from '../atualizacao/atraso.ts';
import { ASSINATURAS_PADRAO, type AssinaturasDoPrograma } from '../contrato/assinaturas-do-programa.ts';
import { IOF_DE_PESSOA, REGRAS_PADRAO, type RegrasDoPrograma } from '../credito/regras-do-programa.ts';
import type { Conteudo } from './campos.ts';

export interface RegrasNoCatalogo {
  regras: RegrasDoPrograma;
  assinaturas: AssinaturasDoPrograma;
  atualizacao: AtualizacaoDoPrograma;
}

/** `bolsaId` is null while nobody has chosen the programme. */
export function conteudoDasRegras(
  bolsaId: number | null,
  { regras, assinaturas, atualizacao }: RegrasNoCatalogo,
): Conteudo {
  const { modo, iof, parcelaMinimaCentavos, ...resto } = regras;
  return {
    bolsaId,
    ...resto,
    modo: modo.tipo,
    ...(modo.tipo === 'linear'
      ? { prazo: modo.prazo }
      : { parcelaMinimaCentavos: parcelaMinimaCentavos === 0 ? null : parcelaMinimaCentavos }),
    iof: iof !== null,
    ...assinaturas,
    ...atualizacao,
  };
}

/** Of contents without errors. What an older form did not ask has the product's own value. */
export function lerRegras(conteudo: Conteudo): RegrasNoCatalogo {
  const guardado = conteudo as Partial<Omit<RegrasDoPrograma, 'modo' | 'iof'>> &
    Partial<AssinaturasDoPrograma & AtualizacaoDoPrograma>;
  const com = <C extends keyof typeof guardado, P>(nome: C, padrao: P) => guardado[nome] ?? padrao;
  return {
    regras: {
      taxaPpm: com('taxaPpm', REGRAS_PADRAO.taxaPpm),
      contarDe: com('contarDe', REGRAS_PADRAO.contarDe),
      modo:
        conteudo.modo === 'linear' ? { tipo: 'linear', prazo: Number(conteudo.prazo) } : { tipo: 'espelho' },
      indice: com('indice', REGRAS_PADRAO.indice),
      diaDeVencimento: com('diaDeVencimento', REGRAS_PADRAO.diaDeVencimento),
      carenciaMeses: com('carenciaMeses', REGRAS_PADRAO.carenciaMeses),
      multaPpm: com('multaPpm', REGRAS_PADRAO.multaPpm),
      moraPpmMes: com('moraPpmMes', REGRAS_PADRAO.moraPpmMes),
      iof: conteudo.iof === true ? IOF_DE_PESSOA : null,
      parcelaMinimaCentavos: com('parcelaMinimaCentavos', REGRAS_PADRAO.parcelaMinimaCentavos),
    },
    assinaturas: {
      companheiroAssina: com('companheiroAssina', ASSINATURAS_PADRAO.companheiroAssina),
      renunciaBeneficioDeOrdem: com('renunciaBeneficioDeOrdem', ASSINATURAS_PADRAO.renunciaBeneficioDeOrdem),
      testemunhas: com('testemunhas', ASSINATURAS_PADRAO.testemunhas),
      pedeFoto: com('pedeFoto', ASSINATURAS_PADRAO.pedeFoto),
      prazoDeAssinaturaDias: com('prazoDeAssinaturaDias', ASSINATURAS_PADRAO.prazoDeAssinaturaDias),
      prazoDaRecuperacaoDias: com('prazoDaRecuperacaoDias', ASSINATURAS_PADRAO.prazoDaRecuperacaoDias),
    },
    atualizacao: { depoisDoPrazo: com('depoisDoPrazo', ATUALIZACAO_PADRAO.depoisDoPrazo) },
  };
}
