import { rotaConversas, rotaEscreverMensagem, rotaLerMensagens } from '@credito/api/conversa.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { escreverMensagem, lerMensagens, verConversas } from './conversas-da-pessoa.ts';

export function registrarConversa(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaConversas, ({ params }, { sessao }) =>
    verConversas(contexto, sessao, { solicitacaoId: params.id, tipoPessoa: params.personType }),
  );
  registrador.rota(rotaEscreverMensagem, ({ params, body }, { sessao, repetivel }) =>
    escreverMensagem(
      contexto,
      sessao,
      { solicitacaoId: params.id, tipoPessoa: params.personType, ...body },
      repetivel,
    ),
  );
  registrador.rota(rotaLerMensagens, ({ params, body }, { sessao }) =>
    lerMensagens(contexto, sessao, {
      solicitacaoId: params.id,
      tipoPessoa: params.personType,
      ...body,
    }),
  );
}
