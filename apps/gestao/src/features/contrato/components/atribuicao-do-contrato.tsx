import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { useAtalhos } from '../../../atalhos/use-atalhos.ts';
import { AtribuicaoNaMesa } from '../../../tela/atribuicao-na-mesa.tsx';
import { useAtribuicaoDoContrato, useProximoContrato } from '../atribuicao.queries.ts';
import estilos from '../screens/contrato-screen.module.css';

/** Who of the team has it, where it waits for the team. */
export function AtribuicaoDoContrato({ contrato }: { contrato: ContratoDaGestao }) {
  const atribuicao = useAtribuicaoDoContrato(contrato);
  const proximo = useProximoContrato(contrato.codigo);
  const mudar = () => {
    if (!atribuicao.isPending) atribuicao.mutate();
  };
  useAtalhos({ c: mudar, n: proximo.assumir });
  return (
    <div className={estilos.atribuicao}>
      <AtribuicaoNaMesa
        atribuicao={contrato.atribuicao}
        podeAssumir
        mudando={atribuicao.isPending}
        aoMudar={mudar}
        proxima={proximo}
      />
    </div>
  );
}
