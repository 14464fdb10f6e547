/** When, how much and under which rules: the last rows of the new request (spec 1 section 4). */
import * as z from 'zod/mini';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { isPercentualPermitido, MENSAGEM_PERCENTUAL, valorFinanciado } from '../instituicao/cobertura.ts';
import { perguntaPrimeiraGraduacao } from '../instituicao/niveis.ts';
import { preencha } from '../texto/falta.ts';
import { definirPlano, type ErroDeCampo } from '../wizard/plano.ts';
import { ESCOLHA, OPCOES_SIM_OU_NAO, respostaSimOuNao } from '../wizard/sim-ou-nao.ts';
import type { ContextoDaNovaSolicitacao } from './nova-solicitacao-contexto.ts';
import { aceito, grauDe, sempre } from './passos-da-nova-solicitacao.ts';
import { ACEITE_LEU_REGRAS } from './regras-do-credito.ts';
import { rotuloDoSemestre, semestresDeIngresso, semestresDeUso } from './semestres.ts';

const NUMERO_DE_MATRICULA = 'Número de matrícula';
const MAXIMO_NUMERO_MATRICULA = 25;

type Respostas = Readonly<Record<string, unknown>>;
type Contexto = ContextoDaNovaSolicitacao;

function conferirSemestres(respostas: Respostas, contexto: Contexto): readonly ErroDeCampo[] {
  const ingresso = String(respostas.dataIngressoCurso);
  const uso = String(respostas.dataUtilizacaoCredito);
  const erros: ErroDeCampo[] = [];
  const ingressoDaLista = semestresDeIngresso(contexto.hoje).some(({ inicio }) => inicio === ingresso);
  if (!ingressoDaLista)
    erros.push({ campo: 'dataIngressoCurso', mensagem: 'Escolha um semestre de ingresso da lista.' });
  if (!semestresDeUso(contexto.hoje).some(({ inicio }) => inicio === uso))
    erros.push({ campo: 'dataUtilizacaoCredito', mensagem: 'Escolha um semestre de uso da lista.' });
  else if (ingressoDaLista && uso < ingresso)
    erros.push({
      campo: 'dataUtilizacaoCredito',
      mensagem: 'O crédito não pode ser usado antes do ingresso no curso.',
    });
  const grau = grauDe(contexto);
  if (grau && perguntaPrimeiraGraduacao(grau) && respostas.primeiraGraduacao === undefined)
    erros.push({ campo: 'primeiraGraduacao', mensagem: ESCOLHA });
  return erros;
}

export const passosDoCredito = definirPlano<Contexto>()([
  {
    id: 'semestres',
    titulo: 'Quando você começa o curso, e desde quando quer o crédito?',
    forma: 'propria',
    quando: sempre,
    campos: [
      { nome: 'dataIngressoCurso', rotulo: 'Semestre de ingresso no curso', tipo: 'selecao' },
      { nome: 'dataUtilizacaoCredito', rotulo: 'Semestre em que vai usar o crédito', tipo: 'selecao' },
      {
        nome: 'primeiraGraduacao',
        rotulo: 'É a sua primeira graduação?',
        tipo: 'escolha',
        opcoes: OPCOES_SIM_OU_NAO,
        opcional: true,
      },
    ],
    schema: z.object({
      dataIngressoCurso: z.string({ error: ESCOLHA }).check(z.minLength(1, { error: ESCOLHA })),
      dataUtilizacaoCredito: z.string({ error: ESCOLHA }).check(z.minLength(1, { error: ESCOLHA })),
      primeiraGraduacao: z.optional(respostaSimOuNao),
    }),
    conferir: conferirSemestres,
    resumo: ({ respostas }) => [
      { rotulo: 'Semestre de ingresso', valor: rotuloDoSemestre(String(respostas.dataIngressoCurso)) },
      {
        rotulo: 'Semestre de uso do crédito',
        valor: rotuloDoSemestre(String(respostas.dataUtilizacaoCredito)),
      },
      ...(respostas.primeiraGraduacao === undefined
        ? []
        : [
            {
              rotulo: 'Primeira graduação',
              valor: respostas.primeiraGraduacao === 'S' ? 'Sim' : 'Não',
            },
          ]),
    ],
  },
  {
    id: 'numero-de-matricula',
    titulo: 'Qual é o número de matrícula?',
    texto: 'Também chamado de RA ou registro acadêmico. Está na carteirinha e no portal da instituição.',
    forma: 'formulario',
    quando: ({ oferta }) => oferta?.exigeNumeroMatricula ?? false,
    campos: [{ nome: 'numeroMatricula', rotulo: NUMERO_DE_MATRICULA, tipo: 'texto' }],
    schema: z.object({
      numeroMatricula: z.pipe(
        z.pipe(
          z.string({ error: preencha(NUMERO_DE_MATRICULA) }),
          z.transform((valor: string) => valor.trim()),
        ),
        z.string().check(
          z.minLength(1, { error: preencha(NUMERO_DE_MATRICULA), abort: true }),
          z.maxLength(MAXIMO_NUMERO_MATRICULA, {
            error: `Máximo de ${MAXIMO_NUMERO_MATRICULA} caracteres permitido.`,
            abort: true,
          }),
          z.regex(/^[A-Za-z0-9]+$/, { error: 'Use só letras e números, sem espaços nem sinais.' }),
        ),
      ),
    }),
  },
  {
    id: 'percentual',
    titulo: 'Quanto da mensalidade você quer financiar?',
    forma: 'propria',
    quando: sempre,
    campos: [{ nome: 'percentualSolicitado', rotulo: 'Percentual do crédito', tipo: 'selecao' }],
    schema: z.object({
      percentualSolicitado: z
        .int({ error: MENSAGEM_PERCENTUAL })
        .check(z.positive({ error: MENSAGEM_PERCENTUAL })),
    }),
    conferir: ({ percentualSolicitado }, { oferta }) =>
      oferta && isPercentualPermitido(oferta.cobertura, Number(percentualSolicitado))
        ? []
        : [{ campo: 'percentualSolicitado', mensagem: MENSAGEM_PERCENTUAL }],
    resumo: ({ respostas, oferta }) => {
      const percentual = Number(respostas.percentualSolicitado);
      if (!oferta || !Number.isFinite(percentual)) return [];
      const valor = formatarReais(valorFinanciado(oferta.mensalidadeCentavos, percentual));
      return [{ rotulo: 'Percentual do crédito', valor: `${percentual}% (${valor} por mês)` }];
    },
  },
  {
    id: 'regras',
    titulo: 'Antes de pedir, conheça as regras',
    texto: 'Depois delas pedimos os seus dados e documentos. Você pode parar e continuar quando quiser.',
    forma: 'propria',
    quando: sempre,
    campos: [{ nome: 'leuRegras', rotulo: ACEITE_LEU_REGRAS, tipo: 'caixa' }],
    schema: z.object({ leuRegras: aceito }),
  },
]);
