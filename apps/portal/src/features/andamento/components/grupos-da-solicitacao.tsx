/** The request as a review: what was asked for, then everybody's part as far as the student may read it. */

import { ROTULO_DO_ITEM } from '@credito/domain/fiador/itens';
import { VAGAS_DE_FIADOR, type VagaDeFiador } from '@credito/domain/fiador/vagas';
import { NOME_DO_PASSO } from '@credito/domain/participante/o-que-falta';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { secoesDaRevisao } from '@credito/domain/participante/revisao';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import type { GrupoDoResumo } from '@credito/ui/resumo/resumo';
import { contextoNaSolicitacao } from '../../../participante/contexto-do-participante.ts';
import type { SolicitacaoCarregada } from '../../../solicitacao/consulta-da-solicitacao.ts';
import type { StatusComSolicitacao } from './tela-de-situacao.tsx';

type Navegar = (caminho: string) => void;

export function gruposDaSolicitacao(
  status: StatusComSolicitacao,
  solicitacao: SolicitacaoCarregada,
  navegar: Navegar,
): readonly GrupoDoResumo[] {
  return [
    { id: 'universidade-e-curso', titulo: 'Universidade e curso', itens: solicitacao.resumo },
    ...gruposDaPessoa(
      solicitacao,
      'estudante',
      '',
      (passo) => navegar(`/dados-pessoais/${passo}?solicitacao`),
      status.aConferir.map(({ passo }) => passo),
    ),
    ...VAGAS_DE_FIADOR.flatMap((vaga) => gruposDoFiador(status, solicitacao, vaga, navegar)),
  ];
}

function gruposDaPessoa(
  solicitacao: SolicitacaoCarregada,
  tipoPessoa: TipoPessoa,
  deQuem: string,
  alterar: (passo: string) => void,
  aConferir: readonly string[] = [],
): readonly GrupoDoResumo[] {
  const contexto = contextoNaSolicitacao(solicitacao, tipoPessoa);
  if (!contexto) return [];
  const editavel = solicitacao[tipoPessoa]?.editavel === true;
  return secoesDaRevisao(planoDoParticipante, contexto)
    .filter(({ itens }) => itens.length > 0)
    .map(({ passo, itens }) => ({
      id: `${tipoPessoa}-${passo}`,
      titulo: `${NOME_DO_PASSO[passo]}${deQuem}`,
      itens,
      ...(editavel ? { alterar: () => alterar(passo) } : {}),
      ...(aConferir.includes(passo) ? { aviso: <Etiqueta tom="suaVez">Confira</Etiqueta> } : {}),
    }));
}

/** A guarantor who fills in alone is a name and three marks; what the student typed for one is all there. */
function gruposDoFiador(
  status: StatusComSolicitacao,
  solicitacao: SolicitacaoCarregada,
  vaga: VagaDeFiador,
  navegar: Navegar,
): readonly GrupoDoResumo[] {
  const fiador = status.fiadores[vaga];
  if (!fiador) return [];
  const { nome, aceitou, identificacao, estadoCivil, renda } = fiador;
  const marcas = { identificacao, estadoCivil, renda };
  return [
    {
      id: vaga,
      titulo: vaga === 'fiador' ? 'Fiador' : 'Segundo fiador',
      itens: [
        { rotulo: 'Nome', valor: nome },
        { rotulo: 'Aceite', valor: aceitou ? 'Aceitou' : 'Ainda não aceitou' },
        ...(['identificacao', 'estadoCivil', 'renda'] as const).map((item) => ({
          rotulo: ROTULO_DO_ITEM[item],
          valor: marcas[item] ? 'Informado' : 'Falta',
        })),
      ],
      ...(status.exibicao === 'pendente' ? { alterar: () => navegar(`/status-fiador/${vaga}`) } : {}),
    },
    ...gruposDaPessoa(solicitacao, vaga, ` de ${primeiroNome(nome)}`, (passo) =>
      navegar(`/dados-pessoais-fiador/${vaga}/${passo}`),
    ),
  ];
}
