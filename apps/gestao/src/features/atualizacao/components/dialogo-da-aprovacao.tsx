import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import { ROTULO_DA_PESSOA } from '@credito/domain/participante/participante-contexto';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { Aviso } from '@credito/ui/aviso/aviso';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import estilos from '../atualizacao.module.css';
import { useDecidir } from '../atualizacoes.queries.ts';

/** An approval cannot be taken back: what it puts in force, and what the reading of the files doubts, is said once more. */
export function DialogoDaAprovacao({
  atualizacao,
  aoFechar,
}: {
  atualizacao: AtualizacaoNaMesa;
  aoFechar: () => void;
}) {
  const decidir = useDecidir(atualizacao);
  const duvidas = atualizacao.pessoas.flatMap(({ documentos }) =>
    documentos.flatMap(({ rotulo, conferencias }) =>
      conferencias
        .filter(({ resultado }) => resultado === 'reprovado')
        .map(({ explicacao }) => `${rotulo}: ${explicacao}`),
    ),
  );
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Aprovar a atualização?"
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          carregando={decidir.isPending}
          onClick={() => decidir.mutate({ acao: 'aprovar' }, { onSettled: aoFechar })}
        >
          Aprovar a atualização
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo}>
        <p>Passa a valer na hora, para mensagens, cobranças e o próximo contrato. Não dá para desfazer.</p>
        <ul>
          {atualizacao.pessoas.map(({ tipo, mudancas }) => {
            const campos = mudancas.filter(({ mudou }) => mudou);
            const oQue = campos.map(({ rotulo }) => rotulo).join(', ') || 'nada mudou';
            return <li key={tipo}>{`${comMaiuscula(ROTULO_DA_PESSOA[tipo])}: ${oQue}`}</li>;
          })}
        </ul>
        {duvidas.length > 0 ? (
          <Aviso tom="atencao" titulo="A leitura dos documentos tem dúvidas">
            {duvidas.join(' ')}
          </Aviso>
        ) : null}
      </div>
    </Dialogo>
  );
}
