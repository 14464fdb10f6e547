import sharp from 'sharp';
import { atenderPedidos } from '../../arquivos/atender-pedidos.ts';
import type { LeituraFeita, PedidoDeLeitura } from './criar-visao.ts';
import { lerComprovante, lerConteudo } from './ler-conteudo.ts';

// No decoded picture of a person stays in libvips' cache after its turn.
sharp.cache(false);

atenderPedidos<PedidoDeLeitura, LeituraFeita>(async ({ conteudo, formato, especie, hoje }) =>
  especie === 'identidade'
    ? { vision: await lerConteudo(conteudo, formato, hoje) }
    : { renda: await lerComprovante(conteudo, formato, hoje) },
);
