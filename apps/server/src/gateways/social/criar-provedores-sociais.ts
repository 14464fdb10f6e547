import { PROVEDORES_SOCIAIS, tipoDoProvedor } from '@credito/domain/conta/entrada-social';
import type { Configuracao } from '../../config/configuracao.ts';
import type { Gateways } from '../gateways.ts';
import { criarProvedorOpenId } from './provedor-openid.ts';

/** The address to register with each provider stands in .env.example. */
export function criarProvedoresSociais({ servicos, servidor }: Configuracao): Gateways['social'] {
  return Object.fromEntries(
    PROVEDORES_SOCIAIS.flatMap((provedor) => {
      const ajustes = servicos[provedor];
      const retorno = `${servidor.publicUrl}/api/v1/auth/social/${tipoDoProvedor(provedor)}/retorno`;
      return ajustes ? [[provedor, criarProvedorOpenId(ajustes, retorno)]] : [];
    }),
  );
}
