/** Contracts in effect and a period that takes updates, for journeys that begin there. */
import type { AtualizacaoEmAndamento } from '@credito/api/atualizacao.rotas';
import type { PessoasDaAtualizacao } from '@credito/api/atualizacao-partes.rotas';
import { type Termo, termoAnterior, termoDoDia } from '@credito/domain/contrato/termo';
import { entrarPorChamada } from './chamadas.ts';
import { entrarComoOperador } from './chamadas-da-equipe.ts';
import { criarContrato, daquiA, type PessoasDoContrato, solicitacaoAprovada } from './contratos-prontos.ts';
import { nosBastidores } from './nos-bastidores.ts';
import { comprovante } from './papeis.ts';
import type { Pessoa } from './pessoas.ts';

/** Open since yesterday and for three weeks, with one more week for whoever is late. */
async function abrirPeriodo(): Promise<void> {
  const abre = daquiA(-1);
  await nosBastidores({
    periodo: {
      ano: Number(abre.slice(0, 4)),
      semestre: Number(abre.slice(5, 7)) > 6 ? 2 : 1,
      abre,
      fecha: daquiA(21),
      tardioAte: daquiA(28),
    },
    opcoes: {},
  });
}

/** A student whose contract is in effect, in a period that takes updates. */
export async function contratoEfetivado(
  pessoas: PessoasDoContrato,
  opcoes: { termo?: Termo } = {},
): Promise<number> {
  const solicitacaoId = await solicitacaoAprovada(pessoas);
  await abrirPeriodo();
  return criarContrato(solicitacaoId, { codigo: 'EFE', assinadoEm: daquiA(-20), ...opcoes });
}

/** Of the term before today's: whatever the day, the next one may be confirmed by the institution. */
export const termoPassado = (): Termo => termoAnterior(termoDoDia(daquiA(0)));

/** Nothing changed, of one person. */
export async function confirmarPorChamada(
  quem: Pessoa,
  id: number,
  tipo: 'estudante' | 'fiador',
): Promise<void> {
  const api = await entrarPorChamada(quem);
  await api.pedir('POST', `/alteracao-cadastral/s/${id}/concluir-registro/${tipo}`);
}

/** As its own screen would begin it. */
export async function iniciarPorChamada(estudante: Pessoa): Promise<number> {
  const api = await entrarPorChamada(estudante);
  const { atualizacaoId } = await api.pedir<AtualizacaoEmAndamento>(
    'POST',
    '/alteracao-cadastral/s/iniciar-atualizacao',
  );
  if (atualizacaoId === null) throw new Error('the update did not begin');
  return atualizacaoId;
}

/** Somebody has moved, sent a proof and confirmed. */
async function mudarDeCasa(quem: Pessoa, id: number, tipo: 'estudante' | 'fiador'): Promise<void> {
  const api = await entrarPorChamada(quem);
  const versaoDe = ({ pessoas }: PessoasDaAtualizacao): number | undefined =>
    pessoas.find((pessoa) => pessoa.propria)?.versao;
  const inicio = await api.pedir<PessoasDaAtualizacao>('GET', `/alteracao-cadastral/s/${id}/pessoa`);
  const mudada = await api.pedir<PessoasDaAtualizacao>('PATCH', `/alteracao-cadastral/s/${id}/${tipo}`, {
    versao: versaoDe(inicio),
    numeroEndereco: '77',
  });
  const { buffer, mimeType, name } = await comprovante('residencia');
  const corpo = new FormData();
  corpo.set('documentType', 'RESIDENCIA');
  corpo.set('personType', tipo);
  corpo.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  await api.pedir('POST', `/alteracao-cadastral/${id}/documentos`, corpo);
  await api.pedir('POST', `/alteracao-cadastral/s/${id}/concluir-registro/${tipo}`, {
    versao: versaoDe(mudada),
  });
}

/** The student has moved and sent a proof. */
export async function atualizacaoEnviada(estudante: Pessoa): Promise<number> {
  const id = await iniciarPorChamada(estudante);
  await mudarDeCasa(estudante, id, 'estudante');
  return id;
}

/** The same, and the analysis returned both. */
export async function atualizacaoRecusada(estudante: Pessoa): Promise<number> {
  const atualizacaoId = await atualizacaoEnviada(estudante);
  return nosBastidores({ recusada: { atualizacaoId, tipo: 'estudante' }, opcoes: {} });
}

/** Nothing changed for the student, the guarantor has moved, and the analysis returned that. */
export async function recusadaDoFiador(estudante: Pessoa, fiador: Pessoa): Promise<number> {
  const atualizacaoId = await iniciarPorChamada(estudante);
  await confirmarPorChamada(estudante, atualizacaoId, 'estudante');
  await mudarDeCasa(fiador, atualizacaoId, 'fiador');
  return nosBastidores({ recusada: { atualizacaoId, tipo: 'fiador' }, opcoes: {} });
}

/** The desk concludes it without the guarantor, who does not come. */
export async function dispensarFiador(id: number): Promise<void> {
  const api = await entrarComoOperador('davi.analista');
  const { versao } = await api.pedir<{ versao: number }>('GET', `/gestao/atualizacoes/${id}`);
  await api.pedir('POST', `/gestao/atualizacoes/${id}`, {
    acao: 'dispensar',
    versao,
    dispensa: { tipo: 'fiador', motivo: 'Não foi encontrado.' },
  });
}
