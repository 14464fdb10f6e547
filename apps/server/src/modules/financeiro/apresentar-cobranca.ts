/** A charge in the words of the wire: what it costs today stands in the statement, never in the charge. */
import type { Cobranca as CobrancaDaApi } from '@credito/api/financeiro.rotas';
import { ROTULO_DA_COBRANCA } from '@credito/domain/cobranca/transicoes';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { somar } from '@credito/domain/dinheiro/conta';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Selectable } from 'kysely';
import type { Cobranca } from '../../banco/esquema.gerado.ts';
import type { PosicaoNoDia } from './apresentar-posicao.ts';

export function apresentarCobranca(
  cobranca: Selectable<Cobranca>,
  { posicao, extrato }: PosicaoNoDia,
): CobrancaDaApi {
  const { contrato, recebimentos } = posicao;
  const desta = recebimentos.filter(({ cobranca_id }) => cobranca_id === cobranca.id);
  const parcelas = extrato.parcelas.filter(({ numero }) => cobranca.parcelas.includes(numero));
  const encargo = (qual: 'multa' | 'juros') =>
    cobranca.tipo === 'parcela' ? somar(parcelas.map(({ aberto }) => aberto[qual])) : 0;
  return {
    id: cobranca.id,
    contratoId: contrato.id,
    contratoNumero: contrato.numero,
    tipo: cobranca.tipo,
    parcelas: cobranca.parcelas,
    vencimento: cobranca.vencimento,
    pagavelAte: vencimentoEfetivo(cobranca.vencimento),
    situacao: cobranca.situacao,
    rotulo: ROTULO_DA_COBRANCA[cobranca.situacao],
    valorCentavos: cobranca.valor_centavos,
    hojeCentavos: cobranca.valor_centavos + encargo('multa') + encargo('juros'),
    multaCentavos: encargo('multa'),
    jurosCentavos: encargo('juros'),
    economiaCentavos:
      cobranca.tipo === 'parcela'
        ? somar(parcelas.map(({ totalAberto, totalAntecipado }) => totalAberto - totalAntecipado))
        : 0,
    linhaDigitavel: cobranca.linha_digitavel,
    codigoDeBarras: cobranca.codigo_de_barras,
    pixCopiaECola: cobranca.pix,
    pagaEm: desta[0] ? dataEmSaoPaulo(desta[0].pago_em) : null,
    pagoCentavos: somar(desta.map(({ centavos }) => centavos)),
  };
}
