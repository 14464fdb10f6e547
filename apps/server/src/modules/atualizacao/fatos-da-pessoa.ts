/** A person's part as the domain's rules read it. */
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import { camposMudados } from '@credito/domain/atualizacao/provas';
import { isVigente } from '@credito/domain/documento/mudancas';
import { temConjuge } from '@credito/domain/participante/estado-civil';
import type { OutraPessoa } from '@credito/domain/participante/participante-contexto';
import type { Data } from '@credito/domain/tempo/data';
import type { LinhaDeDocumento } from '../documento/documento.repository.ts';
import type { AtualizacaoCompleta, PessoaGuardada } from '../parte-da-atualizacao/atualizacao.repository.ts';

/** `documentos`: of everybody in the update, in whatever state. */
export function contextoDaPessoa(
  { pessoas }: Pick<AtualizacaoCompleta, 'pessoas'>,
  pessoa: PessoaGuardada,
  documentos: readonly LinhaDeDocumento[],
  hoje: Data,
): ContextoDaAtualizacao {
  const seus = documentos.filter(({ dono_id, situacao }) => dono_id === pessoa.id && isVigente(situacao));
  return {
    tipoPessoa: pessoa.tipo_pessoa,
    hoje,
    originais: identificada(pessoa, pessoa.originais),
    respostas: {
      ...identificada(pessoa, pessoa.respostas),
      ...(pessoa.tipo_contato ? { tipoContato: pessoa.tipo_contato } : {}),
    },
    outras: outrasDaAtualizacao(pessoas, pessoa),
    telefoneVerificado: pessoa.telefone_verificado,
    cpfNoDocumentoDoConjuge: seus.some(
      ({ tipo_documento, leitura }) => tipo_documento === 'CARTEIRA_CONJUGE' && leitura?.cpf,
    ),
    documentos: seus.map(({ tipo_documento, indice, tipo_renda, situacao }) => ({
      tipoDocumento: tipo_documento,
      indice,
      tipoRenda: tipo_renda,
      rejeitado: situacao === 'rejeitado',
    })),
  };
}

type Respostas = Readonly<Record<string, unknown>>;

/** Name and CPF are read, and never changed by an update. */
export const identificada = ({ nome, cpf }: PessoaGuardada, respostas: Respostas): Respostas => ({
  ...respostas,
  nome,
  cpf,
});

function outrasDaAtualizacao(
  pessoas: readonly PessoaGuardada[],
  pessoa: PessoaGuardada,
): readonly OutraPessoa[] {
  return pessoas
    .filter(({ situacao }) => situacao !== 'dispensado')
    .flatMap((outra) => [
      ...(outra.id === pessoa.id ? [] : [identidade(outra)]),
      ...(outra.id === pessoa.id ? [] : conjuge(outra)),
    ]);
}

/** Nothing of others is given away by an equality but the equality itself. */
const RESERVADOS = ['nome', 'cpf', 'email', 'telefone'] as const;

const identidade = ({ tipo_pessoa, nome, cpf, respostas }: PessoaGuardada): OutraPessoa => ({
  papel: tipo_pessoa,
  nome,
  cpf,
  ...dita('email', respostas.email),
  ...dita('telefone', respostas.telefone),
  reservados: RESERVADOS,
});

function conjuge({ tipo_pessoa, respostas }: PessoaGuardada): readonly OutraPessoa[] {
  if (!temConjuge(respostas.estadoCivil, respostas.uniaoEstavel)) return [];
  return [
    {
      papel: `conjuge-${tipo_pessoa}`,
      ...dita('nome', respostas.nomeConjuge),
      ...dita('cpf', respostas.cpfConjuge),
      ...dita('email', respostas.emailConjuge),
      reservados: RESERVADOS,
    },
  ];
}

const dita = <C extends string>(campo: C, valor: unknown): Partial<Record<C, string>> =>
  typeof valor === 'string' && valor !== '' ? ({ [campo]: valor } as Record<C, string>) : {};

export function mudouAlgo(pessoa: PessoaGuardada): boolean {
  return camposMudados(pessoa.originais, pessoa.respostas).length > 0;
}
