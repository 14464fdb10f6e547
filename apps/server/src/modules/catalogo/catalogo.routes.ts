import {
  rotaBolsas,
  rotaCobertura,
  rotaCursos,
  rotaInstituicoes,
  rotaProfissoes,
  rotaRendaMinima,
} from '@credito/api/catalogo.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import {
  consultarBolsas,
  consultarCobertura,
  consultarCursos,
  consultarInstituicoes,
  consultarProfissoes,
  consultarRendaMinima,
} from './consultar-catalogo.ts';

export function registrarCatalogo(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaInstituicoes, ({ query }) => consultarInstituicoes(contexto, query));
  registrador.rota(rotaCursos, ({ params, query }) => consultarCursos(contexto, params, query));
  registrador.rota(rotaBolsas, () => consultarBolsas(contexto));
  registrador.rota(rotaCobertura, ({ params, query }) => consultarCobertura(contexto, params, query));
  registrador.rota(rotaProfissoes, ({ query }) => consultarProfissoes(contexto, query));
  registrador.rota(rotaRendaMinima, ({ query }) => consultarRendaMinima(contexto, query));
}
