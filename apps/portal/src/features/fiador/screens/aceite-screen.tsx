/** Consent in plain words, then the code on the guarantor's own phone or e-mail (issue "Guarantors", items 2 and 3). */

import { ErroDeApi } from '@credito/api/cliente';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { type CanalDoAceite, ROTULO_DO_CANAL_DO_ACEITE } from '@credito/domain/fiador/canal-do-aceite';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Escolha } from '@credito/ui/escolha/escolha';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { CodigoDoAceite } from '../components/codigo-do-aceite.tsx';
import { ComGarantia } from '../components/com-garantia.tsx';
import { TextoDaGarantia, ValorGarantido } from '../components/o-que-garanto.tsx';
import { useAceiteDoTexto } from '../components/use-aceite-do-texto.tsx';
import { pedirCodigoDoAceite } from '../fiador.queries.ts';

export function AceiteScreen() {
  return <ComGarantia>{(garantia) => <Aceite key={garantia.id} garantia={garantia} />}</ComGarantia>;
}

function Aceite({ garantia }: { garantia: Garantia }) {
  const [, navegar] = useLocation();
  const { id, aceitou, estudante, consentimento, destinos } = garantia;
  const aceite = useAceiteDoTexto(consentimento.declaracao);
  const [canal, setCanal] = useState<CanalDoAceite>('sms');
  const [reenvioEm, setReenvioEm] = useState<number | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  if (aceitou) return <Redirect to={`/garantia/${id}`} replace />;
  if (garantia.fim) return <Redirect to="/inicio" replace />;

  async function pedirCodigo(por: CanalDoAceite): Promise<void> {
    const { esperaSegundos } = await pedirCodigoDoAceite(id, por);
    setCanal(por);
    setReenvioEm(agoraMs() + esperaSegundos * 1000);
  }

  async function avancar(): Promise<void> {
    if (!aceite.exigir()) return;
    setOcupado(true);
    try {
      await pedirCodigo(canal);
    } catch (motivo) {
      if (!(motivo instanceof ErroDeApi)) throw motivo;
      // A code that left a moment ago is still good: on to the page where it is typed.
      if (motivo.status === 429 && motivo.esperarSegundos !== null && motivo.esperarSegundos < 120)
        setReenvioEm(agoraMs() + motivo.esperarSegundos * 1000);
      else setFalha(motivo.message);
    } finally {
      setOcupado(false);
    }
  }

  if (reenvioEm !== null)
    return (
      <CodigoDoAceite
        garantia={garantia}
        canal={canal}
        destino={destinos.find((destino) => destino.canal === canal)?.rotulo ?? ''}
        reenvioEm={reenvioEm}
        reenviar={pedirCodigo}
        aoVoltar={() => setReenvioEm(null)}
      />
    );
  return (
    <>
      <PaginaDePergunta
        titulo={`Você aceita garantir o crédito de ${estudante}?`}
        dica="Leia com calma. Você pode fechar e voltar depois: o convite espera."
        aviso={
          garantia.preenchidoPor === 'estudante' ? (
            <Aviso tom="informacao">
              {`${primeiroNome(estudante)} já preencheu os seus dados. Depois de aceitar, confira e corrija: só você passa a vê-los.`}
            </Aviso>
          ) : undefined
        }
        acao={{ texto: 'Aceitar e receber o código', carregando: ocupado }}
        acaoSecundaria={
          <Botao variante="discreto" largo onClick={() => navegar(`/recusa/${id}`)}>
            Não quero garantir
          </Botao>
        }
        aoEnviar={() => void avancar()}
        aoVoltar={() => navegar('/inicio')}
      >
        <ValorGarantido rotulo="O pedido é que você garanta" garantia={garantia} />
        <TextoDaGarantia garantia={garantia} nivel={2} />
        {aceite.caixa}
        <Escolha
          rotulo="Como você quer receber o código de confirmação?"
          dica="Ele vai para o celular ou o e-mail da sua conta."
          name="canal"
          value={canal}
          aoMudar={setCanal}
          opcoes={destinos.map(({ canal: valor, rotulo }) => ({
            valor,
            titulo: ROTULO_DO_CANAL_DO_ACEITE[valor],
            descricao: rotulo,
          }))}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={falha} aoFechar={() => setFalha(null)} />
    </>
  );
}
