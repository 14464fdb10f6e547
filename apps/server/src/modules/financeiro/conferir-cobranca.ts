/** Whether a code is of one of our charges. Whoever holds the code reads its amount there already; of its payer nothing is told. */
import type { rotaConferirCobranca } from '@credito/api/financeiro-conferencia.rotas';
import type { Resposta } from '@credito/api/rota';
import { type CodigoLido, lerCodigoDigitado } from '@credito/domain/cobranca/codigo-digitado';
import { ROTULO_DA_COBRANCA, type SituacaoDaCobranca } from '@credito/domain/cobranca/transicoes';
import type { Contexto } from '../../contexto.ts';

type Conferencia = Resposta<typeof rotaConferirCobranca>;

const SEM_DADOS = { beneficiario: null, vencimento: null, valorCentavos: null, situacao: null } as const;

const PODE_PAGAR = 'Este código é de uma cobrança nossa. Você pode pagar por ele.';
const MENSAGENS: Readonly<Record<SituacaoDaCobranca, string>> = {
  registrando: PODE_PAGAR,
  aberta: PODE_PAGAR,
  vencida: 'Este código é de uma cobrança nossa que já venceu. O banco acrescenta a multa e os juros.',
  paga: 'Este código é de uma cobrança nossa que já foi paga. Não pague de novo.',
  baixada: 'Este código é de uma cobrança nossa que foi cancelada. Não pague por ele.',
  falhou: 'Este código é de uma cobrança nossa que foi cancelada. Não pague por ele.',
};

export async function conferirCobranca(contexto: Contexto, digitado: string): Promise<Conferencia> {
  const lido = lerCodigoDigitado(digitado);
  if (lido === null)
    return {
      resultado: 'invalido',
      mensagem:
        'Os números não fecham: falta um pedaço, ou algum está trocado. Copie o código de novo, inteiro, e confira outra vez. Na dúvida, não pague.',
      ...SEM_DADOS,
    };
  const cobranca = await findCobrancaDoCodigo(contexto, lido);
  if (!cobranca) return { resultado: 'nao-e-nosso', ...alheio(lido) };
  const { nome, contratante } = contexto.configuracao.provedor;
  return {
    resultado: 'nosso',
    mensagem: MENSAGENS[cobranca.situacao],
    beneficiario: { nome, cnpj: contratante?.cnpj ?? null },
    vencimento: cobranca.vencimento,
    valorCentavos: cobranca.valor_centavos,
    situacao: ROTULO_DA_COBRANCA[cobranca.situacao],
  };
}

async function findCobrancaDoCodigo({ db }: Contexto, lido: CodigoLido) {
  if (lido.tipo === 'arrecadacao') return undefined;
  const consulta = db.selectFrom('cobranca').select(['situacao', 'vencimento', 'valor_centavos']);
  return lido.tipo === 'boleto'
    ? consulta.where('codigo_de_barras', '=', lido.codigoDeBarras).executeTakeFirst()
    : consulta.where('pix', '=', lido.pix).executeTakeFirst();
}

const NAO_PAGUE = 'Se ele chegou em nosso nome, não pague e fale com a nossa central de atendimento.';

function alheio(lido: CodigoLido): Omit<Conferencia, 'resultado'> {
  if (lido.tipo === 'pix' && lido.quemRecebe !== null)
    return {
      ...SEM_DADOS,
      mensagem: `Por este código o dinheiro vai para outra pessoa ou empresa. ${NAO_PAGUE}`,
      beneficiario: { nome: lido.quemRecebe, cnpj: null },
    };
  const oQue =
    lido.tipo === 'arrecadacao'
      ? 'Esta é uma conta de água, luz, telefone ou imposto'
      : 'Este boleto é de outra empresa';
  return { ...SEM_DADOS, mensagem: `${oQue}, e não uma cobrança nossa. ${NAO_PAGUE}` };
}
