/** Marital status, its proofs, and the spouse or partner (spec 2 sections 2.1, 2.5 and 4). */
import * as z from 'zod/mini';
import { erroDoNascimento } from '../pessoa/nascimento.ts';
import { definirPlano, type ErroDeCampo, type RequisitoDeDocumento } from '../wizard/plano.ts';
import { camposDoPasso, SCHEMAS_DO_PARTICIPANTE } from './campos.ts';
import { casadoNaLei, documentosDoEstadoCivil, type EstadoCivil } from './estado-civil.ts';
import { errosDeNaoIgualdade } from './nao-igualdade.ts';
import type { ContextoDoParticipante, OutraPessoa, TipoPessoa } from './participante-contexto.ts';
import { comConjuge, ehFiador, naoCasado, passoDeDocumentos, sempre, um } from './passos-do-participante.ts';

function conferirConjuge(
  respostas: Readonly<Record<string, unknown>>,
  contexto: ContextoDoParticipante,
): readonly ErroDeCampo[] {
  const papel = `conjuge-${contexto.tipoPessoa}` as const;
  const identidade = {
    ...texto('nome', respostas.nomeConjuge),
    ...cpfDito(respostas.cpfConjuge ?? contexto.respostas.cpfConjuge),
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
  { tipoPessoa, respostas, outras }: ContextoDoParticipante,
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

/** An empty field is a CPF that is still to come; no field at all is no CPF. */
function cpfDito(valor: unknown): { cpf?: string } {
  return typeof valor === 'string' ? { cpf: valor } : {};
}

function texto<K extends string>(chave: K, valor: unknown): Partial<Record<K, string>> {
  return typeof valor === 'string' && valor !== '' ? ({ [chave]: valor } as Record<K, string>) : {};
}
function documentosCivis({ respostas }: ContextoDoParticipante): readonly RequisitoDeDocumento[] {
  const tipos = [...documentosDoEstadoCivil(respostas.estadoCivil as EstadoCivil | undefined)];
  if (respostas.uniaoEstavel === 'S') tipos.push('UNIAO_ESTAVEL');
  return tipos.map((tipoDocumento) => ({ tipoDocumento, quantidade: 1 }));
}

/**
 * Whoever handed in before the question existed misses nothing while the marital status stays the same (ADR 0122): question
 * and pact wait for the contract, and an answer that was given is shown.
 */
export function perguntaRegime({ respostas, estadoCivilSemRegime }: ContextoDoParticipante): boolean {
  return (
    casadoNaLei(respostas.estadoCivil) &&
    (respostas.regimeDeBens !== undefined || respostas.estadoCivil !== estadoCivilSemRegime)
  );
}

export const passosDoEstadoCivil = definirPlano<ContextoDoParticipante>()([
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
        z.pipe(
          z.object({ conjugeSemCelular: z.literal(true), telefoneConjuge: z.optional(z.literal('')) }),
          z.transform(() => ({ conjugeSemCelular: true })),
        ),
        z.object({
          telefoneConjuge: SCHEMAS_DO_PARTICIPANTE.telefoneConjuge,
          conjugeSemCelular: SCHEMAS_DO_PARTICIPANTE.conjugeSemCelular,
        }),
      ],
      { error: 'Informe o celular do cônjuge ou diga que ele não tem.' },
    ),
    conferir: (respostas, contexto) =>
      respostas.conjugeSemCelular === true && respostas.telefoneConjuge
        ? [{ campo: 'conjugeSemCelular', mensagem: 'Apague o celular ou desmarque que o cônjuge não tem.' }]
        : conferirConjuge(respostas, contexto),
  },
  {
    id: 'regime-de-bens',
    titulo: 'Qual é o regime de bens do seu casamento?',
    texto: 'É a regra do casal sobre o que é de cada um. Está escrita na certidão de casamento.',
    forma: 'formulario',
    quando: perguntaRegime,
    ...camposDoPasso('regimeDeBens'),
  },
  passoDeDocumentos(
    'pacto-antenupcial',
    'Envie o pacto antenupcial',
    ({ respostas, estadoCivilSemRegime }) =>
      casadoNaLei(respostas.estadoCivil) &&
      respostas.estadoCivil !== estadoCivilSemRegime &&
      respostas.regimeDeBens === 'SEPARACAO_CONVENCIONAL',
    () => um('PACTO_ANTENUPCIAL'),
    'É a escritura pública em que o casal combinou a separação de bens. O cartório que fez o casamento sabe onde ela está.',
  ),
]);
