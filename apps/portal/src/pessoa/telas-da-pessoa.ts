/** The screens of the rows of a person's plan that have one of their own, wherever such a row is shown. */
import type { LinhaDaPessoa } from '@credito/domain/solicitacao/dados-pessoais.plano';
import type { ContextoDaPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import type { TelasDoPlano } from '../wizard/tela-do-passo.ts';
import { PassoDeDadosPessoais } from './passo-de-dados-pessoais.tsx';
import { PassoDeEndereco } from './passo-de-endereco.tsx';
import { PassoDeRenda } from './passo-de-renda.tsx';
import { PassoDeTiposDeRenda } from './passo-de-tipos-de-renda.tsx';

export const TELAS_DA_PESSOA: TelasDoPlano<ContextoDaPessoa, LinhaDaPessoa> = {
  'dados-pessoais': PassoDeDadosPessoais,
  'dados-pessoais-do-fiador': PassoDeDadosPessoais,
  endereco: PassoDeEndereco,
  renda: PassoDeRenda,
  'tipos-de-renda': PassoDeTiposDeRenda,
};
