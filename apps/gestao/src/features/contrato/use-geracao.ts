/** What a batch would do, or did: as far as it went, also when the connection is lost half-way. */
import type { rotaAptasAContrato } from '@credito/api/gestao-contrato-geracao.rotas';
import type { Resposta } from '@credito/api/rota';
import type { Termo } from '@credito/domain/contrato/termo';
import type { Data } from '@credito/domain/tempo/data';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import { type Andamento, gerarEmPorcoes, NADA_FEITO } from './gerar-em-porcoes.ts';

export type Apta = Resposta<typeof rotaAptasAContrato>['aptas'][number];

export interface Lote {
  termo: Termo;
  ultimoMes: Data | null;
  solicitacoes: readonly Apta[];
}

export interface Geracao extends Andamento {
  lote: Lote;
  ensaio: boolean;
}

const LIMITE_MS = 120_000;

export function useGeracao() {
  const [geracao, setGeracao] = useState<Geracao | null>(null);
  const envio = useMutation({
    mutationFn: ({ lote, ensaio, ate }: Geracao & { ate: Andamento }) =>
      gerarEmPorcoes(
        lote.solicitacoes.map(({ solicitacaoId }) => solicitacaoId),
        ate,
        (solicitacoes) =>
          api(
            'POST /gestao/contratos/gerar',
            { body: { termo: lote.termo, ultimoMes: lote.ultimoMes, solicitacoes, ensaio } },
            { limiteMs: LIMITE_MS },
          ),
        (novo) => setGeracao({ lote, ensaio, ...novo }),
      ),
    onSettled: (_, __, { ensaio }) =>
      ensaio ? undefined : consultas.invalidateQueries({ queryKey: ['contratos'] }),
  });

  function comecar(lote: Lote, ensaio: boolean, ate: Andamento = NADA_FEITO): void {
    const nova = { lote, ensaio, ...ate };
    setGeracao(nova);
    envio.mutate({ ...nova, ate });
  }
  return {
    geracao,
    erro: envio.error,
    enviando: envio.isPending,
    ensaiar: (lote: Lote) => comecar(lote, true),
    gerar: (lote: Lote) => comecar(lote, false),
    /** Goes on where the line was cut. */
    continuar() {
      if (geracao) comecar(geracao.lote, geracao.ensaio, geracao);
    },
    recomecar() {
      envio.reset();
      setGeracao(null);
    },
  };
}
