import type { AssinanteNaGestao, EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import type { RespostaAProposta } from '@credito/domain/gestao/segunda-pessoa';
import type { Data } from '@credito/domain/tempo/data';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { mostrarToast } from '@credito/ui/toast/toast';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas, estaDesatualizada, mensagemDoErro } from '../../sessao/consultas.ts';

const DOIS_MINUTOS = 120_000;

export const consultaDoEnvelope = (id: string) =>
  queryOptions({
    queryKey: ['envelope', id],
    queryFn: ({ signal }) => api('GET /gestao/envelopes/{id}', { params: { id } }, { sinal: signal }),
    // Every reading is written down.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });

export function baixarProva({ id, codigoDeVerificacao }: EnvelopeDaGestao): void {
  void pedirDocumento({
    id: `prova ${id}`,
    nome: `prova-${codigoDeVerificacao}.zip`,
    tipo: 'zip',
    buscar: () => api('GET /gestao/envelopes/{id}/prova', { params: { id } }, { limiteMs: DOIS_MINUTOS }),
    explicar: mensagemDoErro,
  });
}

/** Each act answers with the envelope as it is now. */
function useAto<Dados>(
  id: string,
  {
    fazer,
    dizer,
    aoConcluir,
    aoMudarEmOutraTela,
  }: {
    fazer: (dados: Dados) => Promise<EnvelopeDaGestao>;
    dizer: (dados: Dados, depois: EnvelopeDaGestao) => string;
    aoConcluir?: () => void;
    aoMudarEmOutraTela?: () => void;
  },
) {
  return useMutation({
    mutationFn: fazer,
    onSuccess: (envelope, dados) => {
      mostrarToast({ texto: dizer(dados, envelope), tom: 'sucesso' });
      consultas.setQueryData(consultaDoEnvelope(id).queryKey, envelope);
      aoConcluir?.();
      return Promise.all([
        consultas.invalidateQueries({ queryKey: ['contratos'] }),
        consultas.invalidateQueries({ queryKey: ['contrato'] }),
      ]);
    },
    onError: (erro) => {
      if (!estaDesatualizada(erro)) return;
      avisarErro(erro, 'O documento mudou em outra tela. Mostramos a versão mais nova.');
      aoMudarEmOutraTela?.();
      return consultas.invalidateQueries({ queryKey: consultaDoEnvelope(id).queryKey });
    },
  });
}

type Fim = { aoConcluir: () => void; aoMudarEmOutraTela: () => void };

export const useReenviar = ({ id }: EnvelopeDaGestao) =>
  useAto<AssinanteNaGestao>(id, {
    fazer: ({ id: assinanteId }) =>
      api('POST /gestao/envelopes/{id}/reenviar', { params: { id }, body: { assinanteId } }),
    dizer: ({ nome }) => `Link enviado de novo para ${nome}.`,
  });

interface NovoContato {
  email: string | null;
  telefone: string | null;
  motivo: string;
}

export const useTrocarContato = (
  { id }: EnvelopeDaGestao,
  { id: assinanteId, versaoDoContato }: AssinanteNaGestao,
  fim: Fim,
) =>
  useAto<NovoContato>(id, {
    ...fim,
    fazer: (novo) =>
      api('POST /gestao/envelopes/{id}/contato', {
        params: { id },
        body: { assinanteId, versaoDoContato, ...novo },
      }),
    dizer: (_, { assinantes }) =>
      assinantes.find((um) => um.id === assinanteId)?.troca
        ? 'Troca proposta. Outra pessoa da equipe precisa confirmar.'
        : 'Contato corrigido.',
  });

const RESPOSTA_DADA: Readonly<Record<RespostaAProposta, string>> = {
  confirmar: 'Contato corrigido.',
  devolver: 'Troca não confirmada.',
  retirar: 'Troca retirada.',
};

export const useResponderTroca = ({ id }: EnvelopeDaGestao, trocaId: string) =>
  useAto<{ resposta: RespostaAProposta; texto?: string }>(id, {
    fazer: (body) => api('POST /gestao/envelopes/{id}/trocas/{trocaId}', { params: { id, trocaId }, body }),
    dizer: ({ resposta }) => RESPOSTA_DADA[resposta],
  });

export const useMoverPrazo = ({ id, versao }: EnvelopeDaGestao, fim: Fim) =>
  useAto<{ prazo: Data; motivo: string }>(id, {
    ...fim,
    fazer: (dados) =>
      api('POST /gestao/envelopes/{id}/prazo', { params: { id }, body: { versao, ...dados } }),
    dizer: () => 'Prazo mudado. Quem está na vez recebe um aviso.',
  });

export const useCancelar = ({ id, versao }: EnvelopeDaGestao, fim: Fim) =>
  useAto<{ motivo: string }>(id, {
    ...fim,
    fazer: (dados) =>
      api('POST /gestao/envelopes/{id}/cancelar', { params: { id }, body: { versao, ...dados } }),
    dizer: () => 'Assinatura cancelada.',
  });

export const useAbrirDeNovo = ({ id }: EnvelopeDaGestao) =>
  useAto<void>(id, {
    fazer: () => api('POST /gestao/envelopes/{id}/abrir', { params: { id } }),
    dizer: () => 'Vamos tentar de novo em instantes.',
  });
