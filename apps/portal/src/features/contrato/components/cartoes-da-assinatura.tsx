/** One card at a time: back, forward, and out. */
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Progresso } from '@credito/ui/progresso/progresso';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import estilos from '../contrato.module.css';
import { enviarParaAssinatura } from '../contrato.queries.ts';
import { mensagemDoEnvio } from '../mensagem-do-envio.ts';
import { PASSO_DO_ENVIO, PASSOS_DA_ASSINATURA } from '../passos-da-assinatura.tsx';
import { useAto } from '../use-ato.ts';

/** Without a contract there is nothing to send: the cards are only read. */
export function CartoesDaAssinatura({ contratoId }: { contratoId: number | null }) {
  const [, navegar] = useLocation();
  const [atual, setAtual] = useState(0);
  const [enviado, setEnviado] = useState(false);
  const { ocupado, recusa, executar, esquecer } = useAto();
  const passo = PASSOS_DA_ASSINATURA[atual];
  const ultimo = atual === PASSOS_DA_ASSINATURA.length - 1;
  const saida = contratoId === null ? '/contratos' : `/contratos/${contratoId}`;

  /** Once, however the cards are walked. */
  async function enviar(): Promise<boolean> {
    if (enviado || contratoId === null) return true;
    const foi = await executar(() => enviarParaAssinatura(contratoId));
    setEnviado(foi);
    return foi;
  }

  async function avancar() {
    if (atual >= PASSO_DO_ENVIO && !(await enviar())) return;
    if (ultimo) navegar(contratoId === null ? saida : `/assinatura/${contratoId}`);
    else setAtual(atual + 1);
  }

  return (
    <Pagina aoVoltar={() => (atual === 0 ? navegar(saida) : setAtual(atual - 1))}>
      <div className={estilos.cartoes}>
        <Progresso
          rotulo="Como assinar"
          valor={atual + 1}
          maximo={PASSOS_DA_ASSINATURA.length}
          texto={`${atual + 1} de ${PASSOS_DA_ASSINATURA.length}`}
        />
        <div className={estilos.desenho} aria-hidden="true">
          {passo?.icone}
        </div>
        <TituloDoPasso key={atual} titulo={passo?.titulo ?? ''} focado={atual > 0} />
        <p>{passo?.texto}</p>
      </div>
      <div className={estilos.acoes}>
        <Botao largo carregando={ocupado} onClick={() => void avancar()}>
          {ultimo ? 'Entendi, quero assinar o contrato' : 'Avançar'}
        </Botao>
        <Botao largo variante="discreto" icone={<X />} onClick={() => navegar(saida)}>
          Fechar
        </Botao>
      </div>
      <Dialogo
        aberto={recusa !== null}
        aoFechar={esquecer}
        titulo="Ops! Algo deu errado"
        acoes={
          <Botao
            onClick={() => {
              esquecer();
              navegar('/inicio');
            }}
          >
            Ir para o início
          </Botao>
        }
      >
        <p>{recusa ? mensagemDoEnvio(recusa) : null}</p>
      </Dialogo>
    </Pagina>
  );
}

/** A new card is read from its title on. */
function TituloDoPasso({ titulo, focado }: { titulo: string; focado: boolean }) {
  const lugar = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focado) lugar.current?.focus();
  }, [focado]);
  return (
    <h1 ref={lugar} tabIndex={-1}>
      {titulo}
    </h1>
  );
}
