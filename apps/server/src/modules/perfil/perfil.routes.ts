import {
  rotaAlterarNomeDeExibicao,
  rotaAlterarSenha,
  rotaConfirmarContato,
  rotaEncerrarOutrasSessoes,
  rotaEncerrarSessao,
  rotaPedirTrocaDeEmail,
  rotaPedirTrocaDeTelefone,
  rotaSessoes,
} from '@credito/api/perfil.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { comExistenciaContada } from '../entrada/existencia.ts';
import { limitarMensagensDoEndereco } from '../limite/limites-publicos.ts';
import { encerrarSessoesDaConta } from '../sessao/encerrar-sessao.ts';
import { alterarSenha } from './alterar-senha.ts';
import { alterarNomeDeExibicao } from './nome-exibicao.ts';
import { encerrarSessao, sessoesDaConta } from './sessoes.ts';
import { confirmarContato, pedirTrocaDeEmail, pedirTrocaDeTelefone } from './trocar-contato.ts';

export function registrarPerfil(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaAlterarNomeDeExibicao, ({ body }, { sessao }) =>
    alterarNomeDeExibicao(contexto, sessao.contaId, body.nomeExibicao),
  );

  registrador.rota(rotaPedirTrocaDeEmail, async ({ body }, { sessao, request }) => {
    await limitarMensagensDoEndereco(contexto, request);
    return comExistenciaContada(contexto, { tipo: 'conta', id: sessao.contaId }, () =>
      pedirTrocaDeEmail(contexto, sessao.contaId, body),
    );
  });

  registrador.rota(rotaPedirTrocaDeTelefone, async ({ body }, { sessao, request }) => {
    await limitarMensagensDoEndereco(contexto, request);
    return pedirTrocaDeTelefone(contexto, sessao.contaId, body);
  });

  registrador.rota(rotaConfirmarContato, ({ body }, { sessao }) => confirmarContato(contexto, sessao, body));

  registrador.rota(rotaAlterarSenha, ({ body }, { sessao, repetivel }) =>
    alterarSenha(contexto, sessao, body, repetivel),
  );

  registrador.rota(rotaSessoes, async (_, { sessao }) => ({
    sessoes: await sessoesDaConta(contexto, sessao),
  }));

  registrador.rota(rotaEncerrarSessao, ({ params }, { sessao }) =>
    encerrarSessao(contexto, sessao, params.id),
  );

  registrador.rota(rotaEncerrarOutrasSessoes, (_, { sessao }) =>
    encerrarSessoesDaConta(contexto.db, sessao.contaId, contexto.relogio.agora(), sessao.id),
  );
}
