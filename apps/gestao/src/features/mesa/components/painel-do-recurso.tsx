/** The appeal beside what it contests: what the person wrote, who refused, why, and the answer once there is one. */
import type { RecursoDaMesa } from '@credito/api/gestao-recurso.rotas';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import estilos from './painel-do-recurso.module.css';

const TONS = { rascunho: 'neutro', enviado: 'suaVez', aceito: 'sucesso', mantido: 'erro' } as const;

export function PainelDoRecurso({ recurso }: { recurso: RecursoDaMesa }) {
  const { estado, rotulo, texto, enviadoEm, responderAte, recusa, decididoEm, decididoPor, resposta } =
    recurso;
  return (
    <section className={estilos.painel} aria-label="Recurso">
      <header className={estilos.cabecalho}>
        <h2>Recurso do estudante</h2>
        <Etiqueta tom={TONS[estado]}>{rotulo}</Etiqueta>
      </header>
      <p className={estilos.quando}>
        {`Enviado em ${formatarMomento(new Date(enviadoEm))}${estado === 'enviado' ? `. Responder até ${formatarData(responderAte)}` : ''}`}
      </p>
      <p className={estilos.texto}>{texto}</p>
      <h3>Reprovação contestada</h3>
      <p className={estilos.quando}>
        {[
          recusa.etapa,
          recusa.em && formatarMomento(new Date(recusa.em)),
          recusa.por.length > 0 && `por ${recusa.por.join(' e ')}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {recusa.motivos.length > 0 ? (
        <ul className={estilos.motivos}>
          {recusa.motivos.map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      ) : null}
      {decididoEm ? (
        <>
          <h3>Resposta</h3>
          <p className={estilos.quando}>
            {`${decididoPor ? `${decididoPor}, ` : ''}${formatarMomento(new Date(decididoEm))}`}
          </p>
          {resposta ? <p className={estilos.texto}>{resposta}</p> : null}
        </>
      ) : null}
    </section>
  );
}
