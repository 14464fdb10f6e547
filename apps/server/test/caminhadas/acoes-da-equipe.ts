/** What the staff tries: its own work, work of another role, and work that a colleague holds. */
import {
  DECISOES_DA_INSTITUICAO,
  DECISOES_DO_ANALISTA,
  type Decisao,
  decisoesDaEtapa,
  impedimentoDaDecisao,
  pessoasDaEtapa,
} from '@credito/domain/gestao/etapas';
import { filaDaSolicitacao, filasDoPapel } from '@credito/domain/gestao/filas';
import type { CodigoDeMotivo } from '@credito/domain/gestao/motivos';
import {
  type DecisaoDeDois,
  RESPOSTAS_A_PROPOSTA,
  type RespostaAProposta,
  recusaDaResposta,
  tipoDaProposta,
} from '@credito/domain/gestao/segunda-pessoa';
import { type DecisaoDoRecurso, erroDaResposta } from '@credito/domain/recurso/recurso';
import type { EtapaRecusada } from '@credito/domain/solicitacao/transicoes';
import type { Acao } from './acoes.ts';
import { acha, assumirSeLivre, chamar, PAPEL, versaoDe } from './equipe.ts';
import { documento, type Operador } from './gente.ts';
import { donoDa, ir, type Modelo, PROVAS, type Prova, provasEmJogo, tipoDa } from './modelo.ts';

const assumir = (quem: Operador): Acao => ({
  nome: `${quem} assume`,
  prever: (modelo) => {
    const fila = filaDaSolicitacao({ sigla: modelo.sigla, statusSolicitacao: modelo.status });
    if (!acha(modelo, quem) || !fila || !filasDoPapel(PAPEL[quem]).includes(fila)) return false;
    if (fila === 'RECURSO' && modelo.reprovaram.includes(quem)) return false;
    return assumirSeLivre(modelo, quem);
  },
  fazer: (terreno) => chamar(terreno, quem, 'PUT', `/solicitacoes/${terreno.id}/atribuicao`),
});

const liberar = (quem: Operador): Acao => ({
  nome: `${quem} libera`,
  prever: (modelo) => {
    if (!acha(modelo, quem)) return false;
    if (modelo.dono === quem) modelo.dono = null;
    return true;
  },
  fazer: (terreno) => chamar(terreno, quem, 'DELETE', `/solicitacoes/${terreno.id}/atribuicao`),
});

type Veredito = 'aprovado' | 'rejeitado' | 'enviado';

const avaliar = (quem: Operador, prova: Prova, veredito: Veredito): Acao => ({
  nome: `${quem} marca ${prova} como ${veredito}`,
  prever: (modelo) => {
    const daEtapa = (pessoasDaEtapa(modelo.sigla) as readonly string[]).includes(donoDa(prova));
    if (PAPEL[quem] !== 'analista' || !daEtapa || modelo.proposta !== null) return false;
    if (modelo.provas[prova].situacao === 'ausente') return false;
    if (!assumirSeLivre(modelo, quem)) return false;
    modelo.provas[prova].situacao = veredito;
    return true;
  },
  fazer: async (terreno) => {
    const id = await documento(terreno, donoDa(prova), tipoDa(prova));
    const url = `/documentos/${id}/avaliacao`;
    if (veredito === 'enviado') return chamar(terreno, quem, 'DELETE', url);
    const motivos = veredito === 'rejeitado' ? { motivos: [{ codigo: 'ILEGIVEL' }] } : {};
    return chamar(terreno, quem, 'PUT', url, { resultado: veredito, ...motivos });
  },
});

/** The verdicts on what the walks do not touch, written at once: a click for each would only cost time. */
const aprovarOResto: Acao = {
  nome: 'a equipe aprova os outros documentos',
  cabe: ({ sigla, proposta }) => pessoasDaEtapa(sigla).length > 0 && proposta === null,
  prever: (modelo) => {
    for (const pessoa of ['estudante', 'fiador'] as const)
      if ((pessoasDaEtapa(modelo.sigla) as readonly string[]).includes(pessoa))
        modelo.outrasProvas[pessoa] = 'aprovado';
    return true;
  },
  fazer: async ({ servidor: { db, contexto }, id }) => {
    const { sigla } = await db
      .selectFrom('solicitacao')
      .select('sigla')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const pessoa = sigla === 'PADC' ? 'estudante' : 'fiador';
    await db
      .updateTable('documento')
      .set((eb) => ({
        situacao: 'aprovado',
        avaliado_em: contexto.relogio.agora(),
        avaliado_por: eb.selectFrom('operador').select('id').where('papel', '=', 'analista').limit(1),
      }))
      .where('situacao', '=', 'enviado')
      .where('dono_id', 'in', (eb) =>
        eb
          .selectFrom('participante')
          .select('id')
          .where('solicitacao_id', '=', id)
          .where('tipo_pessoa', '=', pessoa)
          .where('removido_em', 'is', null),
      )
      .where('tipo_documento', 'not in', pessoa === 'estudante' ? ['RG', 'RESIDENCIA'] : ['RESIDENCIA'])
      .execute();
    return 200;
  },
};

