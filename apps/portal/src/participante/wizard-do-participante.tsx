/** The plan of a person's data on the screen, saved step by step; for the student and for a guarantor. */
import { ErroDeApi } from '@credito/api/cliente';
import type { ContextoDoParticipante, TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { planoNaVoz, type Voz } from '@credito/domain/participante/voz';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Passo } from '@credito/domain/wizard/plano';

import type { ComponentType } from 'react';
import { api } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';
import { falhaDoServidor } from '../sessao/falha-do-servidor.ts';
import {
  guardarSolicitacao,
  recarregarSolicitacao,
  type SolicitacaoCarregada,
} from '../solicitacao/consulta-da-solicitacao.ts';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { useConciliacao } from '../wizard/use-conciliacao.tsx';
import type { Respostas } from '../wizard/valores.ts';
import { Wizard } from '../wizard/wizard.tsx';
import { contextoNaSolicitacao } from './contexto-do-participante.ts';
import { ProvedorDaParte } from './parte-atual.tsx';
import { nomesDasRespostas } from './profissao.queries.ts';
import { TELAS_DO_PARTICIPANTE } from './telas-do-participante.ts';
import { useDispensa } from './use-dispensa.tsx';

/** The server could not: why is nothing that the person can act on. */
const FALHA_AO_SALVAR = 'Ocorreu um erro ao salvar os dados. Por favor, tente novamente.';

export interface WizardDoParticipanteProps {
  solicitacao: SolicitacaoCarregada;
  tipoPessoa: TipoPessoa;
  passoAtual: string | undefined;
  etapa: string;
  /** Whose drafts: the logged-in person's id. */
  dono: string;
  aoIr: (passo: string, opcoes: { substituir: boolean }) => void;
  aoSair?: () => void;
  aoConcluir: () => void | Promise<void>;
  telaDeDocumentos: ComponentType<TelaDoPassoProps<ContextoDoParticipante>>;
  textoDaAcao?: (passo: Passo<ContextoDoParticipante>, ultimo: boolean) => string;
  voz?: Voz;
}

export function WizardDoParticipante({
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
}: WizardDoParticipanteProps) {
  const dispensa = useDispensa();
  const contexto = contextoNaSolicitacao(solicitacao, tipoPessoa);
  const pessoa = solicitacao[tipoPessoa];
  // Drafts belong to the person, not to the place: whoever takes it later starts from nothing.
  const wizard = pessoa?.id ?? '';
  const conciliacao = useConciliacao({ dono, wizard, titulo: 'Solicitação atualizada' });
  if (!contexto || !pessoa) return null;

  const recarregar = () => recarregarSolicitacao(solicitacao.id);

  async function salvar(
    passo: Passo<ContextoDoParticipante>,
    respostas: Respostas,
  ): Promise<ContextoDoParticipante> {
    // What was saved comes with what the screen shows next; files were sent by calls of their own.
    const solicitacaoNova = passo.campos.length > 0 ? await guardar(passo, respostas) : await recarregar();
    const nova = contextoNaSolicitacao(solicitacaoNova, tipoPessoa);
    if (!nova) throw new ErroDeApi(409, 'Ocorreu um erro ao salvar os dados.', null);
    return nova;
  }

  function guardar(
    passo: Passo<ContextoDoParticipante>,
    respostas: Respostas,
  ): Promise<SolicitacaoCarregada> {
    if (!contexto || !pessoa) return Promise.resolve(solicitacao);
    return conciliacao.gravar({
      passo,
      contexto,
      versao: pessoa.versao,
      respostas,
      gravar: (alteracoes, antes, versao) => gravar(passo, alteracoes, antes, versao),
      recarregar: async () => {
        const nova = await recarregar();
        const [agora, versao] = [contextoNaSolicitacao(nova, tipoPessoa), nova[tipoPessoa]?.versao];
        return agora && versao !== undefined ? { contexto: agora, versao } : null;
      },
      nomes: (lidas) => nomesDasRespostas(consultas, lidas),
    });
  }

  async function gravar(
    passo: Passo<ContextoDoParticipante>,
    alteracoes: Respostas,
    antes: ContextoDoParticipante,
    versao: number,
  ): Promise<SolicitacaoCarregada> {
    await dispensa.confirmar(passo.id, antes, alteracoes);
    const body = { idSolicitacao: solicitacao.id, tipoPessoa, passo: passo.id, versao, alteracoes };
    const gravada = await api('PUT /solicitacaoCredito/preencherDadosComplementares', { body }).catch(
      (erro: unknown) => {
        throw falhaDoServidor(erro, FALHA_AO_SALVAR);
      },
    );
    return guardarSolicitacao(gravada);
  }

  return (
    <ProvedorDaParte idSolicitacao={solicitacao.id} tipoPessoa={tipoPessoa} pessoaId={pessoa.id} voz={voz}>
      <Wizard
        key={conciliacao.leitura}
        plano={planoNaVoz(voz, primeiroNome(String(contexto.respostas.nome ?? '')) || null)}
        contexto={contexto}
        passoAtual={passoAtual}
        etapa={etapa}
        salvo="Salvo na sua conta"
        dono={dono}
        wizard={wizard}
        aoIr={aoIr}
        {...(aoSair ? { aoSair } : {})}
        salvar={salvar}
        aoConcluir={aoConcluir}
        telas={TELAS_DO_PARTICIPANTE}
        telaDeDocumentos={telaDeDocumentos}
        {...(textoDaAcao ? { textoDaAcao } : {})}
      />
      {dispensa.dialogo}
      {conciliacao.dialogo}
    </ProvedorDaParte>
  );
}
