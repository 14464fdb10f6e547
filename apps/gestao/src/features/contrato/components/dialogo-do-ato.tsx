import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { quemSeraAvisado } from '@credito/domain/contrato/avisos-do-ato';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { agora } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useRef, useState } from 'react';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { ATOS_DE_PERIGO, CONSEQUENCIA_DO_ATO } from '../consequencias.ts';
import { useAgir } from '../contratos.queries.ts';
import { camposDoAto, dadosDoAto, errosDoAto, vazio } from '../formulario-do-ato.ts';
import { CamposDoAto } from './campos-do-ato.tsx';
import estilos from './dialogo-do-ato.module.css';

/** What an act does and who hears of it; then what it asks for. */
export function DialogoDoAto({
  contrato,
  ato: { acao, rotulo },
  aoFechar,
}: {
  contrato: ContratoDaGestao;
  ato: ContratoDaGestao['acoes'][number];
  aoFechar: () => void;
}) {
  const rascunho = useRascunho(`contrato ${contrato.id} ${acao}`, vazio(contrato));
  const { valores } = rascunho;
  const agir = useAgir(contrato, acao, {
    aoConcluir() {
      rascunho.apagar();
      aoFechar();
    },
    aoMudarEmOutraTela: aoFechar,
  });
  const [tentou, setTentou] = useState(false);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const recusas = useRecusas(agir.error, valores);
  const hoje = dataEmSaoPaulo(agora());
  const erros = errosDoAto(acao, contrato, valores, hoje);
  const mostrados = tentou ? erros : {};

  function confirmar() {
    setTentou(true);
    if (agir.isPending) return;
    if (Object.keys(erros).length > 0) focarPrimeiroErro(corpo.current);
    else
      agir.mutate(dadosDoAto(acao, contrato, valores), { onError: () => focarPrimeiroErro(corpo.current) });
  }

  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`${rotulo}?`}
      largo={camposDoAto(acao, contrato).includes('motivos')}
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          variante={ATOS_DE_PERIGO.includes(acao) ? 'perigo' : 'primario'}
          carregando={agir.isPending}
          onClick={confirmar}
        >
          {rotulo}
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo} ref={corpo}>
        {recusas.geral ? (
          <Aviso tom="erro" aoVivo>
            {recusas.geral}
          </Aviso>
        ) : null}
        <p>{CONSEQUENCIA_DO_ATO[acao]}</p>
        <p>{quemSeraAvisado(acao)}</p>
        <CamposDoAto
          acao={acao}
          contrato={contrato}
          hoje={hoje}
          valores={valores}
          mudar={rascunho.mudar}
          erro={(campo) => mostrados[campo] ?? recusas.de(campo)}
        />
      </div>
    </Dialogo>
  );
}
