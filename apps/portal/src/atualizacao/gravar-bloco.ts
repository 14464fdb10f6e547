/** What each step of a person's block sends; all of them answer with the update as it is then. */
import { ErroDeApi } from '@credito/api/cliente';
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import {
  type CampoDaAtualizacao,
  type CanalDaAtualizacao,
  formularioDaAtualizacao,
  NOME_NO_FORMULARIO,
} from '@credito/domain/atualizacao/formulario';
import { camposMudados } from '@credito/domain/atualizacao/provas';
import { api } from '../sessao/api.ts';
import type { Respostas } from '../wizard/valores.ts';
import { type AtualizacaoAberta, guardarAtualizacao, type PessoaPropria } from './atualizacao.queries.ts';
import { comFrase, FALHAS } from './falhas.ts';

export interface Bloco {
  atualizacaoId: number;
  tipo: PessoaPropria['tipo'];
}

const paramsDe = ({ atualizacaoId, tipo }: Bloco) => ({ id: atualizacaoId, personType: tipo });

/** Of everything that stands in the form, what is not only another way of writing the same. */
export function respostasMudadas({ respostas }: ContextoDaAtualizacao, digitadas: Respostas): Respostas {
  const mudadas = camposMudados(respostas, { ...respostas, ...digitadas });
  return Object.fromEntries(mudadas.map((campo) => [campo, digitadas[campo]]));
}

export async function gravarDados(
  bloco: Bloco,
  antes: ContextoDaAtualizacao,
  alteracoes: Respostas,
  versao: number,
): Promise<AtualizacaoAberta> {
  for (const campo of ['email', 'emailConjuge'] as const) await validarEmail(bloco, campo, alteracoes[campo]);
  await validarCpf(bloco, alteracoes.cpfConjuge);
  const formulario = formularioDaAtualizacao({ ...antes.respostas, ...alteracoes }, antes.originais);
  const nomes = Object.keys(alteracoes).map((campo) => NOME_NO_FORMULARIO[campo as CampoDaAtualizacao]);
  const mudado = Object.fromEntries(nomes.map((nome) => [nome, formulario[nome]]));
  const chamada = api('PATCH /alteracao-cadastral/s/{id}/{personType}', {
    params: paramsDe(bloco),
    body: { ...mudado, versao },
  });
  return guardarAtualizacao(await comFrase(chamada.catch(comCamposDaTela), FALHAS.salvar));
}

async function validarEmail(
  { atualizacaoId: updateId, tipo: personType }: Bloco,
  campo: 'email' | 'emailConjuge',
  email: unknown,
): Promise<void> {
  if (typeof email !== 'string' || email === '') return;
  const chamada = api('POST /alteracao-cadastral/p/validar-email', {
    query: { personType, updateId, email },
  });
  await comFrase(
    chamada.catch((erro: unknown) => noCampo(erro, campo)),
    FALHAS.validarEmail,
  );
}

async function validarCpf({ atualizacaoId: updateId, tipo: personType }: Bloco, cpf: unknown): Promise<void> {
  if (typeof cpf !== 'string' || cpf === '') return;
  const chamada = api('POST /alteracao-cadastral/p/validar-cpf', { query: { cpf, updateId, personType } });
  await comFrase(
    chamada.catch((erro: unknown) => noCampo(erro, 'cpfConjuge')),
    FALHAS.salvar,
  );
}

/** The refusal of one value stands beside its field, in the server's words. */
function noCampo(erro: unknown, campo: CampoDaAtualizacao): never {
  if (!(erro instanceof ErroDeApi) || !erro.problema || ![409, 422].includes(erro.status)) throw erro;
  throw new ErroDeApi(erro.status, erro.message, {
    ...erro.problema,
    campos: [{ campo, mensagem: erro.message }],
  });
}

const CAMPO_NA_TELA = new Map(Object.entries(NOME_NO_FORMULARIO).map(([campo, nome]) => [nome, campo]));

/** The server names fields by the names of the wire, the form by those of the answers. */
function comCamposDaTela(erro: unknown): never {
  if (!(erro instanceof ErroDeApi) || !erro.problema?.campos) throw erro;
  const campos = erro.problema.campos.map((um) => ({
    ...um,
    campo: CAMPO_NA_TELA.get(um.campo) ?? um.campo,
  }));
  throw new ErroDeApi(erro.status, erro.message, { ...erro.problema, campos }, erro.esperarSegundos);
}

/** To the new phone, as it was saved; gives the wait before another one. */
export async function pedirCodigo(bloco: Bloco, tipoContato: CanalDaAtualizacao): Promise<number> {
  const { esperarSegundos } = await api('POST /alteracao-cadastral/s/{id}/{personType}/codigo', {
    params: paramsDe(bloco),
    body: { tipoContato },
  });
  return esperarSegundos;
}

export async function confirmarCodigo(bloco: Bloco, codigo: string): Promise<AtualizacaoAberta> {
  return guardarAtualizacao(
    await api('POST /alteracao-cadastral/s/{id}/{personType}/validar-codigo', {
      params: paramsDe(bloco),
      body: { codigo },
    }),
  );
}

/** The person's part is done; whoever is the last one sends the update. */
export async function concluirBloco(
  { atualizacaoId, tipo }: Bloco,
  versao: number,
): Promise<AtualizacaoAberta> {
  const chamada = api('POST /alteracao-cadastral/s/{id}/concluir-registro/{type}', {
    params: { id: atualizacaoId, type: tipo },
    body: { versao },
  });
  return guardarAtualizacao(await comFrase(chamada, FALHAS.concluir));
}
