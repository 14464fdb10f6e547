import { ArrowRight, Check, ChevronDown } from 'lucide-react';
import { type FormEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useBarraSolta } from '../aparelho/use-barra-solta.ts';
import type { Blocos } from '../blocos/blocos.ts';
import { Botao } from '../botao/botao.tsx';
import { BotaoDeVoltar } from '../botao-de-voltar/botao-de-voltar.tsx';
import { classes } from '../classe/classe.ts';
import { sincronizarAutopreenchimento, useAlturaDoTeclado } from '../foco/foco.ts';
import { Progresso } from '../progresso/progresso.tsx';
import estilos from './pagina-de-pergunta.module.css';

interface AcaoPrincipal {
  /** A verb that says what happens: "Avançar", "Enviar solicitação". */
  texto: string;
  carregando?: boolean | undefined;
  desabilitada?: boolean | undefined;
  /** No arrow: the action finishes something instead of going on. */
  final?: boolean | undefined;
}

export interface PaginaDePerguntaProps {
  /** Where I am: "Etapa 3 de 4 · Dados pessoais". */
  etapa?: string | undefined;
  /** `dito`: the stage says it already, in its own words. `minutos`: until the end. */
  progresso?: { valor: number; maximo: number; dito?: boolean; minutos?: number | undefined } | undefined;
  titulo: ReactNode;
  /** 2 where it is a part of a page that has another heading. */
  nivel?: 1 | 2 | undefined;
  dica?: ReactNode;
  /** Help that unfolds. */
  ajuda?: { titulo: string; conteudo: ReactNode } | undefined;
  /** Above the fields: what the server refused (an `Aviso`), and all that is wrong with them (`ResumoDeErros`). */
  aviso?: Blocos;
  children?: ReactNode;
  acao: AcaoPrincipal;
  /** A `discreto` or `secundario` button below the primary one. */
  acaoSecundaria?: Blocos;
  aoEnviar: (evento: FormEvent<HTMLFormElement>) => void;
  aoVoltar?: (() => void) | undefined;
  textoVoltar?: string | undefined;
  /** "Salvo há instantes" */
  salvo?: string | undefined;
  /** Which way the person came. Given: the page slides in and the question takes the focus. Key the page by step. */
  direcao?: 'frente' | 'volta' | undefined;
  /** The children are cards of their own: no card around them on a desktop. */
  semMoldura?: boolean | undefined;
}

const emMinutos = (minutos: number) => `cerca de ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'}`;

/** One question: where I am, what is asked, why, the fields, the way back and one primary action. */
export function PaginaDePergunta({
  etapa,
  progresso,
  titulo,
  nivel = 1,
  dica,
  ajuda,
  aviso,
  children,
  acao,
  acaoSecundaria,
  aoEnviar,
  aoVoltar,
  textoVoltar = 'Voltar',
  salvo,
  direcao,
  semMoldura,
}: PaginaDePerguntaProps) {
  const pergunta = useRef<HTMLHeadingElement>(null);
  const chegou = useRef(direcao);
  const Titulo = `h${nivel}` as const;
  useAlturaDoTeclado();
  const barra = useBarraSolta();

  // Before the paint, so that the question is drawn once, with the focus; looking where the page stands comes after the
  // focus, which has measured it already.
  useLayoutEffect(() => {
    const titulo = pergunta.current;
    if (!chegou.current || !titulo) return;
    titulo.focus({ preventScroll: true });
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
    // The frame of a wide desktop scrolls by itself.
    const tela = titulo.closest('[data-tela]');
    if (tela && tela.scrollTop > 0) tela.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  function aoSubmeter(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault();
    if (!acao.carregando && !acao.desabilitada) aoEnviar(evento);
  }

  /** Before the submit event, so that state set by the fields has settled when the owner reads it. */
  function aoClicar(evento: MouseEvent<HTMLFormElement>) {
    const alvo = evento.target instanceof Element ? evento.target.closest('button') : null;
    if (alvo?.type === 'submit') sincronizarAutopreenchimento(evento.currentTarget);
  }

  return (
    <form className={estilos.pagina} noValidate onSubmit={aoSubmeter} onClickCapture={aoClicar}>
      <div className={classes(estilos.topo, !aoVoltar && !etapa && estilos.semVolta)}>
        {aoVoltar && <BotaoDeVoltar texto={textoVoltar} aoVoltar={aoVoltar} />}
        <p className={estilos.salvo} role="status">
          {salvo && (
            <>
              <Check aria-hidden="true" />
              <span>{salvo}</span>
            </>
          )}
        </p>
      </div>
      <div className={estilos.corpo} data-direcao={direcao}>
        <div className={estilos.textos}>
          {etapa && (
            <div className={estilos.etapa}>
              <p>
                {[
                  etapa,
                  progresso && !progresso.dito ? `pergunta ${progresso.valor} de ${progresso.maximo}` : '',
                  progresso?.minutos ? emMinutos(progresso.minutos) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {progresso && (
                <Progresso
                  rotulo={progresso.dito ? etapa : `Pergunta ${progresso.valor} de ${progresso.maximo}`}
                  rotuloOculto
                  valor={progresso.valor}
                  maximo={progresso.maximo}
                />
              )}
            </div>
          )}
          <Titulo ref={pergunta} tabIndex={-1} className={estilos.titulo}>
            {titulo}
          </Titulo>
          {dica && <div className={estilos.dica}>{dica}</div>}
          {ajuda && (
            <details className={estilos.ajuda}>
              <summary>
                <span>{ajuda.titulo}</span>
                <ChevronDown aria-hidden="true" />
              </summary>
              <div className={estilos.conteudoDaAjuda}>{ajuda.conteudo}</div>
            </details>
          )}
        </div>
        <div className={classes(estilos.resposta, semMoldura && estilos.semMoldura)}>
          {aviso}
          {children && <div className={estilos.campos}>{children}</div>}
          <div ref={barra} className={estilos.acoes}>
            <Botao
              type="submit"
              largo
              carregando={acao.carregando}
              disabled={acao.desabilitada}
              iconeDepois={acao.final ? undefined : <ArrowRight aria-hidden="true" />}
            >
              {acao.texto}
            </Botao>
            {acaoSecundaria}
          </div>
        </div>
      </div>
    </form>
  );
}
