/** An update goes on without a guarantor who does not come, or cannot: marked, and a change of guarantor is owed. */
import type { AtorDaAtualizacao } from '@credito/domain/atualizacao/transicoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import {
  type AtualizacaoCompleta,
  gravarPessoa,
  type PessoaGuardada,
} from '../parte-da-atualizacao/atualizacao.repository.ts';
import { seguirDoEnvio } from './concluir-registro.ts';
import { mudarAtualizacao } from './mudar-atualizacao.ts';

export async function dispensarPessoa(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
  pessoa: PessoaGuardada,
  quem: { papel: AtorDaAtualizacao; ator: Ator; motivo?: string },
): Promise<AtualizacaoCompleta> {
  const gravada = await gravarPessoa(trx, pessoa, { situacao: 'dispensado', motivos: [] });
  const pessoas = completa.pessoas.map((outra) => (outra.id === gravada.id ? gravada : outra));
  const depois = await mudarAtualizacao(
    contexto,
    trx,
    { ...completa, pessoas },
    { acao: 'dispensar', tipoPessoa: pessoa.tipo_pessoa, ...quem },
  );
  await seguirDoEnvio(contexto, trx, depois);
  return depois;
}
