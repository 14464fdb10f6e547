import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { MAXIMO_DA_NOTA, MINIMO_DA_NOTA } from '@credito/domain/gestao/segunda-pessoa';
import { formatarMomento } from '@credito/domain/tempo/data';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useNota } from '../segunda-pessoa.queries.ts';
import estilos from './notas-internas.module.css';

/** What the staff tell each other; the people of the request never read it. */
export function NotasInternas({ id, notas }: { id: number; notas: Mesa['notas'] }) {
  const rascunho = useRascunho(`nota ${id}`, { texto: '' });
  const [tentou, setTentou] = useState(false);
  const anotar = useNota(id);
  const vazio = caracteresVisiveis(rascunho.valores.texto) < MINIMO_DA_NOTA;
  const erro = anotar.isError
    ? mensagemDoErro(anotar.error)
    : tentou && vazio
      ? 'Escreva a nota.'
      : undefined;
  function enviar() {
    setTentou(true);
    if (vazio || anotar.isPending) return;
    anotar.mutate(rascunho.valores.texto.trim(), {
      onSuccess: () => {
        rascunho.apagar();
        setTentou(false);
      },
    });
  }
  return (
    <section className={estilos.notas} aria-label="Notas internas">
      <h2>Notas internas</h2>
      <AreaDeTexto
        rotulo="Nova nota"
        dica="Só a equipe lê."
        rows={2}
        maxLength={MAXIMO_DA_NOTA}
        value={rascunho.valores.texto}
        onChange={(evento) => {
          if (anotar.isError) anotar.reset();
          rascunho.mudar({ texto: evento.currentTarget.value });
        }}
        erro={erro}
      />
      <div>
        <Botao variante="secundario" compacto carregando={anotar.isPending} onClick={enviar}>
          Anotar
        </Botao>
      </div>
      {notas.length > 0 ? (
        <ol className={estilos.lista}>
          {notas.map(({ id: nota, titulo, texto, autor, em }) => (
            <li key={nota}>
              <p className={estilos.quem}>
                {titulo === 'Nota' ? null : <strong>{`${titulo}. `}</strong>}
                <span>{`${autor}, ${formatarMomento(new Date(em))}`}</span>
              </p>
              <p className={estilos.texto}>{texto}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
