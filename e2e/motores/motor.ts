/** A browser that is not Chromium, driven by the protocol that its engine speaks. Pointer and keys are real ones. */
export interface Motor {
  readonly nome: NomeDoMotor;
  /** Each waits until the document is loaded. */
  abrir: (endereco: string) => Promise<void>;
  recarregar: () => Promise<void>;
  voltar: () => Promise<void>;
  /** Runs a function in the page. It travels as text: it sees its arguments, which are JSON, and the page alone. */
  avaliar: <A extends readonly unknown[], T>(
    funcao: (...argumentos: A) => T | Promise<T>,
    ...argumentos: A
  ) => Promise<T>;
  /** At a point of what is visible of the page. */
  tocar: (ponto: Ponto) => Promise<void>;
  /** With what has the focus; the control keys are those of TECLAS. */
  teclar: (texto: string) => Promise<void>;
  /** Gives a field of files, found by its selector, a file of this machine. */
  escolherArquivo: (seletor: string, caminho: string) => Promise<void>;
  dimensionar: (largura: number, altura: number) => Promise<void>;
  /** Errors of the pages and violations of their policy: of Firefox all, of WebKit those after a page has loaded. */
  falhas: () => Promise<readonly string[]>;
  encerrar: () => Promise<void>;
}

export type NomeDoMotor = 'firefox' | 'webkit';

export interface Ponto {
  x: number;
  y: number;
}

/** As both protocols number them. */
export const TECLAS = {
  apagarAntes: '\uE003',
  apagarDepois: '\uE017',
  esquerda: '\uE012',
  direita: '\uE014',
  inicio: '\uE011',
  fim: '\uE010',
  baixo: '\uE015',
  entrar: '\uE007',
  sair: '\uE00C',
} as const;

/** Both protocols press and let go by the same list of actions. */
export function acoesDoPonteiro({ x, y }: Ponto) {
  return [
    {
      type: 'pointer',
      id: 'ponteiro',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

export function acoesDoTeclado(texto: string) {
  return [
    {
      type: 'key',
      id: 'teclado',
      actions: [...texto].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ];
}

/** The browsers come from the system, and say so when they are missing (.ci/navegadores.sh installs them). */
export class MotorAusente extends Error {
  constructor(programa: string, pacote: string) {
    super(`${programa} is not installed: apt-get install ${pacote}, or as root: .ci/navegadores.sh`);
  }
}
