/** The frozen submission, shown to its owner: each person reads their own part and nobody else's. */

import type { CopiaDeclarada } from '@credito/api/andamento.rotas';
import { type SecaoDaCopia, tituloDaSecao } from '@credito/domain/participante/copia-declarada';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { CatalogoDaSolicitacao } from '@credito/domain/solicitacao/copia-do-catalogo';
import { formatarMomento } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacao } from '../solicitacao/acesso.ts';
import { participanteDe } from '../solicitacao/fatos.ts';

interface ConteudoDaCopia {
  em: string;
  protocolo: string;
  /** In the words of that day; a correction is sent under what was declared the first time. */
  declaracao?: string;
  catalogo: Pick<CatalogoDaSolicitacao, 'instituicao' | 'curso'>;
  pessoas: ReadonlyArray<{
    tipoPessoa: TipoPessoa;
    papel: string;
    nome: string;
    cpf: string;
    secoes: readonly SecaoDaCopia[];
  }>;
}

export async function verCopiaDeclarada(
  { db }: Contexto,
  sessao: SessaoDeConta,
  id: number,
  versao?: number,
): Promise<CopiaDeclarada> {
  const { completa, leitor } = await exigirSolicitacao(db, sessao, id);
  const cpf = participanteDe(completa, leitor)?.cpf;
  const copias = await db
    .selectFrom('copia_declarada')
    .select(['versao', 'conteudo', 'sha256'])
    .where('solicitacao_id', '=', id)
    .orderBy('versao', 'desc')
    .execute();
  // A guarantor who came with a correction is in none of the copies before it: matched by the person, not the place.
  const minhas = copias.flatMap(({ versao: numero, conteudo, sha256 }) => {
    const copia = conteudo as unknown as ConteudoDaCopia;
    const pessoa = copia.pessoas.find((declarada) => declarada.cpf === cpf);
    return pessoa ? [{ numero, copia, pessoa, sha256 }] : [];
  });
  const escolhida = versao === undefined ? minhas[0] : minhas.find(({ numero }) => numero === versao);
  if (!escolhida) throw naoEncontrado();
  const { numero, copia, pessoa, sha256 } = escolhida;
  return {
    versao: numero,
    versoes: minhas.map(({ numero: qual, copia: { em } }) => ({ versao: qual, em })),
    em: copia.em,
    protocolo: copia.protocolo,
    instituicao: copia.catalogo.instituicao.nome,
    curso: copia.catalogo.curso.nome,
    papel: pessoa.papel,
    nome: pessoa.nome,
    secoes: [...pessoa.secoes, ...declaracaoDe(copia, pessoa)].map(
      ({ passo, pergunta, itens, documentos }) => ({
        passo,
        titulo: tituloDaSecao({ passo, pergunta }),
        pergunta,
        itens: itens.map(({ rotulo, valor }) => ({ rotulo, valor })),
        documentos: [...documentos],
      }),
    ),
    sha256: sha256.toString('hex'),
  };
}

/** Whoever sends declares, and reads it in the copy: the sentence, the yes and when. */
function declaracaoDe(
  { declaracao, em }: ConteudoDaCopia,
  { tipoPessoa }: ConteudoDaCopia['pessoas'][number],
): readonly SecaoDaCopia[] {
  if (!declaracao || tipoPessoa !== 'estudante') return [];
  const titulo = 'Declaração';
  const valor = `Sim, em ${formatarMomento(new Date(em))}`;
  return [
    {
      passo: 'declaracao',
      pergunta: titulo,
      itens: [{ rotulo: declaracao, valor }],
      respostas: {},
      documentos: [],
    },
  ];
}
