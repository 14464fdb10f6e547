import { Camera, FileUp, RotateCw, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Botao } from '../botao/botao.tsx';
import { MensagemDeErro } from '../campo/campo.tsx';
import { classes } from '../classe/classe.ts';
import { Etiqueta } from '../etiqueta/etiqueta.tsx';
import { Miniatura } from '../miniatura/miniatura.tsx';
import { Progresso } from '../progresso/progresso.tsx';
import estilos from './cartao-de-envio.module.css';
import { Demora } from './demora.tsx';

interface ComArquivo {
  nome: string;
  /** "2 páginas · 1,2 MB" */
  detalhe?: string | undefined;
  /** Address of a small picture. */
  miniatura?: string | undefined;
}

export type EstadoDoEnvio =
  | { tipo: 'vazio' }
  | ({
      tipo: 'enviando';
      porcentagem: number;
      /** Waiting for the line to come back. */
      parado?: boolean | undefined;
    } & ComArquivo)
  | ({ tipo: 'conferindo' } & ComArquivo)
  /** Received, and something about it does not match: what, stands below the card. */
  | ({ tipo: 'atencao' } & ComArquivo)
  | ({ tipo: 'enviado' } & ComArquivo)
  | ({ tipo: 'recusado'; motivos: readonly string[] } & ComArquivo)
  | ({ tipo: 'erro'; mensagem: string } & Partial<ComArquivo>);

export interface CartaoDeEnvioProps {
  titulo: string;
  /** What the file must show. */
  descricao?: ReactNode;
  /** A drawn example of a good photo, shown while empty. */
  exemplo?: ReactNode;
  opcional?: boolean | undefined;
  estado: EstadoDoEnvio;
  aoEscolher: (arquivos: File[]) => void;
  /** Of `<input type=file>`: "image/*,application/pdf". */
  aceita: string;
  /** "PDF, JPG ou PNG, até 10 MB" */
  formatos?: string | undefined;
  multiplos?: boolean | undefined;
  /** Which camera "Tirar foto" opens on a phone; without it there is no such button. */
  camera?: 'environment' | 'user' | undefined;
  /** Takes the photo in the place of the device's own camera. */
  aoFotografar?: (() => void) | undefined;
  aoCancelar?: (() => void) | undefined;
  aoTentarDeNovo?: (() => void) | undefined;
  /** What trying again is called where it does more than that. */
  textoDeTentar?: string | undefined;
  aoVer?: (() => void) | undefined;
  aoRemover?: (() => void) | undefined;
  /** What "Remover" is called where it takes away something else than a file that was received. */
  textoDeRemover?: string | undefined;
  erro?: string | undefined;
  desabilitado?: boolean | undefined;
  /** Level of the title: below the question it is 2. */
  nivel?: 2 | 3 | undefined;
}

function EstadoEmPalavras({ estado }: { estado: EstadoDoEnvio }) {
  switch (estado.tipo) {
    case 'enviado':
      return <Etiqueta tom="sucesso">Enviado</Etiqueta>;
    case 'recusado':
      return <Etiqueta tom="suaVez">Envie de novo</Etiqueta>;
    case 'conferindo':
      return <Etiqueta tom="espera">Conferindo…</Etiqueta>;
    case 'atencao':
      return <Etiqueta tom="suaVez">Confira</Etiqueta>;
    default:
      return null;
  }
}

function textoDoProgresso({ porcentagem, parado }: { porcentagem: number; parado?: boolean | undefined }) {
  if (parado) return `Parado em ${porcentagem}%. Continua sozinho quando a conexão voltar.`;
  return porcentagem > 0 ? `Enviando, ${porcentagem}%` : 'Preparando o envio…';
}

const FIM_DO_ENVIO = {
  enviado: 'enviado',
  conferindo: 'enviado, estamos conferindo',
  atencao: 'enviado, confira o aviso',
} as const;

