/** The guarantor's income and its proofs (spec 2 sections 2.5 and 2.6). */
import * as z from 'zod/mini';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { PROFISSAO_OUTRA } from '../renda/profissao.ts';
import { lerCodigosDeRenda, requisitosDasRendas } from '../renda/tipos-de-renda.ts';
import { definirPlano } from '../wizard/plano.ts';
import { camposDoPasso, SCHEMAS_DO_PARTICIPANTE } from './campos.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';
import { ehFiador, passoDeDocumentos } from './passos-do-participante.ts';

export const PERGUNTA_DOS_COMPROVANTES = 'Quais comprovantes de renda você vai enviar?';

/** "… para compor os R$ {amount}?" (spec 2 section 2.5), asked in the same words in the wizard and in a correction. */
export function perguntaDosComprovantes(pergunta: string, rendaCentavos: unknown): string {
  return typeof rendaCentavos === 'number'
    ? pergunta.replace(/\?$/, ` para compor os ${formatarReais(rendaCentavos)}?`)
    : pergunta;
}

export const passosDaRenda = definirPlano<ContextoDoParticipante>()([
  {
    id: 'renda',
    titulo: 'Qual é a sua renda mensal?',
    forma: 'propria',
    quando: ehFiador,
    campos: camposDoPasso('rendaCentavos', 'profissaoId', 'profissaoInformada').campos,
    schema: z.object({
      rendaCentavos: SCHEMAS_DO_PARTICIPANTE.rendaCentavos,
      profissaoId: SCHEMAS_DO_PARTICIPANTE.profissaoId,
      profissaoInformada: z.optional(
        z.union([z.literal(''), SCHEMAS_DO_PARTICIPANTE.profissaoInformada], {
          error: 'Informe a profissão.',
        }),
      ),
    }),
    conferir: ({ profissaoId, profissaoInformada }) =>
      profissaoId === PROFISSAO_OUTRA && !profissaoInformada
        ? [{ campo: 'profissaoInformada', mensagem: 'Informe a profissão.' }]
        : [],
  },
  {
    id: 'tipos-de-renda',
    titulo: PERGUNTA_DOS_COMPROVANTES,
    forma: 'propria',
    quando: ehFiador,
    ...camposDoPasso('tiposDeRenda'),
  },
  passoDeDocumentos('comprovantes-de-renda', 'Envie os comprovantes de renda', ehFiador, ({ respostas }) =>
    requisitosDasRendas(lerCodigosDeRenda(respostas.tiposDeRenda)),
  ),
]);
