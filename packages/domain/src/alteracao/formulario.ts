/** What each kind of alteration asks for, as student and desk fill it in; a name is the path of its value in the request. */
import { lerReais } from '../dinheiro/conta.ts';
import { UFS } from '../endereco/endereco.ts';
import { ESTADOS_CIVIS, ROTULO_DO_ESTADO_CIVIL } from '../participante/estado-civil.ts';
import { REGIMES_DE_BENS, ROTULO_DO_REGIME } from '../participante/regime-de-bens.ts';
import { preencha } from '../texto/falta.ts';
import type { EspecieAPedir } from './especies.ts';
import { type PedidoDigitado, pedidoDeAlteracaoSchema } from './pedido.ts';

export type ValoresDoPedido = Readonly<Record<string, string>>;

type TipoDeCampo = 'texto' | 'numero' | 'data' | 'reais' | 'digitos' | 'email' | 'selecao' | 'sim-ou-nao';

export interface CampoDoPedido {
  campo: string;
  rotulo: string;
  tipo: TipoDeCampo;
  dica?: string;
  opcional?: true;
  opcoes?: ReadonlyArray<{ valor: string; texto: string }>;
  /** Without it, always. */
  quando?: (valores: ValoresDoPedido) => boolean;
}

const SEMESTRES = (ate: number) =>
  Array.from({ length: ate }, (_, i) => ({
    valor: String(i + 1),
    texto: i === 0 ? '1 semestre' : `${i + 1} semestres`,
  }));

const endereco = (antes: string): readonly CampoDoPedido[] => [
  { campo: `${antes}cep`, rotulo: 'CEP', tipo: 'digitos' },
  { campo: `${antes}logradouro`, rotulo: 'Rua ou avenida', tipo: 'texto' },
  { campo: `${antes}numero`, rotulo: 'Número', tipo: 'texto' },
  { campo: `${antes}complemento`, rotulo: 'Complemento', tipo: 'texto', opcional: true },
  { campo: `${antes}bairro`, rotulo: 'Bairro', tipo: 'texto' },
  { campo: `${antes}cidade`, rotulo: 'Cidade', tipo: 'texto' },
  {
    campo: `${antes}uf`,
    rotulo: 'Estado',
    tipo: 'selecao',
    opcoes: Object.entries(UFS).map(([valor, texto]) => ({ valor, texto })),
  },
];

const casado = (valores: ValoresDoPedido): boolean =>
  ['CASADO', 'SEPARADO'].includes(valores['novo.estadoCivil'] ?? '');
const comConjuge = (valores: ValoresDoPedido): boolean =>
  casado(valores) || valores['novo.uniaoEstavel'] === 'S';

const PAPEIS_DE_FIADOR = [
  { valor: 'fiador', texto: 'Fiador' },
  { valor: 'fiador2', texto: 'Segundo fiador' },
];

export const CAMPOS_DO_PEDIDO: Readonly<Record<EspecieAPedir, readonly CampoDoPedido[]>> = {
  reparcelamento: [
    { campo: 'parcelas', rotulo: 'Em quantas parcelas', tipo: 'numero', dica: 'De 1 a 120.' },
    { campo: 'primeiroVencimento', rotulo: 'Primeiro vencimento', tipo: 'data' },
  ],
  suspensao: [
    {
      campo: 'desde',
      rotulo: 'A partir de quando o curso para',
      tipo: 'data',
      dica: 'Escolha qualquer dia do primeiro mês sem aulas.',
    },
    { campo: 'semestres', rotulo: 'Por quanto tempo', tipo: 'selecao', opcoes: SEMESTRES(4) },
  ],
  prorrogacao: [{ campo: 'semestres', rotulo: 'Quanto tempo a mais', tipo: 'selecao', opcoes: SEMESTRES(2) }],
  antecipacao: [{ campo: 'primeiroVencimento', rotulo: 'Novo primeiro vencimento', tipo: 'data' }],
  encerramento: [
    {
      campo: 'ultimoMes',
      rotulo: 'Último mês do curso',
      tipo: 'data',
      dica: 'Escolha qualquer dia desse mês.',
    },
  ],
  transferencia: [
    {
      campo: 'instituicao',
      rotulo: 'Instituição de ensino',
      tipo: 'selecao',
      opcoes: [],
      dica: 'Só as que trabalham com o crédito. Se você muda apenas de curso, deixe a mesma.',
    },
    { campo: 'curso', rotulo: 'Novo curso', tipo: 'texto' },
    {
      campo: 'desde',
      rotulo: 'A partir de quando',
      tipo: 'data',
      dica: 'O dia da primeira mensalidade do novo curso.',
    },
    { campo: 'mensalidadeCentavos', rotulo: 'Nova mensalidade', tipo: 'reais', dica: 'Em reais.' },
    { campo: 'percentual', rotulo: 'Percentual financiado', tipo: 'numero', dica: 'De 1 a 100.' },
  ],
  fiador: [
    { campo: 'papel', rotulo: 'Quem deixa de garantir', tipo: 'selecao', opcoes: PAPEIS_DE_FIADOR },
    { campo: 'novo.nome', rotulo: 'Nome completo de quem vai garantir', tipo: 'texto' },
    { campo: 'novo.cpf', rotulo: 'CPF', tipo: 'digitos' },
    { campo: 'novo.nascimento', rotulo: 'Data de nascimento', tipo: 'data' },
    { campo: 'novo.email', rotulo: 'E-mail', tipo: 'email' },
    { campo: 'novo.telefone', rotulo: 'Celular com DDD', tipo: 'digitos' },
    ...endereco('novo.endereco.'),
    {
      campo: 'novo.estadoCivil',
      rotulo: 'Estado civil',
      tipo: 'selecao',
      opcoes: ESTADOS_CIVIS.map((valor) => ({ valor, texto: ROTULO_DO_ESTADO_CIVIL[valor] })),
    },
    {
      campo: 'novo.regime',
      rotulo: 'Regime de bens',
      tipo: 'selecao',
      opcoes: REGIMES_DE_BENS.map((valor) => ({ valor, texto: ROTULO_DO_REGIME[valor] })),
      quando: casado,
    },
    {
      campo: 'novo.uniaoEstavel',
      rotulo: 'Vive em união estável?',
      tipo: 'sim-ou-nao',
      quando: (v) => !casado(v),
    },
    { campo: 'novo.conjuge.nome', rotulo: 'Nome completo do cônjuge', tipo: 'texto', quando: comConjuge },
    { campo: 'novo.conjuge.cpf', rotulo: 'CPF do cônjuge', tipo: 'digitos', quando: comConjuge },
    { campo: 'novo.conjuge.email', rotulo: 'E-mail do cônjuge', tipo: 'email', quando: comConjuge },
    {
      campo: 'novo.conjuge.telefone',
      rotulo: 'Celular do cônjuge',
      tipo: 'digitos',
      opcional: true,
      quando: comConjuge,
    },
  ],
  dados: [{ campo: 'nome', rotulo: 'Nome completo', tipo: 'texto' }, ...endereco('endereco.')],
};

