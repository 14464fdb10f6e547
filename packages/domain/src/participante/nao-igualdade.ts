/** "Must be another person" rules between student, guarantors and spouses (spec 2 section 5; case FIA-03). */

import { digitosDoCpf, isCpf } from '../pessoa/cpf.ts';
import { mesmoEmail } from '../pessoa/email.ts';
import { mesmoNome } from '../pessoa/nome.ts';
import { digitosDoTelefone } from '../pessoa/telefone.ts';
import type { ErroDeCampo } from '../wizard/plano.ts';
import type { Identidade, OutraPessoa } from './participante-contexto.ts';

const DO: Readonly<Record<OutraPessoa['papel'], string>> = {
  estudante: 'do estudante',
  fiador: 'do fiador',
  fiador2: 'do segundo fiador',
  'conjuge-estudante': 'do cônjuge do estudante',
  'conjuge-fiador': 'do cônjuge do fiador',
  'conjuge-fiador2': 'do cônjuge do segundo fiador',
};

type CampoDeIdentidade = keyof Identidade;

const SUBSTANTIVO: Readonly<Record<CampoDeIdentidade, string>> = {
  nome: 'nome',
  cpf: 'CPF',
  email: 'e-mail',
  telefone: 'telefone',
};

function mensagem(
  campo: CampoDeIdentidade,
  deQuem: OutraPessoa['papel'],
  deOutro: OutraPessoa['papel'],
): string {
  const substantivo = SUBSTANTIVO[campo];
  return `O ${substantivo} ${DO[deQuem]} não pode ser igual ao ${substantivo} ${DO[deOutro]}.`;
}

/** Says nothing of who it is: the same words for a login, a spouse or a contact that the reader does not know. */
export function mensagemJaUsado(campo: CampoDeIdentidade, deQuem: OutraPessoa['papel']): string {
  const substantivo = SUBSTANTIVO[campo];
  return `Este ${substantivo} já é usado por outra pessoa. Informe o ${substantivo} ${DO[deQuem]}.`;
}

/** Says neither of whom the other name is nor what it is: the reader may not know that person. */
export const MENSAGEM_DE_DOIS_NOMES =
  'Este CPF já está na solicitação com outro nome. Confira o nome e o CPF digitados.';

const ehConjuge = (papel: OutraPessoa['papel']) => papel.startsWith('conjuge');

/**
 * Compares one person with the others. Two principals never share name, CPF, e-mail or phone. Against a spouse,
 * equality of name, e-mail or phone is allowed when the CPFs are equal: then it is the same person in two roles, who
 * has one name.
 * `campos` maps each identity to the form's field name.
 */
export function errosDeNaoIgualdade(
  papel: OutraPessoa['papel'],
  pessoa: Identidade,
  outras: readonly OutraPessoa[],
  campos: Readonly<Record<CampoDeIdentidade, string>>,
): readonly ErroDeCampo[] {
  const erros: ErroDeCampo[] = [];
  for (const outra of outras) {
    const iguais = camposIguais(pessoa, outra);
    const envolveConjuge = ehConjuge(papel) || ehConjuge(outra.papel);
    const mesmaPessoa = iguais.includes('cpf');
    // Half a CPF does not tell yet whether it is the same person in two roles.
    if (envolveConjuge && pessoa.cpf !== undefined && !isCpf(digitosDoCpf(pessoa.cpf))) continue;
    for (const campo of iguais) {
      if (envolveConjuge && permitidoComConjuge(papel, outra, campo, mesmaPessoa)) continue;
      const reservado = outra.reservados?.includes(campo) ?? false;
      erros.push({
        campo: campos[campo],
        mensagem: reservado ? mensagemJaUsado(campo, papel) : mensagem(campo, papel, outra.papel),
      });
    }
    const emDoisPapeis = mesmaPessoa && envolveConjuge && permitidoComConjuge(papel, outra, 'cpf', true);
    if (emDoisPapeis && pessoa.nome && outra.nome && !iguais.includes('nome'))
      erros.push({ campo: campos.nome, mensagem: MENSAGEM_DE_DOIS_NOMES });
  }
  return erros;
}

/** Every pair of a request once: asked again at conclusion, since anybody may have changed their data since. */
export function conflitosEntrePessoas(pessoas: readonly OutraPessoa[]): readonly ErroDeCampo[] {
  return pessoas.flatMap((pessoa, posicao) =>
    errosDeNaoIgualdade(
      pessoa.papel,
      pessoa,
      pessoas.slice(posicao + 1).map((outra) => ({
        ...outra,
        reservados: [...(pessoa.reservados ?? []), ...(outra.reservados ?? [])],
      })),
      { nome: pessoa.papel, cpf: pessoa.papel, email: pessoa.papel, telefone: pessoa.papel },
    ),
  );
}

function permitidoComConjuge(
  papel: OutraPessoa['papel'],
  outra: OutraPessoa,
  campo: CampoDeIdentidade,
  mesmaPessoa: boolean,
): boolean {
  if (!mesmaPessoa) return false;
  const proprioConjuge = outra.papel === `conjuge-${papel}` || papel === `conjuge-${outra.papel}`;
  const doisConjuges = ehConjuge(papel) && ehConjuge(outra.papel);
  return !proprioConjuge && (campo !== 'cpf' || !doisConjuges);
}

function camposIguais(a: Identidade, b: Identidade): readonly CampoDeIdentidade[] {
  const iguais: CampoDeIdentidade[] = [];
  if (a.nome && b.nome && mesmoNome(a.nome, b.nome)) iguais.push('nome');
  if (a.cpf && b.cpf && digitosDoCpf(a.cpf) === digitosDoCpf(b.cpf)) iguais.push('cpf');
  if (a.email && b.email && mesmoEmail(a.email, b.email)) iguais.push('email');
  if (a.telefone && b.telefone && digitosDoTelefone(a.telefone) === digitosDoTelefone(b.telefone))
    iguais.push('telefone');
  return iguais;
}
