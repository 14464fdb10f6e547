import {
  rotaMensagensDaPessoa,
  rotaMudarPreferencias,
  rotaPreferencias,
} from '@credito/api/perfil-mensagens.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { mensagensDaPessoa } from './mensagens-da-pessoa.ts';
import { mudarPreferencias, verPreferencias } from './preferencias.ts';

export function registrarMensagensDaPessoa(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaPreferencias, (_, { sessao }) => verPreferencias(contexto, sessao.contaId));
  registrador.rota(rotaMudarPreferencias, ({ body }, { sessao }) =>
    mudarPreferencias(contexto, sessao.contaId, body),
  );
  registrador.rota(rotaMensagensDaPessoa, ({ query }, { sessao }) =>
    mensagensDaPessoa(contexto, sessao.contaId, query.depoisDe ?? null),
  );
}
