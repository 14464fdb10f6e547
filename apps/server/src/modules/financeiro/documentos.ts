/** Files of the student's money, made when they are asked for: nothing of them is kept (ADR 0155). */
import { formatarLinhaDigitavel } from '@credito/domain/cobranca/boleto';
import type { TipoDeCobranca } from '@credito/domain/cobranca/cobranca';
import { escreverInforme } from '@credito/domain/cobranca/informe-anual';
import { nomeDaCobranca } from '@credito/domain/cobranca/nome-da-cobranca';
import { escreverTermo } from '@credito/domain/cobranca/termo-de-quitacao';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { somar } from '@credito/domain/dinheiro/conta';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { isNoFinanceiro } from '@credito/domain/razao/situacao-financeira';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Selectable } from 'kysely';
import type { Cobranca } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, ErroDeAplicacao, naoEncontrado } from '../../erros.ts';
import type { ArquivoPdf } from '../../plugins/responder-pdf.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { carregarContrato, contratosDoEstudante } from '../contrato/contrato.repository.ts';
import { apresentarCobranca } from './apresentar-cobranca.ts';
import { apresentarPosicao, apresentarRecibos, noDia } from './apresentar-posicao.ts';
import { findCobrancaDe, findCobrancaDoEstudante } from './cobranca.repository.ts';
import { carregarPosicoes } from './posicao.ts';
import { verFinanceiroDoFiador } from './ver-garantido.ts';

export async function fazerBoleto(
  contexto: Contexto,
  { contaId }: SessaoDeConta,
  id: string,
): Promise<ArquivoPdf> {
  const guardada = await findCobrancaDoEstudante(contexto.db, id, contaId);
  if (!guardada) throw naoEncontrado();
  return escreverBoleto(contexto, guardada, contaId);
}

/** The slip that a guarantor sees among what is late: nothing else of the student's is theirs to open. */
export async function fazerBoletoDoGarantido(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
): Promise<ArquivoPdf> {
  const { contratos } = await verFinanceiroDoFiador(contexto, sessao);
  const guardada = await findCobrancaDe(
    contexto.db,
    id,
    contratos.map((contrato) => contrato.id),
  );
  if (!guardada) throw naoEncontrado();
  if (!contratos.some(({ atrasadas }) => atrasadas.some(({ cobranca }) => cobranca?.id === id)))
    throw conflito('Este boleto não está em atraso. Quem garante paga só o que atrasou.');
  return escreverBoleto(contexto, guardada, sessao.contaId);
}

/** Nothing of the debtor stands in it: whoever pays is somebody else at times. */
async function escreverBoleto(
  { configuracao, db, gateways, relogio }: Contexto,
  guardada: Selectable<Cobranca>,
  contaId: string,
): Promise<ArquivoPdf> {
  const { provedor } = configuracao;
  const [posicao] = await carregarPosicoes(db, [guardada.contrato_id]);
  if (!posicao) throw naoEncontrado();
  const hoje = dataEmSaoPaulo(relogio.agora());
  const cobranca = apresentarCobranca(guardada, noDia(posicao, hoje));
  const { linhaDigitavel, codigoDeBarras, pixCopiaECola, contratoNumero } = cobranca;
  if (linhaDigitavel === null || codigoDeBarras === null || pixCopiaECola === null || !isPagavel(cobranca))
    throw conflito('Este boleto não pode ser pago agora. Veja no financeiro o que está em aberto.');
  const oQue = nomeDaCobranca(cobranca);
  const pdf = await gateways.pdfs.boleto(
    {
      titulo: `Boleto: ${oQue.charAt(0).toLowerCase()}${oQue.slice(1)}`,
      autor: provedor.nome,
      data: guardada.criada_em,
      marca: configuracao.demonstracao
        ? 'Demonstração: não pague. Este boleto não vale em nenhum banco.'
        : null,
      fatos: [
        {
          rotulo: 'Quem recebe',
          valor: provedor.nome,
          ...(provedor.contratante ? { detalhe: `CNPJ ${provedor.contratante.cnpj}` } : {}),
        },
        { rotulo: 'O que é', valor: oQue },
        { rotulo: 'Vencimento', valor: formatarData(cobranca.vencimento) },
        { rotulo: 'Valor', valor: formatarReais(cobranca.valorCentavos) },
      ],
      linha: formatarLinhaDigitavel(linhaDigitavel),
      codigoDeBarras,
      pix: pixCopiaECola,
      instrucoes: [
        ATE_QUANDO[cobranca.tipo](formatarData(vencimentoEfetivo(cobranca.vencimento))),
        `Confira antes de pagar: o banco mostra quem recebe, e tem de ser ${provedor.nome}. Na dúvida, confira em ${configuracao.servidor.publicUrl}/estudante/conferir-boleto.`,
      ],
    },
    contaId,
  );
  return { nome: `boleto-${contratoNumero}-${cobranca.vencimento}.pdf`, pdf };
}

