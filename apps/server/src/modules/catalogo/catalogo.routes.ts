import {
  rotaBolsas,
  rotaCobertura,
  rotaCursos,
  rotaInstituicoes,
  rotaProfissoes,
  rotaRendaMinima,
} from '@credito/api/catalogo.rotas';
import { rotaProgramasDaSimulacao } from '@credito/api/simulador.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import {
  consultarBolsas,
  consultarCobertura,
  consultarCursos,
  consultarInstituicoes,
  consultarProfissoes,
  consultarRendaMinima,
} from './consultar-catalogo.ts';
import { programasDaSimulacao } from './programas-da-simulacao.ts';

/** The same for everybody, and changed on few days: whoever simulates twice asks once. */
const CINCO_MINUTOS = 'public, max-age=300';

export function registrarCatalogo(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaInstituicoes, ({ query }) => consultarInstituicoes(contexto, query));
  registrador.rota(rotaCursos, ({ params, query }) => consultarCursos(contexto, params, query));
  registrador.rota(rotaBolsas, () => consultarBolsas(contexto));
  registrador.rota(rotaCobertura, ({ params, query }) => consultarCobertura(contexto, params, query));
  registrador.rota(rotaProfissoes, ({ query }) => consultarProfissoes(contexto, query));
  registrador.rota(rotaProgramasDaSimulacao, async (_, { reply }) => {
    reply.header('cache-control', CINCO_MINUTOS);
    return programasDaSimulacao(contexto);
  });
  registrador.rota(rotaRendaMinima, ({ query }) => consultarRendaMinima(contexto, query));
}