/** Those that are asked with these answers. */
export function camposPerguntados(
  especie: EspecieAPedir,
  valores: ValoresDoPedido,
): readonly CampoDoPedido[] {
  return CAMPOS_DO_PEDIDO[especie].filter(({ quando }) => quando?.(valores) ?? true);
}

type Lido = { ok: true; pedido: PedidoDigitado } | { ok: false; erros: ReadonlyMap<string, string> };

/** The request, or what each field lacks. `papel`: whose data, where the form does not ask. */
export function lerPedido(especie: EspecieAPedir, valores: ValoresDoPedido): Lido {
  const campos = camposPerguntados(especie, valores);
  const vazios = campos.filter(({ campo, opcional }) => !opcional && (valores[campo] ?? '').trim() === '');
  if (vazios.length > 0)
    return { ok: false, erros: new Map(vazios.map(({ campo, rotulo }) => [campo, preencha(rotulo)])) };
  const pedido: Record<string, unknown> = { especie };
  if (especie === 'dados') pedido.papel = valores.papel ?? 'estudante';
  if (especie === 'fiador') pedido.novo = { regime: null, uniaoEstavel: false, conjuge: null, endereco: {} };
  for (const campo of campos) guardar(pedido, campo.campo, valorDe(campo, valores[campo.campo] ?? ''));
  const lido = pedidoDeAlteracaoSchema.safeParse(pedido);
  if (lido.success) return { ok: true, pedido: lido.data };
  return {
    ok: false,
    erros: new Map(
      lido.error.issues.map(({ path, message }) => {
        const nome = path.join('.');
        const tipo = campos.find(({ campo }) => campo === nome)?.tipo;
        return [nome, (tipo && NAO_SE_LE[tipo]) ?? message];
      }),
    ),
  };
}

/** What is no number at all has no sentence of its own in the schema. */
const NAO_SE_LE: Readonly<Partial<Record<TipoDeCampo, string>>> = {
  reais: 'Confira o valor, como em 1.200,00.',
  selecao: 'Escolha uma opção.',
};

function valorDe({ tipo, opcional, opcoes }: CampoDoPedido, texto: string): unknown {
  const limpo = texto.trim();
  if (limpo === '' && opcional) return null;
  if (tipo === 'numero') return Number(limpo);
  if (tipo === 'reais') return lerReais(limpo);
  if (tipo === 'digitos') return limpo.replace(/\D/g, '');
  if (tipo === 'sim-ou-nao') return limpo === 'S';
  // Numbers of terms are chosen from a list.
  return tipo === 'selecao' && opcoes?.length && opcoes.every(({ valor }) => /^\d+$/.test(valor))
    ? Number(limpo)
    : limpo;
}

function guardar(alvo: Record<string, unknown>, caminho: string, valor: unknown): void {
  const [primeiro = '', ...resto] = caminho.split('.');
  if (resto.length === 0) {
    alvo[primeiro] = valor;
    return;
  }
  const dentro = (alvo[primeiro] ?? {}) as Record<string, unknown>;
  alvo[primeiro] = dentro;
  guardar(dentro, resto.join('.'), valor);
}
