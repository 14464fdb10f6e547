import type { Acao } from '../solicitacao/transicoes.ts';

const TITULOS: Readonly<Record<Acao | 'criar', string>> = {
  criar: 'Solicitação criada',
  atualizarPreenchimento: 'Preenchimento atualizado',
  concluir: 'Enviada para análise',
  cancelar: 'Cancelada pelo estudante',
  aprovarIes: 'Aprovada pela instituição',
  colocarEmListaDeEspera: 'Colocada em lista de espera',
  reprovarIes: 'Reprovada pela instituição',
  aprovarDadosComplementares: 'Dados do estudante aprovados',
  devolverDadosComplementares: 'Devolvida ao estudante',
  aprovarFiador: 'Fiador aprovado',
  devolverFiador: 'Devolvida ao fiador',
  reprovar: 'Reprovada',
  concluirCorrecao: 'Correção enviada',
  recorrer: 'Recurso enviado',
  aceitarRecurso: 'Recurso aceito: volta para a análise',
  manterRecurso: 'Recurso respondido: decisão mantida',
};

/** What happened, for the timeline; events of older data keep their own name. */
export function tituloDoEvento(acao: string): string {
  return TITULOS[acao as Acao] ?? acao;
}
