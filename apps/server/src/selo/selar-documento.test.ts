import { createHash } from 'node:crypto';
import { ASSINANTES_DE_EXEMPLO } from '@credito/domain/assinatura/exemplo-de-evidencias';
import { escreverPacote } from '@credito/domain/assinatura/pacote-de-evidencias';
import { escreverContrato } from '@credito/domain/contrato/texto/escrever-contrato';
import { dadosDeExemplo } from '@credito/domain/contrato/texto/exemplo-de-dados';
import { anexosDe } from '@credito/verificador/pdf/anexos';
import { Pdf } from '@credito/verificador/pdf/arquivo';
import { referenciaDe } from '@credito/verificador/pdf/valores';
import { camposAssinados, lerCampo } from '@credito/verificador/selo/campo';
import { aparar } from '@credito/verificador/selo/cms';
import { verificar } from '@credito/verificador/verificar';
import { beforeAll, describe, expect, it } from 'vitest';
import { faltasDePdfA } from '../../test/pdf/conferir-pdfa.ts';
import { lerEtiquetas, pedacosDeTexto, todasAsMarcas } from '../../test/pdf/ler-pdf.ts';
import {
  chavesDeTeste,
  documentoSelado,
  EM,
  ENDERECO,
  outraChave,
  pedidoDeSelo,
  seloForjado,
} from '../../test/selo/documento-de-teste.ts';
import { desenharContrato } from '../pdf/desenhar-contrato.ts';
import { autoridadeDaDemonstracao } from './autoridade-da-demonstracao.ts';
import { carimbar } from './carimbo.ts';
import { comCarimbo } from './cms.ts';
import { atualizar, dicionario, escreverValor } from './escrever-pdf.ts';
import { preencherLugar } from './lugar-do-selo.ts';
import { selarDocumento } from './selar-documento.ts';
import { carimbarDepois, selarPdf } from './selar-pdf.ts';

const chaves = chavesDeTeste();
const raizes = [chaves.raiz];
const autoridade = autoridadeDaDemonstracao(chaves.carimbo, () => EM);
const nomes = (pdf: Uint8Array, opcoes: Parameters<typeof verificar>[1] = { raizes }) =>
  verificar(pdf, opcoes).achados.map(({ nome }) => nome);

let selado: Awaited<ReturnType<typeof documentoSelado>>;
let pedido: Awaited<ReturnType<typeof pedidoDeSelo>>;

beforeAll(async () => {
  selado = await documentoSelado(chaves.selo, autoridade);
  pedido = await pedidoDeSelo(chaves.selo);
});

