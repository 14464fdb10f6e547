/** The screens of the rows of a block that have one of their own, first time and in a correction. */
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import type { planoDaAtualizacao } from '@credito/domain/atualizacao/plano';
import { PassoDeFormulario } from '../wizard/passo-de-formulario.tsx';
import type { TelasDoPlano } from '../wizard/tela-do-passo.ts';
import { PassoDoCodigoNovo } from './passo-do-codigo-novo.tsx';
import { PassoDosDados } from './passo-dos-dados.tsx';

export const TELAS_DO_BLOCO: TelasDoPlano<ContextoDaAtualizacao, (typeof planoDaAtualizacao)[number]> = {
  dados: PassoDosDados,
  canal: PassoDeFormulario,
  codigo: PassoDoCodigoNovo,
};
