import type { DocumentoDaMesa, PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';
import { ROTULO_DA_MUDANCA } from '@credito/domain/gestao/segunda-olhada';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentoAberto } from '../documento-aberto.ts';
import type { DocumentoMudado } from '../segunda-olhada.ts';
import estilos from './lista-de-documentos.module.css';

const ESTADOS: Readonly<Record<DocumentoDaMesa['situacao'], { texto: string; icone: ReactNode }>> = {
  enviado: { texto: 'A avaliar', icone: <CircleDashed /> },
  aprovado: { texto: 'Aprovado', icone: <CircleCheck /> },
  rejeitado: { texto: 'Recusado', icone: <CircleX /> },
};

/** The documents of the request in the order in which they are read, with their verdicts. */
export function ListaDeDocumentos({
  pessoas,
  visiveis,
  mudancaDe,
  atual,
  aoEscolher,
}: {
  pessoas: readonly PessoaDaMesa[];
  visiveis: readonly DocumentoAberto[];
  /** What a correction did to a document; null: nothing. */
  mudancaDe: (documentoId: string) => DocumentoMudado | null;
  atual: string | null;
  aoEscolher: (documentoId: string) => void;
}) {
  return (
    <nav className={estilos.lista} aria-label="Documentos">
      {pessoas
        .map((pessoa) => ({ pessoa, documentos: daPessoa(pessoa, visiveis) }))
        .map(({ pessoa, documentos }) =>
          // Whoever has files, but none of them in sight, has none that changed.
          documentos.length === 0 && pessoa.documentos.length > 0 ? null : (
            <section key={pessoa.tipoPessoa} aria-label={`Documentos do ${pessoa.rotulo}`}>
              <h2>{pessoa.rotulo}</h2>
              {pessoa.documentos.length === 0 ? <p className={estilos.vazio}>Nenhum documento</p> : null}
              <ul className={estilos.itens}>
                {documentos.map((documento) => {
                  const estado = ESTADOS[documento.situacao];
                  const mudanca = mudancaDe(documento.id)?.mudanca;
                  return (
                    <li key={documento.id}>
                      <button
                        type="button"
                        className={estilos.item}
                        data-situacao={documento.situacao}
                        aria-current={documento.id === atual ? 'true' : undefined}
                        onClick={() => aoEscolher(documento.id)}
                      >
                        <span className={estilos.icone} aria-hidden="true">
                          {estado.icone}
                        </span>
                        <span>
                          <span>{nomeDoDocumento(documento, pessoa.documentos)}</span>
                          <small>
                            {mudanca ? `${ROTULO_DA_MUDANCA[mudanca]}. ${estado.texto}` : estado.texto}
                          </small>
                        </span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          ),
        )}
    </nav>
  );
}

function daPessoa({ tipoPessoa }: PessoaDaMesa, visiveis: readonly DocumentoAberto[]) {
  return visiveis.filter(({ pessoa }) => pessoa.tipoPessoa === tipoPessoa).map(({ documento }) => documento);
}

/** "Contracheque 2" where a type has several files. */
export function nomeDoDocumento(
  documento: Pick<DocumentoDaMesa, 'tipoDocumento' | 'rotulo' | 'indice'>,
  todos: readonly Pick<DocumentoDaMesa, 'tipoDocumento'>[],
): string {
  const varios = todos.filter(({ tipoDocumento }) => tipoDocumento === documento.tipoDocumento).length > 1;
  return varios ? `${documento.rotulo} ${documento.indice + 1}` : documento.rotulo;
}
