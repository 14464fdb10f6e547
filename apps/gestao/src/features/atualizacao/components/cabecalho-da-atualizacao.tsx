import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import { agora } from '@credito/ui/aparelho/relogio';
import { Link } from 'wouter';
import { AjudaDaMesa, AtribuicaoNaMesa } from '../../../tela/atribuicao-na-mesa.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { PrazoDaLinha } from '../../../tela/prazo-da-linha.tsx';
import estilos from '../atualizacao.module.css';

/** Whose update it is, until when it is due, and who has it. */
export function CabecalhoDaAtualizacao({
  atualizacao,
  mudandoAtribuicao,
  aoMudarAtribuicao,
  proxima,
  aoPedirAjuda,
}: {
  atualizacao: AtualizacaoNaMesa;
  mudandoAtribuicao: boolean;
  aoMudarAtribuicao: () => void;
  proxima: { carregando: boolean; assumir: () => void };
  aoPedirAjuda: () => void;
}) {
  const { estudante, contrato, periodo, rotulo, estado, prazoEm, atribuicao } = atualizacao;
  return (
    <header className={estilos.cabecalho}>
      <p>
        <Link href="/atualizacoes">Todas as atualizações</Link>
      </p>
      <div>
        <h1>{`Atualização de ${estudante}`}</h1>
        <p className={estilosDaPagina.sub}>{`${periodo}. Contrato ${contrato}. ${rotulo}.`}</p>
        {prazoEm ? (
          <p className={estilosDaPagina.sub}>
            <span>Prazo: </span>
            <span>
              <PrazoDaLinha prazoEm={prazoEm} agora={agora()} />
            </span>
          </p>
        ) : null}
      </div>
      <div className={estilos.acoes}>
        <AtribuicaoNaMesa
          atribuicao={atribuicao}
          podeAssumir={estado === 'pendente-analise'}
          mudando={mudandoAtribuicao}
          aoMudar={aoMudarAtribuicao}
          proxima={proxima}
        />
        <AjudaDaMesa aoPedir={aoPedirAjuda} />
      </div>
    </header>
  );
}
