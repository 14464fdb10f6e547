/** The second look as the screens read it: what a correction changed, and what may stay out of sight. */
import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import type { SegundaOlhada } from '@credito/api/gestao-segunda-olhada';
import { ficaRecolhido } from '@credito/domain/gestao/segunda-olhada';
import type { DocumentoAberto } from './documento-aberto.ts';
import type { Revelados } from './revelados.ts';

export type PessoaCorrigida = SegundaOlhada['pessoas'][number];
export type DocumentoMudado = PessoaCorrigida['documentos'][number];

export function mudancaDoDocumento(
  { segundaOlhada }: Pick<Mesa, 'segundaOlhada'>,
  documentoId: string | undefined,
): DocumentoMudado | null {
  if (!documentoId) return null;
  const mudados = segundaOlhada?.pessoas.flatMap(({ documentos }) => documentos) ?? [];
  return mudados.find((mudado) => mudado.documentoId === documentoId) ?? null;
}

/** The file of before that lies beside the open one without being asked for. */
export function anteriorAoLado(mudado: DocumentoMudado | null): string | null {
  if (!mudado?.anterior || mudado.anterior.id === mudado.documentoId) return null;
  return mudado.anterior.id;
}

export function documentosVisiveis(
  mesa: Mesa,
  todos: readonly DocumentoAberto[],
  soMudancas: boolean,
): readonly DocumentoAberto[] {
  if (!soMudancas) return todos;
  return todos.filter(
    ({ documento }) =>
      !ficaRecolhido({
        mudou: mudancaDoDocumento(mesa, documento.id) !== null,
        avaliavel: documento.avaliavel,
        situacao: documento.situacao,
      }),
  );
}

export function pessoasQueMudaram({
  segundaOlhada,
}: Pick<Mesa, 'segundaOlhada'>): readonly PessoaCorrigida[] {
  return (segundaOlhada?.pessoas ?? []).filter(
    ({ antesEra, motivos, respostas, documentos }) =>
      antesEra !== null || motivos.length + respostas.length + documentos.length > 0,
  );
}

/** "2 documentos e 1 resposta mudaram." */
export function resumoDasMudancas(mesa: Pick<Mesa, 'segundaOlhada'>): string {
  const pessoas = pessoasQueMudaram(mesa);
  const documentos = pessoas.flatMap((pessoa) => pessoa.documentos).length;
  const respostas = pessoas.flatMap((pessoa) => pessoa.respostas).length;
  const partes = [
    ...(documentos > 0 ? [documentos === 1 ? '1 documento' : `${documentos} documentos`] : []),
    ...(respostas > 0 ? [respostas === 1 ? '1 resposta' : `${respostas} respostas`] : []),
  ];
  if (partes.length === 0) return 'Nada mudou além do envio.';
  return `${partes.join(' e ')} ${documentos + respostas === 1 ? 'mudou' : 'mudaram'}.`;
}

/** Former answers of one person by field, uncovered where they were asked for. */
export function respostasDeAntes(
  pessoa: PessoaCorrigida | undefined,
  revelados: Revelados | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (pessoa?.respostas ?? []).map(({ campo, antes, oculto }) => [
      campo,
      (oculto && revelados?.anteriores[campo]) || antes,
    ]),
  );
}
