import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bloco } from '@credito/domain/contrato/texto/blocos';
import { textosDoContrato } from '@credito/domain/contrato/texto/blocos';
import { escreverContrato } from '@credito/domain/contrato/texto/escrever-contrato';
import { dadosDeExemplo } from '@credito/domain/contrato/texto/exemplo-de-dados';
import { IOF_DE_PESSOA } from '@credito/domain/credito/regras-do-programa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temPoppler } from '../../test/documentos/corpus/comparar.ts';
import {
  type Etiquetas,
  lerEtiquetas,
  type PedacoDeTexto,
  pedacosDeTexto,
  todasAsMarcas,
} from '../../test/pdf/ler-pdf.ts';
import { desenharContrato } from './desenhar-contrato.ts';
import { criarPdfs } from './pdfs.ts';

const eletronico = escreverContrato(dadosDeExemplo());
/** Long enough for a plan over several pages. */
const impresso = escreverContrato(
  dadosDeExemplo({
    meses: 48,
    regras: { iof: IOF_DE_PESSOA },
    configuracao: { assinatura: 'impressa', renunciaBeneficioDeOrdem: true, indice: 'ipca' },
  }),
);
const semEspacos = (texto: string) => texto.replace(/[\s\u00a0]+/g, '');
/** Page numbers and places for initials stand below. */
const acimaDoPe = ({ y }: PedacoDeTexto) => y > 100;

let pdf: Buffer;
let pedacos: readonly PedacoDeTexto[];
let etiquetas: Etiquetas;
let naPagina: (pagina: number) => string;

beforeAll(async () => {
  pdf = await desenharContrato({ texto: impresso });
  pedacos = await pedacosDeTexto(pdf);
  etiquetas = await lerEtiquetas(pdf);
  naPagina = (pagina) =>
    pedacos
      .filter((pedaco) => pedaco.pagina === pagina)
      .map(({ texto }) => texto)
      .join(' ');
});

