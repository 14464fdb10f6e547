/** What the catalogue offers, as the new-request wizard asks for it. */

import type {
  rotaBolsas,
  rotaCobertura,
  rotaCursos,
  rotaInstituicoes,
  rotaProfissoes,
  rotaRendaMinima,
} from '@credito/api/catalogo.rotas';
import type { Recebido, Resposta } from '@credito/api/rota';
import type { Cobertura } from '@credito/domain/instituicao/cobertura';
import { simOuNao } from '@credito/domain/instituicao/exigencias';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import {
  buscarProfissoes,
  findOferta,
  findProfissao,
  listarBolsas,
  listarCursos,
  listarInstituicoes,
} from './catalogo.repository.ts';

export async function consultarInstituicoes(
  { db }: Contexto,
  { grau, sort }: Recebido<typeof rotaInstituicoes>['query'],
): Promise<Resposta<typeof rotaInstituicoes>> {
  const instituicoes = await listarInstituicoes(db, grau, sort);
  return {
    result: instituicoes.map((linha) => ({
      id: linha.id,
      label: linha.nome,
      grau: linha.grau,
      bolsaId: linha.bolsa_id,
      codBolsa: linha.bolsa_codigo,
      programa: linha.bolsa_nome,
      campus: linha.campus.map(({ id, nome, cidade, uf }) => ({ campusId: id, campus: nome, cidade, uf })),
      habilitado: linha.habilitado ? 1 : 0,
      instituicaoInfo: linha.informacao,
      regulamento: linha.regulamento,
      exigeNumeroMatricula: simOuNao(linha.exigencias.exigeNumeroMatricula),
      semFiador: simOuNao(linha.exigencias.semFiador),
    })),
  };
}

export async function consultarCursos(
  { db }: Contexto,
  { bolsaId, campusId }: Recebido<typeof rotaCursos>['params'],
  { sort }: Recebido<typeof rotaCursos>['query'],
): Promise<Resposta<typeof rotaCursos>> {
  const cursos = await listarCursos(db, bolsaId, campusId, sort);
  return {
    result: cursos.map((curso) => ({
      id: curso.id,
      label: curso.nome,
      universidadeId: curso.instituicao_id,
      mensalidadeCentavos: curso.mensalidade_centavos,
      regulamentoExclusivo: curso.regulamento_exclusivo,
    })),
  };
}

export async function consultarBolsas({ db }: Contexto): Promise<Resposta<typeof rotaBolsas>> {
  const bolsas = await listarBolsas(db);
  return {
    result: bolsas.map((bolsa) => ({
      bolsaId: bolsa.id,
      codBolsa: bolsa.codigo,
      nome: bolsa.nome,
      grau: bolsa.grau,
      universidadeId: bolsa.instituicao_id,
      isExpress: bolsa.express,
    })),
  };
}

export async function consultarCobertura(
  { db }: Contexto,
  params: Recebido<typeof rotaCobertura>['params'],
  { campusId }: Recebido<typeof rotaCobertura>['query'],
): Promise<Resposta<typeof rotaCobertura>> {
  const oferta = await findOferta(db, { ...params, campusId });
  if (!oferta) throw naoEncontrado();
  return { ...coberturaNoFio(oferta.cobertura), mensalidadeCentavos: oferta.mensalidade_centavos };
}

export async function consultarProfissoes(
  { db }: Contexto,
  { id, nome, sort, limite }: Recebido<typeof rotaProfissoes>['query'],
): Promise<Resposta<typeof rotaProfissoes>> {
  const profissoes =
    id === undefined ? await buscarProfissoes(db, nome, sort, limite) : await findProfissao(db, id);
  return {
    result: profissoes.map((item) => ({ id: item.id, nome: item.nome, codigoProfissao: item.codigo })),
  };
}

export async function consultarRendaMinima(
  { db }: Contexto,
  { idBolsa, idCurso }: Recebido<typeof rotaRendaMinima>['query'],
): Promise<Resposta<typeof rotaRendaMinima>> {
  const oferta = await findOferta(db, { bolsaId: idBolsa, cursoId: idCurso });
  if (!oferta) throw naoEncontrado();
  return { data: oferta.renda_minima_centavos };
}

function coberturaNoFio(cobertura: Cobertura) {
  switch (cobertura.tipo) {
    case 'F':
      return {
        tipo: cobertura.tipo,
        valorMinimo: cobertura.valorMaximo,
        valorMaximo: cobertura.valorMaximo,
        valores: [],
      };
    case 'V':
      return { ...cobertura, valores: [] };
    case 'O':
      return {
        tipo: cobertura.tipo,
        valorMinimo: Math.min(...cobertura.valores),
        valorMaximo: Math.max(...cobertura.valores),
        valores: cobertura.valores.map((valor) => ({ valor })),
      };
  }
}
