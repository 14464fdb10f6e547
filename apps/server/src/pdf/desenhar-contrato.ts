/** The contract as a PDF, from its blocks. No sentence of it is smaller than 12 points (CDC, article 54 §3). */
import type { Manifesto } from '@credito/domain/assinatura/manifesto';
import type { Bloco, TextoDoContrato } from '@credito/domain/contrato/texto/blocos';
import {
  ALTURA_DAS_RUBRICAS,
  alturaDasAssinaturas,
  desenharAssinaturas,
  desenharRubricas,
} from './assinaturas.ts';
import { isCor, isLegivel } from './cor.ts';
import { desenharManifesto } from './desenhar-manifesto.ts';
import type { Anexo, Identidade } from './documento-em-pdf.ts';
import { desenharFatos } from './fatos.ts';
import { type Estilo, Folha, TINTA, TINTA_MEDIA } from './folha.ts';
import { bytesDaFonte } from './fontes.ts';
import { desenharTabela } from './tabela.ts';

const TITULO: Estilo = { peso: 'negrito', tamanho: 19 };
const SUBTITULO: Estilo = { peso: 'regular', tamanho: 12, cor: TINTA_MEDIA };
const SECAO: Estilo = { peso: 'negrito', tamanho: 15 };
const CLAUSULA: Estilo = { peso: 'negrito', tamanho: 12.5 };
const TEXTO: Estilo = { peso: 'regular', tamanho: 12 };
const DESTAQUE: Estilo = { peso: 'negrito', tamanho: 12 };
const RECUO_DO_NUMERO = 30;
/** A heading keeps room for two lines of what follows it. */
const JUNTO = 34;
const JUNTO_DA_SECAO = 72;
const ANTES_DA_SECAO = 20;
const ANTES = 6;
const DEPOIS = 4;

/** The deep green of the product, where the provider has said no colour. */
const COR_PADRAO = '#0c5a45';

export interface PedidoDeContrato {
  texto: TextoDoContrato;
  /** The provider's colour, #rrggbb; anything else is drawn in our own. */
  cor?: string | undefined;
}

export function desenharContrato(
  { texto, cor = COR_PADRAO }: PedidoDeContrato,
  fontes = bytesDaFonte,
): Promise<Buffer> {
  const folha = new Folha(identidadeDe(texto), fontes);
  desenharBlocos(folha, texto, cor);
  return folha.terminar(() => desenharRubricas(folha, texto.rubricas));
}

export interface PedidoDeSelado extends PedidoDeContrato {
  manifesto: Manifesto;
  anexos: readonly Anexo[];
}

/** The pages as they were read, with their own numbers, then who signed them; ready for the seal. */
export function desenharSelado({
  texto,
  cor = COR_PADRAO,
  manifesto,
  anexos,
}: PedidoDeSelado): Promise<Buffer> {
  const folha = new Folha({ ...identidadeDe(texto), anexos });
  desenharBlocos(folha, texto, cor);
  desenharManifesto(folha, manifesto);
  return folha.terminar(() => desenharRubricas(folha, texto.rubricas));
}

function identidadeDe({ titulo, autor, rodape, data, rubricas }: TextoDoContrato): Identidade {
  return {
    titulo,
    autor,
    assunto: titulo,
    rodape,
    data: new Date(`${data}T12:00:00Z`),
    alturaDoPe: rubricas.length > 0 ? ALTURA_DAS_RUBRICAS : 0,
  };
}

function desenharBlocos(folha: Folha, { blocos }: TextoDoContrato, cor: string): void {
  const marca = isCor(cor) ? cor : COR_PADRAO;
  for (const [indice, bloco] of blocos.entries()) {
    if (bloco.tipo === 'secao') juntarSecao(folha, blocos.slice(indice));
    desenharBloco(folha, bloco.tipo, bloco, marca);
  }
}

/**
 * The section in which people sign stands on one page; higher than one, its heading stands with the first of them. The
 * heading over those who make the contract stands with the first of them too.
 */
