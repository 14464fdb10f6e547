import { textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao, type VarianteDeBotao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { type ReactNode, useRef, useState } from 'react';
import { Tecla } from '../atalhos/tecla.tsx';
import { useAtalhos } from '../atalhos/use-atalhos.ts';
import { useRascunho } from '../sessao/use-rascunho.ts';
import estilos from './barra-de-respostas.module.css';

/** What is written with an answer: whose it is to read, how much fits, and what is wrong with it. */
export interface TextoDaResposta {
  rotulo: string;
  dica: string;
  opcional?: boolean;
  linhas: number;
  maximo: number;
  contagem?: string;
  erro: string | null;
}

export interface RespostaPossivel<R extends string> {
  resposta: R;
  rotulo: string;
  variante: VarianteDeBotao;
  consequencia: string;
  /** Absent where nothing is to be written. */
  comTexto?: (texto: string) => TextoDaResposta;
}

export interface BarraDeRespostasProps<R extends string> {
  /** What waits for the answer. */
  children: ReactNode;
  respostas: readonly RespostaPossivel<R>[];
  /** Where what is being written is kept. */
  rascunho: string;
  enviando: boolean;
  aoResponder: (resposta: R, texto: string, depois: { onSuccess: () => void; onSettled: () => void }) => void;
}

/** Something that waits for one of a few answers, each with its number as a key and a dialog that says what follows. */
export function BarraDeRespostas<R extends string>({
  children,
  respostas,
  rascunho,
  enviando,
  aoResponder,
}: BarraDeRespostasProps<R>) {
  const [aberta, setAberta] = useState<R | null>(null);
  const escolhida = respostas.find(({ resposta }) => resposta === aberta);
  const fechar = () => setAberta(null);
  useAtalhos(
    Object.fromEntries(
      respostas.map(({ resposta }, indice) => [String(indice + 1), () => setAberta(resposta)]),
    ),
  );
  return (
    <div className={estilos.barra}>
      <div className={estilos.textos}>{children}</div>
      {respostas.map(({ resposta, rotulo, variante }, indice) => (
        <Botao
          key={resposta}
          compacto
          variante={variante}
          carregando={enviando}
          onClick={() => setAberta(resposta)}
        >
          <span>{rotulo}</span>
          <Tecla>{String(indice + 1)}</Tecla>
        </Botao>
      ))}
      {escolhida ? (
        <DialogoDaResposta
          escolhida={escolhida}
          rascunho={rascunho}
          enviando={enviando}
          aoConfirmar={(texto, onSuccess) =>
            aoResponder(escolhida.resposta, texto, { onSuccess, onSettled: fechar })
          }
          aoFechar={fechar}
        />
      ) : null}
    </div>
  );
}

function DialogoDaResposta<R extends string>({
  escolhida: { rotulo, variante, consequencia, comTexto },
  rascunho: chave,
  enviando,
  aoConfirmar,
  aoFechar,
}: {
  escolhida: RespostaPossivel<R>;
  rascunho: string;
  enviando: boolean;
  aoConfirmar: (texto: string, aoConcluir: () => void) => void;
  aoFechar: () => void;
}) {
  const rascunho = useRascunho(chave, { texto: '' });
  const [tentou, setTentou] = useState(false);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const escrito = textoLimpo(rascunho.valores.texto);
  const campo = comTexto?.(escrito);
  function enviar() {
    setTentou(true);
    if (campo?.erro) focarPrimeiroErro(corpo.current);
    else if (!enviando) aoConfirmar(campo ? escrito : '', rascunho.apagar);
  }
  useAtalhos({ enter: enviar }, { noDialogo: true });
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`${rotulo}?`}
      acoes={
        <ConfirmarOuCancelar aoCancelar={aoFechar} variante={variante} carregando={enviando} onClick={enviar}>
          <span>{rotulo}</span>
          <Tecla>↵</Tecla>
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo} ref={corpo}>
        <p>{consequencia}</p>
        {campo ? (
          <AreaDeTexto
            rotulo={campo.rotulo}
            dica={campo.dica}
            opcional={campo.opcional}
            rows={campo.linhas}
            maxLength={campo.maximo}
            contagem={campo.contagem}
            value={rascunho.valores.texto}
            onChange={(evento) => rascunho.mudar({ texto: evento.currentTarget.value })}
            erro={tentou && campo.erro ? campo.erro : undefined}
          />
        ) : null}
      </div>
    </Dialogo>
  );
}
