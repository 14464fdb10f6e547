/** Requests that no client of ours makes, over every operation of the documentation, drawn by seed. */
import { type Aleatorio, aleatorioSemeado } from '../../src/aleatorio.ts';
import { doEsquema, type Esquema, estragar, qualquer, type Sorte, sorteDe, TEXTOS } from './valores.ts';

interface Parametro {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  schema?: Esquema;
}

export interface Operacao {
  metodo: string;
  caminho: string;
  parametros: readonly Parametro[];
  corpo?: Esquema;
  multipart: boolean;
}

interface OperacaoDoDocumento {
  parameters?: readonly Parametro[];
  requestBody?: { content?: Readonly<Record<string, { schema?: Esquema }>> };
}

/** Every operation that `/api/openapi.json` lists. */
export function operacoesDe(documento: {
  paths: Readonly<Record<string, Readonly<Record<string, OperacaoDoDocumento>>>>;
}): readonly Operacao[] {
  return Object.entries(documento.paths).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, { parameters = [], requestBody }]) => {
      const conteudo = requestBody?.content ?? {};
      const corpo = conteudo['application/json']?.schema;
      return {
        metodo: metodo.toUpperCase(),
        caminho,
        parametros: parameters,
        ...(corpo ? { corpo } : {}),
        multipart: 'multipart/form-data' in conteudo,
      };
    }),
  );
}

export interface PedidoEstranho {
  /** Who sends it: a key of the tokens, which may have to be renewed. */
  quem: string;
  metodo: string;
  /** Path and query, as they go out. */
  url: string;
  cabecalhos: Record<string, string>;
  corpo: Buffer | null;
}

export interface OpcoesDoFuzz {
  semente: string;
  operacoes: readonly Operacao[];
  quem: readonly string[];
  /** Ids and numbers of things that exist, so that some requests get far. */
  conhecidos: readonly string[];
}

