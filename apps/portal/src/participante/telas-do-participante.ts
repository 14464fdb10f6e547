/** The screens of the rows of a person's plan that have one of their own, wherever such a row is shown. */
import type { LinhaDoParticipante } from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import type { TelasDoPlano } from '../wizard/tela-do-passo.ts';
import { PassoDeDadosPessoais } from './passo-de-dados-pessoais.tsx';
import { PassoDeEndereco } from './passo-de-endereco.tsx';
import { PassoDeRenda } from './passo-de-renda.tsx';
import { PassoDeTiposDeRenda } from './passo-de-tipos-de-renda.tsx';

export const TELAS_DO_PARTICIPANTE: TelasDoPlano<ContextoDoParticipante, LinhaDoParticipante> = {
  'dados-pessoais': PassoDeDadosPessoais,
  'dados-pessoais-do-fiador': PassoDeDadosPessoais,
  endereco: PassoDeEndereco,
  renda: PassoDeRenda,
  'tipos-de-renda': PassoDeTiposDeRenda,
};
