/** The plan of a person's data on the screen, saved step by step; for the student and for a guarantor. */
import { ErroDeApi, isErro } from '@credito/api/cliente';
import type { ContextoDoParticipante, TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { planoNaVoz, type Voz } from '@credito/domain/participante/voz';
import { conflitosDasRespostas, respostasAlteradas } from '@credito/domain/wizard/mudancas';
import type { Passo } from '@credito/domain/wizard/plano';

import { type ComponentType, useState } from 'react';
import { api } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';
import {
  guardarSolicitacao,
  recarregarSolicitacao,
  type SolicitacaoCarregada,
} from '../solicitacao/consulta-da-solicitacao.ts';
import { apagarRascunho, guardarRascunho } from '../wizard/rascunho.ts';
import { PassoMantido, type TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { paraFormulario, type Respostas } from '../wizard/valores.ts';
import { Wizard } from '../wizard/wizard.tsx';
import { contextoNaSolicitacao } from './contexto-do-participante.ts';
import { type Atualizacao, DialogoDeAtualizacao } from './dialogo-de-atualizacao.tsx';
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
  const [atualizacao, setAtualizacao] = useState<Atualizacao | null>(null);
  const [leitura, setLeitura] = useState(0);
  const contexto = contextoNaSolicitacao(solicitacao, tipoPessoa);
  const pessoa = solicitacao[tipoPessoa];
  if (!contexto || !pessoa) return null;
  // Drafts belong to the person, not to the place: whoever takes it later starts from nothing.
  const wizard = pessoa.id;

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

  async function guardar(
    passo: Passo<ContextoDoParticipante>,
    respostas: Respostas,
  ): Promise<SolicitacaoCarregada> {
    if (!contexto || !pessoa) return solicitacao;
    const digitadas = respostasAlteradas(contexto.respostas, respostas);
    try {
      return await gravar(passo, digitadas, contexto, pessoa.versao);
    } catch (erro) {
      if (!isDesatualizada(erro)) throw erro;
      return conciliar(passo, digitadas, erro);
    }
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
        if (!(erro instanceof ErroDeApi) || erro.status < 500) throw erro;
        throw new ErroDeApi(erro.status, FALHA_AO_SALVAR, erro.problema, erro.esperarSegundos);
      },
    );
    return guardarSolicitacao(gravada);
  }

  /** Somebody saved meanwhile: other answers do not stand in the way; for the same ones the person decides. */
  async function conciliar(
    passo: Passo<ContextoDoParticipante>,
    digitadas: Respostas,
    recusa: ErroDeApi,
  ): Promise<SolicitacaoCarregada> {
    const nova = await recarregar();
    const [agora, versao] = [contextoNaSolicitacao(nova, tipoPessoa), nova[tipoPessoa]?.versao];
    if (!contexto || !agora || versao === undefined) throw recusa;
    const conflitos = conflitosDasRespostas(
      passo.campos,
      { inicio: contexto.respostas, agora: agora.respostas, digitadas },
      await nomesDasRespostas(consultas, [agora.respostas, digitadas]),
    );
    let mensagem = recusa.message;
    if (conflitos.length === 0)
      try {
        return await gravar(passo, digitadas, agora, versao);
      } catch (erro) {
        if (!isDesatualizada(erro)) throw erro;
        mensagem = erro.message;
        await recarregar();
      }
    const escolha = await new Promise<'atual' | 'digitado'>((responder) =>
      setAtualizacao({ mensagem, conflitos, responder }),
    );
    setAtualizacao(null);
    if (escolha === 'atual') await apagarRascunho(dono, wizard, passo.id);
    else
      await guardarRascunho(dono, wizard, passo.id, {
        valores: paraFormulario(camposDe(passo, digitadas), digitadas),
        base: paraFormulario(camposDe(passo, digitadas), agora.respostas),
      });
    setLeitura((anterior) => anterior + 1);
    throw new PassoMantido();
  }

  return (
    <ProvedorDaParte idSolicitacao={solicitacao.id} tipoPessoa={tipoPessoa} pessoaId={pessoa.id} voz={voz}>
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
        telas={TELAS_DO_PARTICIPANTE}
        telaDeDocumentos={telaDeDocumentos}
        {...(textoDaAcao ? { textoDaAcao } : {})}
      />
      {dispensa.dialogo}
      <DialogoDeAtualizacao atualizacao={atualizacao} />
    </ProvedorDaParte>
  );
}

function isDesatualizada(erro: unknown): erro is ErroDeApi {
  return isErro(erro, 'dados-desatualizados');
}

const camposDe = ({ campos }: Passo<ContextoDoParticipante>, respostas: Respostas) =>
  campos.filter(({ nome }) => nome in respostas);
