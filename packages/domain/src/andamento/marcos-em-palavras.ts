/** What happened, said to each reader of the timeline. */
import { tituloDoEvento } from '../gestao/historico.ts';
import type { Sigla } from '../solicitacao/estados.ts';
import type { Acao, Ator } from '../solicitacao/transicoes.ts';
import type { Leitor } from './situacao.ts';

/** Transitions, the beginning, and what people did that changes no state by itself. */
export type AcaoDaLinha =
  | Acao
  | 'criar'
  | 'estudante.completou'
  | 'responsavel.pedido'
  | 'responsavel.autorizou'
  | 'responsavel.recusou'
  | 'fiador.convidado'
  | 'fiador.aceitou'
  | 'fiador.regimePedido'
  | 'fiador.regimeRespondido'
  | 'fiador.recusou'
  | 'fiador.saiu'
  /** Taken back before the person accepted. */
  | 'fiador.desconvidado';

interface Acontecido {
  acao: AcaoDaLinha;
  sigla: Sigla;
  siglaAnterior: Sigla | null;
  fiador?: string;
}

const SEUS_DADOS_COMPLETOS: Readonly<Record<Leitor, string>> = {
  estudante: 'Seus dados e documentos completos',
  fiador: 'Dados e documentos do estudante completos',
  analista: 'Dados e documentos do estudante completos',
};

const DO_ESTUDANTE: Readonly<Record<Exclude<AcaoDaLinha, 'atualizarPreenchimento'>, string>> = {
  criar: 'Solicitação iniciada',
  concluir: 'Solicitação enviada para análise',
  cancelar: 'Solicitação cancelada',
  aprovarIes: 'Aprovada pela instituição de ensino',
  colocarEmListaDeEspera: 'Colocada na lista de espera da instituição de ensino',
  reprovarIes: 'Não aprovada pela instituição de ensino',
  aprovarDadosComplementares: 'Seus dados foram aprovados',
  devolverDadosComplementares: 'Pendências encontradas nos seus dados',
  aprovarFiador: 'Fiador aprovado',
  devolverFiador: 'Pendências encontradas na parte do fiador',
  reprovar: 'Solicitação não aprovada',
  concluirCorrecao: 'Correção enviada',
  recorrer: 'Recurso enviado',
  aceitarRecurso: 'Recurso aceito: a análise foi reaberta',
  manterRecurso: 'Recurso respondido: a decisão foi mantida',
  'estudante.completou': SEUS_DADOS_COMPLETOS.estudante,
  'responsavel.pedido': 'Autorização pedida ao seu responsável legal',
  'responsavel.autorizou': 'O seu responsável legal autorizou a solicitação',
  'responsavel.recusou': 'O seu responsável legal não autorizou a solicitação',
  'fiador.convidado': 'Convite enviado ao fiador',
  'fiador.aceitou': 'O fiador aceitou',
  'fiador.regimePedido': 'Regime de bens perguntado ao fiador, para o contrato',
  'fiador.regimeRespondido': 'Regime de bens informado pelo fiador',
  'fiador.recusou': 'O fiador recusou o convite',
  'fiador.saiu': 'O fiador saiu da solicitação',
  'fiador.desconvidado': 'Indicação do fiador retirada',
};

const DO_FIADOR: Readonly<Partial<Record<AcaoDaLinha, string>>> = {
  criar: 'Solicitação iniciada pelo estudante',
  'estudante.completou': SEUS_DADOS_COMPLETOS.fiador,
  aprovarDadosComplementares: 'Dados do estudante aprovados',
  devolverDadosComplementares: 'O estudante recebeu pendências para corrigir',
  aprovarFiador: 'A sua parte foi aprovada',
  devolverFiador: 'Pendências encontradas nos dados do fiador',
  recorrer: 'O estudante pediu a revisão da decisão',
  'fiador.convidado': 'Convite enviado a você',
  'fiador.aceitou': 'Você aceitou o convite',
  'fiador.regimePedido': 'Perguntamos o regime de bens do seu casamento, para o contrato',
  'fiador.regimeRespondido': 'Você informou o regime de bens',
  'fiador.recusou': 'Você recusou o convite',
  'fiador.saiu': 'Você saiu da solicitação',
};