/** One file that the person sends: empty, on its way, received, refused or failed, always with the next thing to do. */
export function CartaoDeEnvio({
  titulo,
  descricao,
  exemplo,
  opcional,
  estado,
  aoEscolher,
  aceita,
  formatos,
  multiplos,
  camera,
  aoFotografar,
  aoCancelar,
  aoTentarDeNovo,
  aoVer,
  aoRemover,
  textoDeTentar = 'Tentar de novo',
  textoDeRemover = 'Remover',
  erro,
  desabilitado,
  nivel = 2,
}: CartaoDeEnvioProps) {
  const id = useId();
  const Titulo = nivel === 2 ? 'h2' : 'h3';
  const arquivo = useRef<HTMLInputElement>(null);
  const foto = useRef<HTMLInputElement>(null);
  const [sobre, setSobre] = useState(false);
  const recebe = estado.tipo !== 'enviando' && !desabilitado;
  const vazio = estado.tipo === 'vazio';
  const acabou = estado.tipo === 'enviado' || estado.tipo === 'conferindo' || estado.tipo === 'atencao';
  const diz = formatos && (vazio || estado.tipo === 'recusado');

  function aoMudar(evento: ChangeEvent<HTMLInputElement>) {
    const arquivos = Array.from(evento.currentTarget.files ?? []);
    // The same file may be chosen again after a failure.
    evento.currentTarget.value = '';
    if (arquivos.length > 0) aoEscolher(arquivos);
  }

  function aoSoltar(evento: DragEvent) {
    evento.preventDefault();
    setSobre(false);
    const arquivos = Array.from(evento.dataTransfer.files);
    if (recebe && arquivos.length > 0) aoEscolher(multiplos ? arquivos : arquivos.slice(0, 1));
  }

  const descrito =
    [descricao && `${id}-descricao`, diz && `${id}-formatos`, erro && `${id}-erro`]
      .filter(Boolean)
      .join(' ') || undefined;
  const deQual = <span className="so-leitor">{` ${titulo}`}</span>;

  return (
    <section
      aria-labelledby={`${id}-titulo`}
      className={classes(estilos.cartao, estilos[estado.tipo], sobre && recebe && estilos.sobre)}
      data-erro={erro ? true : undefined}
      onDragOver={(evento) => {
        evento.preventDefault();
        setSobre(true);
      }}
      onDragLeave={() => setSobre(false)}
      onDrop={aoSoltar}
    >
      <div className={estilos.cabecalho}>
        <div className={estilos.textos}>
          <Titulo id={`${id}-titulo`} className={estilos.titulo}>
            <span>{`${titulo} `}</span>
            {opcional && <span className={estilos.opcional}>(opcional)</span>}
          </Titulo>
          {descricao && (
            <div id={`${id}-descricao`} className={estilos.descricao}>
              {descricao}
            </div>
          )}
        </div>
        <EstadoEmPalavras estado={estado} />
      </div>

      {vazio && exemplo && <div className={estilos.exemplo}>{exemplo}</div>}

      {estado.tipo !== 'vazio' && estado.nome && (
        <div className={estilos.arquivo}>
          <Miniatura src={estado.miniatura} />
          <div className={estilos.dados}>
            <p className={estilos.nome}>{estado.nome}</p>
            {estado.detalhe && <p className={estilos.detalhe}>{estado.detalhe}</p>}
            {estado.tipo === 'enviando' && (
              <Progresso
                rotulo={`Enviando ${estado.nome}`}
                rotuloOculto
                valor={estado.porcentagem}
                texto={textoDoProgresso(estado)}
              />
            )}
          </div>
          {estado.tipo === 'enviando' && aoCancelar && (
            <button
              type="button"
              className={estilos.cancelar}
              aria-label={`Cancelar envio de ${estado.nome}`}
              onClick={aoCancelar}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </div>
      )}

      <div className={estilos.mensagem} role="status">
        {estado.tipo === 'recusado' && estado.motivos.length > 0 && (
          <div className={estilos.motivos}>
            <p>{estado.motivos.length > 1 ? 'Por que não foi aceito:' : 'Por que não foi aceito'}</p>
            <ul>
              {estado.motivos.map((motivo) => (
                <li key={motivo}>{motivo}</li>
              ))}
            </ul>
          </div>
        )}
        {estado.tipo === 'erro' && <MensagemDeErro>{estado.mensagem}</MensagemDeErro>}
        {estado.tipo === 'conferindo' && <Demora className={estilos.detalhe} />}
        {acabou && (
          <span className="so-leitor">{`${titulo}: ${estado.nome} ${FIM_DO_ENVIO[estado.tipo]}.`}</span>
        )}
      </div>

      {(recebe || aoVer) && (
        <div className={estilos.acoes}>
          {estado.tipo === 'erro' && aoTentarDeNovo && (
            <Botao compacto icone={<RotateCw aria-hidden="true" />} onClick={aoTentarDeNovo}>
              {textoDeTentar}
            </Botao>
          )}
          {acabou && aoVer && (
            <Botao compacto variante="discreto" onClick={aoVer}>
              <span>Ver</span>
              {deQual}
            </Botao>
          )}
          {recebe && camera && (
            <span className={estilos.soNoCelular}>
              <Botao
                compacto
                variante={acabou ? 'discreto' : 'secundario'}
                icone={<Camera aria-hidden="true" />}
                onClick={() => (aoFotografar ? aoFotografar() : foto.current?.click())}
              >
                <span>{vazio ? 'Tirar foto' : 'Tirar outra foto'}</span>
                {deQual}
              </Botao>
            </span>
          )}
          {recebe && (
            <Botao
              compacto
              variante={acabou ? 'discreto' : 'secundario'}
              icone={acabou ? undefined : <FileUp aria-hidden="true" />}
              aria-describedby={descrito}
              onClick={() => arquivo.current?.click()}
            >
              <span>{vazio ? 'Escolher arquivo' : acabou ? 'Trocar' : 'Escolher outro arquivo'}</span>
              {deQual}
            </Botao>
          )}
          {recebe && !vazio && aoRemover && (
            <Botao compacto variante="discreto" onClick={aoRemover}>
              <span>{textoDeRemover}</span>
              {deQual}
            </Botao>
          )}
        </div>
      )}

      {diz && (
        <p id={`${id}-formatos`} className={estilos.formatos}>
          <span className={estilos.soNoComputador}>Ou arraste até aqui. </span>
          <span>{formatos}</span>
        </p>
      )}
      {erro && <MensagemDeErro id={`${id}-erro`}>{erro}</MensagemDeErro>}

      <input ref={arquivo} hidden type="file" accept={aceita} multiple={multiplos} onChange={aoMudar} />
      {camera && <input ref={foto} hidden type="file" accept="image/*" capture={camera} onChange={aoMudar} />}
    </section>
  );
}
