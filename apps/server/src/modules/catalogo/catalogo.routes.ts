import {
  rotaBolsas,
  rotaCobertura,
  rotaCursos,
  rotaInstituicoes,
  rotaProfissoes,
  rotaRendaMinima,
} from '@credito/api/catalogo.rotas';
import type { Cobertura } from '@credito/domain/instituicao/cobertura';
import { simNao } from '@credito/domain/instituicao/exigencias';
import type { Grau } from '@credito/domain/instituicao/niveis';
import { naoEncontrado } from '../../erros.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import {
  buscarProfissoes,
  findOferta,
  listarBolsas,
  listarCursos,
  listarInstituicoes,
} from './catalogo.repository.ts';

export function registrarCatalogo(registrador: Registrador): void {
  const { db } = registrador.contexto;

  registrador.rota(rotaInstituicoes, async ({ query }) => {
    const instituicoes = await listarInstituicoes(db, query.grau, query.sort);
    return {
      result: instituicoes.map((linha) => ({
        id: linha.id,
        label: linha.nome,
        grau: linha.grau,
        bolsaId: linha.bolsa_id,
        codBolsa: linha.bolsa_codigo,
        programa: linha.bolsa_nome,
        campus: linha.campus.map(({ id, nome, cidade, uf }) => ({ campusId: id, campus: nome, cidade, uf })),
        habilitado: linha.habilitado ? (1 as const) : (0 as const),
        instituicaoInfo: linha.informacao,
        regulamento: linha.regulamento,
        exigeNumeroMatricula: simNao(linha.exigencias.exigeNumeroMatricula),
        semFiador: simNao(linha.exigencias.semFiador),
      })),
    };
  });

  registrador.rota(rotaCursos, async ({ params, query }) => {
    const cursos = await listarCursos(db, params.bolsaId, params.campusId, query.sort);
    return {
      result: cursos.map((curso) => ({
        id: curso.id,
        label: curso.nome,
        universidadeId: curso.instituicao_id,
        mensalidadeCentavos: curso.mensalidade_centavos,
        regulamentoExclusivo: curso.regulamento_exclusivo,
      })),
    };
  });

  registrador.rota(rotaBolsas, async () => {
    const bolsas = await listarBolsas(db);
    return {
      result: bolsas.map((bolsa) => ({
        bolsaId: bolsa.id,
        codBolsa: bolsa.codigo,
        nome: bolsa.nome,
        grau: bolsa.grau as Grau,
        universidadeId: bolsa.instituicao_id,
        isExpress: bolsa.express,
      })),
    };
  });

  registrador.rota(rotaCobertura, async ({ params, query }) => {
    const oferta = await findOferta(db, { ...params, campusId: query.campusId });
    if (!oferta) throw naoEncontrado();
    return { ...coberturaNoFio(oferta.cobertura), mensalidadeCentavos: oferta.mensalidade_centavos };
  });

  registrador.rota(rotaProfissoes, async ({ query }) => {
    const profissoes = await buscarProfissoes(db, query.nome, query.sort, query.limite);
    return { result: profissoes.map(({ id, nome, codigo }) => ({ id, nome, codigoProfissao: codigo })) };
  });

  registrador.rota(rotaRendaMinima, async ({ query }) => {
    const oferta = await findOferta(db, { bolsaId: query.idBolsa, cursoId: query.idCurso });
    if (!oferta) throw naoEncontrado();
    return { data: oferta.renda_minima_centavos };
  });
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
