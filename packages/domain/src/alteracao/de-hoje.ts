/** What a contract says today, as the form of an alteration begins with it. */
import type { Endereco } from '../contrato/partes.ts';
import { formatarValor } from '../dinheiro/dinheiro.ts';
import { enderecoDoCep, formatarCep, type Logradouro } from '../endereco/endereco.ts';
import type { Data } from '../tempo/data.ts';
import { ESPECIES_A_PEDIR, type EspecieAPedir, type PAPEIS_COM_DADOS } from './especies.ts';
import type { CampoDoPedido, ValoresDoPedido } from './formulario.ts';

export interface PessoaDeHoje {
  papel: (typeof PAPEIS_COM_DADOS)[number];
  nome: string;
  /** Null where nobody has told it, or the reader is not told. */
  endereco: Endereco | null;
}

export interface ContratoDeHoje {
  pessoas: readonly PessoaDeHoje[];
  instituicao: string;
  curso: string;
  /** Where the credit may be taken to. */
  instituicoes: readonly string[];
  mensalidadeCentavos: number;
  percentual: number;
  ultimoMes: Data;
  /** Of the instalments that are open. */
  parcelas: number;
  primeiroVencimento: Data | null;
}

/** Nobody is offered to change the guarantor of a contract that has none; before it is known, everything. */
export const especiesDoContrato = (
  hoje: Pick<ContratoDeHoje, 'pessoas'> | undefined,
): readonly EspecieAPedir[] =>
  ESPECIES_A_PEDIR.filter(
    (especie) => especie !== 'fiador' || !hoje || hoje.pessoas.some(({ papel }) => papel !== 'estudante'),
  );

/** By the names of the fields; `papel`: whose data. */
export function valoresDeHoje(
  especie: EspecieAPedir,
  hoje: ContratoDeHoje,
  papel: PessoaDeHoje['papel'] = 'estudante',
): ValoresDoPedido {
  const vencimento = hoje.primeiroVencimento ?? '';
  switch (especie) {
    case 'reparcelamento':
      return { parcelas: String(hoje.parcelas), primeiroVencimento: vencimento };
    case 'antecipacao':
      return { primeiroVencimento: vencimento };
    case 'encerramento':
      return { ultimoMes: hoje.ultimoMes };
    case 'transferencia':
      return {
        instituicao: hoje.instituicao,
        curso: hoje.curso,
        mensalidadeCentavos: formatarValor(hoje.mensalidadeCentavos),
        percentual: String(hoje.percentual),
      };
    case 'fiador': {
      const [unico, outro] = hoje.pessoas.filter((pessoa) => pessoa.papel !== 'estudante');
      return unico && !outro ? { papel: unico.papel } : {};
    }
    case 'dados': {
      const pessoa = hoje.pessoas.find((uma) => uma.papel === papel);
      return { papel, nome: pessoa?.nome ?? '', ...doEndereco(pessoa?.endereco ?? null) };
    }
    case 'suspensao':
    case 'prorrogacao':
      return {};
  }
}

function doEndereco(endereco: Endereco | null): ValoresDoPedido {
  if (endereco === null) return {};
  const { cep, complemento, ...linhas } = endereco;
  return Object.fromEntries(
    Object.entries({ ...linhas, cep: formatarCep(cep), complemento: complemento ?? '' }).map(
      ([campo, valor]) => [`endereco.${campo}`, valor],
    ),
  );
}

/** Guarantors are chosen by name, and only those whom the contract has; a school, of those that work with the credit. */
export function comEscolhas(
  campo: CampoDoPedido,
  { pessoas, instituicao, instituicoes }: Pick<ContratoDeHoje, 'pessoas' | 'instituicao' | 'instituicoes'>,
): CampoDoPedido {
  if (campo.campo === 'instituicao')
    return {
      ...campo,
      opcoes: [...new Set([instituicao, ...instituicoes])].map((valor) => ({ valor, texto: valor })),
    };
  if (campo.campo !== 'papel' || !campo.opcoes) return campo;
  return {
    ...campo,
    opcoes: campo.opcoes.flatMap(({ valor, texto }) => {
      const pessoa = pessoas.find(({ papel }) => papel === valor);
      return pessoa ? [{ valor, texto: `${pessoa.nome} (${texto.toLowerCase()})` }] : [];
    }),
  };
}

export const isCampoDeCep = (campo: string): boolean => /(^|\.)cep$/.test(campo);

/** Another CEP is another house: its number goes at once, and the street comes when it is found. */
export function semACasa(valores: ValoresDoPedido, campoDoCep: string): ValoresDoPedido {
  const base = campoDoCep.slice(0, -'cep'.length);
  return { ...valores, [`${base}numero`]: '', [`${base}complemento`]: '' };
}

/** What was typed, with what a CEP knows of the address that its field belongs to (case CEP-02). */
export function comEnderecoDoCep(
  valores: ValoresDoPedido,
  campoDoCep: string,
  achado: Logradouro,
): ValoresDoPedido {
  const base = campoDoCep.slice(0, -'cep'.length);
  const de = (nome: string) => valores[base + nome] ?? '';
  const antes = { endereco: de('logradouro'), bairro: de('bairro'), cidade: de('cidade'), uf: de('uf') };
  const { endereco, bairro, cidade, uf } = enderecoDoCep(antes, achado);
  return {
    ...valores,
    [`${base}logradouro`]: endereco,
    [`${base}bairro`]: bairro,
    [`${base}cidade`]: cidade,
    [`${base}uf`]: uf,
  };
}
