/**
 * What a person sees and touches, found by names and not by the markup, in any engine. Everything waits for what it needs
 * and no longer; a control is touched in its middle, as it lies on the screen.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Arquivo } from '../world/papeis.ts';
import type { Motor, Ponto } from './motor.ts';

/** A control by what its label says, or something to press or read by what it says itself. */
export interface Alvo {
  tipo: 'campo' | 'botao' | 'texto';
  nome: RegExp;
  /** Of several, the last. */
  ultimo?: boolean;
}

export const campo = (nome: RegExp): Alvo => ({ tipo: 'campo', nome });
export const botao = (nome: RegExp): Alvo => ({ tipo: 'botao', nome });
export const texto = (nome: RegExp): Alvo => ({ tipo: 'texto', nome });

interface Pedido {
  tipo: Alvo['tipo'];
  fonte: string;
  ultimo: boolean;
  fazer: 'ver' | 'apontar' | 'ler' | 'escolher' | 'marcar';
  /** Which option: its order, the first being 0, or what it says. */
  opcao: number | string;
}

/** Runs in the page. Nothing: not there, or not to be seen. */
function noPagina({ tipo, fonte, ultimo, fazer, opcao }: Pedido): Ponto | string | null {
  const nome = new RegExp(fonte, 'i');
  const dialogos = [...document.querySelectorAll('dialog:modal')];
  const raiz = dialogos.at(-1) ?? document.body;
  const limpo = (dito: string | null | undefined) => (dito ?? '').replace(/\s+/g, ' ').trim();
  const visivel = (elemento: Element) => {
    const { width, height } = elemento.getBoundingClientRect();
    const { visibility } = getComputedStyle(elemento);
    return width > 0 && height > 0 && visibility === 'visible';
  };
  const nomeDe = (elemento: Element) => {
    const por = (elemento.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const dito =
      elemento.getAttribute('aria-label') ??
      por.map((id) => document.getElementById(id)?.textContent).join(' ');
    return limpo(dito === '' ? elemento.textContent : dito);
  };
  let achados: Element[];
  if (tipo === 'botao')
    achados = [...raiz.querySelectorAll('button, a[href], [role=option], summary')].filter((um) =>
      nome.test(nomeDe(um)),
    );
  else if (tipo === 'campo')
    achados = [
      ...[...raiz.querySelectorAll('label')]
        .filter((um) => nome.test(limpo(um.textContent)))
        .map((um) => um.control),
      ...[...raiz.querySelectorAll('input[aria-label], textarea[aria-label], select[aria-label]')].filter(
        (um) => nome.test(nomeDe(um)),
      ),
    ].filter((um) => um !== null);
  else
    achados = [...raiz.querySelectorAll('*')].filter(
      (um) =>
        nome.test(limpo(um.textContent)) &&
        ![...um.children].some((filho) => nome.test(limpo(filho.textContent))),
    );
  const vistos = achados.filter(visivel);
  const alvo = ultimo ? vistos.at(-1) : vistos[0];
  if (!alvo) return null;
  if (fazer === 'ver') return limpo(alvo.textContent);
  if (fazer === 'ler') return 'value' in alvo ? String(alvo.value) : limpo(alvo.textContent);
  if (fazer === 'escolher' && alvo instanceof HTMLSelectElement) {
    // The list itself belongs to the system and is out of reach.
    const qual =
      typeof opcao === 'number' ? opcao : [...alvo.options].findIndex(({ text }) => limpo(text) === opcao);
    if (!alvo.options[qual]) return null;
    alvo.selectedIndex = qual;
    alvo.dispatchEvent(new Event('change', { bubbles: true }));
    return alvo.value;
  }
  if (alvo.matches(':disabled')) return null;
  alvo.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = alvo.getBoundingClientRect();
  const ponto = { x: left + width / 2, y: top + height / 2 };
  const encima = document.elementFromPoint(ponto.x, ponto.y);
  const dele =
    encima && (alvo.contains(encima) || encima.contains(alvo) || encima.closest('label')?.contains(alvo));
  const doRotulo = encima?.closest('label')?.control === alvo;
  return dele || doRotulo ? ponto : null;
}

export class Tela {
  readonly motor: Motor;

  constructor(motor: Motor) {
    this.motor = motor;
  }

  private pedir({ tipo, nome, ultimo = false }: Alvo, fazer: Pedido['fazer'], opcao: number | string = 0) {
    return this.motor
      .avaliar(noPagina, { tipo, fonte: nome.source, ultimo, fazer, opcao })
      .catch((erro: Error) => {
        // The page that was asked is being replaced.
        if (/destroyed|no such|unload|navigat|discarded|cross-origin/i.test(erro.message)) return null;
        throw erro;
      });
  }

  private async obter(alvo: Alvo, fazer: Pedido['fazer'], opcao?: number | string): Promise<Ponto | string> {
    let achado: Ponto | string | null = null;
    await expect
      .poll(
        async () => {
          achado = await this.pedir(alvo, fazer, opcao);
          return achado !== null || (await this.oQueSeVe());
        },
        { message: `${fazer} ${alvo.tipo} ${alvo.nome}`, intervals: [50, 100, 200] },
      )
      .toBe(true);
    if (achado === null) throw new Error('unreachable');
    return achado;
  }

  /** For the words of a failure. */
  private oQueSeVe(): Promise<string> {
    return this.motor
      .avaliar(
        () => `${location.pathname}: ${document.body?.textContent?.replace(/\s+/g, ' ').slice(0, 300)}`,
      )
      .catch((erro: Error) => erro.message);
  }

  ver = (alvo: Alvo): Promise<string> => this.obter(alvo, 'ver') as Promise<string>;
  ler = (alvo: Alvo): Promise<string> => this.obter(alvo, 'ler') as Promise<string>;
  ha = async (alvo: Alvo): Promise<boolean> => (await this.pedir(alvo, 'ver')) !== null;
  /** Gives its value. */
  escolher = (alvo: Alvo, opcao: number | string): Promise<string> =>
    this.obter(alvo, 'escolher', opcao) as Promise<string>;

  async tocar(alvo: Alvo): Promise<void> {
    await this.motor.tocar((await this.obter(alvo, 'apontar')) as Ponto);
  }

  async digitar(nome: RegExp, valor: string): Promise<void> {
    await this.tocar(campo(nome));
    await this.motor.teclar(valor);
  }

  async avancar(): Promise<void> {
    await this.tocar(botao(/^avançar$/));
  }

  /** The page of this title, whose first heading it is. */
  async titulo(nome: RegExp): Promise<void> {
    const ler = () =>
      this.motor
        .avaliar(() => document.querySelector('h1')?.textContent ?? '')
        .catch((erro: Error) => erro.message);
    await expect
      .poll(ler, { message: `the page ${nome}`, intervals: [50, 100, 200] })
      .toMatch(new RegExp(nome.source, 'i'));
  }

  async endereco(nome: RegExp): Promise<void> {
    const ler = () => this.motor.avaliar(() => location.pathname).catch((erro: Error) => erro.message);
    await expect.poll(ler, { intervals: [50, 100, 200] }).toMatch(nome);
  }

  /** Sends a file to the card of this name, and waits until the server has it. */
  async enviar(cartao: RegExp, arquivo: Arquivo): Promise<void> {
    const caminho = join(await mkdtemp(join(tmpdir(), 'papel-')), arquivo.name);
    await writeFile(caminho, arquivo.buffer);
    const marcado = (fonte: string) => {
      const nome = new RegExp(fonte, 'i');
      for (const antigo of document.querySelectorAll('[data-da-prova]'))
        antigo.removeAttribute('data-da-prova');
      for (const regiao of document.querySelectorAll('section, [role=region]')) {
        const por = regiao.getAttribute('aria-labelledby');
        const dito =
          regiao.getAttribute('aria-label') ?? (por ? document.getElementById(por)?.textContent : null);
        const arquivos = regiao.querySelector('input[type=file]:not([capture])');
        if (!dito || !nome.test(dito) || !arquivos) continue;
        arquivos.setAttribute('data-da-prova', '');
        return true;
      }
      return false;
    };
    await expect
      .poll(() => this.motor.avaliar(marcado, cartao.source), { message: `card ${cartao}` })
      .toBe(true);
    await this.motor.escolherArquivo('[data-da-prova]', caminho);
    await this.tocar(botao(/tudo certo/));
  }
}
