/** What every page about the request begins with: whose it is, and what was asked for. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import estilos from './situacao.module.css';
import type { Status } from './tela-de-situacao.tsx';

export function TopoDaSituacao({ credito }: Pick<Status, 'credito'>) {
  const nome = useUsuario()?.nomeExibicao;
  return (
    <div className={estilos.topo}>
      <p className={estilos.saudacao}>{nome ? `Olá, ${nome}!` : 'Olá!'}</p>
      {credito ? (
        <p className={estilos.credito}>
          <span>{`${credito.curso} · ${credito.instituicao} · `}</span>
          <strong>{`${formatarReais(credito.porMesCentavos)} por mês`}</strong>
        </p>
      ) : null}
    </div>
  );
}
