/** The facts that the plan of a person's data reads, from the request as the server shows it to this reader. */
import type { Exigencias } from '@credito/domain/instituicao/exigencias';
import { temConjuge } from '@credito/domain/participante/estado-civil';
import {
  type ContextoDoParticipante,
  type OutraPessoa,
  TIPOS_DE_PESSOA,
  type TipoPessoa,
} from '@credito/domain/participante/participante-contexto';
import type { SolicitacaoCarregada } from '../solicitacao/consulta-da-solicitacao.ts';

/** Null when the person is not in the request or the reader may not see their part. */
export function contextoDoParticipante(
  solicitacao: SolicitacaoCarregada,
  tipoPessoa: TipoPessoa,
): ContextoDoParticipante | null {
  const dados = solicitacao[tipoPessoa]?.dados;
  if (!dados) return null;
  return {
    tipoPessoa,
    hoje: solicitacao.hoje,
    exigencias: exigenciasDe(solicitacao),
    respostas: dados.respostas,
    documentos: dados.documentos,
    outras: outrasPessoas(solicitacao, tipoPessoa),
    cpfNoDocumento: dados.cpfNoDocumento,
    cpfNoDocumentoDoConjuge: dados.cpfNoDocumentoDoConjuge,
    cpfDoDocumentoDoConjuge: dados.cpfDoDocumentoDoConjuge,
    camposLidos: dados.camposLidos,
    cpfDivergente: dados.cpfDivergente,
    estadoCivilSemRegime: dados.estadoCivilSemRegime,
    rendaMinimaCentavos: solicitacao.rendaMinimaCentavos,
  };
}

function exigenciasDe({ universidade, curso, bolsa }: SolicitacaoCarregada): Exigencias {
  return {
    exigeMatricula: universidade.exigeMatricula === 'SIM',
    exigeHistoricoEscolar: universidade.exigeHistoricoEscolar === 'SIM',
    exigeComprovanteNotaEnem: universidade.exigeComprovanteNotaEnem === 'SIM',
    exigeNumeroMatricula: universidade.exigeNumeroMatricula === 'SIM',
    declaracaoHipossuficiencia: universidade.declaracaoHipossuficiencia === 'SIM',
    exigeDocumentosGrupoFamiliar: universidade.exigeDocumentosGrupoFamiliar === 'SIM',
    exigeComprovanteRendaFamiliar: universidade.exigeComprovanteRendaFamiliar === 'SIM',
    fiadorConjuge: universidade.fiadorConjuge === 'SIM',
    semFiador: universidade.semFiador === 'SIM',
    fiadorSolidario: universidade.fiadorSolidario === 'SIM',
    tipoFiadorSolidario: universidade.tipoFiadorSolidario,
    habilitaMaisFiadores: curso.habilitaMaisFiadores === 'SIM',
    analiseIes: bolsa.analiseIes === 'SIM',
  };
}

/** Those whom the reader knows; the server compares with everybody. */
function outrasPessoas(solicitacao: SolicitacaoCarregada, tipoPessoa: TipoPessoa): readonly OutraPessoa[] {
  return TIPOS_DE_PESSOA.flatMap((papel): OutraPessoa[] => {
    const pessoa = solicitacao[papel];
    if (!pessoa) return [];
    const outras: OutraPessoa[] = [];
    if (papel !== tipoPessoa && pessoa.cpf && pessoa.email && pessoa.contatos)
      outras.push({
        papel,
        nome: pessoa.nome,
        cpf: pessoa.cpf,
        email: pessoa.email,
        telefone: pessoa.contatos.CELULAR.ddd + pessoa.contatos.CELULAR.telefone,
      });
    const respostas = pessoa.dados?.respostas;
    if (respostas && temConjuge(respostas.estadoCivil, respostas.uniaoEstavel))
      outras.push({
        papel: `conjuge-${papel}`,
        ...texto('nome', respostas.nomeConjuge),
        ...texto('cpf', respostas.cpfConjuge),
        ...texto('email', respostas.emailConjuge),
        ...texto('telefone', respostas.telefoneConjuge),
      });
    return outras;
  });
}

function texto<K extends string>(chave: K, valor: unknown): Partial<Record<K, string>> {
  return typeof valor === 'string' && valor !== '' ? ({ [chave]: valor } as Record<K, string>) : {};
}
