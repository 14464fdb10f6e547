import { PDFBool, PDFDict, PDFName, PDFNumber, PDFString, TextAlignment } from '@cantoo/pdf-lib';
import { acroForm, bytes, type Folha, folha, n, pedirDesenhoAoLeitor, texto } from './folha.ts';

/** The declaration of case PDF-01. */
const respostas = {
  nome: "José Conceição Araújo d'Ávila",
  renda: 'R$ 2.345,67 (dois mil, trezentos e quarenta e cinco)',
  cidade: 'São João del-Rei – MG',
  composicao: 'Mãe: diarista, R$ 1.100,00\nIrmã: aprendiz, R$ 745,67\nAvó: pensão, R$ 500,00',
} as const;

const rotulos = ['Nome:', 'Renda:', 'Cidade:', 'Composição:', '', '', 'Mora com a família:'];

type Aparencias = 'certas' | 'nenhuma' | 'vazias' | 'antigas';

async function declaracao(): Promise<Folha> {
  const base = await folha('Declaração de renda familiar', rotulos);
  const formulario = base.pdf.getForm();
  const lugares = { nome: 226, renda: 204, cidade: 182, composicao: 118 };
  for (const [campo, y] of Object.entries(lugares)) {
    const caixa = formulario.createTextField(campo);
    const alto = campo === 'composicao';
    if (alto) caixa.enableMultiline();
    caixa.addToPage(base.pagina, { x: 100, y, width: 296, height: alto ? 56 : 18, borderWidth: 1 });
    caixa.setFontSize(11);
    caixa.setText(respostas[campo as keyof typeof respostas]);
  }
  const marca = formulario.createCheckBox('familia');
  marca.addToPage(base.pagina, { x: 130, y: 95, width: 14, height: 14, borderWidth: 1 });
  marca.check();
  formulario.updateFieldAppearances(base.fonte);
  return base;
}

type Campo = { caixa: PDFDict; campo: PDFDict; tipo: string };

function campos({ pagina, pdf }: Folha): Campo[] {
  return (pagina.node.Annots()?.asArray() ?? []).map((ref) => {
    const caixa = pdf.context.lookup(ref, PDFDict);
    const campo = caixa.lookupMaybe(n('Parent'), PDFDict) ?? caixa;
    return { caixa, campo, tipo: campo.lookup(n('FT'), PDFName).asString() };
  });
}

/** The text fields; the ticked box keeps its appearance, as in what people send. */
const camposDeTexto = (documento: Folha) => campos(documento).filter(({ tipo }) => tipo === '/Tx');

function trocarAparencias(documento: Folha, aparencias: Aparencias): void {
  for (const { caixa } of camposDeTexto(documento)) {
    if (aparencias === 'nenhuma') caixa.delete(n('AP'));
    if (aparencias === 'vazias' || aparencias === 'antigas') {
      const escrito = aparencias === 'antigas' ? 'BT /Helv 11 Tf 2 5 Td (resposta antiga) Tj ET' : '';
      const desenho = documento.pdf.context.stream(`/Tx BMC ${escrito} EMC`, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 296, 18],
        Resources: { Font: { Helv: documento.fonte.ref } },
      });
      caixa.set(n('AP'), documento.pdf.context.obj({ N: documento.pdf.context.register(desenho) }));
    }
  }
}

async function formulario(
  aparencias: Aparencias,
  { pedeDesenho = false, mudar }: { pedeDesenho?: boolean; mudar?: (documento: Folha) => void } = {},
): Promise<Buffer> {
  const documento = await declaracao();
  trocarAparencias(documento, aparencias);
  if (pedeDesenho) pedirDesenhoAoLeitor(documento);
  mudar?.(documento);
  return bytes(documento);
}

function escreverCom(documento: Folha, instrucoes: string): void {
  for (const { caixa, campo } of camposDeTexto(documento)) {
    caixa.delete(n('DA'));
    campo.set(n('DA'), PDFString.of(instrucoes));
  }
}

/** As many fillers leave it: a font without a word on how its letters are numbered. */
function fonteSemCodificacao(documento: Folha): void {
  const { context } = documento.pdf;
  const helv = context.register(context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }));
  acroForm(documento).set(n('DR'), context.obj({ Font: { Helv: helv } }));
  escreverCom(documento, '/Helv 11 Tf 0 g');
}

function fonteQueFalta(documento: Folha): void {
  acroForm(documento).delete(n('DR'));
  escreverCom(documento, '/Arial 11 Tf 0 0 0.6 rg');
}

function tamanhoAutomatico(documento: Folha): void {
  escreverCom(documento, '/Helvetica 0 Tf 0 g');
}

function paginaVirada(documento: Folha): void {
  documento.pagina.node.set(n('Rotate'), PDFNumber.of(90));
}

