/** Twenty families of hostile files and ways of sending, and four of documents that are slow to read. */
import {
  type FamiliaDeArquivos,
  familiasDeArquivos,
  familiasDeLeituras,
} from '../../apps/server/test/documentos/hostis/familias.ts';
import type { Sorteio } from '../../apps/server/test/documentos/hostis/sorteio.ts';
import { corpoSemFim, tusIndevido } from './abusos.ts';
import { type Alvo, type Desfecho, enviar } from './alvo.ts';

export interface Familia {
  nome: string;
  /** Its own among all of them: a seed draws the same files of it alone as of all together. */
  lugar: number;
  /** Makes one of its kind, whose sending is what is measured. */
  preparar: (sorteio: Sorteio) => Promise<(alvo: Alvo) => Promise<Desfecho>>;
}

const deArquivos = (lista: readonly FamiliaDeArquivos[], primeira: number): Familia[] =>
  lista.map(({ nome, arquivo, gerar }, i) => ({
    nome,
    lugar: primeira + i,
    preparar: async (sorteio) => {
      const conteudo = await gerar(sorteio);
      return (alvo) => enviar(alvo, arquivo, conteudo);
    },
  }));

const todas: readonly Familia[] = [
  ...deArquivos(familiasDeArquivos, 0),
  {
    nome: 'protocol of parts misused',
    lugar: familiasDeArquivos.length,
    preparar: async (sorteio) => (alvo) => tusIndevido(alvo, sorteio),
  },
  {
    nome: 'body without end',
    lugar: familiasDeArquivos.length + 1,
    preparar: async (sorteio) => (alvo) => corpoSemFim(alvo, sorteio),
  },
];

/** Part of a family's name, and one of how many. */
export interface Escolha {
  so: string;
  umaDeCada: number;
}

export const familiasPara = ({ so, umaDeCada }: Escolha): Familia[] =>
  todas.filter(({ nome }) => nome.includes(so)).filter((_, lugar) => lugar % umaDeCada === 0);

export const leiturasPara = (so: string): Familia[] =>
  deArquivos(familiasDeLeituras, 500).filter(({ nome }) => nome.includes(so));
