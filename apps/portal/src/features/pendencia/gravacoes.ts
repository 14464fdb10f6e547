/** What saving a row of a correction does, by what the row says of it (`gravar`). */
import type { Pendencias } from '@credito/api/pendencia.rotas';
import { formularioDaCorrecao, respostasQueValem } from '@credito/domain/pendencia/correcao-de-dados';
import {
  type GravacaoDaCorrecao,
  modoDaRenda,
  type PassoDasPendencias,
} from '@credito/domain/pendencia/pendencias.plano';
import type { ModoDaRenda } from '@credito/domain/pendencia/renda-alternativa';
import { lerCodigosDeRenda } from '@credito/domain/renda/tipos-de-renda';
import { api } from '../../sessao/api.ts';
import { guardarSolicitacao, type SolicitacaoCarregada } from '../../solicitacao/consulta-da-solicitacao.ts';
import { guardarPendencias } from '../../solicitacao/pendencias.queries.ts';
import type { Respostas } from '../../wizard/valores.ts';

interface PassoAGravar {
  passo: PassoDasPendencias;
  respostas: Respostas;
  pendencias: Pendencias;
  /** How the income is to be solved, as chosen so far. */
  modo: ModoDaRenda | null;
}

/** What is known after saving: the rest has to be asked for. */
interface PassoGravado {
  /** The choice about the income that holds from then on. */
  modo: ModoDaRenda | null;
  pendencias?: Pendencias;
  solicitacao?: SolicitacaoCarregada;
}

type Gravacao = (dados: PassoAGravar) => Promise<PassoGravado>;

const paramsDe = ({ idSolicitacao, tipoPessoa }: Pendencias) => ({
  id: idSolicitacao,
  personType: tipoPessoa,
});

const GRAVACOES: Readonly<Record<GravacaoDaCorrecao, Gravacao>> = {
  async dados({ respostas, pendencias, modo }) {
    const { nomeAntigoConjuge: _antes, ...formulario } = formularioDaCorrecao(respostasQueValem(respostas));
    const novas = await api('PUT /solicitacao/pendencias/{id}/dados-pessoais/{personType}', {
      params: paramsDe(pendencias),
      body: { ...formulario, versao: pendencias.versao },
    });
    return { modo, pendencias: guardarPendencias(novas) };
  },

  async 'modo-da-renda'({ respostas, pendencias }) {
    const escolhido = modoDaRenda({ respostas });
    if (escolhido !== 'reenviar') return { modo: escolhido };
    const novas = await api('PUT /solicitacao/pendencias/{id}/renda/{personType}', {
      params: paramsDe(pendencias),
      body: { modo: 'reenviar', versao: pendencias.versao },
    });
    return { modo: escolhido, pendencias: guardarPendencias(novas) };
  },

  async 'novos-comprovantes'({ respostas, pendencias, modo }) {
    if (!modo) return { modo };
    const novas = await api('PUT /solicitacao/pendencias/{id}/renda/{personType}', {
      params: paramsDe(pendencias),
      body: {
        modo,
        tiposDeRenda: [...lerCodigosDeRenda(respostas.tiposDeRenda)],
        versao: pendencias.versao,
      },
    });
    return { modo, pendencias: guardarPendencias(novas) };
  },

  async respostas({ passo, respostas, pendencias, modo }) {
    const { idSolicitacao, tipoPessoa, versao } = pendencias;
    if (passo.campos.length === 0) return { modo };
    const nova = await api('PUT /solicitacaoCredito/preencherDadosComplementares', {
      body: { idSolicitacao, tipoPessoa, passo: passo.id, versao, alteracoes: respostas },
    });
    return { modo, solicitacao: await guardarSolicitacao(nova) };
  },
};

export const gravarPasso: Gravacao = (dados) => GRAVACOES[dados.passo.gravar](dados);
