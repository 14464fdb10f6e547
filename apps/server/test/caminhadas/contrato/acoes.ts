/** What everybody tries with a contract: their own work, work of another role, and what is not the time for. */
import type { Acao } from './acao.ts';
import { ACOES_DA_MESA_NA_CAMINHADA } from './acoes-da-mesa.ts';
import { ir, visivel } from './modelo.ts';
import { doEstudante, noContrato, pelaInstituicao, vencer } from './terreno.ts';

const DO_ESTUDANTE: readonly Acao[] = [
  {
    nome: 'estudante aceita o plano',
    prever: (modelo) => {
      // Whoever has accepted the same plan is answered again.
      if (!visivel(modelo) || (!modelo.planoAceito && modelo.codigo !== 'DIS')) return false;
      modelo.planoAceito = true;
      return true;
    },
    fazer: async (terreno) => {
      const { versao, total_centavos: totalCentavos } = await noContrato(terreno);
      return doEstudante(terreno, 'POST', 's/{id}/aceitar-plano', { versao, totalCentavos });
    },
  },
  {
    nome: 'estudante imprime',
    prever: (modelo) =>
      visivel(modelo) && (modelo.codigo === 'VIS' || ir(modelo, 'imprimir', { papel: 'estudante' })),
    fazer: (terreno) => doEstudante(terreno, 'POST', 's/{id}/imprimir'),
  },
  {
    nome: 'estudante desiste',
    prever: (modelo) =>
      visivel(modelo) &&
      (modelo.cancelamento?.causa === 'desistencia' || ir(modelo, 'desistir', { papel: 'estudante' })),
    fazer: async (terreno) =>
      doEstudante(terreno, 'POST', 's/{id}/desistir', { versao: (await noContrato(terreno)).versao }),
  },
  {
    nome: 'estudante recupera',
    prever: (modelo) => visivel(modelo) && ir(modelo, 'recuperar', { papel: 'estudante' }),
    fazer: (terreno) => doEstudante(terreno, 'PATCH', '{id}/recuperar-contrato'),
  },
  {
    nome: 'estudante conclui',
    prever: (modelo) => modelo.codigo === 'EFE',
    fazer: (terreno) => doEstudante(terreno, 'PUT', 's/{id}/finalizar'),
  },
];

const DA_INSTITUICAO: readonly Acao[] = (['receberNaIes', 'enviarAoProvedor'] as const).flatMap((acao) => [
  {
    nome: `instituição: ${acao}`,
    prever: (modelo) => {
      if (!ir(modelo, acao, { papel: 'instituicao' })) return false;
      if (acao === 'receberNaIes') modelo.entregueEm = modelo.hoje;
      return true;
    },
    fazer: (terreno) => pelaInstituicao(terreno, 'instituicao', acao),
  },
  {
    nome: `outra instituição: ${acao}`,
    prever: () => false,
    fazer: (terreno) => pelaInstituicao(terreno, 'outraInstituicao', acao),
  },
]);

const DO_TEMPO: readonly Acao[] = [1, 4, 8].map((dias) => ({
  nome: `passam ${dias} dias`,
  prever: (modelo) => {
    modelo.hoje = vencer.diasDepois(modelo.hoje, dias);
    ir(modelo, 'vencer', { papel: 'sistema' });
    return true;
  },
  fazer: (terreno) => vencer.passar(terreno, dias),
}));

export const ACOES_DO_CONTRATO_NA_CAMINHADA: readonly Acao[] = [
  ...DO_ESTUDANTE,
  ...DA_INSTITUICAO,
  ...ACOES_DA_MESA_NA_CAMINHADA,
  ...DO_TEMPO,
];
