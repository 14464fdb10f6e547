import { outrasPessoas } from '@credito/domain/participante/contexto-do-participante';
import { conflitosEntrePessoas } from '@credito/domain/participante/nao-igualdade';
import type { OutraPessoa, TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { identidadeReservada } from '@credito/domain/participante/quem-conhece-quem';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { regraDoDominio } from '../../erros.ts';
import { parteDoParticipante, pessoasPara, type SolicitacaoCompleta } from './fatos.ts';

/**
 * At conclusion: nobody in the request is somebody else in it, by what was typed and by what the accounts say now
 * (case FIA-03, "by changing the student's own data afterwards").
 */
export async function exigirPessoasDiferentes(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  leitor: TipoPessoa,
): Promise<void> {
  const ids = completa.participantes.flatMap(({ conta_id }) => conta_id ?? []);
  const contas =
    ids.length === 0
      ? []
      : await db.selectFrom('conta').select(['id', 'email', 'telefone']).where('id', 'in', ids).execute();
  const digitadas = completa.participantes.map((pessoa) => identidade(completa, leitor, pessoa, pessoa));
  const atuais = completa.participantes.map((pessoa) =>
    identidade(completa, leitor, pessoa, contas.find(({ id }) => id === pessoa.conta_id) ?? pessoa),
  );
  const conjuges = outrasPessoas(pessoasPara(completa, leitor), 'estudante').filter(({ papel }) =>
    papel.startsWith('conjuge'),
  );
  for (const pessoas of [digitadas, atuais]) {
    const conflitos = conflitosEntrePessoas([...pessoas, ...conjuges]);
    if (conflitos.length > 0) throw regraDoDominio(conflitos);
  }
}

function identidade(
  completa: SolicitacaoCompleta,
  leitor: TipoPessoa,
  pessoa: SolicitacaoCompleta['participantes'][number],
  contato: { email: string; telefone: string },
): OutraPessoa {
  return {
    papel: pessoa.tipo_pessoa,
    nome: pessoa.nome,
    cpf: pessoa.cpf,
    email: contato.email,
    telefone: contato.telefone,
    reservados: identidadeReservada(leitor, parteDoParticipante(completa, pessoa)),
  };
}