describe('what it says', () => {
  it('every text of every block, with its accents, in order', () => {
    const escrito = semEspacos(
      pedacos
        .filter(acimaDoPe)
        .map(({ texto }) => texto)
        .join(''),
    );
    const faltam = textosDoContrato(impresso.blocos)
      .flatMap((texto) => texto.split(/ \| |: |, CPF |\. (?=\p{Lu})| Assinatura$|____/u))
      .filter((texto) => texto !== '' && !escrito.includes(semEspacos(texto).slice(0, 60)));
    expect(faltam).toEqual([]);
    expect(escrito).toContain('Íris');
    expect(escrito).toContain('Muñoz');
  });

  it('the key facts stand whole on the first page', async () => {
    for (const texto of [eletronico, impresso]) {
      const feito = await pedacosDeTexto(await desenharContrato({ texto }));
      const primeira = semEspacos(
        feito
          .filter(({ pagina }) => pagina === 1)
          .map((pedaco) => pedaco.texto)
          .join(''),
      );
      const fatos = texto.blocos.flatMap((bloco) => (bloco.tipo === 'fatos' ? bloco.fatos : []));
      expect(fatos.length).toBeGreaterThan(10);
      for (const { rotulo, valor, detalhe = '' } of fatos)
        for (const dito of [rotulo, valor, detalhe]) expect(primeira).toContain(semEspacos(dito));
    }
  });

  it('each page says whose contract it is, its own number and how many there are', () => {
    const quantas = Math.max(...pedacos.map(({ pagina }) => pagina));
    expect(quantas).toBeGreaterThan(8);
    for (let pagina = 1; pagina <= quantas; pagina += 1) {
      expect(naPagina(pagina)).toContain('Fundação Ipê · Contrato nº 000123');
      expect(naPagina(pagina)).toContain(`página ${pagina} de ${quantas}`);
    }
  });

  it('no sentence is smaller than 12 points, and none leaves its column', () => {
    for (const pedaco of pedacos) {
      const { y, tamanho, x, largura, texto } = pedaco;
      if (acimaDoPe(pedaco)) expect([texto, tamanho >= 11.9]).toEqual([texto, true]);
      expect([texto, x >= 55 && x + largura <= 540.3 && y > 20]).toEqual([texto, true]);
    }
  });

  it('on paper, each person has a place on every page for their initials, and one for their signature', () => {
    const quantas = Math.max(...pedacos.map(({ pagina }) => pagina));
    for (let pagina = 1; pagina <= quantas; pagina += 1)
      for (const nome of ['Íris', 'João', 'Zélia', 'Helena'])
        expect(pedacos.some((um) => um.pagina === pagina && um.tamanho < 9 && um.texto === nome)).toBe(true);
    expect(pedacos.filter(({ texto }) => texto.startsWith('Local e data:'))).toHaveLength(4);
  });

  it('nobody who makes the contract is torn between two pages, and the heading stands with the first', async () => {
    const pagina = (feito: readonly PedacoDeTexto[], texto: string) =>
      feito.find((um) => semEspacos(um.texto).startsWith(semEspacos(texto)))?.pagina;
    for (const texto of [eletronico, impresso]) {
      const feito = await pedacosDeTexto(await desenharContrato({ texto }));
      const pessoas = texto.blocos.flatMap((bloco) => (bloco.tipo === 'pessoas' ? bloco.pessoas : []));
      expect(pessoas.length).toBeGreaterThan(2);
      for (const { papel, nome, dados } of pessoas) {
        const comeca = pagina(feito, `${papel}: ${nome}`);
        expect(comeca).toBeDefined();
        for (const { rotulo, valor } of dados.slice(-1))
          expect(
            feito.some(
              (um) =>
                um.pagina === comeca && semEspacos(`${rotulo}: ${valor}`).startsWith(semEspacos(um.texto)),
            ),
          ).toBe(true);
      }
      expect(pagina(feito, 'Quem faz este contrato')).toBe(pagina(feito, 'Provedor: Fundação Ipê'));
    }
  });

  it('the first page of version 1 stands where it stood', async () => {
    const feito = await pedacosDeTexto(await desenharContrato({ texto: eletronico }));
    const linhas = feito
      .filter(({ pagina }) => pagina === 1)
      .map(({ x, y, tamanho, texto }) => `${x.toFixed(1)} ${y.toFixed(1)} ${tamanho.toFixed(1)} ${texto}`);
    await expect(`${linhas.join('\n')}\n`).toMatchFileSnapshot('../../test/pdf/contrato-v1.golden.txt');
  });
});

describe('what a screen reader finds', () => {
  it('tags, language and title', () => {
    expect(etiquetas).toMatchObject({ lingua: '(pt-BR)', marcado: true, mostraTitulo: true });
    expect(etiquetas.raiz.tipo).toBe('Document');
  });

  it('one first heading, the sections under it and the clauses under those', () => {
    const tipos = todasAsMarcas(etiquetas.raiz).map(({ tipo }) => tipo);
    expect(tipos.filter((tipo) => tipo === 'H1')).toHaveLength(1);
    expect(tipos.filter((tipo) => tipo === 'H2')).toHaveLength(4);
    expect(tipos.filter((tipo) => tipo === 'H3').length).toBeGreaterThan(15);
  });

  it('a table has its head once, over however many pages, and each row has a name', () => {
    const tabelas = todasAsMarcas(etiquetas.raiz).filter(({ tipo }) => tipo === 'Table');
    expect(tabelas).toHaveLength(3);
    const [, , plano] = tabelas;
    const marcas = plano ? todasAsMarcas(plano) : [];
    expect(marcas.filter(({ tipo, escopo }) => tipo === 'TH' && escopo === 'Column')).toHaveLength(5);
    expect(marcas.filter(({ tipo, escopo }) => tipo === 'TH' && escopo === 'Row')).toHaveLength(49);
    expect(marcas.filter(({ tipo }) => tipo === 'TD')).toHaveLength(49 * 4);
    const comCabeca = pedacos.filter(({ texto }) => texto === 'Vencimento').map(({ pagina }) => pagina);
    expect(new Set(comCabeca).size).toBeGreaterThan(1);
  });

  it('every font stands inside the file', () => {
    expect(etiquetas.fontes).toHaveLength(2);
    expect(etiquetas.fontes.every(([nome, dentro]) => nome.includes('Arimo') && dentro)).toBe(true);
  });
});