/** An endless stream; the same seed gives the same requests. `multipart`: only those with a file. */
export function* pedidosEstranhos(
  { semente, operacoes, quem, conhecidos }: OpcoesDoFuzz,
  { multipart = false } = {},
): Generator<PedidoEstranho> {
  const aleatorio = aleatorioSemeado(`${semente}/${multipart ? 'multipart' : 'json'}`);
  const sorte = sorteDe(aleatorio);
  const possiveis = multipart ? operacoes.filter((operacao) => operacao.multipart) : operacoes;
  for (;;) {
    const operacao = sorte.uma(possiveis);
    const pedido = {
      quem: sorte.uma(quem),
      metodo: sorte.vez(60)
        ? sorte.uma(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        : operacao.metodo,
      url: enderecoDe(sorte, operacao, conhecidos),
      cabecalhos: cabecalhosDe(sorte),
    };
    if (multipart) yield { ...pedido, ...corpoMultipart(sorte, aleatorio, pedido.cabecalhos) };
    else yield { ...pedido, ...corpoJson(sorte, operacao, conhecidos, pedido.cabecalhos) };
  }
}

function pedacoDoCaminho(sorte: Sorte, conhecidos: readonly string[], esquema?: Esquema): string {
  if (esquema?.enum && !sorte.vez(4)) return encodeURIComponent(String(sorte.uma(esquema.enum)));
  if (!sorte.vez(4)) return encodeURIComponent(sorte.uma(conhecidos));
  return sorte.uma([
    '%00',
    '%ff',
    '%c0%ae%c0%ae',
    '..',
    '%2e%2e%2f',
    '.',
    '%20',
    'null',
    '-1',
    '99999999999999999999',
    '1.5',
    '1e3',
    '%F0%9F%98%80',
    'a'.repeat(500),
    ';a=b',
  ]);
}

/** What an address may carry as it stands; the rest is written as its bytes. */
const emEndereco = (texto: string) => encodeURIComponent(texto.toWellFormed());

function enderecoDe(sorte: Sorte, { caminho, parametros }: Operacao, conhecidos: readonly string[]): string {
  const noCaminho = new Map(parametros.filter((um) => um.in === 'path').map((um) => [um.name, um.schema]));
  const preenchido = caminho.replace(/\{(\w+)\}/g, (_, nome: string) =>
    pedacoDoCaminho(sorte, conhecidos, noCaminho.get(nome)),
  );
  const busca = parametros
    .filter((um) => um.in === 'query' && !sorte.vez(4))
    .map(({ name, schema }) => {
      const valor = sorte.vez(3) ? sorte.uma(TEXTOS) : doEsquema(sorte, schema, conhecidos);
      return `${name}=${sorte.vez(20) ? '%ff%00' : emEndereco(String(valor))}`;
    });
  if (sorte.vez(10)) busca.push(sorte.uma(['a[]=1', '__proto__[x]=1', 'id=1&id=2', '=', '&&&', '%']));
  return `/api${preenchido}${busca.length > 0 ? `?${busca.join('&')}` : ''}`;
}

const CABECALHOS: Readonly<Record<string, readonly string[]>> = {
  'idempotency-key': ['a', 'x'.repeat(200), 'x'.repeat(201), 'com espaço'.replace('ç', 'c'), '"', 'abc, def'],
  'if-match': ['*', '"1"', 'W/"abc"', 'x'.repeat(3_000)],
  'if-none-match': ['*', '"1"', ','],
  'if-modified-since': ['ontem', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,1-1', 'linhas=1'],
  accept: ['text/html', '*/*;q=0', 'application/xml', ','],
  'accept-language': ['xx', '*;q=2'],
  'accept-encoding': ['br;q=0', 'gzip, zstd', 'x'.repeat(500)],
  origin: ['null', 'https://outro.example', 'http://localhost'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  'x-forwarded-for': ['1.2.3.4', '::1', 'x'.repeat(200)],
  'x-forwarded-proto': ['https', 'ftp'],
  'x-http-method-override': ['DELETE', 'x'],
  cookie: [
    'renovacao=',
    `renovacao=${'a'.repeat(43)}`,
    `navegador=${'b'.repeat(43)}`,
    '=;=',
    'a',
    'x'.repeat(2_000),
  ],
  'tus-resumable': ['1.0.0', '9.9.9', ''],
  'upload-length': ['10', '-1', '99999999999999', 'x'],
  'upload-offset': ['0', '-1', '7'],
  'upload-metadata': ['filename AA==', 'filename', ',,,', 'filename !!!', `filename ${'QUFB'.repeat(400)}`],
  'upload-defer-length': ['1', '2'],
  authorization: ['Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'x'.repeat(43)}`, 'x'.repeat(1_000)],
  expect: ['x'],
  'user-agent': ['', 'x'.repeat(2_000)],
};

function cabecalhosDe(sorte: Sorte): Record<string, string> {
  const cabecalhos: Record<string, string> = {};
  const nomes = Object.keys(CABECALHOS).filter((nome) => nome !== 'expect');
  while (sorte.vez(2)) {
    const nome = sorte.uma(nomes);
    cabecalhos[nome] = sorte.uma(CABECALHOS[nome] ?? ['']);
  }
  return cabecalhos;
}

type Corpo = Pick<PedidoEstranho, 'corpo' | 'cabecalhos'>;

function corpoJson(
  sorte: Sorte,
  { corpo: esquema, metodo }: Operacao,
  conhecidos: readonly string[],
  cabecalhos: Record<string, string>,
): Corpo {
  if (metodo === 'GET' || metodo === 'HEAD') return { cabecalhos, corpo: null };
  if (sorte.vez(12))
    return {
      cabecalhos: {
        ...cabecalhos,
        'content-type': sorte.uma([
          'text/plain',
          'application/xml',
          'application/json; charset=utf-16',
          'application/x-www-form-urlencoded',
          'application/offset+octet-stream',
          'multipart/form-data',
          ';',
        ]),
      },
      corpo: Buffer.from(sorte.uma(['', '{}', 'a=b', '<a/>', '\u0000'])),
    };
  if (sorte.vez(15))
    return {
      cabecalhos: { ...cabecalhos, 'content-type': 'application/json' },
      corpo: Buffer.from(
        sorte.uma([
          '',
          '{',
          '[',
          '"',
          '{"a":}',
          '\ufeff{}',
          'nul',
          '{"a":1}{"b":2}',
          '1e999',
          '"\\ud800"',
          '{"__proto__":{"a":1}}',
        ]),
      ),
    };
  const certo = esquema ? doEsquema(sorte, esquema, conhecidos) : undefined;
  const valor = certo === undefined ? qualquer(sorte) : sorte.vez(3) ? certo : estragar(sorte, certo);
  if (certo === undefined && !sorte.vez(3)) return { cabecalhos, corpo: null };
  return {
    cabecalhos: { ...cabecalhos, 'content-type': 'application/json' },
    corpo: Buffer.from(JSON.stringify(valor) ?? 'null'),
  };
}

const INICIOS = [
  '',
  '%PDF-1.7\n',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  'GIF89a',
  'PK\x03\x04',
  'RIFF\0\0\0\0WEBP',
  '<svg>',
];

function corpoMultipart(sorte: Sorte, aleatorio: Aleatorio, cabecalhos: Record<string, string>): Corpo {
  const limite = sorte.uma(['limite', 'x'.repeat(70), '-']);
  const partes: Buffer[] = [];
  const parte = (cabecalho: string, conteudo: Buffer) =>
    partes.push(Buffer.from(`--${limite}\r\n${cabecalho}\r\n\r\n`), conteudo, Buffer.from('\r\n'));
  while (sorte.vez(3))
    parte(
      `Content-Disposition: form-data; name="${sorte.uma(['senha', 'password', 'envio', '__proto__', ''])}"`,
      Buffer.from(sorte.uma(TEXTOS)),
    );
  const arquivos = sorte.uma([0, 1, 1, 1, 1, 2]);
  for (let n = 0; n < arquivos; n += 1) {
    const nome = sorte.uma([
      'a.pdf',
      '',
      'a\u0000b.jpg',
      '../a.png',
      `${'x'.repeat(3_000)}.pdf`,
      'é😀.pdf',
      '"',
    ]);
    const tipo = sorte.uma(['application/pdf', 'image/jpeg', 'text/html', '', 'x'.repeat(200)]);
    parte(
      `Content-Disposition: form-data; name="${sorte.uma(['file', 'arquivo', ''])}"; filename="${nome}"\r\nContent-Type: ${tipo}`,
      Buffer.concat([
        Buffer.from(sorte.uma(INICIOS), 'latin1'),
        aleatorio.bytes(sorte.uma([0, 1, 64, 2_000, 20_000])),
      ]),
    );
  }
  if (!sorte.vez(6)) partes.push(Buffer.from(`--${limite}--\r\n`));
  const tipo = sorte.vez(15)
    ? sorte.uma(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=limite'])
    : `multipart/form-data; boundary=${limite}`;
  return { cabecalhos: { ...cabecalhos, 'content-type': tipo }, corpo: Buffer.concat(partes) };
}
