/** One card at a time: back, forward, and out. */
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Progresso } from '@credito/ui/progresso/progresso';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import estilos from '../contrato.module.css';
import { mensagemDoEnvio } from '../mensagem-do-envio.ts';
import { passosDaAssinatura } from '../passos-da-assinatura.tsx';
import { useAto } from '../use-ato.ts';

export interface CartoesDaAssinaturaProps {
  /** Where closing and going back lead. */
  saida: string;
  /** On leaving which card the e-mail is asked for: the last one, where none is named. */
  enviaEm?: number;
  /** Null where there is nothing to send: the cards are only read. */
  enviar: (() => Promise<void>) | null;
  /** After the last card. */
  aoTerminar: () => void;
  rotuloFinal: string;
  /** Of whoever signs; null where it is not known. */
  pedeFoto?: boolean | null;
}

export function CartoesDaAssinatura({
  saida,
  enviaEm,
  enviar: pedir,
  aoTerminar,
  rotuloFinal,
  pedeFoto = null,
}: CartoesDaAssinaturaProps) {
  const [, navegar] = useLocation();
  const [atual, setAtual] = useState(0);
  const [enviado, setEnviado] = useState(false);
  const { ocupado, recusa, executar, esquecer } = useAto();
  const passos = passosDaAssinatura(useConfiguracao()?.assinatura ?? 'proprio', pedeFoto);
  const passo = passos[atual];
  const ultimo = atual === passos.length - 1;

  /** Once, however the cards are walked. */
  async function enviar(): Promise<boolean> {
    if (enviado || pedir === null) return true;
    const foi = await executar(pedir);
    setEnviado(foi);
    return foi;
  }

  async function avancar() {
    if (atual >= (enviaEm ?? passos.length - 1) && !(await enviar())) return;
    if (ultimo) aoTerminar();
    else setAtual(atual + 1);
  }

  return (
    <Pagina aoVoltar={() => (atual === 0 ? navegar(saida) : setAtual(atual - 1))}>
      <div className={estilos.cartoes}>
        <Progresso
          rotulo="Como assinar"
          valor={atual + 1}
          maximo={passos.length}
          texto={`${atual + 1} de ${passos.length}`}
        />
        <div className={estilos.desenho} aria-hidden="true">
          {passo?.icone}
        </div>
        <TituloDoPasso key={atual} titulo={passo?.titulo ?? ''} focado={atual > 0} />
        <p>{passo?.texto}</p>
      </div>
      <div className={estilos.acoes}>
        <Botao largo carregando={ocupado} onClick={() => void avancar()}>
          {ultimo ? rotuloFinal : 'Avançar'}
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
