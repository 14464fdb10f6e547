import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { isVagaDeFiador } from '@credito/domain/fiador/vagas';
import { textoMascarado } from '@credito/domain/gestao/apresentacao';
import { somaDasRendas } from '@credito/domain/renda/renda-minima';
import { nomeDaInstituicao, type OfertaDeHoje } from '@credito/domain/solicitacao/oferta-de-hoje';
import { ACEITE_DADOS_VERDADEIROS, ACEITE_LEU_REGRAS } from '@credito/domain/solicitacao/regras-do-credito';
import type { ItemDeResumo } from '@credito/domain/wizard/plano';
import { respostasDe, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';

/** Names of the items in the answers of the bench, so that the revealed text finds its place. */
const nomeDoItem = (indice: number) => `solicitacao-${indice}`;

/** The course and the answers of the new-request wizard, as they were worded when it was sent. */
function itensDaSolicitacao({ solicitacao, catalogo }: SolicitacaoCompleta): readonly ItemDeResumo[] {
  const { resumo } = solicitacao.dados as { resumo?: readonly ItemDeResumo[] };
  const fixos: readonly ItemDeResumo[] = [
    { rotulo: 'Instituição de ensino', valor: catalogo.instituicao.nome },
    { rotulo: 'Campus', valor: `${catalogo.campus.nome}, ${catalogo.campus.cidade}/${catalogo.campus.uf}` },
    { rotulo: 'Curso', valor: catalogo.curso.nome },
    { rotulo: 'Programa', valor: catalogo.bolsa.nome },
    { rotulo: 'Mensalidade', valor: formatarReais(solicitacao.mensalidade_centavos) },
    { rotulo: 'Percentual do crédito', valor: `${solicitacao.percentual}%` },
  ];
  const respostas = resumo ?? [];
  const ditos = new Set(respostas.map(({ rotulo }) => rotulo));
  return [...respostas, ...fixos.filter(({ rotulo }) => !ditos.has(rotulo))];
}

/** What was agreed to says nothing of who studies what, which is all that an institution decides about. */
const isDeclaracao = (rotulo: string): boolean =>
  rotulo === ACEITE_LEU_REGRAS || rotulo === ACEITE_DADOS_VERDADEIROS;

export function grupoDaSolicitacao(
  completa: SolicitacaoCompleta,
  hoje: OfertaDeHoje | null,
  comPessoas: boolean,
) {
  const itens = itensDaSolicitacao(completa).flatMap(({ rotulo, valor }, indice) => {
    if (!comPessoas && isDeclaracao(rotulo)) return [];
    const coberto = textoMascarado(valor);
    return [{ campo: nomeDoItem(indice), rotulo, valor: coberto, oculto: coberto !== valor }];
  });
  return {
    id: 'solicitacao',
    titulo: 'Solicitação',
    itens: [
      ...itens,
      ...mudancasDoCatalogo(completa, hoje),
      ...(comPessoas ? rendaDosFiadores(completa) : []),
    ],
  };
}

/** What the copy of the catalogue cannot say: another name, and that nobody takes such requests any more. */
function mudancasDoCatalogo({ catalogo }: SolicitacaoCompleta, hoje: OfertaDeHoje | null) {
  const nome = nomeDaInstituicao(catalogo.instituicao.nome, hoje);
  return [
    ...(nome === catalogo.instituicao.nome
      ? []
      : [
          {
            campo: 'instituicao-de-hoje',
            rotulo: 'Nome atual da instituição',
            valor: hoje?.instituicao ?? nome,
            oculto: false,
          },
        ]),
    ...(hoje?.aberta
      ? []
      : [
          {
            campo: 'oferta-encerrada',
            rotulo: 'Novas solicitações',
            valor: 'Encerradas para este curso',
            oculto: false,
          },
        ]),
  ];
}

function rendaDosFiadores({ participantes, solicitacao }: SolicitacaoCompleta) {
  const rendas = participantes
    .filter(({ tipo_pessoa }) => isVagaDeFiador(tipo_pessoa))
    .map((fiador) => {
      const { rendaCentavos } = respostasDe(fiador);
      return typeof rendaCentavos === 'number' ? rendaCentavos : null;
    });
  const valor = somaDasRendas(rendas, solicitacao.renda_minima_centavos);
  const rotulo = rendas.length > 1 ? 'Renda somada dos fiadores' : 'Renda do fiador';
  return valor === null ? [] : [{ campo: 'renda-dos-fiadores', rotulo, valor, oculto: false }];
}

export function textosCobertosDaSolicitacao(completa: SolicitacaoCompleta): Record<string, string> {
  return Object.fromEntries(
    itensDaSolicitacao(completa).flatMap(({ valor }, indice) =>
      textoMascarado(valor) === valor ? [] : [[nomeDoItem(indice), valor]],
    ),
  );
}
