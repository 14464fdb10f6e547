/** Which answers a portal offers, which of them a page raises, and what a search finds. */
import { filtrarItens } from '@credito/ui/seletor-de-tela-cheia/busca';
import type { NomeDoPortal } from '../../sessao/use-portal.ts';
import type { Assunto } from './assunto.ts';
import { RESPOSTAS_COMUNS } from './respostas-comuns.ts';
import { RESPOSTAS_DO_ESTUDANTE } from './respostas-do-estudante.ts';
import { RESPOSTAS_DO_FIADOR } from './respostas-do-fiador.ts';

const ASSUNTOS: Readonly<Record<NomeDoPortal, readonly Assunto[]>> = {
  estudante: [...RESPOSTAS_DO_ESTUDANTE, ...RESPOSTAS_COMUNS],
  fiador: [...RESPOSTAS_DO_FIADOR, ...RESPOSTAS_COMUNS],
};

/** Pages that raise no question of their own offer these. */
const GERAIS: Readonly<Record<NomeDoPortal, string>> = { estudante: 'acompanhar', fiador: 'fianca' };

export const assuntosDe = (portal: NomeDoPortal): readonly Assunto[] => ASSUNTOS[portal];

/** Whose request became a contract asks no more, at the start, how long the analysis takes. */
const INICIO_COM_CONTRATOS: Assunto = {
  id: 'contrato-e-pagamento',
  titulo: 'Contrato e pagamento',
  caminhos: /^\/inicio$/,
  respostas: RESPOSTAS_DO_ESTUDANTE.flatMap(({ id, respostas }) =>
    id === 'contrato' ? [respostas.at(0), respostas.at(-1)] : id === 'pagar' ? respostas.slice(0, 1) : [],
  ).filter((resposta) => resposta !== undefined),
};

/** The screen's own subject; without one, the whole list is offered. */
export function assuntoDoCaminho(
  portal: NomeDoPortal,
  caminho: string,
  temContratos = false,
): Assunto | null {
  if (portal === 'estudante' && temContratos && INICIO_COM_CONTRATOS.caminhos.test(caminho))
    return INICIO_COM_CONTRATOS;
  return ASSUNTOS[portal].find(({ caminhos }) => caminhos.test(caminho)) ?? null;
}

export function assuntoGeral(portal: NomeDoPortal): Assunto | undefined {
  return ASSUNTOS[portal].find(({ id }) => id === GERAIS[portal]);
}

/** Subjects with the answers that hold every word; all of them while nothing is searched for. */
export function procurarRespostas(portal: NomeDoPortal, texto: string): readonly Assunto[] {
  const itens = ASSUNTOS[portal].flatMap(({ id, titulo, respostas }) =>
    respostas.map((resposta) => ({
      id: resposta.pergunta,
      titulo: resposta.pergunta,
      detalhe: resposta.texto,
      busca: titulo,
      grupo: id,
    })),
  );
  const achadas = new Set(
    filtrarItens(itens, texto, new Set()).flatMap(({ linhas }) => linhas.map(({ item }) => item.id)),
  );
  return ASSUNTOS[portal].flatMap((assunto) => {
    const respostas = assunto.respostas.filter(({ pergunta }) => achadas.has(pergunta));
    return respostas.length > 0 ? [{ ...assunto, respostas }] : [];
  });
}
