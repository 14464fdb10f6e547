/** The correction of a refused update (spec 3 section 2.9): its data, each refused file, and the sending. */
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import {
  type PassoDaCorrecaoDaAtualizacao,
  planoDaCorrecaoDaAtualizacao,
} from '@credito/domain/atualizacao/correcao';
import { idDoReenvio, PASSO_FINAL } from '@credito/domain/pendencia/pendencias.plano';
import type { PessoaPropria } from '../../../atualizacao/atualizacao.queries.ts';
import { ProvedorDoBloco } from '../../../atualizacao/bloco-atual.tsx';
import { TELAS_DO_BLOCO } from '../../../atualizacao/telas-do-bloco.ts';
import { useBloco } from '../../../atualizacao/use-bloco.ts';
import { ProvedorDaParte } from '../../../participante/parte-atual.tsx';
import type { TelaDoPassoProps, TelasDoPlano } from '../../../wizard/tela-do-passo.ts';
import { Wizard } from '../../../wizard/wizard.tsx';
import {
  ProvedorDaAtualizacaoRecusada,
  type TelasDaAtualizacaoRecusada,
  useAtualizacaoRecusada,
} from '../atualizacao-recusada.tsx';
import { FimDaAtualizacao } from './fim-da-atualizacao.tsx';
import { SobreARecusa } from './sobre-a-recusa.tsx';

interface WizardDaAtualizacaoRecusadaProps {
  atualizacaoId: number;
  pessoa: PessoaPropria;
  passoAtual: string | undefined;
  dono: string;
  telas: TelasDaAtualizacaoRecusada;
  aoIr: (passo: string, opcoes: { substituir: boolean }) => void;
  aoSair: () => void;
  aoConcluir: () => Promise<void>;
}

const TELAS: TelasDoPlano<ContextoDaAtualizacao, PassoDaCorrecaoDaAtualizacao> = {
  ...TELAS_DO_BLOCO,
  [PASSO_FINAL]: FimDaAtualizacao,
};

export function WizardDaAtualizacaoRecusada({
  atualizacaoId,
  pessoa,
  passoAtual,
  dono,
  telas,
  aoIr,
  aoSair,
  aoConcluir,
}: WizardDaAtualizacaoRecusadaProps) {
  const { contexto, wizard, salvar, conciliacao, ...bloco } = useBloco(atualizacaoId, pessoa, dono);
  const { grupos, motivos } = pessoa.pendencias ?? { grupos: [], motivos: [] };
  const plano = planoDaCorrecaoDaAtualizacao({ grupos, motivos });
  // What was asked about is looked at first, also when every answer is a possible one.
  const conhecido = plano.some(({ id, quando }) => id === passoAtual && quando(contexto));
  const primeiro = conhecido ? passoAtual : plano.find(({ quando }) => quando(contexto))?.id;

  return (
    <ProvedorDaParte idAtualizacao={atualizacaoId} tipoPessoa={pessoa.tipo}>
      <ProvedorDoBloco value={{ ...bloco, aoCancelar: aoSair }}>
        <ProvedorDaAtualizacaoRecusada
          value={{
            ...telas,
            atualizacaoId,
            grupos,
            plano,
            irParaPasso: (passo) => aoIr(passo, { substituir: false }),
          }}
        >
          <Wizard
            key={conciliacao.leitura}
            plano={plano}
            contexto={contexto}
            passoAtual={primeiro}
            etapa="Pendências da atualização cadastral"
            dono={dono}
            wizard={wizard}
            aoIr={aoIr}
            aoSair={aoSair}
            salvar={salvar}
            aoConcluir={aoConcluir}
            telas={TELAS}
            telaDeDocumentos={Documentos}
          />
          {conciliacao.dialogo}
        </ProvedorDaAtualizacaoRecusada>
      </ProvedorDoBloco>
    </ProvedorDaParte>
  );
}

/** A refused file says why; one that new answers ask for is asked like any other. */
function Documentos(tela: TelaDoPassoProps<ContextoDaAtualizacao>) {
  const { grupos, telaDeDocumentos: Tela, visualizador } = useAtualizacaoRecusada();
  const grupo = grupos.find((um) => idDoReenvio(um) === tela.passo.id);
  if (!grupo) return <Tela {...tela} />;
  return (
    <Tela
      {...tela}
      motivosJaDitos={grupo.motivos}
      acima={<SobreARecusa grupo={grupo} visualizador={visualizador} />}
    />
  );
}
