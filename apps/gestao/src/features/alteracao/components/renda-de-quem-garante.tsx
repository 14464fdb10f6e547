/** What somebody earns who would guarantee: whether it is enough, and each proof with what was read in it. */
import type { AlteracaoDaGestao, DocumentoDaRenda } from '@credito/api/gestao-alteracao.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { useState } from 'react';
import { DialogoDasPaginas } from '../../../tela/dialogo-das-paginas.tsx';
import { buscarComprovante } from '../alteracoes.queries.ts';
import estilos from './renda-de-quem-garante.module.css';

export function RendaDeQuemGarante({
  id,
  renda: { enviadaEm, devolvida, suficiencia, documentos },
}: {
  id: number;
  renda: NonNullable<AlteracaoDaGestao['renda']>;
}) {
  const [aberto, setAberto] = useState<DocumentoDaRenda | null>(null);
  return (
    <section aria-label="Renda de quem vai garantir">
      <h2>Renda de quem vai garantir</h2>
      {enviadaEm === null ? <p>Os comprovantes ainda não foram enviados.</p> : null}
      {devolvida ? <p>Pedimos outros comprovantes, que ainda não foram enviados.</p> : null}
      {enviadaEm !== null && !devolvida ? (
        <>
          <Aviso tom={suficiencia.startsWith('Alcança') ? 'informacao' : 'atencao'}>
            {`${suficiencia}. Enviada em ${formatarMomento(new Date(enviadaEm))}.`}
          </Aviso>
          <ul className={estilos.comprovantes}>
            {documentos.map((documento) => (
              <Comprovante key={documento.id} documento={documento} aoVer={() => setAberto(documento)} />
            ))}
          </ul>
        </>
      ) : null}
      {aberto ? (
        <DialogoDasPaginas
          documento={aberto}
          buscar={buscarComprovante(id, aberto.id)}
          aoFechar={() => setAberto(null)}
        />
      ) : null}
    </section>
  );
}

function Comprovante({
  documento: { rotulo, conferencias, explicacao },
  aoVer,
}: {
  documento: DocumentoDaRenda;
  aoVer: () => void;
}) {
  const reprovadas = conferencias.filter(({ resultado }) => resultado === 'reprovado');
  return (
    <li>
      <h3>{rotulo}</h3>
      {reprovadas.length > 0 ? (
        <Aviso tom="atencao">{reprovadas.map((uma) => uma.explicacao).join(' ')}</Aviso>
      ) : (
        <p>{conferencias.map((uma) => uma.explicacao).join(' ')}</p>
      )}
      {explicacao ? <p>{`Quem enviou explica: ${explicacao}`}</p> : null}
      <Botao variante="secundario" compacto onClick={aoVer}>
        {`Ver ${rotulo}`}
      </Botao>
    </li>
  );
}
