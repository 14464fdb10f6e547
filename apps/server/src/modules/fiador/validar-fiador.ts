import { vagaLivre } from '@credito/domain/fiador/vagas';
import { outrasPessoas } from '@credito/domain/participante/contexto-do-participante';
import { errosDeNaoIgualdade } from '@credito/domain/participante/nao-igualdade';
import type { Contexto } from '../../contexto.ts';
import { regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { pessoasPara } from '../solicitacao/fatos.ts';
import { fiadoresDe } from '../solicitacao/fiadores-da-solicitacao.ts';
import { limitarComparacoes } from '../solicitacao/limitar-comparacoes.ts';
import { exigirEmailLivre } from './adicionar-fiador.ts';
import { idDaSolicitacaoAberta, vagasDesocupadas } from './fiador.repository.ts';

/** Tells the student early what adding the guarantor would refuse (spec 2 section 7). */
export async function validarFiador(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { cpf, email }: { cpf: string; email: string },
): Promise<{ valido: true }> {
  await limitarComparacoes(contexto, sessao);
  const id = await idDaSolicitacaoAberta(contexto.db, sessao.contaId);
  const completa = await exigirSolicitacaoPropria(contexto.db, sessao, id);
  const mesmo = fiadoresDe(completa).find((fiador) => fiador.cpf === cpf);
  const ocupadas = completa.participantes.map((pessoa) => pessoa.tipo_pessoa);
  const desocupadas = await vagasDesocupadas(contexto.db, completa);
  const livre = vagaLivre(completa.catalogo.exigencias, ocupadas, desocupadas);
  const vaga = mesmo?.tipo_pessoa ?? (livre.ok ? livre.vaga : 'fiador');
  // Somebody new in a place is not compared with the spouse of who leaves it.
  const outras = outrasPessoas(pessoasPara(completa, 'estudante'), vaga).filter(
    ({ papel }) => mesmo || papel !== `conjuge-${vaga}`,
  );
  const erros = errosDeNaoIgualdade(vaga, { cpf, email }, outras, {
    nome: 'nomePessoa',
    cpf: 'cpfPessoa',
    email: 'emailPessoa',
    telefone: 'numeroTelefone',
  });
  if (erros.length > 0) throw regraDoDominio(erros);
  await exigirEmailLivre(contexto.db, vaga, { emailPessoa: email, cpfPessoa: cpf });
  return { valido: true };
}
