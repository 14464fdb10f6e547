/** Corrections: each person's own, counted by the student. */
import { type Tabela, TODOS } from './linha.ts';
import type { Alvos, Pessoa } from './mundo.ts';

const O_ESTUDANTE: readonly Pessoa[] = ['estudante'];
const O_FIADOR: readonly Pessoa[] = ['fiador'];
const OS_DA_SOLICITACAO: readonly Pessoa[] = ['estudante', 'fiador', 'fiador2'];

const daPessoa = (personType: 'estudante' | 'fiador') => ({
  nome: personType,
  pedido: ({ solicitacao }: Alvos) => ({ params: { id: solicitacao, personType } }),
  podem: personType === 'estudante' ? O_ESTUDANTE : O_FIADOR,
});

type DasPendencias =
  | Extract<keyof Tabela, `${string}/solicitacao/pendencias/${string}`>
  | Extract<keyof Tabela, `${string}/solicitacao/recurso/${string}`>
  | 'GET /solicitacaoCredito/{id}/documentos-renda/{personType}'
  | 'GET /campanhas/{campaignId}'
  | 'POST /campanhas/{campaignId}/dispensa';

export const TABELA_DAS_PENDENCIAS: Pick<Tabela, DasPendencias> = {
  // Surveys are nobody's thing.
  'GET /campanhas/{campaignId}': [
    { pedido: () => ({ params: { campaignId: 'solicitacao-enviada' }, query: {} }), podem: TODOS },
  ],
  'POST /campanhas/{campaignId}/dispensa': [
    { pedido: () => ({ params: { campaignId: 'solicitacao-enviada' } }), podem: TODOS },
  ],
  'GET /solicitacao/pendencias/{id}': [
    { pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }), podem: OS_DA_SOLICITACAO },
  ],
  'GET /solicitacao/pendencias/{id}/{personType}': [daPessoa('estudante'), daPessoa('fiador')],
  // Messages are only under one's own pendencies.
  'GET /solicitacao/pendencias/{id}/{personType}/conversas': [daPessoa('estudante'), daPessoa('fiador')],
  'POST /solicitacao/pendencias/{id}/{personType}/conversas': (['estudante', 'fiador'] as const).map(
    (personType) => ({
      ...daPessoa(personType),
      pedido: (alvos: Alvos) => ({
        ...daPessoa(personType).pedido(alvos),
        body: { assunto: 'RG' as const, texto: 'Posso enviar a CNH?' },
      }),
    }),
  ),
  'POST /solicitacao/pendencias/{id}/{personType}/conversas/lidas': (['estudante', 'fiador'] as const).map(
    (personType) => ({
      ...daPessoa(personType),
      pedido: (alvos: Alvos) => ({
        ...daPessoa(personType).pedido(alvos),
        body: { assunto: 'RG' as const },
      }),
    }),
  ),
  'GET /solicitacaoCredito/{id}/documentos-renda/{personType}': [daPessoa('estudante'), daPessoa('fiador')],
  'PUT /solicitacao/pendencias/{id}/dados-pessoais/{personType}': (['estudante', 'fiador'] as const).map(
    (personType) => ({
      ...daPessoa(personType),
      pedido: (alvos: Alvos) => ({ ...daPessoa(personType).pedido(alvos), body: { versao: 1 } }),
    }),
  ),
  'PUT /solicitacao/pendencias/{id}/renda/{personType}': (['estudante', 'fiador'] as const).map(
    (personType) => ({
      ...daPessoa(personType),
      pedido: (alvos: Alvos) => ({
        ...daPessoa(personType).pedido(alvos),
        body: { modo: 'reenviar' as const, versao: 1 },
      }),
    }),
  ),
  // An appeal is the student's alone.
  'GET /solicitacao/recurso/{id}': [
    { pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }), podem: O_ESTUDANTE },
  ],
  'PUT /solicitacao/recurso/{id}': [
    {
      pedido: ({ solicitacao }) => ({
        params: { id: solicitacao },
        body: { texto: 'A renda do meu fiador foi lida de um mês só.' },
      }),
      podem: O_ESTUDANTE,
    },
  ],
  'POST /solicitacao/recurso/{id}/enviar': [
    { pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }), podem: O_ESTUDANTE },
  ],
  'POST /solicitacao/pendencias/{id}/concluir': [
    { pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }), podem: O_ESTUDANTE },
  ],
  'POST /solicitacao/pendencias/fiador/{id}/concluir': [
    { pedido: ({ fiador }) => ({ params: { id: fiador } }), podem: O_FIADOR },
  ],
};
