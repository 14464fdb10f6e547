import {
  rotaArquivoDoRepasse,
  rotaPreviaDoRepasse,
  rotaProporRepasse,
  rotaRepasses,
  rotaResponderRepasse,
} from '@credito/api/gestao-repasses.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { arquivoDoRepasse } from './arquivo-do-repasse.ts';
import { listarRepasses, verPrevia } from './previa-do-repasse.ts';
import { proporRepasse } from './propor-repasse.ts';
import { responderRepasse } from './responder-repasse.ts';

export function registrarRepasses(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaRepasses, ({ query }, { sessao }) => listarRepasses(contexto, sessao, query.mes));
  registrador.rota(rotaPreviaDoRepasse, ({ query }, { sessao }) => verPrevia(contexto, sessao, query));
  registrador.rota(rotaProporRepasse, ({ body }, { sessao }) => proporRepasse(contexto, sessao, body));
  registrador.rota(rotaResponderRepasse, ({ params, body }, { sessao }) =>
    responderRepasse(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaArquivoDoRepasse, async ({ params }, { reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="repasse-${params.id}.csv"`)
      .send(await arquivoDoRepasse(contexto, params.id)),
  );
}
