/** What can be done about a final refusal: contest it in time, follow the appeal, read its answer, or begin anew. */
import type { RecursoDaPessoa } from '@credito/api/recurso.rotas';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useState } from 'react';
import { useLocation } from 'wouter';
import estilos from './recurso-da-reprovada.module.css';

export function AcoesDaFinal({ recurso, podeIniciar }: { recurso: RecursoDaPessoa; podeIniciar: boolean }) {
  const [, navegar] = useLocation();
  const [confirmando, setConfirmando] = useState(false);
  const recomecar = () => navegar('/universidade-curso');
  const { podeRecorrer, recurso: escrito } = recurso;
  if (!podeRecorrer && !podeIniciar) return null;
  return (
    <div className={estilos.pilha}>
      {podeRecorrer ? (
        <Botao largo onClick={() => navegar('/recurso')}>
          {escrito ? 'Continuar o recurso' : 'Contestar a decisão'}
        </Botao>
      ) : null}
      {podeIniciar ? (
        <Botao
          largo
          variante="secundario"
          onClick={() => (podeRecorrer ? setConfirmando(true) : recomecar())}
        >
          Fazer nova solicitação
        </Botao>
      ) : null}
      <Dialogo
        aberto={confirmando}
        aoFechar={() => setConfirmando(false)}
        titulo="Fazer nova solicitação?"
        acoes={
          <ConfirmarOuCancelar aoCancelar={() => setConfirmando(false)} onClick={recomecar}>
            Fazer nova solicitação
          </ConfirmarOuCancelar>
        }
      >
        <p>
          Quando a nova solicitação for criada, esta decisão não poderá mais ser contestada. Se você não
          concorda com ela, conteste antes.
        </p>
      </Dialogo>
    </div>
  );
}

/** How to contest, or how far the appeal is. */
export function SobreORecurso({ recurso }: { recurso: RecursoDaPessoa }) {
  const { podeRecorrer, impedimento, prazo, diasParaResponder, recurso: escrito } = recurso;
  if (escrito && escrito.estado !== 'rascunho') return <AndamentoDoRecurso recurso={escrito} />;
  return (
    <Cartao titulo="Não concorda com a decisão?">
      <div className={estilos.pilha}>
        {podeRecorrer ? (
          <>
            <p>{`Você pode contestar uma vez${prazo ? `, até ${formatarData(prazo)}` : ''}. Conte por que a decisão deve ser revista e, se quiser, envie documentos.`}</p>
            <p>{`Quem lê é alguém que não participou da decisão, e a resposta chega em até ${diasParaResponder} dias. Se o recurso for aceito, a análise é reaberta de onde parou.`}</p>
            <p>Se você fizer uma nova solicitação antes, esta decisão não poderá mais ser contestada.</p>
            {escrito ? <Aviso tom="atencao">Você começou um recurso e ainda não o enviou.</Aviso> : null}
          </>
        ) : (
          <p>{impedimento}</p>
        )}
      </div>
    </Cartao>
  );
}

const TONS = { enviado: 'espera', aceito: 'sucesso', mantido: 'erro' } as const;

function AndamentoDoRecurso({ recurso }: { recurso: NonNullable<RecursoDaPessoa['recurso']> }) {
  const { estado, rotulo, texto, enviadoEm, responderAte, decididoEm, resposta, documentos } = recurso;
  if (estado === 'rascunho') return null;
  return (
    <Cartao titulo="O seu recurso" aoLado={<Etiqueta tom={TONS[estado]}>{rotulo}</Etiqueta>}>
      <div className={estilos.pilha}>
        {enviadoEm ? (
          <p>
            {`Enviado em ${formatarMomento(new Date(enviadoEm))}${documentos > 0 ? `, com ${documentos === 1 ? '1 documento' : `${documentos} documentos`}` : ''}.${
              estado === 'enviado' && responderAte
                ? ` A resposta chega até ${formatarData(responderAte)}.`
                : ''
            }`}
          </p>
        ) : null}
        {decididoEm ? <p>{`Respondido em ${formatarMomento(new Date(decididoEm))}.`}</p> : null}
        {resposta ? (
          <section aria-label="Resposta">
            <h3>Resposta</h3>
            <p className={estilos.escrito}>{resposta}</p>
          </section>
        ) : null}
        <details>
          <summary>O que você escreveu</summary>
          <p className={estilos.escrito}>{texto}</p>
        </details>
        {estado === 'mantido' ? (
          <p>Cada decisão pode ser contestada uma vez, e esta resposta encerra o recurso.</p>
        ) : null}
      </div>
    </Cartao>
  );
}
