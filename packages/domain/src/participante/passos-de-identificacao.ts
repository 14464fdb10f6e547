/** Who the person is, and who answers for a minor (spec 2 sections 2.2 to 2.4). */
import { ANOS_DA_EMISSAO_DO_RG, SE_O_RG_E_ANTIGO } from '../documento/conferencia.ts';
import { erroDoNascimento } from '../pessoa/nascimento.ts';
import { anosAntes, isData } from '../tempo/data.ts';
import { definirPlano, type ErroDeCampo } from '../wizard/plano.ts';
import { camposDoPasso } from './campos.ts';
import { errosDeNaoIgualdade } from './nao-igualdade.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';
import {
  type Condicao,
  ehEstudante,
  ehFiador,
  emancipado,
  escolheResponsavel,
  passoDeDocumentos,
  responsavelE,
  sempre,
  um,
} from './passos-do-participante.ts';

/** Asked for only once the identity document is there and does not show the number. */
const faltaOCpf: Condicao = ({ cpfNoDocumento, documentos }) =>
  !cpfNoDocumento && documentos.some(({ tipoDocumento }) => tipoDocumento === 'RG');

function conferirDadosPessoais(
  respostas: Readonly<Record<string, unknown>>,
  contexto: ContextoDoParticipante,
): readonly ErroDeCampo[] {
  const erros: ErroDeCampo[] = [];
  const papel = ehEstudante(contexto) ? 'estudante' : 'fiador';
  const nascimento = erroDoNascimento(
    String(respostas.dataNascimento),
    papel,
    contexto.hoje,
    respostas.emancipada === true || contexto.respostas.grauParentescoResponsavel === 'E',
  );
  if (nascimento) erros.push({ campo: 'dataNascimento', mensagem: nascimento });
  const expedicao = String(respostas.dataExpedicao);
  if (isData(expedicao)) {
    if (expedicao > contexto.hoje)
      erros.push({ campo: 'dataExpedicao', mensagem: 'A data não pode estar no futuro.' });
    if (expedicao < anosAntes(contexto.hoje, ANOS_DA_EMISSAO_DO_RG))
      erros.push({
        campo: 'dataExpedicao',
        mensagem: `O documento foi emitido há mais de 10 anos. ${SE_O_RG_E_ANTIGO}`,
      });
  }
  return [
    ...erros,
    ...errosDeNaoIgualdade(
      contexto.tipoPessoa,
      { nome: String(respostas.nome), cpf: String(respostas.cpf) },
      contexto.outras,
      { nome: 'nome', cpf: 'cpf', email: 'email', telefone: 'telefone' },
    ),
  ];
}

/** Under the student's minimum age the only guardian is none: an emancipated student answers for themselves. */
function conferirGrau(
  { grauParentescoResponsavel }: Readonly<Record<string, unknown>>,
  { respostas, hoje }: ContextoDoParticipante,
): readonly ErroDeCampo[] {
  if (grauParentescoResponsavel === 'E') return [];
  const mensagem = erroDoNascimento(String(respostas.dataNascimento), 'estudante', hoje);
  return mensagem ? [{ campo: 'grauParentescoResponsavel', mensagem }] : [];
}

function conferirResponsavel(
  respostas: Readonly<Record<string, unknown>>,
  contexto: ContextoDoParticipante,
): readonly ErroDeCampo[] {
  const erros: ErroDeCampo[] = [];
  if (respostas.cpfResponsavel === contexto.respostas.cpf)
    erros.push({ campo: 'cpfResponsavel', mensagem: 'CPF já cadastrado.' });
  if (respostas.emailResponsavel === contexto.respostas.email)
    erros.push({ campo: 'emailResponsavel', mensagem: 'E-mail já cadastrado.' });
  return erros;
}

export const passosDeIdentificacao = definirPlano<ContextoDoParticipante>()([
  passoDeDocumentos(
    'documentos-de-identidade',
    'Envie o seu documento de identidade',
    sempre,
    () => um('RG'),
    'Vamos ler os seus dados nele para você não precisar digitar. RG com mais de 10 anos? Use a CNH, a identidade nova (CIN) ou o passaporte.',
  ),
  passoDeDocumentos(
    'documento-do-cpf',
    'Envie um documento com o seu CPF',
    faltaOCpf,
    () => um('CPF'),
    'Não encontramos o número do CPF no documento que você enviou.',
  ),
  passoDeDocumentos(
    'selfie',
    'Tire uma selfie',
    sempre,
    () => um('SELFIE'),
    'Comparamos o seu rosto com a foto do documento.',
  ),
  {
    id: 'dados-pessoais',
    titulo: 'Confira os seus dados',
    texto: 'Corrija o que estiver diferente e toque em Avançar.',
    forma: 'propria',
    quando: ehEstudante,
    ...camposDoPasso(
      'nome',
      'cpf',
      'dataNascimento',
      'emancipada',
      'nomeMae',
      'nomePai',
      'numeroCarteiraIdentidade',
      'dataExpedicao',
    ),
    conferir: conferirDadosPessoais,
  },
  {
    id: 'dados-pessoais-do-fiador',
    titulo: 'Confira os seus dados',
    texto: 'Corrija o que estiver diferente e toque em Avançar.',
    forma: 'propria',
    quando: ehFiador,
    ...camposDoPasso('nome', 'cpf', 'dataNascimento', 'numeroCarteiraIdentidade', 'dataExpedicao'),
    conferir: conferirDadosPessoais,
  },
  {
    id: 'responsavel-legal',
    titulo: 'Quem é o seu responsável legal?',
    texto: 'Você tem menos de 18 anos: um responsável precisa autorizar a solicitação.',
    forma: 'formulario',
    quando: escolheResponsavel,
    ...camposDoPasso('grauParentescoResponsavel'),
    conferir: conferirGrau,
  },
  {
    id: 'dados-do-responsavel',
    titulo: 'Dados do seu responsável',
    forma: 'formulario',
    quando: responsavelE('M', 'P'),
    ...camposDoPasso('nomeResponsavel', 'cpfResponsavel', 'emailResponsavel'),
    conferir: conferirResponsavel,
  },
  {
    id: 'dados-do-outro-responsavel',
    titulo: 'Dados do seu responsável',
    forma: 'formulario',
    quando: responsavelE('O'),
    ...camposDoPasso('nomeResponsavel', 'cpfResponsavel', 'emailResponsavel', 'parentescoResponsavel'),
    conferir: conferirResponsavel,
  },
  passoDeDocumentos(
    'documento-do-responsavel',
    'Documento do seu responsável',
    responsavelE('M', 'P', 'O'),
    () => um('DOCUMENTO_RESPONSAVEL'),
  ),
  passoDeDocumentos('termo-de-guarda', 'Envie o termo de guarda', responsavelE('O'), () =>
    um('TERMO_GUARDA'),
  ),
  passoDeDocumentos('emancipacao', 'Envie a escritura de emancipação', emancipado, () => um('EMANCIPACAO')),
]);