describe('the sealed file', () => {
  it('is whole, by a known root, stamped, and says who signed', () => {
    const veredito = verificar(selado.pdf, { raizes, sha256: selado.sha256 });
    expect(veredito.confere).toBe(true);
    expect(veredito.achados.every(({ gravidade }) => gravidade === 'certo')).toBe(true);
    expect(veredito.selo).toEqual({ titular: 'Fundação Ipê (demonstração)', em: EM });
    const assinados = veredito.achados.filter(({ nome }) => nome === 'assinado').map(({ frase }) => frase);
    for (const [indice, { nome, papel }] of ASSINANTES_DE_EXEMPLO.entries())
      expect(assinados[indice]).toContain(`${nome} (${papel}) assinou em 11/01/2027`);
  });

  it('carries the exact bytes that were read, as source, and the evidence, as data', () => {
    const pdf = new Pdf(selado.pdf);
    const anexos = anexosDe(pdf);
    expect([...anexos.keys()]).toEqual(['contrato-lido.pdf', 'evidencias.json']);
    expect(anexos.get('contrato-lido.pdf')?.equals(pedido.pdfLido)).toBe(true);
    const relacoes = (pdf.lista(pdf.catalogo.get('AF')) ?? []).map((um) =>
      pdf.dicionario(um)?.get('AFRelationship'),
    );
    expect(relacoes).toEqual([
      { tipo: 'nome', nome: 'Source' },
      { tipo: 'nome', nome: 'Data' },
    ]);
  });

  it('shows the pages as they were read, with their numbers, then who signed', async () => {
    const lido = (await pedacosDeTexto(pedido.pdfLido)).map(({ pagina, texto }) => `${pagina} ${texto}`);
    const pedacos = await pedacosDeTexto(selado.pdf);
    const doSelado = pedacos.map(({ pagina, texto }) => `${pagina} ${texto}`);
    expect(doSelado.slice(0, lido.length)).toEqual(lido);
    const ultima = pedacos.slice(lido.length).map(({ texto }) => texto);
    const escrito = ultima.join(' ');
    for (const dito of [
      ...ASSINANTES_DE_EXEMPLO.map(({ nome }) => nome),
      'CPF ***.982.247-**',
      'Assinou em 11/01/2027 às 09h02, horário de São Paulo',
      'Código enviado por e-mail para i***@exemplo.com.br',
      'ABCD-EFGH-JKMN-PQRS',
      ENDERECO,
      createHash('sha256').update(pedido.pdfLido).digest('hex'),
      'página 1 de 1',
    ])
      expect(escrito).toContain(dito);
    for (const { cpf } of ASSINANTES_DE_EXEMPLO) expect(escrito).not.toContain(cpf);
  });

  it('keeps its tags, describes its picture, and is PDF/A-3a as far as a program can look it up', async () => {
    const etiquetas = await lerEtiquetas(selado.pdf);
    expect(etiquetas).toMatchObject({ lingua: '(pt-BR)', marcado: true, mostraTitulo: true });
    const tipos = todasAsMarcas(etiquetas.raiz).map(({ tipo }) => tipo);
    expect(tipos.filter((tipo) => tipo === 'H1')).toHaveLength(1);
    expect(tipos.filter((tipo) => tipo === 'Figure')).toHaveLength(1);
    expect(etiquetas.fontes.every(([, dentro]) => dentro)).toBe(true);
    expect(faltasDePdfA(selado.pdf, 3)).toEqual([]);
    expect(faltasDePdfA(selado.pdf, 2)).toContain('a file inside that PDF/A-2 does not know');
  });

  it('is the same before its seal for the same signatures', async () => {
    const antes = async () => {
      const { pdf } = await documentoSelado(chaves.selo);
      return pdf.subarray(0, pdf.lastIndexOf('/ByteRange', undefined, 'latin1'));
    };
    expect((await antes()).equals(await antes())).toBe(true);
  });

  it('is stamped later without a byte of what the seal covers being changed', async () => {
    const sem = await documentoSelado(chaves.selo);
    expect(nomes(sem.pdf)).toContain('sem-carimbo');
    const depois = await carimbarDepois(sem.pdf, autoridade);
    expect(depois.carimbadoEm).toEqual(EM);
    expect(depois.sha256).not.toBe(sem.sha256);
    expect(nomes(depois.pdf)).toContain('carimbo-confere');
    expect(nomes(depois.pdf)).not.toContain('sem-carimbo');
    const [um, outro] = [sem.pdf, depois.pdf];
    const [inicio, fim] = [um.indexOf('/Contents <', 0, 'latin1'), um.lastIndexOf('> >>\nendobj')];
    expect(um.subarray(0, inicio).equals(outro.subarray(0, inicio))).toBe(true);
    expect(um.subarray(fim).equals(outro.subarray(fim))).toBe(true);
    // Again is the same seal with another time-stamp, not two.
    const outraVez = await carimbarDepois(depois.pdf, autoridade);
    expect(verificar(outraVez.pdf, { raizes }).confere).toBe(true);
  });
});

describe('nothing is sealed', () => {
  it('over another file than the one that was signed', async () => {
    const outro = await desenharContrato({ texto: escreverContrato(dadosDeExemplo({ meses: 48 })) });
    await expect(selarDocumento({ ...pedido, pdfLido: outro })).rejects.toThrow('not the one');
  });

  it('while a signature is missing', async () => {
    const semUltima = await pedidoDeSelo(chaves.selo, { mudar: (elos) => elos.slice(0, -1) });
    await expect(selarDocumento(semUltima)).rejects.toThrow('1 signatures are missing');
  });

  it('over evidence that was changed', async () => {
    const mudado = await pedidoDeSelo(chaves.selo, {
      mudar: (elos) =>
        elos.map((elo, indice) =>
          indice === 2 ? { ...elo, registro: { ...elo.registro, sequencia: 9 } } : elo,
        ),
    });
    await expect(selarDocumento(mudado)).rejects.toThrow('does not hold');
  });

  it('in a file that has fields of its own', async () => {
    const dizeres = { nome: 'x', motivo: 'x', em: EM };
    await expect(selarPdf(selado.pdf, { chave: chaves.selo, dizeres })).rejects.toThrow('not ours to seal');
  });
});