function contar(modelo: Modelo) {
  const daEtapa = pessoasDaEtapa(modelo.sigla) as readonly string[];
  const situacoes = [
    ...provasEmJogo(modelo)
      .filter((prova) => daEtapa.includes(donoDa(prova)))
      .map((prova) => modelo.provas[prova].situacao),
    ...(['estudante', 'fiador'] as const)
      .filter((pessoa) => daEtapa.includes(pessoa))
      .map((pessoa) => modelo.outrasProvas[pessoa]),
  ];
  const quantas = (situacao: string) => situacoes.filter((outra) => outra === situacao).length;
  return { pendentes: quantas('enviado'), aprovados: quantas('aprovado'), rejeitados: quantas('rejeitado') };
}

const MOTIVO: Readonly<Partial<Record<Decisao, CodigoDeMotivo>>> = {
  devolverDadosComplementares: 'DADOS_INCORRETOS',
  devolverFiador: 'DADOS_INCORRETOS',
  reprovar: 'POLITICA_DE_CREDITO',
  reprovarIes: 'SEM_VAGA',
};

/** `versao` back in time: what the screen shows is old, unless it is the answer to one's own second click. */
const decidir = (quem: Operador, acao: Decisao, comMotivo: boolean): Acao => ({
  nome: `${quem} decide ${acao}${comMotivo ? ' com motivo' : ''}`,
  prever: (modelo) => {
    const papel = PAPEL[quem];
    if (!acha(modelo, quem) || !decisoesDaEtapa(modelo.sigla, papel).includes(acao)) return false;
    if (modelo.proposta !== null || !assumirSeLivre(modelo, quem)) return false;
    const proprios = comMotivo && MOTIVO[acao] ? 1 : 0;
    if (impedimentoDaDecisao(acao, contar(modelo), proprios) !== null) return false;
    if (levaDuasPessoas(modelo, acao)) {
      Object.assign(modelo, { proposta: { quem, acao }, dono: null });
      if (acao === 'reprovar') modelo.reprovaram.push(quem);
      return true;
    }
    const { sigla } = modelo;
    const antes = `${modelo.sigla} ${modelo.status}`;
    if (!ir(modelo, acao, papel === 'instituicao' ? 'instituicao' : 'analista', true)) return false;
    // Already on the waiting list: nothing happened.
    if (`${modelo.sigla} ${modelo.status}` === antes) return true;
    modelo.dono = null;
    if (acao === 'reprovarIes') recusar(modelo, quem, sigla);
    if (acao === 'devolverDadosComplementares') modelo.pedeAlgo.estudante = comMotivo;
    if (acao === 'devolverFiador') modelo.pedeAlgo.fiador = comMotivo;
    if (acao === 'devolverFiador' && modelo.fiador) modelo.fiador.recusado = true;
    return true;
  },
  fazer: async (terreno) => {
    const url = `/solicitacoes/${terreno.id}/${(DECISOES_DA_INSTITUICAO as readonly string[]).includes(acao) ? 'decidir-ies' : 'decidir'}`;
    const motivos = comMotivo && MOTIVO[acao] ? [{ codigo: MOTIVO[acao] }] : [];
    return chamar(terreno, quem, 'POST', url, { acao, versao: await versaoDe(terreno), motivos });
  },
});

/** What ends the analysis: a refusal, and above the value the last approval. */
function levaDuasPessoas({ acimaDoTeto, semFiador }: Modelo, acao: Decisao): acao is DecisaoDeDois {
  const ultima = semFiador ? 'aprovarDadosComplementares' : 'aprovarFiador';
  return acao === 'reprovar' || (acimaDoTeto && acao === ultima);
}

function recusar(modelo: Modelo, quem: Operador, sigla: Modelo['sigla']): void {
  modelo.reprovaram.push(quem);
  modelo.recusadaEm = sigla as EtapaRecusada;
}

