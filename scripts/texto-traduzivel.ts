/**
 * A browser that translates a page replaces each text node by elements of its own. React goes on changing the node that
 * it made and that is in the page no more: the screen keeps the old value, or the removal throws (case BROW-02). Text
 * that is the only child of an element is safe, because React then writes the content of the element. This check finds
 * every text that stands beside something else and may change, come or go.
 */
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  SignatureKind,
  type Type,
  TypeFlags,
  type UnionType,
} from 'typescript/unstable/sync';

export interface TextoFragil {
  arquivo: string;
  linha: number;
  trecho: string;
}

const TEXTO = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown;

type Filho = {
  no: Node;
  /** Written in the source, so it never changes by itself. */
  tipo: 'texto-fixo' | 'texto' | 'elemento-fixo' | 'elemento';
};

interface Elemento extends Node {
  children: readonly Node[];
}

export function textosFrageis(tsconfig: string, raiz: string): readonly TextoFragil[] {
  const api = new API({ cwd: raiz });
  try {
    const projeto = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
    if (!projeto) throw new Error(`${tsconfig} is not a project`);
    const nomes = projeto.program
      .getSourceFileNames()
      .filter((nome) => nome.endsWith('.tsx') && !nome.includes('/node_modules/'));
    return nomes.flatMap((nome) => {
      const arquivo = projeto.program.getSourceFile(nome);
      if (!arquivo) return [];
      return doArquivo(arquivo, projeto.checker).map(({ no }) => ({
        arquivo: relative(raiz, nome),
        linha: arquivo.text.slice(0, no.getStart(arquivo)).split('\n').length,
        trecho: arquivo.text.slice(no.getStart(arquivo), no.end).replace(/\s+/g, ' ').slice(0, 80),
      }));
    });
  } finally {
    api.close();
  }
}

function doArquivo(arquivo: Node, verificador: Checker): readonly Filho[] {
  const frageis: Filho[] = [];
  const andar = (no: Node): void => {
    if (isPai(no)) frageis.push(...frageisDe(no, verificador));
    no.forEachChild(andar);
  };
  andar(arquivo);
  return frageis;
}

const isPai = (no: Node): no is Elemento =>
  no.kind === SyntaxKind.JsxElement || no.kind === SyntaxKind.JsxFragment;

function frageisDe(pai: Elemento, verificador: Checker): readonly Filho[] {
  const nos = pai.children.filter(isDesenhado);
  const [unico] = nos;
  if (unico && nos.length === 1 && pai.kind === SyntaxKind.JsxElement)
    return isListaDeTextos(unico, verificador) ? [{ no: unico, tipo: 'texto' }] : [];
  const filhos = nos.map((no): Filho => ({ no, tipo: tipoDoFilho(no, verificador) }));
  const isDoNavegador = pai.kind === SyntaxKind.JsxElement && /^<[a-z]/.test(pai.getText());
  return filhos.filter(({ tipo }, i) => {
    if (tipo === 'texto') return true;
    if (tipo !== 'texto-fixo') return false;
    // A component or a fragment may come or go with its children, and what comes before a text is put before that node.
    return !isDoNavegador || filhos.slice(0, i).some((antes) => antes.tipo === 'elemento');
  });
}

function isDesenhado(no: Node): boolean {
  if (no.kind === SyntaxKind.JsxExpression) return expressaoDe(no) !== undefined;
  return no.kind !== SyntaxKind.JsxText || !/^\s*\n\s*$/.test(no.getFullText());
}

const expressaoDe = (no: Node) => (no as Node & { expression?: Node }).expression;

function tipoDoFilho(no: Node, verificador: Checker): Filho['tipo'] {
  if (no.kind === SyntaxKind.JsxText) return 'texto-fixo';
  const expressao = no.kind === SyntaxKind.JsxExpression ? expressaoDe(no) : undefined;
  if (!expressao) return tipoDoElemento(no, verificador);
  if (isTextoEscrito(expressao)) return 'texto-fixo';
  return partesDe(expressao).some((parte) => podeSerTexto(parte, verificador)) ? 'texto' : 'elemento';
}

