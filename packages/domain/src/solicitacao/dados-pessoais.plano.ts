/**
 * The plan of a person's data: "Etapa 3 de 4 - Dados Pessoais" for the student (spec 2 sections 2.1 to 2.5) and
 * the guarantor's part of "Etapa 4 de 4" (section 2.6), one list of rows with its conditions.
 */
import * as z from 'zod/mini';
import { errosDeNaoIgualdade } from '../fiador/nao-igualdade.ts';
import { erroDoNascimento, isMenorDeIdade } from '../pessoa/nascimento.ts';
import { PROFISSAO_OUTRA } from '../renda/profissao.ts';
import { lerCodigosDeRenda, requisitosDasRendas } from '../renda/tipos-de-renda.ts';
import { anosAntes, isData } from '../tempo/data.ts';
import {
  definirPlano,
  type ErroDeCampo,
  type Passo,
  passosIncompletos,
  type RequisitoDeDocumento,
  SEM_RESPOSTAS,
} from '../wizard/plano.ts';
import { camposDoPasso, SCHEMAS_DA_PESSOA } from './campos-da-pessoa.ts';
import { documentosDoEstadoCivil, type EstadoCivil, temConjuge } from './estado-civil.ts';
import type { ContextoDaPessoa, OutraPessoa, TipoPessoa } from './pessoa-contexto.ts';

export const ANOS_DE_VALIDADE_DO_DOCUMENTO = 10;

type Condicao = (contexto: ContextoDaPessoa) => boolean;

const ehEstudante: Condicao = ({ tipoPessoa }) => tipoPessoa === 'estudante';
const ehFiador: Condicao = (contexto) => !ehEstudante(contexto);
const sempre: Condicao = () => true;

const precisaDeResponsavel: Condicao = (contexto) => {
  const nascimento = contexto.respostas.dataNascimento;
  return ehEstudante(contexto) && typeof nascimento === 'string' && isData(nascimento)
    ? isMenorDeIdade(nascimento, contexto.hoje)
    : false;
};
const responsavelE =
  (...graus: string[]): Condicao =>
  (contexto) =>
    precisaDeResponsavel(contexto) && graus.includes(String(contexto.respostas.grauParentescoResponsavel));
const comConjuge: Condicao = ({ respostas }) => temConjuge(respostas.estadoCivil, respostas.uniaoEstavel);
const naoCasado: Condicao = ({ respostas }) =>
  respostas.estadoCivil !== undefined && respostas.estadoCivil !== 'CASADO';
const exige =
  (condicao: (exigencias: ContextoDaPessoa['exigencias']) => boolean): Condicao =>
  (contexto) =>
    ehEstudante(contexto) && condicao(contexto.exigencias);

const um = (tipoDocumento: string): readonly RequisitoDeDocumento[] => [{ tipoDocumento, quantidade: 1 }];

function passoDeDocumentos<const Id extends string>(
  id: Id,
  titulo: string,
  quando: Condicao,
  documentos: (contexto: ContextoDaPessoa) => readonly RequisitoDeDocumento[],
  texto?: string,
): Passo<ContextoDaPessoa, Id> {
  return {
    id,
    titulo,
    forma: 'documentos',
    quando,
    campos: [],
    schema: SEM_RESPOSTAS,
    documentos,
    ...(texto ? { texto } : {}),
  };
}

function documentosDeIdentidade(tipo: 'RG', cpfNoDocumento: boolean): readonly RequisitoDeDocumento[] {
  return [
    { tipoDocumento: tipo, quantidade: 1 },
    { tipoDocumento: 'CPF', quantidade: 1, opcional: cpfNoDocumento },
    { tipoDocumento: 'SELFIE', quantidade: 1 },
  ];
}