async function escolhas(): Promise<Folha> {
  const base = await folha('Ficha do estudante', ['Estado civil:', 'Turno:', 'Código:', 'Valor:', 'Bolsa:']);
  const form = base.pdf.getForm();
  const estado = form.createDropdown('estado');
  estado.addOptions(['Solteiro(a)', 'União estável']);
  estado.addToPage(base.pagina, { x: 100, y: 226, width: 160, height: 18 });
  estado.setFontSize(11);
  estado.select('União estável');
  const turno = form.createOptionList('turno');
  turno.addOptions(['Manhã', 'Tarde', 'Noite']);
  turno.addToPage(base.pagina, { x: 280, y: 180, width: 100, height: 60 });
  turno.setFontSize(11);
  turno.select('Manhã');
  const codigo = form.createTextField('codigo');
  codigo.setMaxLength(8);
  codigo.enableCombing();
  codigo.addToPage(base.pagina, { x: 100, y: 182, width: 160, height: 18 });
  codigo.setFontSize(11);
  codigo.setText('20261129');
  const valor = form.createTextField('valor');
  valor.setAlignment(TextAlignment.Right);
  valor.addToPage(base.pagina, { x: 100, y: 160, width: 160, height: 18 });
  valor.setFontSize(11);
  valor.setText('R$ 1.234,56 à vista');
  const bolsa = form.createRadioGroup('bolsa');
  bolsa.addOptionToPage('sim', base.pagina, { x: 100, y: 138, width: 14, height: 14 });
  bolsa.addOptionToPage('nao', base.pagina, { x: 130, y: 138, width: 14, height: 14 });
  bolsa.select('nao');
  form.updateFieldAppearances(base.fonte);
  return base;
}

async function escolhasSemAparencia(): Promise<Buffer> {
  const documento = await escolhas();
  for (const { caixa, tipo } of campos(documento)) if (tipo !== '/Btn') caixa.delete(n('AP'));
  return bytes(documento);
}

/** A value in letters that the form's own font does not have. */
function outroAlfabeto(documento: Folha): void {
  const [nome] = camposDeTexto(documento);
  nome?.campo.set(n('V'), texto('Łukasz Иванов'));
}

/** A ticked box that nobody drew: only viewers that make up a tick show one. */
function marcaSemAparencia(documento: Folha): void {
  for (const { caixa, tipo } of campos(documento)) if (tipo === '/Btn') caixa.delete(n('AP'));
}

/** As some fillers tick a box: in the value, without a word on which of its drawings is the present one. */
function marcaSemEstado(documento: Folha): void {
  for (const { caixa, tipo } of campos(documento)) if (tipo === '/Btn') caixa.delete(n('AS'));
}

const ESPERE = 'Aguarde... Se esta mensagem não for substituída pelo conteúdo do documento,';

/** Case PDF-02: the pages are in the XFA packet, what every other program shows is the request to wait. */
async function xfa(pedeDesenho: boolean): Promise<Buffer> {
  const documento = await folha('Declaração de rendimentos', [ESPERE, 'o seu leitor de PDF não o abre.']);
  const pacote = documento.pdf.context.stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>');
  acroForm(documento).set(n('XFA'), documento.pdf.context.register(pacote));
  if (pedeDesenho) documento.pdf.catalog.set(n('NeedsRendering'), PDFBool.True);
  return bytes(documento);
}

/** An XFA form that keeps ordinary fields beside the packet: every viewer shows these. */
function comPacoteXfa(documento: Folha): void {
  acroForm(documento).set(n('XFA'), documento.pdf.context.register(documento.pdf.context.stream('<xdp/>')));
}

export const formularios = {
  /** What an analyst saw of case PDF-01 c. */
  'formulario-so-rotulos': async () => bytes(await folha('Declaração de renda familiar', rotulos)),
  'formulario-com-aparencias': () => formulario('certas'),
  'formulario-sem-aparencias-com-pedido': () => formulario('nenhuma', { pedeDesenho: true }),
  'formulario-sem-aparencias': () => formulario('nenhuma'),
  'formulario-aparencias-vazias-com-pedido': () => formulario('vazias', { pedeDesenho: true }),
  'formulario-aparencias-antigas-com-pedido': () => formulario('antigas', { pedeDesenho: true }),
  'formulario-sem-codificacao': () =>
    formulario('nenhuma', { pedeDesenho: true, mudar: fonteSemCodificacao }),
  'formulario-fonte-que-falta': () => formulario('nenhuma', { mudar: fonteQueFalta }),
  'formulario-tamanho-automatico': () => formulario('nenhuma', { mudar: tamanhoAutomatico }),
  'formulario-pagina-virada': () => formulario('nenhuma', { mudar: paginaVirada }),
  'formulario-outro-alfabeto': () => formulario('nenhuma', { mudar: outroAlfabeto }),
  'formulario-marca-sem-aparencia': () => formulario('certas', { mudar: marcaSemAparencia }),
  'formulario-marca-sem-estado': () => formulario('certas', { mudar: marcaSemEstado }),
  'formulario-com-xfa-ao-lado': () => formulario('certas', { mudar: comPacoteXfa }),
  'xfa-com-pedido': () => xfa(true),
  'xfa-sem-campos': () => xfa(false),
  'escolhas-com-aparencias': async () => bytes(await escolhas()),
  'escolhas-sem-aparencias': escolhasSemAparencia,
} as const;
