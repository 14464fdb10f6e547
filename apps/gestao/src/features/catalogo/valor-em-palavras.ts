import type { CampoDoCatalogo } from '@credito/domain/catalogo/campos';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarMilionesimos } from '@credito/domain/texto/decimal';
import { formatarPorcento } from '@credito/domain/texto/porcento';

export type Opcoes = Readonly<Record<string, ReadonlyArray<{ valor: string; texto: string }>>>;

/** A value as the list of versions says it. */
export function valorEmPalavras(campo: CampoDoCatalogo, valor: unknown, opcoes: Opcoes): string {
  if (valor === null || valor === undefined || valor === '')
    return campo.tipo === 'sim-nao' ? 'Não' : 'Vazio';
  switch (campo.tipo) {
    case 'sim-nao':
      return valor === true ? 'Sim' : 'Não';
    case 'dinheiro':
      return formatarReais(Number(valor));
    case 'porcento':
      return formatarPorcento(Number(valor));
    case 'milionesimos':
      return formatarMilionesimos(Number(valor));
    case 'data':
      return String(valor).split('-').reverse().join('/');
    case 'referencia':
      return opcoes[campo.nome]?.find((opcao) => opcao.valor === String(valor))?.texto ?? String(valor);
    case 'percentuais':
      return (valor as number[]).map((um) => `${um}%`).join(', ');
    case 'escolha':
      return campo.opcoes?.find((opcao) => opcao.valor === valor)?.texto ?? String(valor);
    case 'varios':
      return (valor as string[])
        .map((um) => campo.opcoes?.find((opcao) => opcao.valor === um)?.texto ?? um)
        .join(', ');
    default:
      return String(valor);
  }
}
