/** What the provider's staff tries, each act by each of three people. */

import { type RespostaAProposta, respostasPossiveis } from '@credito/domain/gestao/segunda-pessoa';
import { somarDias } from '@credito/domain/tempo/data';
import type { Acao } from './acao.ts';
import { ANALISTAS, type Analista, ir, type ModeloDoContrato, propor, semContrato } from './modelo.ts';
import { agirNaMesa, gerar, guardar, partesQueAssinam, responder } from './terreno.ts';

const MOTIVO = [{ codigo: 'FALTA_RUBRICA', explicacao: 'Página 3.' }] as const;
const DIAS_DO_PRAZO = 5;

/** Nothing else is done while a proposal waits. */
const semProposta =
  (fazer: (modelo: ModeloDoContrato) => boolean) =>
  (modelo: ModeloDoContrato): boolean =>
    modelo.proposta === null && fazer(modelo);

const doAnalista = (quem: Analista): readonly Acao[] => [
  {
    nome: `${quem}: gerar`,
    prever: (modelo) => {
      if (modelo.codigo !== null && modelo.codigo !== 'CAN') return false;
      Object.assign(modelo, semContrato(modelo.hoje), { codigo: 'GER', agiram: [quem] });
      return true;
    },
    fazer: (terreno) => gerar(terreno, quem),
  },
  {
    nome: `${quem}: liberar`,
    prever: semProposta((modelo) => {
      if (!ir(modelo, 'liberar', { papel: 'contratos', quem })) return false;
      modelo.prazo = somarDias(modelo.hoje, DIAS_DO_PRAZO);
      return true;
    }),
    fazer: async (terreno) =>
      agirNaMesa(terreno, quem, 'liberar', { prazo: somarDias(terreno.hoje(), DIAS_DO_PRAZO) }),
  },
  {
    nome: `${quem}: cancelar`,
    prever: semProposta((modelo) => ir(modelo, 'cancelar', { papel: 'contratos', quem, temMotivo: true })),
    fazer: (terreno) => agirNaMesa(terreno, quem, 'cancelar', { motivos: MOTIVO }),
  },
  {
    nome: `${quem}: cancelar sem motivo`,
    prever: () => false,
    fazer: (terreno) => agirNaMesa(terreno, quem, 'cancelar'),
  },
  {
    nome: `${quem}: guardar a cópia`,
    prever: (modelo) => {
      if (modelo.codigo !== 'EFU') return false;
      // The same file again changes nothing.
      modelo.copias[modelo.edicao] ??= quem;
      return true;
    },
    fazer: (terreno) => guardar(terreno, quem),
  },
  ...[true, false].map((todos) => ({
    nome: `${quem}: receber${todos ? '' : ' com uma assinatura a menos'}`,
    prever: semProposta((modelo: ModeloDoContrato) => {
      // Nobody has signed today what could be signed until yesterday.
      if (modelo.prazo !== null && modelo.prazo < modelo.hoje) return false;
      if (!ir(modelo, 'receber', { papel: 'analise', quem })) return false;
      Object.assign(modelo, { assinadoEm: modelo.hoje, todosConferidos: todos });
      return true;
    }),
    fazer: async (terreno: Parameters<Acao['fazer']>[0]) => {
      const partes = await partesQueAssinam(terreno);
      return agirNaMesa(terreno, quem, 'receber', {
        assinadoEm: terreno.hoje(),
        conferidas: todos ? partes : partes.slice(1),
      });
    },
  })),
  {
    nome: `${quem}: aprovar`,
    prever: semProposta(
      (modelo) => modelo.todosConferidos && ir(modelo, 'aprovar', { papel: 'analise', quem }),
    ),
    fazer: (terreno) => agirNaMesa(terreno, quem, 'aprovar'),
  },
  {
    nome: `${quem}: reprovar`,
    prever: semProposta((modelo) => ir(modelo, 'reprovar', { papel: 'analise', quem, temMotivo: true })),
    fazer: (terreno) => agirNaMesa(terreno, quem, 'reprovar', { motivos: MOTIVO }),
  },
  {
    nome: `${quem}: corrigir`,
    prever: semProposta((modelo) => {
      if (!ir(modelo, 'corrigir', { papel: 'contratos', quem })) return false;
      modelo.edicao += 1;
      Object.assign(modelo, { prazo: null, planoAceito: false, assinadoEm: null, todosConferidos: false });
      return true;
    }),
    fazer: (terreno) => agirNaMesa(terreno, quem, 'corrigir'),
  },
  {
    nome: `${quem}: recuperar`,
    prever: semProposta((modelo) => ir(modelo, 'recuperar', { papel: 'contratos', quem })),
    fazer: (terreno) => agirNaMesa(terreno, quem, 'recuperar'),
  },
  ...(['efetivar', 'liquidar', 'baixar'] as const).map((acao) => ({
    nome: `${quem}: propor ${acao}`,
    prever: (modelo: ModeloDoContrato) => propor(modelo, acao, quem, acao === 'baixar'),
    fazer: (terreno: Parameters<Acao['fazer']>[0]) =>
      agirNaMesa(terreno, quem, acao, acao === 'baixar' ? { motivos: MOTIVO } : {}),
  })),
  ...(['confirmar', 'devolver', 'retirar'] as const).map((resposta) => ({
    nome: `${quem}: ${resposta}`,
    prever: (modelo: ModeloDoContrato) => preverResposta(modelo, quem, resposta),
    fazer: (terreno: Parameters<Acao['fazer']>[0]) => responder(terreno, quem, resposta),
  })),
];

function preverResposta(modelo: ModeloDoContrato, quem: Analista, resposta: RespostaAProposta): boolean {
  const { proposta } = modelo;
  if (proposta === null || !respostasPossiveis(proposta.quem === quem).includes(resposta)) return false;
  if (resposta === 'confirmar')
    return ir(modelo, proposta.acao, { papel: 'efetivacao', quem, temMotivo: proposta.acao === 'baixar' });
  modelo.proposta = null;
  return true;
}

export const ACOES_DA_MESA_NA_CAMINHADA: readonly Acao[] = ANALISTAS.flatMap(doAnalista);
