/** /alteracao-contratual/{id}/instrucoes-assinatura: the ten cards, and the e-mail that the last one asks for (spec 3 section 2.7). */
import type { AlteracaoAberta } from '@credito/api/alteracao.rotas';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { enviarAlteracao } from '../alteracao.queries.ts';
import { CartoesDaAssinatura } from '../components/cartoes-da-assinatura.tsx';
import { ComAlteracao } from '../components/com-alteracao.tsx';

export function InstrucoesDaAlteracaoScreen() {
  return <ComAlteracao>{(alteracao) => <Instrucoes alteracao={alteracao} />}</ComAlteracao>;
}

function Instrucoes({ alteracao }: { alteracao: AlteracaoAberta }) {
  const [, navegar] = useLocation();
  // Sending it changes its state: what was open when the page came stays open until the dialog is read.
  const [abertaAoChegar] = useState(alteracao.acoes.includes('assinar'));
  const [enviada, setEnviada] = useState(false);
  const { alteracaoId: id } = alteracao;
  const acompanhar = () => navegar(`/alteracao-contratual/${id}/assinatura`);
  if (!abertaAoChegar) return <Redirect to={`/alteracao-contratual/${id}`} replace />;
  return (
    <>
      <CartoesDaAssinatura
        saida={`/alteracao-contratual/${id}`}
        enviar={() => enviarAlteracao(id)}
        aoTerminar={() => setEnviada(true)}
        rotuloFinal="Entendi, quero assinar"
      />
      <Dialogo
        aberto={enviada}
        aoFechar={acompanhar}
        titulo="Confira seu e-mail!"
        acoes={<Botao onClick={acompanhar}>Acompanhar as assinaturas</Botao>}
      >
        <p>
          Enviamos o link para você assinar. Ele pode levar até 1 minuto para chegar: veja também a caixa de
          spam.
        </p>
      </Dialogo>
    </>
  );
}
