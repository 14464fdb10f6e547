/** A request that two guarantors stand for. */
import { aceitarConvite, indicarFiador, pessoaNumero } from './fiadores.ts';
import { aprovarEtapa, verMesa } from './pendencias.ts';
import { type ContaDeTeste, criarConta } from './pessoas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';
import {
  CURSO_COM_DOIS_FIADORES,
  concluirSolicitacao,
  criarSolicitacao,
  preencherPessoa,
} from './solicitacoes.ts';

export interface FiadorDeTeste {
  conta: ContaDeTeste;
  /** The guarantor's participation. */
  pessoaId: string;
}

export interface ComDoisFiadores {
  id: number;
  estudante: ContaDeTeste;
  fiadores: [FiadorDeTeste, FiadorDeTeste];
}

export async function aprovarPelaInstituicao(
  servidor: ServidorDeTeste,
  daInstituicao: string,
  id: number,
): Promise<void> {
  const { versao } = await verMesa(servidor, daInstituicao, id);
  const resposta = await servidor.pedir({
    metodo: 'POST',
    url: `/api/gestao/solicitacoes/${id}/decidir-ies`,
    token: daInstituicao,
    body: { acao: 'aprovarIes', versao },
  });
  if (resposta.status !== 200) throw new Error(resposta.texto);
}

/** Filled in, accepted by both and at the guarantors' analysis. Takes the people of this number and the two after it. */
export async function naAnaliseDeDoisFiadores(
  servidor: ServidorDeTeste,
  { daInstituicao, analista }: { daInstituicao: string; analista: string },
  numero: number,
): Promise<ComDoisFiadores> {
  const estudante = await criarConta(servidor, pessoaNumero(numero));
  const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_COM_DOIS_FIADORES });
  await preencherPessoa(servidor, estudante, id);
  async function juntar(tipoPessoa: 'fiador' | 'fiador2', qual: number): Promise<FiadorDeTeste> {
    const conta = await criarConta(servidor, pessoaNumero(qual));
    const { codFiador, pessoaId } = await indicarFiador(servidor, estudante, conta);
    await aceitarConvite(servidor, conta, codFiador);
    await preencherPessoa(servidor, conta, id, { tipoPessoa });
    return { conta, pessoaId };
  }
  const fiadores: ComDoisFiadores['fiadores'] = [
    await juntar('fiador', numero + 1),
    await juntar('fiador2', numero + 2),
  ];
  await concluirSolicitacao(servidor, estudante, id);
  await aprovarPelaInstituicao(servidor, daInstituicao, id);
  await aprovarEtapa(servidor, analista, id, 'aprovarDadosComplementares');
  return { id, estudante, fiadores };
}