const DA_EQUIPE: Readonly<Partial<Record<AcaoDaLinha, string>>> = {
  'estudante.completou': SEUS_DADOS_COMPLETOS.analista,
  'responsavel.pedido': 'Autorização pedida ao responsável legal',
  'responsavel.autorizou': 'Autorização do responsável legal',
  'responsavel.recusou': 'Autorização recusada pelo responsável legal',
  'fiador.convidado': 'Convite enviado ao fiador',
  'fiador.aceitou': 'Aceite do fiador',
  'fiador.regimePedido': 'Regime de bens perguntado ao fiador',
  'fiador.regimeRespondido': 'Regime de bens informado pelo fiador',
  'fiador.recusou': 'Convite recusado pelo fiador',
  'fiador.saiu': 'Fiador retirado da solicitação',
  'fiador.desconvidado': 'Indicação de fiador retirada antes do aceite',
};

export function tituloDoMarco(acontecido: Acontecido, leitor: Leitor): string {
  const { acao, fiador } = acontecido;
  if (acao === 'atualizarPreenchimento') return tituloDoPreenchimento(acontecido, leitor);
  if (leitor === 'analista') {
    const titulo = DA_EQUIPE[acao] ?? tituloDoEvento(acao);
    return fiador ? `${titulo}: ${fiador}` : titulo;
  }
  if (leitor === 'fiador') return DO_FIADOR[acao] ?? DO_ESTUDANTE[acao];
  return fiador ? comNome(acao, fiador) : DO_ESTUDANTE[acao];
}

const ORDEM: readonly Sigla[] = ['PDBE', 'PDC', 'PDBF'];

/** More is there than before; false when something went missing again. */
export function isAvanco({ sigla, siglaAnterior }: Pick<Acontecido, 'sigla' | 'siglaAnterior'>): boolean {
  return siglaAnterior !== null && ORDEM.indexOf(sigla) > ORDEM.indexOf(siglaAnterior);
}

function tituloDoPreenchimento(acontecido: Acontecido, leitor: Leitor): string {
  if (!isAvanco(acontecido)) return 'Voltaram a faltar dados ou documentos';
  if (acontecido.sigla === 'PDC')
    return leitor === 'estudante' ? 'Dados básicos preenchidos' : 'Dados básicos do estudante preenchidos';
  return SEUS_DADOS_COMPLETOS[leitor];
}

function comNome(acao: Exclude<AcaoDaLinha, 'atualizarPreenchimento'>, fiador: string): string {
  if (acao === 'fiador.convidado') return `Convite enviado a ${fiador}`;
  if (acao === 'fiador.aceitou') return `${fiador} aceitou o convite`;
  if (acao === 'fiador.regimePedido') return `Regime de bens perguntado a ${fiador}, para o contrato`;
  if (acao === 'fiador.regimeRespondido') return `${fiador} informou o regime de bens`;
  if (acao === 'fiador.recusou') return `${fiador} recusou o convite`;
  if (acao === 'fiador.saiu') return `${fiador} deixou de garantir a solicitação`;
  if (acao === 'fiador.desconvidado') return `Indicação de ${fiador} retirada`;
  return DO_ESTUDANTE[acao];
}

const QUEM_FEZ: Readonly<Record<Leitor, Readonly<Record<Ator, string | null>>>> = {
  estudante: {
    estudante: 'Você',
    fiador: 'Fiador',
    instituicao: 'Instituição de ensino',
    analista: 'Equipe de análise',
    sistema: null,
  },
  fiador: {
    estudante: 'Estudante',
    fiador: 'Você',
    instituicao: 'Instituição de ensino',
    analista: 'Equipe de análise',
    sistema: null,
  },
  analista: {
    estudante: 'Estudante',
    fiador: 'Fiador',
    instituicao: 'Instituição de ensino',
    analista: 'Analista',
    sistema: 'Sistema',
  },
};

export function quemFez(ator: Ator, leitor: Leitor, fiador?: string): string | null {
  if (ator === 'fiador' && fiador && leitor !== 'fiador') return fiador;
  return QUEM_FEZ[leitor][ator];
}
