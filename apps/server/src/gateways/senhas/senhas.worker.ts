import { hashSync, verifySync } from '@node-rs/argon2';
import { atenderPedidos } from '../../arquivos/atender-pedidos.ts';
import type { PedidoDeSenha } from './senhas.ts';

/** OWASP's parameters for argon2id: about 25 ms of one core. */
const OPCOES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

atenderPedidos<PedidoDeSenha, string | boolean>(async (pedido) =>
  pedido.tipo === 'gerar' ? hashSync(pedido.senha, OPCOES) : verifySync(pedido.guardado, pedido.senha),
);
