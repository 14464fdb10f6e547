import type { FatosDaVez } from '@credito/domain/andamento/o-que-fazer';
import { type ParteDosFiadores, parteDosFiadores } from '@credito/domain/andamento/vez-dos-fiadores';
import { faltaConcluir } from '@credito/domain/fiador/fiador';
import { isVagaDeFiador } from '@credito/domain/fiador/vagas';
import { progressoDoFiador } from '@credito/domain/participante/progresso';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { CondicoesDaTransicao } from '@credito/domain/solicitacao/transicoes';
import { esperaFiador } from './espera-fiador.ts';
import { contextoDoParticipante, parteDoParticipante, type SolicitacaoCompleta } from './fatos.ts';
import { fiadoresDe } from './fiadores-da-solicitacao.ts';
import { fatosDoFiador } from './parte-do-fiador.ts';

/** Whose turn it is, and what is there. */
export function fatosDaVez(
  completa: SolicitacaoCompleta,
  condicoes: CondicoesDaTransicao,
  agora: Date,
): FatosDaVez {
  const { solicitacao, participantes } = completa;
  return {
    sigla: solicitacao.sigla,
    statusSolicitacao: solicitacao.status_solicitacao,
    semFiador: condicoes.semFiador,
    dadosCompletos: condicoes.dadosBasicosCompletos && condicoes.dadosComplementaresCompletos,
    vezDosFiadores: parteDosFiadoresDe(completa, condicoes, agora).vez,
    porConcluir: fiadoresDe(completa)
      .filter((fiador) => faltaConcluir(fatosDoFiador(completa, fiador, agora)))
      .map(({ nome }) => primeiroNome(nome)),
    faltaAutorizacao: !condicoes.responsavelAutorizou,
    correcaoEspera: esperaFiador(completa),
    esperaRegime: solicitacao.sigla === 'A' && participantes.some(faltaResponderRegime),
  };
}

/** A guarantor who was asked for the property regime and has not answered. */
export const faltaResponderRegime = ({
  tipo_pessoa,
  regime_pedido_em,
  regime_respondido_em,
}: SolicitacaoCompleta['participantes'][number]): boolean =>
  tipo_pessoa !== 'estudante' && regime_pedido_em !== null && regime_respondido_em === null;

export function parteDosFiadoresDe(
  completa: SolicitacaoCompleta,
  { fiadoresCompletos }: CondicoesDaTransicao,
  agora: Date,
): ParteDosFiadores {
  const fiadores = completa.participantes.flatMap((participante) => {
    const tipoPessoa = participante.tipo_pessoa;
    if (!isVagaDeFiador(tipoPessoa)) return [];
    const pessoa = fiadoresCompletos ? null : contextoDoParticipante(completa, tipoPessoa, agora);
    const completo = pessoa === null || progressoDoFiador(pessoa).percentual === 100;
    return [{ ...parteDoParticipante(completa, participante), tipoPessoa, completo }];
  });
  return parteDosFiadores(fiadores);
}
