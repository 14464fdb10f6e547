/** What the command says and answers with; reading files and writing lines come from outside. */
import { X509Certificate } from 'node:crypto';
import { parseArgs } from 'node:util';
import { formatarMomento } from '@credito/domain/tempo/data';
import type { Achado, Gravidade } from './achados.ts';
import { type Veredito, verificar } from './verificar.ts';

/** 3 is for scripts that must know whose seal it is: whole, and under no root that was given. */
export const SAIDA = { confere: 0, recusado: 1, uso: 2, semRaiz: 3 } as const;

const USO = `Uso: verificar-selo ARQUIVO.pdf [--raiz CERTIFICADOS.pem]... [--sha256 RESUMO] [--json]

Confere um documento selado: o selo, o arquivo inteiro, o documento que foi lido, os registros e quem assinou.
Não usa a internet.

  --raiz     certificado em que você confia, em PEM; pode vir mais de uma vez
  --sha256   o resumo do arquivo, como a página de verificação mostra
  --json     resposta para programas

Saída: 0 confere; 1 não confere; 2 comando errado ou arquivo que não se lê; 3 confere, mas nenhuma das raízes
informadas responde pelo selo.
`;

export interface Mundo {
  ler(caminho: string): Uint8Array;
  escrever(texto: string): void;
  reclamar(texto: string): void;
}

export function executar(argumentos: readonly string[], mundo: Mundo): number {
  const pedido = lerPedido(argumentos);
  if (!pedido) {
    mundo.reclamar(USO);
    return SAIDA.uso;
  }
  let veredito: Veredito;
  try {
    const raizes = pedido.raizes.flatMap((caminho) => lerRaizes(mundo.ler(caminho), caminho));
    const { sha256 } = pedido;
    veredito = verificar(mundo.ler(pedido.arquivo), { raizes, ...(sha256 !== undefined && { sha256 }) });
  } catch (erro) {
    mundo.reclamar(`${erro instanceof Error ? erro.message : String(erro)}\n`);
    return SAIDA.uso;
  }
  mundo.escrever(pedido.json ? `${JSON.stringify(veredito, null, 2)}\n` : relatorio(veredito));
  if (!veredito.confere) return SAIDA.recusado;
  return semRaiz(veredito) ? SAIDA.semRaiz : SAIDA.confere;
}

const semRaiz = ({ achados }: Veredito) => achados.some(({ nome }) => nome === 'raiz-desconhecida');

function concluir(veredito: Veredito): string {
  if (!veredito.confere) return 'O documento NÃO confere.';
  return semRaiz(veredito)
    ? 'O documento está inteiro. De quem é o selo não foi conferido.'
    : 'O documento confere.';
}

interface Pedido {
  arquivo: string;
  raizes: readonly string[];
  sha256: string | undefined;
  json: boolean;
}

function lerPedido(argumentos: readonly string[]): Pedido | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argumentos],
      allowPositionals: true,
      options: {
        raiz: { type: 'string', multiple: true, default: [] },
        sha256: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [arquivo] = positionals;
    const { sha256 } = values;
    if (arquivo === undefined || positionals.length > 1) return null;
    if (sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(sha256)) return null;
    return { arquivo, raizes: values.raiz, sha256, json: values.json };
  } catch {
    return null;
  }
}

const CERTIFICADO = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Every certificate of a PEM file. */
function lerRaizes(arquivo: Uint8Array, caminho: string): readonly X509Certificate[] {
  const escritos = Buffer.from(arquivo).toString('latin1').match(CERTIFICADO) ?? [];
  if (escritos.length === 0) throw new Error(`${caminho} não tem certificados em PEM.`);
  return escritos.map((um) => new X509Certificate(um));
}

const SINAL: Readonly<Record<Gravidade, string>> = {
  certo: 'ok      ',
  aviso: 'atenção ',
  recusa: 'RECUSADO',
};

function relatorio(veredito: Veredito): string {
  const { achados, selo, documento, sha256 } = veredito;
  const linha = ({ gravidade, frase }: Achado) => `${SINAL[gravidade]}  ${frase}`;
  return [
    ...(documento ? [documento.titulo, `Código de verificação: ${documento.codigo}`] : []),
    ...(selo?.em ? [`Selado em ${formatarMomento(selo.em)}, horário de São Paulo`] : []),
    `SHA-256 do arquivo: ${sha256}`,
    '',
    ...achados.map(linha),
    '',
    concluir(veredito),
    '',
  ].join('\n');
}