function conferirDadosPessoais(
  respostas: Readonly<Record<string, unknown>>,
  contexto: ContextoDaPessoa,
): readonly ErroDeCampo[] {
  const erros: ErroDeCampo[] = [];
  const papel = ehEstudante(contexto) ? 'estudante' : 'fiador';
  const nascimento = erroDoNascimento(
    String(respostas.dataNascimento),
    papel,
    contexto.hoje,
    contexto.respostas.grauParentescoResponsavel === 'E',
  );
  if (nascimento) erros.push({ campo: 'dataNascimento', mensagem: nascimento });
  const expedicao = String(respostas.dataExpedicao);
  if (isData(expedicao)) {
    if (expedicao > contexto.hoje)
      erros.push({ campo: 'dataExpedicao', mensagem: 'A data não pode estar no futuro.' });
    if (expedicao < anosAntes(contexto.hoje, ANOS_DE_VALIDADE_DO_DOCUMENTO))
      erros.push({
        campo: 'dataExpedicao',
        mensagem: 'O documento foi emitido há mais de 10 anos. Envie um mais recente.',
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

function conferirConjuge(
  respostas: Readonly<Record<string, unknown>>,
  contexto: ContextoDaPessoa,
): readonly ErroDeCampo[] {
  const papel = `conjuge-${contexto.tipoPessoa}` as const;
  const identidade = {
    ...texto('nome', respostas.nomeConjuge),
    ...texto('cpf', respostas.cpfConjuge ?? contexto.respostas.cpfConjuge),
    ...texto('email', respostas.emailConjuge),
    ...texto('telefone', respostas.telefoneConjuge),
  };
  const erros = [
    ...errosDeNaoIgualdade(papel, identidade, outrasQueOConjuge(papel, contexto), {
      nome: 'nomeConjuge',
      cpf: 'cpfConjuge',
      email: 'emailConjuge',
      telefone: 'telefoneConjuge',
    }),
  ];
  if (typeof respostas.dataNascimentoConjuge === 'string') {
    const erro = erroDoNascimento(respostas.dataNascimentoConjuge, 'conjuge-do-fiador', contexto.hoje);
    if (erro) erros.push({ campo: 'dataNascimentoConjuge', mensagem: erro });
  }
  return erros;
}

/** Everybody but the spouse: the person too, and not the spouse as they were before this answer. */
function outrasQueOConjuge(
  papel: `conjuge-${TipoPessoa}`,
  { tipoPessoa, respostas, outras }: ContextoDaPessoa,
): readonly OutraPessoa[] {
  return [
    {
      papel: tipoPessoa,
      ...texto('nome', respostas.nome),
      ...texto('cpf', respostas.cpf),
      ...texto('email', respostas.email),
      ...texto('telefone', respostas.telefone),
    },
    ...outras.filter((outra) => outra.papel !== papel),
  ];
}

function texto<K extends string>(chave: K, valor: unknown): Partial<Record<K, string>> {
  return typeof valor === 'string' && valor !== '' ? ({ [chave]: valor } as Record<K, string>) : {};
}

function conferirResponsavel(
  respostas: Readonly<Record<string, unknown>>,
  contexto: ContextoDaPessoa,
): readonly ErroDeCampo[] {
  const erros: ErroDeCampo[] = [];
  if (respostas.cpfResponsavel === contexto.respostas.cpf)
    erros.push({ campo: 'cpfResponsavel', mensagem: 'CPF já cadastrado.' });
  if (respostas.emailResponsavel === contexto.respostas.email)
    erros.push({ campo: 'emailResponsavel', mensagem: 'E-mail já cadastrado.' });
  return erros;
}

export const planoDaPessoa = definirPlano<ContextoDaPessoa>()([
  passoDeDocumentos(
    'documentos-de-identidade',
    'Envie o seu documento de identidade',
    sempre,
    ({ cpfNoDocumento }) => documentosDeIdentidade('RG', cpfNoDocumento),
    'Vamos ler os seus dados no documento para você não precisar digitar.',
  ),
  {
    id: 'dados-pessoais',
    titulo: 'Confira os seus dados',
    texto: 'Edite o que precisar e depois é só salvar.',
    forma: 'formulario',
    quando: ehEstudante,
    ...camposDoPasso(
      'nome',
      'cpf',
      'dataNascimento',
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
    texto: 'Edite o que precisar e depois é só salvar.',
    forma: 'formulario',
    quando: ehFiador,
    ...camposDoPasso('nome', 'cpf', 'dataNascimento', 'numeroCarteiraIdentidade', 'dataExpedicao'),
    conferir: conferirDadosPessoais,
  },
  {
    id: 'responsavel-legal',
    titulo: 'Quem é o seu responsável legal?',
    texto: 'Você tem menos de 18 anos: um responsável precisa autorizar a solicitação.',
    forma: 'formulario',
    quando: precisaDeResponsavel,
    ...camposDoPasso('grauParentescoResponsavel'),
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
  passoDeDocumentos('emancipacao', 'Envie a escritura de emancipação', responsavelE('E'), () =>
    um('EMANCIPACAO'),
  ),
  passoDeDocumentos(
    'hipossuficiencia',
    'Declaração de hipossuficiência',
    exige((exigencias) => exigencias.declaracaoHipossuficiencia),
    () => um('DECLARACAO_HIPOSSUFICIENCIA'),
  ),
  {
    id: 'endereco',
    titulo: 'Onde você mora?',
    forma: 'propria',
    quando: sempre,
    ...camposDoPasso('cep', 'endereco', 'numero', 'complemento', 'bairro', 'cidade', 'uf'),
  },
  passoDeDocumentos('comprovante-de-residencia', 'Comprovante de residência', sempre, () => um('RESIDENCIA')),
  {
    id: 'estado-civil',
    titulo: 'Qual é o seu estado civil?',
    forma: 'formulario',
    quando: sempre,
    ...camposDoPasso('estadoCivil'),
  },
  {
    id: 'uniao-estavel',
    titulo: 'Você vive em união estável?',
    forma: 'formulario',
    quando: naoCasado,
    ...camposDoPasso('uniaoEstavel'),
  },
  passoDeDocumentos(
    'documentos-do-estado-civil',
    'Documentos do seu estado civil',
    (contexto) => documentosCivis(contexto).length > 0,
    documentosCivis,
  ),
  {
    id: 'dados-do-conjuge',
    titulo: 'Dados do cônjuge ou companheiro',
    forma: 'formulario',
    quando: (contexto) => comConjuge(contexto) && !(ehFiador(contexto) && contexto.exigencias.fiadorConjuge),
    ...camposDoPasso('nomeConjuge', 'cpfConjuge'),
    conferir: conferirConjuge,
  },
  {
    id: 'dados-do-conjuge-com-nascimento',
    titulo: 'Dados do cônjuge ou companheiro',
    forma: 'formulario',
    quando: (contexto) => comConjuge(contexto) && ehFiador(contexto) && contexto.exigencias.fiadorConjuge,
    ...camposDoPasso('nomeConjuge', 'cpfConjuge', 'dataNascimentoConjuge'),
    conferir: conferirConjuge,
  },
  passoDeDocumentos(
    'documento-do-conjuge',
    'Documento do cônjuge',
    comConjuge,
    ({ cpfNoDocumentoDoConjuge }) => [
      { tipoDocumento: 'CARTEIRA_CONJUGE', quantidade: 1 },
      { tipoDocumento: 'CPF_CONJUGE', quantidade: 1, opcional: cpfNoDocumentoDoConjuge },
    ],
  ),
  {
    id: 'email-do-conjuge',
    titulo: 'E-mail do cônjuge',
    forma: 'formulario',
    quando: comConjuge,
    ...camposDoPasso('emailConjuge'),
    conferir: conferirConjuge,
  },
  {
    id: 'celular-do-conjuge',
    titulo: 'Celular do cônjuge',
    forma: 'formulario',
    quando: (contexto) => comConjuge(contexto) && ehFiador(contexto),
    campos: camposDoPasso('telefoneConjuge', 'conjugeSemCelular').campos,
    schema: z.union(
      [
        z.object({ conjugeSemCelular: z.literal(true) }),
        z.object({ telefoneConjuge: SCHEMAS_DA_PESSOA.telefoneConjuge }),
      ],
      { error: 'Informe o celular do cônjuge ou diga que ele não tem.' },
    ),
    conferir: conferirConjuge,
  },
  passoDeDocumentos(
    'matricula',
    'Comprovante de matrícula',
    exige((exigencias) => exigencias.exigeMatricula),
    () => um('MATRICULA'),
  ),
  passoDeDocumentos(
    'historico-escolar',
    'Histórico escolar',
    exige((exigencias) => exigencias.exigeHistoricoEscolar),
    () => um('HISTORICO_ESCOLAR'),
  ),
  passoDeDocumentos(
    'nota-do-enem',
    'Nota do Enem',
    exige((exigencias) => exigencias.exigeComprovanteNotaEnem),
    () => um('COMPROVANTE_ENEM'),
  ),
  {
    id: 'grupo-familiar',
    titulo: 'Quantas pessoas moram com você?',
    forma: 'formulario',
    quando: ehEstudante,
    ...camposDoPasso('nrFamiliar'),
  },
  passoDeDocumentos(
    'documentos-do-grupo-familiar',
    'Documentos de quem mora com você',
    (contexto) =>
      exige((exigencias) => exigencias.exigeDocumentosGrupoFamiliar)(contexto) && familiares(contexto) > 0,
    documentosDosFamiliares,
  ),
  {
    id: 'renda-familiar',
    titulo: 'Qual é a renda da sua família?',
    forma: 'formulario',
    quando: exige((exigencias) => exigencias.exigeComprovanteRendaFamiliar),
    ...camposDoPasso('rendaFamiliarCentavos'),
  },
  passoDeDocumentos(
    'comprovantes-de-renda-familiar',
    'Comprovantes de renda da família',
    exige((exigencias) => exigencias.exigeComprovanteRendaFamiliar),
    () => um('COMPROVANTE_RENDA_FAMILIAR'),
  ),
  {
    id: 'renda',
    titulo: 'Qual é a sua renda mensal?',
    forma: 'propria',
    quando: ehFiador,
    campos: camposDoPasso('rendaCentavos', 'profissaoId', 'profissaoInformada').campos,
    schema: z.object({
      rendaCentavos: SCHEMAS_DA_PESSOA.rendaCentavos,
      profissaoId: SCHEMAS_DA_PESSOA.profissaoId,
      profissaoInformada: z.optional(z.string()),
    }),
    conferir: (respostas) =>
      respostas.profissaoId === PROFISSAO_OUTRA &&
      !z.safeParse(SCHEMAS_DA_PESSOA.profissaoInformada, respostas.profissaoInformada).success
        ? [{ campo: 'profissaoInformada', mensagem: 'Informe a profissão.' }]
        : [],
  },
  {
    id: 'tipos-de-renda',
    titulo: 'Quais comprovantes de renda você vai enviar?',
    forma: 'formulario',
    quando: ehFiador,
    ...camposDoPasso('tiposDeRenda'),
  },
  passoDeDocumentos('comprovantes-de-renda', 'Envie os comprovantes de renda', ehFiador, ({ respostas }) =>
    requisitosDasRendas(lerCodigosDeRenda(respostas.tiposDeRenda)),
  ),
]);

export type IdDoPassoDaPessoa = (typeof planoDaPessoa)[number]['id'];

function documentosCivis({ respostas }: ContextoDaPessoa): readonly RequisitoDeDocumento[] {
  const tipos = [...documentosDoEstadoCivil(respostas.estadoCivil as EstadoCivil | undefined)];
  if (respostas.uniaoEstavel === 'S') tipos.push('UNIAO_ESTAVEL');
  return tipos.map((tipoDocumento) => ({ tipoDocumento, quantidade: 1 }));
}

/** Household members who need documents of their own: without the student and without a spouse. */
function familiares({ respostas }: ContextoDaPessoa): number {
  const pessoas = typeof respostas.nrFamiliar === 'number' ? respostas.nrFamiliar : 1;
  return Math.max(0, pessoas - 1 - (temConjuge(respostas.estadoCivil, respostas.uniaoEstavel) ? 1 : 0));
}

function documentosDosFamiliares(contexto: ContextoDaPessoa): readonly RequisitoDeDocumento[] {
  return Array.from({ length: familiares(contexto) }, (_, familiar) => [
    {
      tipoDocumento: 'RG_FAMILIAR',
      quantidade: 2,
      indiceInicial: familiar * 2,
      rotulo: `RG da pessoa ${familiar + 1} (frente e verso)`,
    },
    {
      tipoDocumento: 'CPF_FAMILIAR',
      quantidade: 1,
      indiceInicial: familiar,
      rotulo: `CPF da pessoa ${familiar + 1}`,
    },
  ]).flat();
}

const PASSOS_BASICOS: readonly string[] = ['documentos-de-identidade', 'dados-pessoais'];

/** Basic data: identity document and personal data; the rest is supplementary (states PDBE and PDC). */
export function dadosBasicosCompletos(contexto: ContextoDaPessoa): boolean {
  return !passosIncompletos(planoDaPessoa, contexto).some((passo) => PASSOS_BASICOS.includes(passo.id));
}

export function dadosCompletos(contexto: ContextoDaPessoa): boolean {
  return passosIncompletos(planoDaPessoa, contexto).length === 0;
}
