/** An answer in words, and covered: CPF, income and contacts stay masked until an analyst asks for them. */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { formatarCpf, mascararCpf } from '../pessoa/cpf.ts';
import { formatarTelefone, mascararTelefone } from '../pessoa/telefone.ts';
import { formatarData, isData } from '../tempo/data.ts';
import type { Campo } from '../wizard/plano.ts';

const TIPOS_SENSIVEIS: readonly Campo['tipo'][] = ['cpf', 'telefone', 'email', 'dinheiro'];
const CAMPOS_SENSIVEIS: readonly string[] = ['numeroCarteiraIdentidade'];

export function isSensivel(campo: Pick<Campo, 'nome' | 'tipo'>): boolean {
  return TIPOS_SENSIVEIS.includes(campo.tipo) || CAMPOS_SENSIVEIS.includes(campo.nome);
}

export function valorEmPalavras(campo: Campo, valor: unknown): string {
  if (valor === undefined || valor === null || valor === '') return 'Não informado';
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (Array.isArray(valor)) return valor.map((item) => rotuloDaOpcao(campo, item)).join(', ');
  if (typeof valor === 'number') return campo.tipo === 'dinheiro' ? formatarReais(valor) : String(valor);
  const texto = String(valor);
  switch (campo.tipo) {
    case 'cpf':
      return formatarCpf(texto);
    case 'telefone':
      return formatarTelefone(texto);
    case 'data':
      return isData(texto) ? formatarData(texto) : texto;
    case 'cep':
      return texto.replace(/^(\d{5})(\d{3})$/, '$1-$2');
    default:
      return rotuloDaOpcao(campo, texto);
  }
}

/** Enough to recognise the value, not to know it. */
export function valorMascarado(campo: Pick<Campo, 'nome' | 'tipo'>, valor: unknown): string {
  if (valor === undefined || valor === null || valor === '') return 'Não informado';
  const texto = String(valor);
  switch (campo.tipo) {
    case 'cpf':
      return mascararCpf(texto);
    case 'telefone':
      return mascararTelefone(texto);
    case 'email':
      return texto.replace(/^(.).*(@.*)$/, '$1•••$2');
    case 'dinheiro':
      return 'R$ •••••';
    default:
      return '••••••';
  }
}

function rotuloDaOpcao(campo: Campo, valor: unknown): string {
  return campo.opcoes?.find((opcao) => opcao.valor === valor)?.rotulo ?? String(valor);
}
