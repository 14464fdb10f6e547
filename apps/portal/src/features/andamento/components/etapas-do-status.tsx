/** The stages of the request, each with what can be done with it (spec 1 section 2, "Request progress"). */
import { type AcaoDaEtapa, acoesDasEtapas } from '@credito/domain/andamento/acoes-das-etapas';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { Botao } from '@credito/ui/botao/botao';
import type { Etapa } from '@credito/ui/etapas/etapas';
import { Eye, Pencil, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Status } from './tela-de-situacao.tsx';

export function etapasDoStatus(status: Status, navegar: (caminho: string) => void): Etapa[] {
  const acoes = acoesDasEtapas(status);
  const dadosProntos = status.dadosComplementares === 100;
  const etapas: Etapa[] = [
    { id: 'conta', titulo: 'Crie sua conta', estado: 'feita' },
    {
      id: 'curso',
      titulo: 'Universidade e curso',
      estado: 'feita',
      acao: acoes.curso.map((acao) => (
        <AcaoComIcone
          key={acao}
          acao={acao}
          sobre="universidade e curso"
          aoClicar={() => navegar('/solicitacao')}
        />
      )),
    },
    {
      id: 'dados',
      titulo: 'Dados pessoais',
      estado: dadosProntos ? 'feita' : 'atual',
      detalhe: dadosProntos ? undefined : <Faltam o={status.faltam} />,
      acao: acoes.dados.map((acao) => (
        <AcaoComIcone
          key={acao}
          acao={acao}
          sobre="dados pessoais"
          aoClicar={() => navegar(dadosProntos ? '/dados-pessoais/revisao' : '/dados-pessoais')}
        />
      )),
    },
  ];
  if (status.semFiador) return etapas;
  const { percentual, fiador, fiador2 } = status.fiadores;
  return [
    ...etapas,
    {
      id: 'fiador',
      titulo: fiador2 ? 'Dados dos fiadores' : 'Dados do fiador',
      estado: percentual === 100 ? 'feita' : dadosProntos ? 'atual' : 'futura',
      detalhe: percentual === 100 ? undefined : detalheDosFiadores(fiador, fiador2),
      acao: acoes.fiadores.map((acao) => (
        <AcaoComIcone
          key={acao}
          acao={acao}
          sobre={fiador && fiador2 ? 'fiadores' : 'fiador'}
          aoClicar={() => navegar(caminhoDoFiador(acao, status))}
        />
      )),
    },
  ];
}

const PALAVRAS: Readonly<Record<AcaoDaEtapa, { texto: string; icone: ReactNode }>> = {
  ver: { texto: 'Ver', icone: <Eye /> },
  preencher: { texto: 'Preencher', icone: <Pencil /> },
  alterar: { texto: 'Alterar', icone: <Pencil /> },
  indicar: { texto: 'Indicar', icone: <UserPlus /> },
  excluir: { texto: 'Excluir', icone: <Trash2 /> },
};

function AcaoComIcone({ acao, sobre, aoClicar }: { acao: AcaoDaEtapa; sobre: string; aoClicar: () => void }) {
  const { texto, icone } = PALAVRAS[acao];
  return (
    <Botao compacto variante="discreto" icone={icone} onClick={aoClicar}>
      <span>{texto}</span>
      <span className="so-leitor">{` ${sobre}`}</span>
    </Botao>
  );
}

function caminhoDoFiador(acao: AcaoDaEtapa, { preencherFiador }: Status): string {
  if (acao === 'indicar') return '/dados-pessoais-fiador';
  if (acao === 'excluir') return '/selecao-de-fiador?excluir=S';
  if (acao === 'ver') return '/selecao-de-fiador';
  return `/dados-pessoais-fiador/${preencherFiador ?? ''}`;
}

/** So many are named; more would be the whole stage. */
const NOMEADOS = 4;

function Faltam({ o: faltam }: { o: readonly string[] }) {
  const mais = faltam.length - NOMEADOS;
  return (
    <span>
      {`${faltam.length === 1 ? 'Falta' : 'Faltam'}: ${faltam.slice(0, NOMEADOS).map(noMeio).join(', ')}${mais > 0 ? ` e mais ${mais}` : ''}.`}
    </span>
  );
}

/** Inside of a sentence; what is an abbreviation stays one. */
const noMeio = (nome: string): string =>
  /^\p{Lu}{2}/u.test(nome) ? nome : nome.charAt(0).toLowerCase() + nome.slice(1);

type ItemDoFiador = NonNullable<Status['fiadores']['fiador']>;

function detalheDosFiadores(fiador: ItemDoFiador | null, fiador2: ItemDoFiador | null): string | undefined {
  const pessoas = [fiador, fiador2].flatMap((pessoa) => pessoa ?? []);
  return pessoas.length === 0 ? undefined : pessoas.map(oQueFaltaDe).join(' ');
}

function oQueFaltaDe({ nome, aceitou, identificacao, estadoCivil, renda }: ItemDoFiador): string {
  const faltam = [
    aceitou ? null : 'aceitar',
    identificacao ? null : 'identificação',
    estadoCivil ? null : 'estado civil',
    renda ? null : 'renda',
  ].filter((item) => item !== null);
  return faltam.length === 0
    ? `${primeiroNome(nome)}: tudo enviado.`
    : `${primeiroNome(nome)}: falta ${faltam.join(', ')}.`;
}
