import type { Vision } from '@credito/domain/documento/leitura-tipos';
import sharp from 'sharp';
import { atenderPedidos } from '../../arquivos/atender-pedidos.ts';
import type { PedidoDeLeitura } from './criar-visao.ts';
import { lerConteudo } from './ler-conteudo.ts';

// No decoded picture of a person stays in libvips' cache after its turn.
sharp.cache(false);

atenderPedidos<PedidoDeLeitura, Vision>(({ conteudo, formato, hoje }) =>
  lerConteudo(conteudo, formato, hoje),
);
