/** Which documents a change of the marital status asks for, in a sentence (spec 3 section 2.8). */
import type { TipoDocumento } from '../documento/tipos.ts';
import type { ContextoDaAtualizacao } from './contexto-da-atualizacao.ts';
import { documentosDaMudancaCivil } from './provas.ts';

const NA_FRASE: ReadonlyArray<readonly [TipoDocumento, string]> = [
  ['CERTIDAO_CASAMENTO', 'a certidão de casamento'],
  ['AVERBACAO_DIVORCIO', 'a averbação do divórcio'],
  ['AVERBACAO_SEPARACAO', 'a averbação da separação'],
  ['CERTIDAO_OBITO', 'a certidão de óbito'],
  ['PACTO_ANTENUPCIAL', 'o pacto antenupcial'],
  ['UNIAO_ESTAVEL', 'o comprovante da união estável'],
  ['DISSOLUCAO_UNIAO_ESTAVEL', 'o comprovante do fim da união estável'],
  ['COMPROVANTE_TROCA_CONJUGE', 'o comprovante da troca de cônjuge'],
];

export function textoDosDocumentosCivis({
  originais,
  respostas,
  cpfNoDocumentoDoConjuge,
}: ContextoDaAtualizacao): string {
  const pedidos = documentosDaMudancaCivil(originais, respostas, cpfNoDocumentoDoConjuge).map(
    ({ tipoDocumento }) => tipoDocumento,
  );
  const itens = [
    ...(pedidos.includes('CARTEIRA_CONJUGE')
      ? [
          respostas.estadoCivil === 'CASADO'
            ? 'os documentos do cônjuge'
            : 'os documentos do companheiro ou da companheira',
        ]
      : []),
    ...NA_FRASE.filter(([tipo]) => pedidos.includes(tipo)).map(([, frase]) => frase),
  ];
  const ultimo = itens.at(-1) ?? '';
  const lista = itens.length > 1 ? `${itens.slice(0, -1).join(', ')} e ${ultimo}` : ultimo;
  return pedidos.includes('CPF_CONJUGE')
    ? `Envie ${lista}. O CPF só é preciso se o documento de identidade não o mostrar.`
    : `Envie ${lista}.`;
}
