/** What the student, the guarantor and a stranger try on the request. */
import { efeitoDaExclusao } from '@credito/domain/documento/mudancas';
import { podeEditarParte } from '@credito/domain/participante/acesso';
import { ErroDeAplicacao } from '../../src/erros.ts';
import { enviarNovo } from '../pendencias.ts';
import type { Acao } from './acoes.ts';
import { ACOES_DO_FIADOR } from './acoes-do-fiador.ts';
import { pedirComo } from './gente.ts';
import {
  acompanhar,
  condicoes,
  donoDa,
  entregar,
  ir,
  type Modelo,
  natureza,
  PROVAS,
  type Prova,
  tipoDa,
} from './modelo.ts';

type Quem = 'estudante' | 'fiador' | 'outroEstudante';

const faz = (quem: Quem): boolean => quem === 'estudante';

/** "Concluir solicitação" and "Enviar correções" of the student: the same rule behind two routes. */
function concluirComoEstudante(modelo: Modelo): boolean {
  if (natureza(modelo) === 'editavel') return entregar(modelo, 'concluir', 'estudante');
  // A repeated click finds the request in analysis, or decided.
  if (natureza(modelo) !== 'corrigivel') return true;
  if (modelo.sigla === 'RAF')
    return modelo.fiador?.recusado ? false : entregar(modelo, 'concluirCorrecao', 'estudante');
  const { dadosComplementaresCompletos } = condicoes(modelo);
  if (!dadosComplementaresCompletos || modelo.pedeAlgo.estudante) return false;
  if (modelo.fiador && !modelo.fiador.entregou) {
    modelo.parteEnviada = true;
    return true;
  }
  return entregar(modelo, 'concluirCorrecao', 'estudante');
}

const concluir = (quem: Quem): Acao => ({
  nome: `${quem} conclui`,
  prever: (modelo) => faz(quem) && concluirComoEstudante(modelo),
  fazer: (terreno) =>
    pedirComo(terreno, terreno[quem], 'PUT', `/solicitacaoCredito/concluirSolicitacaoPWA/${terreno.id}`),
});

const enviarCorrecoes = (quem: Quem): Acao => ({
  nome: `${quem} envia as correções`,
  prever: (modelo) => faz(quem) && (natureza(modelo) === 'editavel' ? true : concluirComoEstudante(modelo)),
  fazer: (terreno) =>
    pedirComo(terreno, terreno[quem], 'POST', `/solicitacao/pendencias/${terreno.id}/concluir`),
});

const cancelar = (quem: Quem, motId: number, txt = ''): Acao => ({
  nome: `${quem} cancela pelo motivo ${motId}${txt && ' com palavras'}`,
  prever: (modelo) => {
    if (!faz(quem)) return false;
    if (modelo.sigla === 'CAN') return true;
    if (motId === 9 ? txt === '' : motId > 9) return false;
    if (!ir(modelo, 'cancelar', 'estudante')) return false;
    Object.assign(modelo, { proposta: null, dono: null });
    return true;
  },
  fazer: (terreno) =>
    pedirComo(terreno, terreno[quem], 'POST', '/v1/portal/solicitacoesweb/cancelar', {
      cpf: terreno[quem].cpf,
      usrId: terreno[quem].contaId,
      solId: terreno.id,
      motId,
      txt,
    }),
});

function podeEditar(modelo: Modelo, quem: Quem, prova: Prova): boolean {
  const dono = donoDa(prova);
  const parte = dono === 'fiador' ? modelo.fiador : ({ preenchidoPor: 'pessoa', aceitou: true } as const);
  if (quem === 'outroEstudante' || !parte) return false;
  return podeEditarParte(quem, { tipoPessoa: dono, ...parte }, modelo.sigla);
}

/** Something was done about what was asked, and a part that had been sent in this correction is open again. */
function reabrir(modelo: Modelo, prova: Prova): void {
  modelo.pedeAlgo[donoDa(prova)] = false;
  if (donoDa(prova) === 'estudante') modelo.parteEnviada = false;
}

