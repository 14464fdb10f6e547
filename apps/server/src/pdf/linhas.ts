/** Text as lines of a given width. Names of people hold any letter: none of them may stop a document or leave its column. */
import { fonteDaLetra, type NomeDaFonte, type Peso } from './fontes.ts';

/** A piece of one word that one font can draw. */
interface Trecho {
  texto: string;
  fonte: NomeDaFonte;
  /** What is read aloud and copied, where letters of it cannot be drawn. */
  lido?: string;
}

export interface Linha {
  trechos: readonly Trecho[];
  largura: number;
}

export type Medir = (texto: string, fonte: NomeDaFonte) => number;

/** Controls, marks of direction and joiners have no ink; a line break inside a value is a space. */
const ESPACOS = /[\p{Zl}\p{Zp}\t\n\r\v\f]+/gu;
const SEM_TINTA = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
const MARCA = /^\p{M}$/u;
/** Stands for a letter that no font of ours has. */
const SEM_DESENHO = '?';
const ESPACO_FIXO = /\u00a0/g;

const limpar = (texto: string) => texto.normalize('NFC').replace(ESPACOS, ' ').replace(SEM_TINTA, '');

/** Most words are drawn by one font; they are looked up once for each weight. */
const conhecidas = new Map<string, readonly Trecho[]>();
const MAXIMO_DE_CONHECIDAS = 5_000;

function trechosDaPalavra(palavra: string, peso: Peso): readonly Trecho[] {
  const chave = `${peso} ${palavra}`;
  const conhecida = conhecidas.get(chave);
  if (conhecida) return conhecida;
  const trechos = desenhaveis(palavra, peso);
  if (conhecidas.size >= MAXIMO_DE_CONHECIDAS) conhecidas.clear();
  conhecidas.set(chave, trechos);
  return trechos;
}

function desenhaveis(palavra: string, peso: Peso): readonly Trecho[] {
  const trechos: Trecho[] = [];
  let faltou = false;
  for (const letra of palavra.replace(ESPACO_FIXO, ' ')) {
    const fonte = fonteDaLetra(peso, letra);
    if (!fonte) faltou = true;
    // An accent that no letter took is left out: drawn alone it would stand beside its letter.
    if (!fonte && MARCA.test(letra)) continue;
    const desenhada: Trecho = fonte
      ? { texto: letra, fonte }
      : { texto: SEM_DESENHO, fonte: `${peso}-latin` };
    const ultimo = trechos.at(-1);
    if (ultimo?.fonte === desenhada.fonte) ultimo.texto += desenhada.texto;
    else trechos.push(desenhada);
  }
  if (!faltou) return trechos;
  const texto = trechos.map((trecho) => trecho.texto).join('');
  return [{ texto: texto || SEM_DESENHO, fonte: trechos[0]?.fonte ?? `${peso}-latin`, lido: palavra }];
}

export function quebrarEmLinhas(texto: string, peso: Peso, largura: number, medir: Medir): readonly Linha[] {
  const espaco = medir(' ', `${peso}-latin`);
  const linhas: Linha[] = [];
  let atual: { trechos: Trecho[]; largura: number } = { trechos: [], largura: 0 };
  const fechar = () => {
    linhas.push(atual);
    atual = { trechos: [], largura: 0 };
  };
  for (const palavra of limpar(texto).split(' ')) {
    if (palavra === '') continue;
    for (const pedaco of caberNaLinha(trechosDaPalavra(palavra, peso), largura, medir)) {
      const cabe = atual.largura === 0 || atual.largura + espaco + pedaco.largura <= largura;
      if (!cabe) fechar();
      juntar(atual.trechos, pedaco.trechos, peso);
      atual.largura += (atual.largura === 0 ? 0 : espaco) + pedaco.largura;
    }
  }
  if (atual.trechos.length > 0) fechar();
  return linhas;
}

/** Words of one font are drawn together. */
function juntar(linha: Trecho[], palavra: readonly Trecho[], peso: Peso): void {
  for (const [posicao, trecho] of palavra.entries()) {
    const espaco = posicao === 0 && linha.length > 0 ? ' ' : '';
    const ultimo = linha.at(-1);
    const junto = ultimo && ultimo.fonte === trecho.fonte && !ultimo.lido && !trecho.lido;
    if (junto) ultimo.texto += espaco + trecho.texto;
    else {
      if (espaco) linha.push({ texto: espaco, fonte: `${peso}-latin` });
      linha.push({ ...trecho });
    }
  }
}

/** A word that is wider than its column is cut where the column ends. */
function caberNaLinha(trechos: readonly Trecho[], largura: number, medir: Medir): readonly Linha[] {
  const inteira = somarLarguras(trechos, medir);
  if (inteira <= largura) return [{ trechos, largura: inteira }];
  const pedacos: Linha[] = [];
  let lido: string | undefined;
  for (const trecho of trechos) {
    lido = trecho.lido;
    let resto = '';
    for (const letra of trecho.texto) {
      if (resto !== '' && medir(resto + letra, trecho.fonte) > largura) {
        pedacos.push(pedaco(resto, trecho.fonte, lido, medir));
        // What is read of the whole word is said once.
        lido = lido === undefined ? undefined : '\u200b';
        resto = '';
      }
      resto += letra;
    }
    if (resto !== '') pedacos.push(pedaco(resto, trecho.fonte, lido, medir));
  }
  return pedacos;
}

function pedaco(texto: string, fonte: NomeDaFonte, lido: string | undefined, medir: Medir): Linha {
  const trecho: Trecho = lido === undefined ? { texto, fonte } : { texto, fonte, lido };
  return { trechos: [trecho], largura: medir(texto, fonte) };
}

function somarLarguras(trechos: readonly Trecho[], medir: Medir): number {
  return trechos.reduce((soma, { texto, fonte }) => soma + medir(texto, fonte), 0);
}