function juntarSecao(folha: Folha, [secao, ...seguintes]: readonly Bloco[]): void {
  if (secao?.tipo !== 'secao') return;
  let altura = ANTES_DA_SECAO + folha.alturaDe(secao.titulo, SECAO) + DEPOIS;
  for (const bloco of seguintes) {
    if (bloco.tipo === 'pessoas') {
      const [primeira] = bloco.pessoas;
      if (primeira) folha.garantir(altura + alturaDaPessoa(folha, primeira));
      return;
    }
    if (bloco.tipo === 'assinaturas') {
      const inteira = altura + alturaDasAssinaturas(folha, bloco);
      const primeira = { ...bloco, assinaturas: bloco.assinaturas.slice(0, 1) };
      folha.garantir(inteira <= folha.altura ? inteira : altura + alturaDasAssinaturas(folha, primeira));
      return;
    }
    if (bloco.tipo !== 'paragrafo' && bloco.tipo !== 'nota') return;
    altura += ANTES + folha.alturaDe(bloco.texto, TEXTO) + DEPOIS;
  }
}

type BlocoDo<Tipo extends Bloco['tipo']> = Extract<Bloco, { tipo: Tipo }>;

/** Every kind of block, or it does not compile. */
const DESENHOS: {
  readonly [Tipo in Bloco['tipo']]: (folha: Folha, bloco: BlocoDo<Tipo>, cor: string) => void;
} = {
  titulo(folha, { titulo, subtitulo }, cor) {
    folha.traco(folha.y, { largura: 64, espessura: 4, cor });
    folha.y += 12;
    folha.escrever(folha.raiz, 'H1', titulo, TITULO);
    folha.escrever(folha.raiz, 'P', subtitulo, SUBTITULO, { depois: 4 });
  },
  fatos: desenharFatos,
  secao(folha, { titulo }, cor) {
    const estilo = { ...SECAO, cor: isLegivel(cor) ? cor : TINTA };
    folha.escrever(folha.raiz, 'H2', titulo, estilo, {
      antes: ANTES_DA_SECAO,
      depois: DEPOIS,
      junto: JUNTO_DA_SECAO,
    });
  },
  paragrafo(folha, { texto }) {
    folha.escrever(folha.raiz, 'P', texto, TEXTO, { antes: ANTES, depois: DEPOIS });
  },
  clausula: desenharClausula,
  tabela: desenharTabela,
  pessoas: desenharPessoas,
  assinaturas: desenharAssinaturas,
  nota(folha, { texto }) {
    folha.escrever(folha.raiz, 'P', texto, SUBTITULO, { antes: ANTES, depois: DEPOIS });
  },
};

function desenharBloco<Tipo extends Bloco['tipo']>(
  folha: Folha,
  tipo: Tipo,
  bloco: BlocoDo<Tipo>,
  cor: string,
): void {
  DESENHOS[tipo](folha, bloco, cor);
}

function desenharClausula(folha: Folha, { numero, titulo, paragrafos }: BlocoDo<'clausula'>): void {
  folha.escrever(folha.raiz, 'H3', `${numero}. ${titulo}`, CLAUSULA, { antes: 12, depois: 3, junto: JUNTO });
  for (const paragrafo of paragrafos)
    folha.escrever(folha.raiz, 'P', paragrafo.texto, paragrafo.destaque ? DESTAQUE : TEXTO, {
      numero: paragrafo.numero,
      recuo: RECUO_DO_NUMERO,
      depois: 4,
    });
}

type Pessoa = BlocoDo<'pessoas'>['pessoas'][number];

const PESSOA = { antes: 9, depois: 2 } as const;
const nomeDaPessoa = ({ papel, nome }: Pessoa): string => `${papel}: ${nome}`;
const linhaDaPessoa = ({ rotulo, valor }: Pessoa['dados'][number]): string => `${rotulo}: ${valor}`;

function alturaDaPessoa(folha: Folha, pessoa: Pessoa): number {
  const linhas = pessoa.dados.map((dado) => folha.alturaDe(linhaDaPessoa(dado), TEXTO));
  return linhas.reduce(
    (soma, altura) => soma + altura,
    PESSOA.antes + folha.alturaDe(nomeDaPessoa(pessoa), CLAUSULA) + PESSOA.depois,
  );
}

/** Nobody is torn between two pages. */
function desenharPessoas(folha: Folha, { pessoas }: BlocoDo<'pessoas'>): void {
  for (const pessoa of pessoas) {
    folha.garantir(alturaDaPessoa(folha, pessoa));
    folha.escrever(folha.raiz, 'H3', nomeDaPessoa(pessoa), CLAUSULA, { ...PESSOA, junto: JUNTO });
    folha.grupo(folha.raiz, 'L', (lista) => {
      for (const dado of pessoa.dados)
        folha.grupo(lista, 'LI', (item) => folha.escrever(item, 'LBody', linhaDaPessoa(dado), TEXTO));
    });
  }
}