const enviar = (quem: Quem, prova: Prova): Acao => ({
  nome: `${quem} envia ${prova}`,
  prever: (modelo) => {
    const { situacao, responde } = modelo.provas[prova];
    if (!podeEditar(modelo, quem, prova)) return false;
    if (situacao === 'aprovado' && natureza(modelo) === 'corrigivel') return false;
    modelo.provas[prova] = { situacao: 'enviado', responde: situacao === 'rejeitado' || responde };
    reabrir(modelo, prova);
    acompanhar(modelo);
    return true;
  },
  fazer: (terreno) =>
    statusDe(enviarNovo(terreno.servidor, terreno[quem], terreno.id, donoDa(prova), tipoDa(prova))),
});

const excluir = (quem: Quem, prova: Prova): Acao => ({
  nome: `${quem} apaga ${prova}`,
  prever: (modelo) => {
    const { situacao, responde } = modelo.provas[prova];
    if (!podeEditar(modelo, quem, prova)) return false;
    reabrir(modelo, prova);
    if (situacao === 'ausente') return true;
    const efeito = efeitoDaExclusao(
      { tipoDocumento: tipoDa(prova), situacao, respondeRejeitado: responde },
      natureza(modelo),
    );
    if (efeito.tipo === 'recusada') return false;
    modelo.provas[prova] = {
      situacao: efeito.tipo === 'excluir' ? 'ausente' : 'rejeitado',
      responde: false,
    };
    acompanhar(modelo);
    return true;
  },
  fazer: (terreno) =>
    pedirComo(terreno, terreno[quem], 'DELETE', '/solicitacaoCredito/documentosv2', {
      idSolicitacao: terreno.id,
      tipoPessoa: donoDa(prova),
      tipoDocumentos: [tipoDa(prova)],
    }),
});

/** For use cases that are asked without a route in between. */
async function statusDe(fazendo: Promise<unknown>): Promise<number> {
  try {
    await fazendo;
    return 200;
  } catch (erro) {
    if (erro instanceof ErroDeAplicacao) return erro.status;
    throw erro;
  }
}

const TEXTO_DO_RECURSO = 'O comprovante que mandei é do mês passado, e a renda é a que declarei.';

/** The text is kept first and sent then; what the first step refuses is the answer. */
const recorrer = (quem: 'estudante' | 'outroEstudante', texto = TEXTO_DO_RECURSO): Acao => ({
  nome: `${quem} recorre${texto === TEXTO_DO_RECURSO ? '' : ' sem dizer por quê'}`,
  prever: (modelo) => {
    if (!faz(quem) || texto !== TEXTO_DO_RECURSO || modelo.recurso !== 'nenhum') return false;
    if (!ir(modelo, 'recorrer', 'estudante')) return false;
    modelo.recurso = 'enviado';
    return true;
  },
  fazer: async (terreno) => {
    const url = `/solicitacao/recurso/${terreno.id}`;
    const escrito = await pedirComo(terreno, terreno[quem], 'PUT', url, { texto });
    return escrito < 300 ? pedirComo(terreno, terreno[quem], 'POST', `${url}/enviar`) : escrito;
  },
});

export const ACOES_DAS_PESSOAS: readonly Acao[] = [
  concluir('estudante'),
  concluir('estudante'),
  concluir('fiador'),
  concluir('outroEstudante'),
  enviarCorrecoes('estudante'),
  enviarCorrecoes('outroEstudante'),
  cancelar('estudante', 1),
  cancelar('estudante', 9),
  cancelar('estudante', 9, 'Mudei de cidade.'),
  cancelar('estudante', 99),
  cancelar('fiador', 1),
  cancelar('outroEstudante', 1),
  ...PROVAS.flatMap((prova) => [
    enviar(donoDa(prova), prova),
    excluir(donoDa(prova), prova),
    excluir('outroEstudante', prova),
  ]),
  enviar('estudante', 'fiador.RESIDENCIA'),
  enviar('fiador', 'estudante.RESIDENCIA'),
  recorrer('estudante'),
  recorrer('estudante', 'Não.'),
  recorrer('outroEstudante'),
  ...ACOES_DO_FIADOR,
];
