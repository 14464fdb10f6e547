/**
 * The product's own server, which fails as long as a file of this name stands in `falhas/` of its data directory: the disk of
 * the vault is full, or the key of the seal opens nothing.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { executar } from '../../apps/server/src/main.ts';

export const FALHAS = ['disco-cheio', 'chave-ruim'] as const;
export type Falha = (typeof FALHAS)[number];

if (import.meta.main)
  await executar({
    env: process.env,
    preparar: async ({ configuracao, gateways }) => {
      const falha = (qual: Falha) => existsSync(join(configuracao.dados.pasta, 'falhas', qual));
      const { cofre, selo } = gateways;
      Object.assign(gateways, {
        cofre: {
          ...cofre,
          gravar: async (...dados: Parameters<typeof cofre.gravar>) => {
            if (falha('disco-cheio'))
              throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
            return cofre.gravar(...dados);
          },
        },
        selo: {
          ...selo,
          selar: async (...pedido: Parameters<typeof selo.selar>) => {
            if (falha('chave-ruim')) throw new Error('the key of the seal cannot be opened');
            return selo.selar(...pedido);
          },
        },
      });
    },
  });
