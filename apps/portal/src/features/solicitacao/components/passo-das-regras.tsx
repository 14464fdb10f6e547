import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { REGRAS_DO_CREDITO } from '@credito/domain/solicitacao/regras-do-credito';
import { Carrossel } from '@credito/ui/carrossel/carrossel';
import { Pagina } from '@credito/ui/pagina/pagina';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import estilos from './solicitacao.module.css';

/** Five slides, read in order; the last one leads on. */
export function PassoDasRegras({
  passo,
  etapa,
  enviar,
  voltar,
}: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  return (
    <Pagina titulo={passo.titulo} dica={<p className={estilos.etapa}>{etapa}</p>} aoVoltar={voltar}>
      <Carrossel
        rotulo="Regras do crédito"
        quadros={REGRAS_DO_CREDITO.map((regra) => ({ id: regra.titulo, ...regra }))}
        acaoFinal={{ texto: 'Entendi, continuar', aoClicar: () => void enviar({}) }}
      />
    </Pagina>
  );
}
