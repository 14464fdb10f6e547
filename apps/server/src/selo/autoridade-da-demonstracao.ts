/** The demonstration's own time-stamp authority: it answers as any other one, and nobody has reason to believe it. */
import { randomBytes } from 'node:crypto';
import { OID } from '@credito/verificador/der/oids';
import { type AutoridadeDeCarimbo, lerPedidoDeCarimbo } from './carimbo.ts';
import type { ChaveDoSelo } from './chave-do-selo.ts';
import { assinarCms, resumo } from './cms.ts';
import { hora, inteiro, oid, sequencia } from './escrever-der.ts';

/** A policy has to be named; this one is of the arc for examples. */
const POLITICA = '2.16.840.1.101.3.2.1.48.1';
const CONCEDIDO = 0;

export function autoridadeDaDemonstracao(chave: ChaveDoSelo, agora: () => Date): AutoridadeDeCarimbo {
  return async (pedido) => {
    const { impressao, nonce } = lerPedidoDeCarimbo(pedido);
    const conteudo = sequencia(
      inteiro(1),
      oid(POLITICA),
      impressao,
      inteiro(randomBytes(8)),
      hora(agora()),
      // To the second.
      sequencia(inteiro(1)),
      ...(nonce ? [nonce] : []),
    );
    const dentro = { tipo: OID.carimboDeTempo, conteudo };
    return sequencia(sequencia(inteiro(CONCEDIDO)), assinarCms(chave, { resumo: resumo(conteudo), dentro }));
  };
}
