import {
  NOME_DO_PROVEDOR,
  type OrigemDaEntrada,
  type ProvedorSocial,
  tipoDoProvedor,
} from '@credito/domain/conta/entrada-social';
import { LinkBotao } from '@credito/ui/botao/botao';
import estilos from './botoes-sociais.module.css';

/** Links, not buttons: the whole page goes to the provider and comes back. Nothing when none is configured. */
export function BotoesSociais({
  provedores,
  origem,
}: {
  provedores: readonly ProvedorSocial[];
  origem: OrigemDaEntrada;
}) {
  if (provedores.length === 0) return null;
  return (
    <ul className={estilos.lista} aria-label="Outras formas de entrar">
      {provedores.map((provedor) => (
        <li key={provedor}>
          <LinkBotao
            largo
            variante="secundario"
            href={`/api/v1/auth/social/${tipoDoProvedor(provedor)}/iniciar?portal=${origem}`}
          >
            {`Entrar com ${NOME_DO_PROVEDOR[provedor]}`}
          </LinkBotao>
        </li>
      ))}
    </ul>
  );
}
