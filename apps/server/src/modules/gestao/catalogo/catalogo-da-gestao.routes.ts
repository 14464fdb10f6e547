import {
  rotaCancelarVersao,
  rotaComunicados,
  rotaItemDoCatalogo,
  rotaListarCatalogo,
  rotaOpcoesDoCatalogo,
  rotaPublicarRegulamento,
  rotaRegulamento,
  rotaSalvarNoCatalogo,
} from '@credito/api/gestao-catalogo.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { comunicadosDeHoje } from './comunicados.ts';
import { abrirRegulamento, publicarRegulamento } from './regulamentos.ts';
import { cancelarVersao, salvarItem } from './salvar-item.ts';
import { listarItens, opcoesDe, verItem } from './ver-catalogo.ts';

export function registrarCatalogoDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaListarCatalogo, async ({ params, query }) =>
    listarItens(contexto, params.entidade, query.busca),
  );
  registrador.rota(rotaOpcoesDoCatalogo, async ({ params }) => opcoesDe(contexto, params.entidade));
  registrador.rota(rotaItemDoCatalogo, async ({ params }) =>
    verItem(contexto, params.entidade, params.chave),
  );
  registrador.rota(rotaSalvarNoCatalogo, async ({ params, body }, { sessao, repetivel }) =>
    salvarItem(contexto, sessao, params.entidade, body, repetivel),
  );
  registrador.rota(rotaCancelarVersao, async ({ params }, { sessao }) => {
    await cancelarVersao(contexto, sessao, params.versao);
    return undefined;
  });
  registrador.rota(rotaPublicarRegulamento, async (_, { sessao, request, repetivel }) =>
    publicarRegulamento(contexto, sessao, request, repetivel),
  );
  registrador.rota(rotaRegulamento, async ({ params }, { reply }) => {
    const { fluxo, bytes } = await abrirRegulamento(contexto, params.regulamento);
    return reply
      .type('application/pdf')
      .header('content-length', bytes)
      .header('content-disposition', 'inline; filename="regulamento.pdf"')
      .send(fluxo);
  });
  registrador.rota(rotaComunicados, async ({ query }) => comunicadosDeHoje(contexto, query.publico));
}
