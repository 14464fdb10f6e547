import { planoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao.plano';
import type {
  ContextoDaNovaSolicitacao,
  OfertaEscolhida,
  UsuarioDaSolicitacao,
} from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Passo, primeiroIncompleto } from '@credito/domain/wizard/plano';
import { agora } from '@credito/ui/aparelho/relogio';

import { useCallback, useEffect, useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { PaginaCarregando } from '../../../pagina/pagina-carregando.tsx';
import { consultas } from '../../../sessao/consultas.ts';
import { useStatus, useUsuario } from '../../../sessao/use-usuario.ts';
import { PassoMantido, type TelasDoPlano } from '../../../wizard/tela-do-passo.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import type { Respostas } from '../../../wizard/valores.ts';
import { Wizard } from '../../../wizard/wizard.tsx';
import { PassoDasRegras } from '../components/passo-das-regras.tsx';
import { PassoDeAvisoDeDocumentos } from '../components/passo-de-aviso-de-documentos.tsx';
import { PassoDeContrato } from '../components/passo-de-contrato.tsx';
import { PassoDeCurso } from '../components/passo-de-curso.tsx';
import { PassoDeIndicacao } from '../components/passo-de-indicacao.tsx';
import { PassoDeOutroContrato } from '../components/passo-de-outro-contrato.tsx';
import { PassoDePercentual } from '../components/passo-de-percentual.tsx';
import { PassoDeSemestres } from '../components/passo-de-semestres.tsx';
import { PassoDeSolicitante } from '../components/passo-de-solicitante.tsx';
import { criarSolicitacao } from '../criar-solicitacao.ts';
import {
  abrirRascunho,
  descartarRascunho,
  manterRascunho,
  type RascunhoDaSolicitacao,
  WIZARD,
} from '../rascunho-da-solicitacao.ts';
import { buscarOferta } from '../solicitacao.queries.ts';

const TELAS: TelasDoPlano<ContextoDaNovaSolicitacao, (typeof planoDaNovaSolicitacao)[number]> = {
  solicitante: PassoDeSolicitante,
  'aviso-de-documentos': PassoDeAvisoDeDocumentos,
  curso: PassoDeCurso,
  'contrato-de-matricula': PassoDeContrato,
  'indicacao-especial': PassoDeIndicacao,
  semestres: PassoDeSemestres,
  percentual: PassoDePercentual,
  regras: PassoDasRegras,
};

interface Andamento extends Pick<RascunhoDaSolicitacao, 'respostas' | 'chave'> {
  oferta: OfertaEscolhida | null;
}

/** "Etapa 2 de 4": its steps are kept in the account until the last one creates the request. */
export function NovaSolicitacaoScreen() {
  const usuario = useUsuario();
  const status = useStatus();
  if (!usuario || !status) return <PaginaCarregando />;
  if (!status.podeIniciarSolicitacao) return <Redirect to={status.pagina} replace />;
  return (
    <Assistente
      dono={usuario.id}
      usuario={{
        nome: usuario.nome,
        cpf: usuario.cpf,
        email: usuario.email,
        telefone: usuario.telefone,
        // The account does not know it; the server compares when an earlier request told it.
        dataNascimento: null,
      }}
    />
  );
}

function Assistente({ dono, usuario }: { dono: string; usuario: UsuarioDaSolicitacao }) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const [andamento, setAndamento] = useState<Andamento | null>(null);
  const [outroAssinou, setOutroAssinou] = useState(false);
  const [salvo, setSalvo] = useState<string>();

  useEffect(() => {
    let vivo = true;
    async function abrir() {
      const rascunho = await abrirRascunho(dono);
      // A course that cannot be read now is chosen again; the other answers stay.
      const oferta = await buscarOferta(consultas, rascunho.respostas).catch(() => null);
      if (vivo) setAndamento({ ...rascunho, oferta });
    }
    void abrir();
    return () => {
      vivo = false;
    };
  }, [dono]);

  const aoIr = useCallback(
    (id: string, { substituir }: { substituir: boolean }) =>
      navegar(`/universidade-curso/${id}`, { replace: substituir }),
    [navegar],
  );

  if (outroAssinou) return <PassoDeOutroContrato aoSair={() => navegar('/inicio')} />;
  if (!andamento) return <PaginaCarregando />;
  const { respostas, oferta, chave } = andamento;
  const contexto: ContextoDaNovaSolicitacao = {
    hoje: dataEmSaoPaulo(agora()),
    usuario,
    oferta,
    // Confirmed by the server when the request is created.
    indicadoPor: null,
    formaturaIndicada: null,
    respostas,
    documentos: [],
  };

  async function salvar(
    atual: Passo<ContextoDaNovaSolicitacao>,
    novas: Respostas,
  ): Promise<ContextoDaNovaSolicitacao> {
    if (novas.assinouCPSE === 'N') {
      await descartarRascunho(dono);
      setOutroAssinou(true);
      throw new PassoMantido();
    }
    const donos = new Set(atual.campos.map(({ nome }) => nome));
    const mantidas = Object.entries(respostas).filter(([nome]) => !donos.has(nome));
    const proximas: Respostas = { ...Object.fromEntries(mantidas), ...novas };
    const novaOferta = atual.id === 'curso' ? await buscarOferta(consultas, proximas) : oferta;
    const onde = await manterRascunho(dono, { respostas: proximas, chave });
    setSalvo(onde === 'conta' ? 'Salvo na sua conta' : 'Salvo neste aparelho');
    setAndamento({ respostas: proximas, oferta: novaOferta, chave });
    return { ...contexto, respostas: proximas, oferta: novaOferta };
  }

  async function concluir(final: ContextoDaNovaSolicitacao): Promise<void> {
    await criarSolicitacao(final, chave);
    await descartarRascunho(dono);
    // What comes next waits for the new request; this screen, told of it first, would lead to its status.
    await consultas.resetQueries({ queryKey: ['solicitacao', 'carregada'] });
    irDaqui('/dados-pessoais');
    await consultas.invalidateQueries({ queryKey: ['solicitacao'] });
    await consultas.invalidateQueries({ queryKey: ['usuario'] });
  }

  return (
    <Wizard
      plano={planoDaNovaSolicitacao}
      contexto={contexto}
      passoAtual={passoAlcancavel(contexto, passo)}
      etapa="Etapa 2 de 4 · Universidade e curso"
      salvo={salvo}
      dono={dono}
      wizard={WIZARD}
      aoIr={aoIr}
      aoSair={() => navegar('/inicio')}
      salvar={salvar}
      aoConcluir={concluir}
      telas={TELAS}
      textoDaAcao={(_, ultimo) => (ultimo ? 'Ir para os meus dados' : 'Avançar')}
    />
  );
}

/** A late step of a new tab or an old link: each step builds on the ones before, so the first missing one comes first. */
function passoAlcancavel(contexto: ContextoDaNovaSolicitacao, passo: string | undefined): string | undefined {
  const falta = primeiroIncompleto(planoDaNovaSolicitacao, contexto);
  const posicao = (id: string | undefined) => planoDaNovaSolicitacao.findIndex((item) => item.id === id);
  return falta && posicao(passo) > posicao(falta.id) ? undefined : passo;
}
