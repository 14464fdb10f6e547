import type { DocumentoDaMesa, PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import estilos from './lista-de-documentos.module.css';

const ESTADOS: Readonly<Record<DocumentoDaMesa['situacao'], { texto: string; icone: ReactNode }>> = {
  enviado: { texto: 'A avaliar', icone: <CircleDashed /> },
  aprovado: { texto: 'Aprovado', icone: <CircleCheck /> },
  rejeitado: { texto: 'Recusado', icone: <CircleX /> },
};

/** All documents of the request in the order in which they are read, with their verdicts. */
export function ListaDeDocumentos({
  pessoas,
  atual,
  aoEscolher,
}: {
  pessoas: readonly PessoaDaMesa[];
  atual: string | null;
  aoEscolher: (documentoId: string) => void;
}) {
  return (
    <nav className={estilos.lista} aria-label="Documentos">
      {pessoas.map((pessoa) => (
        <section key={pessoa.tipoPessoa} aria-label={`Documentos do ${pessoa.rotulo}`}>
          <h2>{pessoa.rotulo}</h2>
          {pessoa.documentos.length === 0 ? <p className={estilos.vazio}>Nenhum documento</p> : null}
          <ul className={estilos.itens}>
            {pessoa.documentos.map((documento) => {
              const estado = ESTADOS[documento.situacao];
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
                      {nomeDoDocumento(documento, pessoa.documentos)}
                      <small>{estado.texto}</small>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** "Contracheque 2" where a type has several files. */
export function nomeDoDocumento(
  documento: Pick<DocumentoDaMesa, 'tipoDocumento' | 'rotulo' | 'indice'>,
  todos: readonly Pick<DocumentoDaMesa, 'tipoDocumento'>[],
): string {
  const varios = todos.filter(({ tipoDocumento }) => tipoDocumento === documento.tipoDocumento).length > 1;
  return varios ? `${documento.rotulo} ${documento.indice + 1}` : documento.rotulo;
}