describe('names of people', () => {
  const COM_NOMES = new Set<Bloco['tipo']>(['fatos', 'pessoas', 'assinaturas']);
  const NOMES = [
    ['long', 'Ana '.repeat(15).trim()],
    ['one word of sixty letters', 'W'.repeat(60)],
    ['accents apart from their letters', 'Joa\u0303o Concei\u00e7a\u0303o'],
    ['many accents on one letter', `Z${'\u0301\u0316\u0352'.repeat(19)}o Silva`],
    ['letters of other Latin languages', 'Łukasz Đorđević Ẽnã Ỹvy'],
    ['Greek and Cyrillic', 'Νίκος Иван'],
    ['right to left', 'שרה כהן محمد'],
    ['direction marks', 'Ana\u202egnikcah\u202c Lima'],
    ['emoji', 'Bia 👩‍👩‍👧 ❤️ Reis'],
    ['ideographs', '山田花子'],
    ['control characters', 'Caio\u0000\u0007\u001b[31m\r\nReis'],
    ['half of a pair', 'Davi\ud83d Reis'],
    ['marks of XML', '<script>&"Ana"</script>'],
    ['only what nobody sees', '\u200b\u200d'],
  ] as const;

  it.each(NOMES)('%s: neither stops the document nor leaves its column', async (_, nome) => {
    const dados = dadosDeExemplo();
    const partes = dados.partes.map((parte) => ({ ...parte, nome }));
    const texto = escreverContrato({ ...dados, partes, provedor: { ...dados.provedor, nome } });
    const blocos = texto.blocos.filter(({ tipo }) => COM_NOMES.has(tipo));
    const feito = await desenharContrato({ texto: { ...texto, blocos } });
    for (const { x, largura, texto: escrito } of await pedacosDeTexto(feito))
      expect([escrito, x + largura <= 540.3]).toEqual([escrito, true]);
    expect((await lerEtiquetas(feito)).marcado).toBe(true);
  });

  it('of Guarani, Czech, Romanian and Polish stand in it letter by letter, and a CPF keeps its zeros (cases SIGN-02, CPF-01)', async () => {
    if (!(await temPoppler())) return;
    const nomes = ["Conceição D'Ávila", 'Anaí Ỹvoty Ẽndy', 'Jiří Dvořák', 'Ștefan Țepeș', 'Łucja Świętek'];
    const dados = dadosDeExemplo();
    const [molde] = dados.partes;
    if (!molde) throw new Error('the example has nobody');
    const partes = nomes.map((nome) => ({ ...molde, nome, cpf: '01234567890' }));
    const texto = await comPoppler(await desenharContrato({ texto: escreverContrato({ ...dados, partes }) }));
    const corrido = texto.normalize('NFC').replace(/\s+/g, ' ');
    for (const nome of nomes) expect(corrido).toContain(nome);
    expect(corrido).toContain('012.345.678-90');
    expect(corrido).not.toMatch(/&#39;|\\'/);
  });

  it('a letter that no font has is still read and copied as it is', async () => {
    if (!(await temPoppler())) return;
    const dados = dadosDeExemplo();
    const partes = dados.partes.map((parte) => ({ ...parte, nome: 'Hana 山田花子' }));
    const texto = await comPoppler(await desenharContrato({ texto: escreverContrato({ ...dados, partes }) }));
    expect(texto).toContain('山田花子');
  });
});

async function comPoppler(conteudo: Uint8Array, programa: 'pdftotext' | 'pdfinfo' = 'pdftotext') {
  const pasta = await mkdtemp(join(tmpdir(), 'contrato-'));
  try {
    const arquivo = join(pasta, 'contrato.pdf');
    await writeFile(arquivo, conteudo);
    const opcoes = programa === 'pdftotext' ? [arquivo, '-'] : ['-struct-text', arquivo];
    return (await promisify(execFile)(programa, opcoes, { maxBuffer: 1e7 })).stdout;
  } finally {
    await rm(pasta, { recursive: true });
  }
}

describe('poppler, where it is installed', () => {
  it('reads the same text and the same tags, without a complaint', async () => {
    if (!(await temPoppler())) return;
    const texto = semEspacos(await comPoppler(pdf));
    for (const dito of ['Íris Conceição de Araújo', 'Plano de restituição', 'cinquenta e seis mil'])
      expect(texto).toContain(semEspacos(dito));
    const arvore = await comPoppler(pdf, 'pdfinfo');
    expect(arvore).toMatch(/Document[\s\S]*H1 \(block\)[\s\S]*Table[\s\S]*TH/);
  });
});

describe('every kind of block', () => {
  it('is drawn', async () => {
    const amostras: { [Tipo in Bloco['tipo']]: Extract<Bloco, { tipo: Tipo }> } = {
      titulo: { tipo: 'titulo', titulo: 'Amostra titulo', subtitulo: 'x' },
      fatos: { tipo: 'fatos', titulo: 'x', fatos: [{ rotulo: 'Amostra', valor: 'fatos' }] },
      secao: { tipo: 'secao', titulo: 'Amostra secao' },
      paragrafo: { tipo: 'paragrafo', texto: 'Amostra paragrafo' },
      clausula: {
        tipo: 'clausula',
        numero: '1',
        titulo: 'x',
        paragrafos: [{ numero: '1.1', texto: 'Amostra clausula' }],
      },
      tabela: {
        tipo: 'tabela',
        legenda: 'Amostra tabela',
        colunas: [{ titulo: 'x', alinhamento: 'inicio' }],
        linhas: [['x']],
      },
      pessoas: { tipo: 'pessoas', pessoas: [{ papel: 'Amostra', nome: 'pessoas', dados: [] }] },
      assinaturas: {
        tipo: 'assinaturas',
        aMao: false,
        assinaturas: [{ papel: 'x', nome: 'Amostra assinaturas', cpf: 'x', ato: 'x' }],
      },
      nota: { tipo: 'nota', texto: 'Amostra nota' },
    };
    const blocos = Object.values(amostras);
    const feito = await pedacosDeTexto(await desenharContrato({ texto: { ...eletronico, blocos } }));
    const escrito = semEspacos(feito.map(({ texto }) => texto).join(''));
    for (const tipo of Object.keys(amostras)) expect(escrito).toMatch(new RegExp(`Amostra:?${tipo}`));
  });
});

describe('the file', () => {
  const pdfs = criarPdfs({ limiteMs: 60_000 });
  afterAll(() => pdfs.encerrar());

  it('has the same bytes for the same value, here and in the thread that draws for people', async () => {
    const aqui = await desenharContrato({ texto: eletronico, cor: '#7a1f3d' });
    expect(
      (await desenharContrato({ texto: structuredClone(eletronico), cor: '#7a1f3d' })).equals(aqui),
    ).toBe(true);
    expect((await pdfs.contrato({ texto: eletronico, cor: '#7a1f3d' })).equals(aqui)).toBe(true);
    expect((await desenharContrato({ texto: impresso, cor: '#7a1f3d' })).equals(aqui)).toBe(false);
  });

  it('takes a colour that it does not understand for none', async () => {
    const semCor = await desenharContrato({ texto: eletronico });
    expect((await desenharContrato({ texto: eletronico, cor: 'oklch(0.4 0.1 168)' })).equals(semCor)).toBe(
      true,
    );
  });

  it('holds up no other work of the request thread', async () => {
    let voltas = 0;
    const relogio = setInterval(() => {
      voltas += 1;
    }, 2);
    await Promise.all(Array.from({ length: 4 }, () => pdfs.contrato({ texto: impresso })));
    clearInterval(relogio);
    expect(voltas).toBeGreaterThan(4);
  });
});
