/** The plan of a person's data on the screen, saved step by step; for the student and for a guarantor. */
import { ErroDeApi } from '@credito/api/cliente';
import type { ContextoDaPessoa, TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { planoNaVoz, type Voz } from '@credito/domain/solicitacao/voz';
import type { Passo } from '@credito/domain/wizard/plano';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { api } from '../sessao/api.ts';
import { apagarRascunho } from '../wizard/rascunho.ts';
import { PassoMantido, type TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import type { Respostas } from '../wizard/valores.ts';
import { Wizard } from '../wizard/wizard.tsx';
import { ConfirmarDispensa, type Dispensa } from './confirmar-dispensa.tsx';
import { consultaDaSolicitacao, type SolicitacaoCarregada } from './consulta-da-solicitacao.ts';
import { contextoDaPessoa } from './contexto-da-pessoa.ts';
import { documentosDispensados } from './documentos-dispensados.ts';
import { ProvedorDaParte } from './parte-atual.tsx';
import { PassoDeDadosPessoais } from './passo-de-dados-pessoais.tsx';
import { PassoDeEndereco } from './passo-de-endereco.tsx';
import { PassoDeRenda } from './passo-de-renda.tsx';
import { PassoDeTiposDeRenda } from './passo-de-tipos-de-renda.tsx';

export interface WizardDaPessoaProps {
  solicitacao: SolicitacaoCarregada;
  tipoPessoa: TipoPessoa;
  passoAtual: string | undefined;
  etapa: string;
  /** Whose drafts: the logged-in person's id. */
  dono: string;
  aoIr: (passo: string, opcoes: { substituir: boolean }) => void;
  aoSair?: () => void;
  aoConcluir: () => void | Promise<void>;
  telaDeDocumentos: ComponentType<TelaDoPassoProps<ContextoDaPessoa>>;
  textoDaAcao?: (passo: Passo<ContextoDaPessoa>, ultimo: boolean) => string;
  voz?: Voz;
}

const TELAS = {
  'dados-pessoais': PassoDeDadosPessoais,
  'dados-pessoais-do-fiador': PassoDeDadosPessoais,
  endereco: PassoDeEndereco,
  renda: PassoDeRenda,
  'tipos-de-renda': PassoDeTiposDeRenda,
};

export function WizardDaPessoa({
  solicitacao,
  tipoPessoa,
  passoAtual,
  etapa,
  dono,
  aoIr,
  aoSair,
  aoConcluir,
  telaDeDocumentos,
  textoDaAcao,
  voz = 'da-pessoa',
}: WizardDaPessoaProps) {
  const consultas = useQueryClient();
  const [dispensa, setDispensa] = useState<Dispensa | null>(null);
  const [desatualizado, setDesatualizado] = useState<string | null>(null);
  const [leitura, setLeitura] = useState(0);
  const contexto = contextoDaPessoa(solicitacao, tipoPessoa);
  const wizard = `${solicitacao.id}-${tipoPessoa}`;
  const pessoa = solicitacao[tipoPessoa];
  if (!contexto || !pessoa) return null;

  function confirmarDispensa(passo: string, documentos: readonly string[]): Promise<boolean> {
    return new Promise((resolver) => {
      setDispensa({
        passo,
        documentos,
        responder: (continuar) => {
          setDispensa(null);
          resolver(continuar);
        },
      });
    });
  }

  /** The request as it is now, wherever it is kept. */
  async function recarregar(): Promise<SolicitacaoCarregada> {
    const nova = await consultas.fetchQuery({ ...consultaDaSolicitacao(solicitacao.id), staleTime: 0 });
    consultas.setQueryData(consultaDaSolicitacao().queryKey, (atual) =>
      atual === undefined || atual.id === nova.id ? nova : atual,
    );
    await consultas.invalidateQueries({ queryKey: ['solicitacao', 'status'] });
    return nova;
  }

  async function salvar(passo: Passo<ContextoDaPessoa>, respostas: Respostas): Promise<ContextoDaPessoa> {
    if (passo.campos.length > 0) await guardar(passo, respostas);
    const nova = contextoDaPessoa(await recarregar(), tipoPessoa);
    if (!nova) throw new ErroDeApi(409, 'Ocorreu um erro ao salvar os dados.', null);
    return nova;
  }

  async function guardar(passo: Passo<ContextoDaPessoa>, respostas: Respostas): Promise<void> {
    if (!contexto || !pessoa) return;
    const documentos = documentosDispensados(contexto, respostas);
    if (documentos.length > 0 && !(await confirmarDispensa(passo.id, documentos))) throw new PassoMantido();
    try {
      await api('PUT /solicitacaoCredito/preencherDadosComplementares', {
        body: {
          idSolicitacao: solicitacao.id,
          tipoPessoa,
          passo: passo.id,
          versao: pessoa.versao,
          alteracoes: respostas,
        },
      });
    } catch (erro) {
      if (erro instanceof ErroDeApi && erro.problema?.message === 'SOLICITACAO_ATUALIZADA') {
        await apagarRascunho(dono, wizard, passo.id);
        await recarregar();
        setDesatualizado(erro.message);
        setLeitura((anterior) => anterior + 1);
        throw new PassoMantido();
      }
      throw erro;
    }
  }

  return (
    <ProvedorDaParte idSolicitacao={solicitacao.id} tipoPessoa={tipoPessoa} voz={voz}>
      <Wizard
        key={leitura}
        plano={planoNaVoz(voz)}
        contexto={contexto}
        passoAtual={passoAtual}
        etapa={etapa}
        dono={dono}
        wizard={wizard}
        aoIr={aoIr}
        {...(aoSair ? { aoSair } : {})}
        salvar={salvar}
        aoConcluir={aoConcluir}
        telas={TELAS}
        telaDeDocumentos={telaDeDocumentos}
        {...(textoDaAcao ? { textoDaAcao } : {})}
      />
      <ConfirmarDispensa dispensa={dispensa} />
      <Dialogo
        aberto={desatualizado !== null}
        aoFechar={() => setDesatualizado(null)}
        titulo="Solicitação atualizada"
        acoes={<Botao onClick={() => setDesatualizado(null)}>Entendi</Botao>}
      >
        <p>{desatualizado}</p>
      </Dialogo>
    </ProvedorDaParte>
  );
}