/** A component may draw nothing, and then something; or nothing but a text. */
function tipoDoElemento(no: Node, verificador: Checker): Filho['tipo'] {
  const abertura = (no as Node & { openingElement?: Node }).openingElement ?? no;
  const { tagName } = abertura as Node & { tagName?: Node };
  if (!tagName || /^[a-z]/.test(tagName.getText())) return 'elemento-fixo';
  const componente = verificador.getTypeAtLocation(tagName);
  const [chamada] = componente ? verificador.getSignaturesOfType(componente, SignatureKind.Call) : [];
  const retorno = chamada && verificador.getReturnTypeOfSignature(chamada);
  if (!retorno) return 'elemento-fixo';
  const partes = retorno.flags & TypeFlags.Union ? (retorno as UnionType).getTypes() : [retorno];
  // A component of a package says no more than that it may draw anything, as its icons do.
  if (partes.some(({ flags }) => flags & TypeFlags.BigIntLike)) return 'elemento-fixo';
  if (partes.some((parte) => isTexto(parte, verificador))) return 'texto';
  return partes.length > 1 ? 'elemento' : 'elemento-fixo';
}

const isTextoEscrito = (no: Node) =>
  no.kind === SyntaxKind.StringLiteral || no.kind === SyntaxKind.NoSubstitutionTemplateLiteral;

/** What the expression may come to. */
function partesDe(no: Node): readonly Node[] {
  const { expression, whenTrue, whenFalse, left, right, operatorToken } = no as Node &
    Record<'expression' | 'whenTrue' | 'whenFalse' | 'left' | 'right' | 'operatorToken', Node>;
  if (no.kind === SyntaxKind.ParenthesizedExpression) return partesDe(expression);
  if (no.kind === SyntaxKind.ConditionalExpression) return [...partesDe(whenTrue), ...partesDe(whenFalse)];
  if (no.kind === SyntaxKind.BinaryExpression) {
    if (operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) return partesDe(right);
    if (
      operatorToken.kind === SyntaxKind.BarBarToken ||
      operatorToken.kind === SyntaxKind.QuestionQuestionToken
    )
      return [...partesDe(left), ...partesDe(right)];
  }
  return [no];
}

function podeSerTexto(no: Node, verificador: Checker): boolean {
  if (isTextoEscrito(no)) return true;
  if (no.kind === SyntaxKind.JsxElement || no.kind === SyntaxKind.JsxSelfClosingElement) return false;
  if (no.kind === SyntaxKind.JsxFragment) return false;
  const tipo = verificador.getTypeAtLocation(no);
  return tipo ? isTexto(tipo, verificador) : true;
}

function isTexto(tipo: Type, verificador: Checker): boolean {
  if (tipo.flags & TypeFlags.Union)
    return (tipo as UnionType).getTypes().some((parte) => isTexto(parte, verificador));
  if (tipo.flags & TEXTO) return true;
  return verificador.isArrayLikeType(tipo) && itensSaoTexto(tipo, verificador);
}

function itensSaoTexto(tipo: Type, verificador: Checker): boolean {
  return verificador
    .getTypeArguments(tipo as Parameters<Checker['getTypeArguments']>[0])
    .some((item) => isTexto(item, verificador));
}

function isListaDeTextos(no: Node, verificador: Checker): boolean {
  const expressao = no.kind === SyntaxKind.JsxExpression ? expressaoDe(no) : undefined;
  const tipo = expressao && verificador.getTypeAtLocation(expressao);
  return tipo !== undefined && verificador.isArrayLikeType(tipo) && itensSaoTexto(tipo, verificador);
}

if (import.meta.main) {
  const raiz = fileURLToPath(new URL('..', import.meta.url));
  const frageis = textosFrageis(join(raiz, 'tsconfig.web.json'), raiz);
  for (const { arquivo, linha, trecho } of frageis) process.stdout.write(`${arquivo}:${linha}  ${trecho}\n`);
  if (frageis.length > 0) {
    process.stdout.write(
      'Text that may change stands beside something else and would freeze in a translated page: put it into an element of its own, or write one template string. A prop that takes elements is of the type Blocos.\n',
    );
    process.exitCode = 1;
  }
}