/** What holds an amount of one day is good until its own day, and charged anew after it (ADR 0151). */
const ATE_QUANDO: Readonly<Record<TipoDeCobranca, (dia: string) => string>> = {
  parcela: (dia) =>
    `Pague sem acréscimo até ${dia}. Depois, o banco acrescenta a multa e os juros do contrato.`,
  saldo: (dia) =>
    `Este valor já tem a multa e os juros até ${dia}, e vale até esse dia. Depois, o portal mostra outro boleto, com o valor novo.`,
  antecipacao: (dia) => `Este valor vale até ${dia}. Depois desse dia, peça o valor de novo no portal.`,
  quitacao: (dia) => `Este valor vale até ${dia}. Depois desse dia, peça o valor de novo no portal.`,
};

const isPagavel = ({ situacao }: { situacao: string }) => situacao === 'aberta' || situacao === 'vencida';

export async function fazerInforme(
  contexto: Contexto,
  { contaId }: SessaoDeConta,
  ano: number,
): Promise<ArquivoPdf> {
  const { configuracao, db, gateways, relogio } = contexto;
  const { provedor } = configuracao;
  const hoje = dataEmSaoPaulo(relogio.agora());
  const ids = (await contratosDoEstudante(db, contaId)).flatMap(({ id, codigo }) =>
    isNoFinanceiro(codigo) ? [id] : [],
  );
  const pagamentos = (await carregarPosicoes(db, ids))
    .flatMap((posicao) =>
      apresentarRecibos(noDia(posicao, hoje))
        .filter(({ em }) => em.startsWith(`${ano}-`))
        .map((recibo) => ({
          em: recibo.em,
          contrato: posicao.contrato.numero,
          meio: recibo.rotulo,
          centavos: recibo.centavos,
          encargosCentavos: somar(
            recibo.partes.map(({ multaCentavos, jurosCentavos }) => multaCentavos + jurosCentavos),
          ),
          devolvidoCentavos: somar(
            recibo.devolucoes.flatMap(({ estado, centavos }) => (estado === 'devolvida' ? [centavos] : [])),
          ),
        })),
    )
    .toSorted((a, b) => (a.em < b.em ? -1 : 1));
  // A year without a payment has no statement: it is as missing as somebody else's.
  if (pagamentos.length === 0) throw naoEncontrado();
  const { nome, cpf } = await db
    .selectFrom('conta')
    .select(['nome', 'cpf'])
    .where('id', '=', contaId)
    .executeTakeFirstOrThrow();
  const texto = escreverInforme({
    ano,
    provedor: provedor.nome,
    cnpj: provedor.contratante?.cnpj ?? null,
    nome,
    cpf,
    hoje,
    pagamentos,
  });
  const pdf = await gateways.pdfs.contrato({ texto, cor: provedor.cor }, contaId);
  return { nome: `pagamentos-de-${ano}.pdf`, pdf };
}

export async function fazerTermo(
  contexto: Contexto,
  { contaId }: SessaoDeConta,
  id: number,
): Promise<ArquivoPdf> {
  const { configuracao, db, gateways, relogio } = contexto;
  const { provedor } = configuracao;
  const [posicao] = await carregarPosicoes(db, [id], { estudante: contaId });
  if (!posicao || !isNoFinanceiro(posicao.contrato.codigo)) throw naoEncontrado();
  const completo = await carregarContrato(db, id);
  if (!completo) throw naoEncontrado();
  if (completo.contrato.codigo !== 'LIQ')
    throw conflito('O termo de quitação fica pronto quando o contrato estiver todo pago.');
  const agora = relogio.agora();
  if (gateways.selo.impedimento(agora))
    throw new ErroDeAplicacao(
      503,
      'O termo de quitação não pode ser selado agora. Tente de novo mais tarde.',
    );
  const { numero, anoSemestre, pagoCentavos, creditoCentavos } = apresentarPosicao(
    noDia(posicao, dataEmSaoPaulo(agora)),
  );
  const estudante = completo.partes.find(({ papel }) => papel === 'estudante');
  if (!estudante) throw new Error(`contract ${id} has no student`);
  const instituicao = await db
    .selectFrom('instituicao')
    .select('nome')
    .where('id', '=', completo.contrato.instituicao_id)
    .executeTakeFirstOrThrow();
  const pdf = await gateways.pdfs.contrato(
    {
      texto: escreverTermo({
        provedor: provedor.nome,
        cnpj: provedor.contratante?.cnpj ?? null,
        numero,
        anoSemestre,
        instituicao: instituicao.nome,
        nome: estudante.nome,
        cpf: estudante.cpf,
        // A credit is the payer's own, and paid nothing.
        pagoCentavos: pagoCentavos - creditoCentavos,
        quitadoEm: dataEmSaoPaulo(completo.contrato.situacao_desde),
        fiadores: completo.partes
          .filter(({ papel }) => papel === 'fiador' || papel === 'fiador2')
          .map(({ nome }) => nome),
      }),
      cor: provedor.cor,
    },
    contaId,
  );
  const selado = await gateways.selo.declarar({ pdf, motivo: `Quitação do contrato ${numero}`, em: agora });
  return { nome: `termo-de-quitacao-${numero}.pdf`, pdf: selado.pdf };
}
