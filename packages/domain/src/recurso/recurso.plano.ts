/** The appeal as a plan: the text, the files that help, and the sending. */
import * as z from 'zod/mini';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { passoDeDocumentos } from '../participante/passos-do-participante.ts';
import { definirPlano, SEM_RESPOSTAS } from '../wizard/plano.ts';
import { textoDoRecursoSchema } from './recurso.ts';

export const PASSO_DO_TEXTO = 'texto';
export const PASSO_DO_ENVIO = 'enviar';

export const planoDoRecurso = definirPlano<ContextoDoParticipante>()([
  {
    id: PASSO_DO_TEXTO,
    titulo: 'Por que a decisão deve ser revista?',
    texto: 'Conte com as suas palavras. Quem vai ler não participou da decisão.',
    forma: 'propria',
    quando: () => true,
    campos: [{ nome: 'texto', rotulo: 'O seu recurso', tipo: 'texto' }],
    schema: z.object({ texto: textoDoRecursoSchema }),
  },
  passoDeDocumentos(
    'documentos',
    'Quer enviar algum documento?',
    () => true,
    () => [{ tipoDocumento: 'RECURSO', quantidade: 1, opcional: true }],
    'Não é obrigatório. Envie só o que ajuda a mostrar por que a decisão deve mudar.',
  ),
  {
    id: PASSO_DO_ENVIO,
    titulo: 'Confira e envie o recurso',
    texto:
      'Só é possível contestar uma vez: depois de enviado, o recurso não pode ser alterado nem retirado.',
    forma: 'aviso-proprio',
    quando: () => true,
    campos: [],
    schema: SEM_RESPOSTAS,
  },
]);

export type PassoDoRecurso = (typeof planoDoRecurso)[number];
