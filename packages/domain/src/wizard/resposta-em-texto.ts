/** How an answer reads on a review page, on the analyst's bench and in the frozen copy. */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { formatarCep } from '../endereco/endereco.ts';
import { formatarCpf } from '../pessoa/cpf.ts';
import { formatarTelefone } from '../pessoa/telefone.ts';
import { formatarData, isData } from '../tempo/data.ts';
import type { Campo, ContextoDeWizard, ItemDeResumo, NomesDosCodigos, Passo } from './plano.ts';

function rotuloDaOpcao(campo: Campo, valor: unknown, nomes: NomesDosCodigos): string {
  return (
    campo.opcoes?.find((opcao) => opcao.valor === String(valor))?.rotulo ??
    nomes[campo.nome]?.get(Number(valor)) ??
    String(valor)
  );
}

/** Null for what was not answered. */
export function respostaEmTexto(campo: Campo, valor: unknown, nomes: NomesDosCodigos = {}): string | null {
  if (valor === undefined || valor === null || valor === '') return null;
  switch (campo.tipo) {
    case 'cpf':
      return formatarCpf(String(valor));
    case 'telefone':
      return formatarTelefone(String(valor));
    case 'cep':
      return formatarCep(String(valor));
    case 'data':
      return isData(String(valor)) ? formatarData(String(valor)) : String(valor);
    case 'dinheiro':
      return typeof valor === 'number' ? formatarReais(valor) : null;
    case 'caixa':
      return valor === true ? 'Sim' : null;
    case 'caixas':
      return Array.isArray(valor) ? valor.map((item) => rotuloDaOpcao(campo, item, nomes)).join(', ') : null;
    case 'escolha':
    case 'selecao':
    case 'seletor':
      return rotuloDaOpcao(campo, valor, nomes);
    case 'senha':
    case 'codigo':
      return null;
    default:
      return String(valor);
  }
}

/** The step's own summary, or its fields and what was answered to each. */
export function resumoDoPasso<C extends ContextoDeWizard>(
  passo: Passo<C>,
  contexto: C,
): readonly ItemDeResumo[] {
  if (passo.resumo) return passo.resumo(contexto);
  return passo.campos.flatMap((campo) => {
    const valor = respostaEmTexto(campo, contexto.respostas[campo.nome], contexto.nomes);
    return valor === null ? [] : [{ rotulo: campo.rotulo, valor }];
  });
}