const decidirDepoisDeOutraPessoa = (quem: Operador, acao: Decisao): Acao => ({
  nome: `${quem} decide ${acao} numa tela antiga`,
  prever: () => false,
  fazer: async (terreno) => {
    const versao = Math.max(1, (await versaoDe(terreno)) - 3);
    return chamar(terreno, quem, 'POST', `/solicitacoes/${terreno.id}/decidir`, {
      acao,
      versao,
      motivos: [],
    });
  },
});

const responder = (quem: Operador, resposta: RespostaAProposta, comTexto = true): Acao => ({
  nome: `${quem} responde à proposta: ${resposta}${comTexto ? '' : ' sem dizer por quê'}`,
  prever: (modelo) => {
    if (PAPEL[quem] !== 'analista' || !acha(modelo, quem) || modelo.proposta === null) return false;
    const { acao, quem: propos } = modelo.proposta;
    if (recusaDaResposta(tipoDaProposta(acao), resposta, propos === quem) !== null) return false;
    if (resposta === 'devolver' && !comTexto) return false;
    if (!assumirSeLivre(modelo, quem)) return false;
    Object.assign(modelo, { proposta: null, dono: null });
    if (resposta !== 'confirmar') return true;
    if (acao === 'reprovar') recusar(modelo, quem, modelo.sigla);
    return ir(modelo, acao, 'analista', true);
  },
  fazer: async (terreno) =>
    chamar(terreno, quem, 'POST', `/solicitacoes/${terreno.id}/proposta`, {
      resposta,
      versao: await versaoDe(terreno),
      ...(comTexto ? { texto: 'O documento é autêntico.' } : {}),
    }),
});

const responderRecurso = (quem: Operador, decisao: DecisaoDoRecurso, texto = ''): Acao => ({
  nome: `${quem} responde ao recurso: ${decisao}${texto && ' com palavras'}`,
  prever: (modelo) => {
    if (PAPEL[quem] !== 'analista' || !acha(modelo, quem) || modelo.recurso !== 'enviado') return false;
    if (modelo.reprovaram.includes(quem) || erroDaResposta(decisao, texto) !== null) return false;
    if (!assumirSeLivre(modelo, quem)) return false;
    if (!ir(modelo, decisao === 'aceitar' ? 'aceitarRecurso' : 'manterRecurso', 'analista', true))
      return false;
    Object.assign(modelo, { dono: null, recurso: 'respondido' });
    return true;
  },
  fazer: async (terreno) =>
    chamar(terreno, quem, 'POST', `/solicitacoes/${terreno.id}/recurso`, {
      decisao,
      versao: await versaoDe(terreno),
      texto,
    }),
});

const PALAVRAS = 'Olhamos tudo de novo, e a renda não alcança o mínimo.';

export const ACOES_DA_EQUIPE: readonly Acao[] = [
  assumir('analista'),
  assumir('instituicao'),
  assumir('suporte'),
  liberar('analista'),
  liberar('colega'),
  liberar('instituicao'),
  ...PROVAS.flatMap((prova) => [
    avaliar('analista', prova, 'aprovado'),
    avaliar('analista', prova, 'rejeitado'),
    avaliar('colega', prova, 'enviado'),
  ]),
  avaliar('instituicao', 'estudante.RG', 'aprovado'),
  aprovarOResto,
  aprovarOResto,
  ...DECISOES_DO_ANALISTA.flatMap((acao) => [
    decidir('analista', acao, true),
    decidir('analista', acao, false),
    decidir('colega', acao, true),
  ]),
  ...DECISOES_DA_INSTITUICAO.flatMap((acao) => [
    decidir('instituicao', acao, true),
    decidir('outraInstituicao', acao, true),
  ]),
  decidir('instituicao', 'reprovarIes', false),
  decidir('instituicao', 'reprovar', true),
  decidir('suporte', 'reprovar', true),
  decidirDepoisDeOutraPessoa('analista', 'aprovarFiador'),
  ...RESPOSTAS_A_PROPOSTA.flatMap((resposta) => [
    responder('analista', resposta),
    responder('colega', resposta),
  ]),
  responder('colega', 'devolver', false),
  responder('instituicao', 'confirmar'),
  assumir('terceira'),
  ...(['terceira', 'colega', 'instituicao'] as const).flatMap((quem) => [
    responderRecurso(quem, 'aceitar'),
    responderRecurso(quem, 'manter', PALAVRAS),
  ]),
  responderRecurso('terceira', 'manter'),
];
