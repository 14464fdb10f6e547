/** One person's block on the one wizard mechanism (ADR 0003): all data first, then what the changes ask for. */
import { ErroDeApi } from '@credito/api/cliente';
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import { planoDaAtualizacao } from '@credito/domain/atualizacao/plano';
import { type ComponentType, useState } from 'react';
import {
  blocoProprio,
  consultaDaAtualizacao,
  type PessoaPropria,
  relerAtualizacoes,
} from '../../../atualizacao/atualizacao.queries.ts';
import { ProvedorDoBloco } from '../../../atualizacao/bloco-atual.tsx';
import { concluirBloco } from '../../../atualizacao/gravar-bloco.ts';
import { TELAS_DO_BLOCO } from '../../../atualizacao/telas-do-bloco.ts';
import { useBloco } from '../../../atualizacao/use-bloco.ts';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { ProvedorDaParte } from '../../../participante/parte-atual.tsx';
import { consultas } from '../../../sessao/consultas.ts';
import { PassoMantido, type TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { Wizard } from '../../../wizard/wizard.tsx';

export interface WizardDaAtualizacaoProps {
  atualizacaoId: number;
  pessoa: PessoaPropria;
  etapa: string;
  passoAtual: string | undefined;
  dono: string;
  aoIr: (passo: string, opcoes: { substituir: boolean }) => void;
  aoSair: () => void;
  aoConcluir: () => void;
  telaDeDocumentos: ComponentType<TelaDoPassoProps<ContextoDaAtualizacao>>;
}

const TEXTOS: Readonly<Record<string, string>> = { dados: 'Conferi tudo', canal: 'Enviar código' };

export function WizardDaAtualizacao({
  atualizacaoId,
  pessoa,
  etapa,
  passoAtual,
  dono,
  aoIr,
  aoSair,
  aoConcluir,
  telaDeDocumentos,
}: WizardDaAtualizacaoProps) {
  const { contexto, wizard, salvar, conciliacao, ...bloco } = useBloco(atualizacaoId, pessoa, dono);

  const espera = useArquivosACaminho({ atualizacaoId });
  const [segurado, setSegurado] = useState(false);

  async function concluir(): Promise<void> {
    const segura = espera.segura();
    setSegurado(segura);
    if (segura) throw new PassoMantido();
    const agora = consultas.getQueryData(consultaDaAtualizacao(atualizacaoId).queryKey);
    const { versao, tipo } = (agora && blocoProprio(agora)) ?? pessoa;
    try {
      await concluirBloco({ atualizacaoId, tipo }, versao);
    } catch (erro) {
      const falta = passoQueFalta(erro);
      if (!falta) throw erro;
      await relerAtualizacoes();
      aoIr(falta, { substituir: false });
      throw new PassoMantido();
    }
    aoConcluir();
    void relerAtualizacoes();
  }

  return (
    <ProvedorDaParte idAtualizacao={atualizacaoId} tipoPessoa={pessoa.tipo}>
      {segurado ? espera.aviso : null}
      <ProvedorDoBloco value={{ ...bloco, aoCancelar: aoSair }}>
        <Wizard
          key={conciliacao.leitura}
          plano={planoDaAtualizacao}
          contexto={contexto}
          passoAtual={passoAtual}
          etapa={etapa}
          dono={dono}
          wizard={wizard}
          aoIr={aoIr}
          aoSair={aoSair}
          salvar={salvar}
          aoConcluir={concluir}
          telas={TELAS_DO_BLOCO}
          telaDeDocumentos={telaDeDocumentos}
          textoDaAcao={({ id }, ultimo) => TEXTOS[id] ?? (ultimo ? 'Concluir' : 'Avançar')}
        />
        {conciliacao.dialogo}
      </ProvedorDoBloco>
    </ProvedorDaParte>
  );
}

/** The step that the server still misses: what was known here was older. */
function passoQueFalta(erro: unknown): string | undefined {
  if (!(erro instanceof ErroDeApi)) return undefined;
  const [falta] = erro.problema?.campos ?? [];
  return planoDaAtualizacao.find(({ id }) => id === falta?.campo)?.id;
}
