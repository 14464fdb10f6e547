/** The stages of the request, each with what can be done with it (spec 1 section 2, "Request progress"). */
import { type AcaoDaEtapa, acoesDasEtapas } from '@credito/domain/andamento/acoes-das-etapas';
import { Botao } from '@credito/ui/botao/botao';
import type { Etapa } from '@credito/ui/etapas/etapas';
import { Eye, Pencil, Trash2, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Status } from './tela-de-situacao.tsx';

interface Caminhos {
  navegar: (caminho: string) => void;
  verCurso: () => void;
}

export function etapasDoStatus(status: Status, { navegar, verCurso }: Caminhos): Etapa[] {
  const acoes = acoesDasEtapas(status);
  const dadosProntos = status.dadosComplementares === 100;
  const etapas: Etapa[] = [
    { id: 'conta', titulo: 'Crie sua conta', estado: 'feita' },
    {
      id: 'curso',
      titulo: 'Universidade e curso',
      estado: 'feita',
      acao: acoes.curso.map((acao) => (
        <AcaoComIcone key={acao} acao={acao} sobre="universidade e curso" aoClicar={verCurso} />
      )),
    },
    {
      id: 'dados',
      titulo: 'Dados pessoais',
      estado: dadosProntos ? 'feita' : 'atual',
      detalhe: dadosProntos ? undefined : `${status.dadosComplementares}% preenchido`,
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

function detalheDosFiadores(
  fiador: Status['fiadores']['fiador'],
  fiador2: Status['fiadores']['fiador2'],
): string | undefined {
  const pessoas = [fiador, fiador2].flatMap((pessoa) => pessoa ?? []);
  if (pessoas.length === 0) return undefined;
  return pessoas.map(({ nome, percentual }) => `${nome}: ${percentual}%`).join(' · ');
}