describe('the verifier refuses', () => {
  it('bytes after the seal, also a whole update that changes what is shown', () => {
    for (const mais of ['\n', 'nada', ' '.repeat(500)])
      expect(nomes(Buffer.concat([selado.pdf, Buffer.from(mais)]))).toContain('bytes-depois-do-selo');
    const cauda = selado.pdf.subarray(
      selado.pdf.lastIndexOf('xref\n', selado.pdf.lastIndexOf('startxref') - 1),
    );
    expect(verificar(Buffer.concat([selado.pdf, cauda]), { raizes }).confere).toBe(false);
  });

  it('a second signature, of whomever', () => {
    const pdf = new Pdf(selado.pdf);
    const formulario = pdf.dicionario(pdf.catalogo.get('AcroForm'));
    const [campo] = pdf.lista(formulario?.get('Fields')) ?? [];
    const numero = referenciaDe(pdf.trailer.get('Root')) ?? 0;
    const dois = dicionario({ SigFlags: 3, Fields: [campo ?? null, campo ?? null] });
    const corpo = escreverValor(new Map([...pdf.catalogo, ['AcroForm', dois]]));
    expect(nomes(atualizar(pdf, [{ numero, corpo }]))).toContain('varios-selos');
  });

  it('a file of which a part is left', () => {
    for (const fim of [0, 4, 100, selado.pdf.length - 200, selado.pdf.length - 1])
      expect(verificar(selado.pdf.subarray(0, fim), { raizes }).confere).toBe(false);
    expect(nomes(Buffer.from('%PDF-1.7\nnada\nstartxref\n5\n%%EOF\n'))).toEqual(['arquivo-ilegivel']);
  });

  it('a file that nobody sealed', () => {
    expect(nomes(pedido.pdfLido)).toEqual(['sem-selo', 'evidencias-ausentes']);
  });

  it('an attachment that is not what was signed, though the seal is right', async () => {
    const lido = Buffer.from(pedido.pdfLido);
    lido.writeUInt8((lido[500] ?? 0) ^ 1, 500);
    const achados = nomes(await seloForjado(chaves.selo, pedido, { lido }));
    expect(achados).toContain('selo-confere');
    expect(achados).toContain('anexo-diferente');
  });

  it.each([
    ['a missing signature', (texto: string) => semUltimo(texto), 'assinatura-que-falta'],
    ['a record that was changed', (texto: string) => texto.replace('Muñoz', 'Munoz'), 'cadeia-quebrada'],
    ['a record that was taken out', (texto: string) => semElo(texto, 1), 'cadeia-quebrada'],
    ['evidence about another file', (texto: string) => comResumo(texto), 'anexo-diferente'],
    ['evidence of another shape', () => '{"formato":2}', 'evidencias-ilegiveis'],
    ['evidence that is no JSON', () => 'nada', 'evidencias-ilegiveis'],
    [
      'evidence about an attachment that is not there',
      (texto: string) => texto.replaceAll('contrato-lido.pdf', 'outro.pdf'),
      'anexo-ausente',
    ],
  ])('%s, though the seal is right', async (_, mudar, esperado) => {
    const forjado = await seloForjado(chaves.selo, pedido, {
      evidencias: mudar(escreverPacote(pedido.evidencias)),
    });
    const veredito = verificar(forjado, { raizes });
    expect(veredito.achados.map(({ nome }) => nome)).toContain(esperado);
    expect(veredito.achados.map(({ nome }) => nome)).toContain('selo-confere');
    expect(veredito.confere).toBe(false);
  });

  it('a certificate that had expired when it sealed, and none that expires later', async () => {
    const { chave, raiz } = outraChave({ ate: new Date('2027-01-10T00:00:00Z') });
    const vencido = await seloForjado(chave, pedido);
    expect(nomes(vencido, { raizes: [raiz] })).toContain('certificado-fora-da-validade');
    const aTempo = await seloForjado(chave, pedido, { em: new Date('2027-01-09T00:00:00Z') });
    expect(verificar(aTempo, { raizes: [raiz] }).confere).toBe(true);
  });

  it('an hour that the seal says and the time-stamp does not confirm', async () => {
    const { chave, raiz } = outraChave({ ate: new Date('2027-01-10T00:00:00Z') });
    const antedatado = await seloForjado(chave, pedido, { em: new Date('2027-01-09T00:00:00Z'), autoridade });
    const achados = nomes(antedatado, { raizes: [raiz, chaves.raiz] });
    expect(achados).toContain('certificado-fora-da-validade');
  });

  it('the time-stamp of another seal', async () => {
    const { ficha } = await carimbar(Buffer.from('another signature'), autoridade);
    const sem = await seloForjado(chaves.selo, pedido);
    const pdf = new Pdf(sem);
    const [assinatura] = camposAssinados(pdf);
    const campo = assinatura && lerCampo(pdf, assinatura);
    if (!campo) throw new Error('no seal');
    const inicio = campo.cobertos[0].length;
    const lugar = { pdf: Buffer.from(sem), inicio, fim: inicio + campo.contents.length * 2 + 2 };
    expect(nomes(preencherLugar(lugar, comCarimbo(aparar(campo.contents), ficha)))).toContain(
      'carimbo-invalido',
    );
  });

  it('another file digest than the one that is known', () => {
    expect(nomes(selado.pdf, { raizes, sha256: '0'.repeat(64) })).toContain('sha256-diferente');
  });
});

it('says whose seal it cannot know, without refusing it', async () => {
  const { chave, raiz } = outraChave();
  const alheio = await seloForjado(chave, pedido);
  for (const opcoes of [{ raizes }, {}]) {
    const veredito = verificar(alheio, opcoes);
    expect(veredito.confere).toBe(true);
    expect(veredito.achados.find(({ nome }) => nome === 'raiz-desconhecida')).toMatchObject({
      gravidade: 'aviso',
    });
  }
  expect(nomes(alheio, { raizes: [raiz] })).not.toContain('raiz-desconhecida');
});

const semUltimo = (texto: string) => semElo(texto, -1);

function semElo(texto: string, qual: number): string {
  const pacote = JSON.parse(texto);
  pacote.elos.splice(qual, 1);
  return JSON.stringify(pacote);
}

function comResumo(texto: string): string {
  return JSON.stringify({ ...JSON.parse(texto), sha256: '33'.repeat(32) });
}
