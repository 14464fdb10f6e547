/** Who asks, for whom, and where: the first six rows of the new request (spec 1 section 4). */
import * as z from 'zod/mini';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { GRAUS, ROTULO_DO_GRAU } from '../instituicao/niveis.ts';
import { cpfSchema } from '../pessoa/cpf-schema.ts';
import { emailSchema, mesmoEmail } from '../pessoa/email.ts';
import { dataSchema, erroDoNascimento } from '../pessoa/nascimento.ts';
import { mesmoNome, nomeSchema } from '../pessoa/nome.ts';
import { celularSchema, digitosDoTelefone, MENSAGEM_TELEFONE_CURTO } from '../pessoa/telefone.ts';
import { definirPlano, type ErroDeCampo, SEM_RESPOSTAS } from '../wizard/plano.ts';
import { ESCOLHA, OPCOES_SIM_OU_NAO, respostaSimOuNao } from '../wizard/sim-ou-nao.ts';
import type { ContextoDaNovaSolicitacao } from './nova-solicitacao-contexto.ts';
import { aceito, grauDe, nivelEscolar, sempre } from './passos-da-nova-solicitacao.ts';

const MENSAGEM_CURSO_INDISPONIVEL = 'Este curso não está disponível. Escolha outro.';
const MENSAGEM_INSCRICOES_INDISPONIVEIS =
  'Esta instituição não tem período de inscrições aberto. Escolha outra.';
const MENSAGEM_QUEM_ASSINOU = 'A solicitação precisa ser feita por quem assinou o contrato de matrícula.';

type Respostas = Readonly<Record<string, unknown>>;
type Contexto = ContextoDaNovaSolicitacao;

const codigo = (error: string) => z.int({ error }).check(z.positive({ error }));
const INSTITUICAO_E_CAMPUS = 'Escolha a instituição e o campus.';

function conferirSolicitante(respostas: Respostas, { usuario }: Contexto): readonly ErroDeCampo[] {
  if (respostas.responsavelSolicitacao !== 'O') return [];
  const erros: ErroDeCampo[] = [];
  if (mesmoEmail(String(respostas.emailSolicitante), usuario.email))
    erros.push({
      campo: 'emailSolicitante',
      mensagem: 'Este é o e-mail desta conta. Escreva o da outra pessoa.',
    });
  if (digitosDoTelefone(String(respostas.telefoneSolicitante)) === digitosDoTelefone(usuario.telefone))
    erros.push({
      campo: 'telefoneSolicitante',
      mensagem: 'Este é o celular desta conta. Escreva o da outra pessoa.',
    });
  return erros;
}

function conferirDependente(respostas: Respostas, { usuario, hoje }: Contexto): readonly ErroDeCampo[] {
  const erros: ErroDeCampo[] = [];
  const igual = (substantivo: string) =>
    `O ${substantivo} do estudante não pode ser igual ao da pessoa que assinou o contrato de matrícula na IE.`;
  if (mesmoNome(String(respostas.nomeDependente), usuario.nome))
    erros.push({ campo: 'nomeDependente', mensagem: igual('nome') });
  if (respostas.cpfDependente === usuario.cpf) erros.push({ campo: 'cpfDependente', mensagem: igual('CPF') });
  const nascimento = String(respostas.dataNascimentoDependente);
  const erro =
    nascimento === usuario.dataNascimento
      ? 'A data de nascimento não pode ser igual à do usuário.'
      : erroDoNascimento(nascimento, 'qualquer', hoje);
  if (erro) erros.push({ campo: 'dataNascimentoDependente', mensagem: erro });
  return erros;
}

export const passosDeQuemEstuda = definirPlano<Contexto>()([
  {
    id: 'solicitante',
    titulo: 'Quem está fazendo esta solicitação?',
    forma: 'propria',
    quando: sempre,
    campos: [
      {
        nome: 'responsavelSolicitacao',
        rotulo: 'Quem está fazendo esta solicitação?',
        tipo: 'escolha',
        sugestao: 'E',
        opcoes: [
          { valor: 'E', rotulo: 'Sou eu que vou estudar', dica: 'A conta é minha.' },
          { valor: 'O', rotulo: 'Estou ajudando quem vai estudar', dica: 'A conta é de quem vai estudar.' },
        ],
      },
      {
        nome: 'grauParentesco',
        rotulo: 'O que você é do titular da conta?',
        tipo: 'escolha',
        opcional: true,
        opcoes: [
          { valor: 'M', rotulo: 'Mãe' },
          { valor: 'P', rotulo: 'Pai' },
          { valor: 'O', rotulo: 'Outra pessoa' },
        ],
      },
      { nome: 'nomeSolicitante', rotulo: 'Seu nome completo', tipo: 'nome', opcional: true },
      { nome: 'emailSolicitante', rotulo: 'Seu e-mail', tipo: 'email', opcional: true },
      { nome: 'telefoneSolicitante', rotulo: 'Seu celular', tipo: 'telefone', opcional: true },
      {
        nome: 'estouCiente',
        rotulo: 'Estou ciente de que o contrato será assinado pelo titular da conta.',
        tipo: 'caixa',
        opcional: true,
      },
    ],
    schema: z.discriminatedUnion(
      'responsavelSolicitacao',
      [
        z.object({ responsavelSolicitacao: z.literal('E') }),
        z.object({
          responsavelSolicitacao: z.literal('O'),
          grauParentesco: z.enum(['M', 'P', 'O'], { error: ESCOLHA }),
          nomeSolicitante: nomeSchema,
          emailSolicitante: emailSchema,
          telefoneSolicitante: celularSchema,
          estouCiente: aceito,
        }),
      ],
      { error: ESCOLHA },
    ),
    conferir: conferirSolicitante,
  },
  {
    id: 'aviso-de-documentos',
    titulo: 'Deixe estes documentos por perto',
    texto: 'Você pode enviar fotos tiradas na hora ou arquivos que já tem, e parar quando quiser.',
    forma: 'aviso-proprio',
    quando: sempre,
    campos: [],
    schema: SEM_RESPOSTAS,
  },
  {
    id: 'curso',
    titulo: 'Qual é a instituição e o curso?',
    forma: 'propria',
    quando: sempre,
    campos: [
      {
        nome: 'grau',
        rotulo: 'Nível de ensino',
        tipo: 'escolha',
        sugestao: 'GRADUACAO',
        opcoes: GRAUS.map((valor) => ({ valor, rotulo: ROTULO_DO_GRAU[valor] })),
      },
      { nome: 'instituicaoId', rotulo: 'Instituição de ensino', tipo: 'seletor' },
      { nome: 'bolsaId', rotulo: 'Programa', tipo: 'seletor' },
      { nome: 'campusId', rotulo: 'Campus', tipo: 'seletor' },
      { nome: 'cursoId', rotulo: 'Curso', tipo: 'seletor' },
    ],
    schema: z.object({
      grau: z.enum(GRAUS, { error: 'Escolha o nível de ensino.' }),
      instituicaoId: codigo(INSTITUICAO_E_CAMPUS),
      bolsaId: codigo(INSTITUICAO_E_CAMPUS),
      campusId: codigo('Falta escolher o campus.'),
      cursoId: codigo('Escolha o curso.'),
    }),
    conferir: ({ instituicaoId, bolsaId, campusId }, { oferta }) => {
      // What is not chosen to its end is not on offer, and says nothing of the course.
      if (![instituicaoId, bolsaId, campusId].every(Number.isInteger)) return [];
      if (!oferta) return [{ campo: 'cursoId', mensagem: MENSAGEM_CURSO_INDISPONIVEL }];
      return oferta.habilitado
        ? []
        : [{ campo: 'instituicaoId', mensagem: MENSAGEM_INSCRICOES_INDISPONIVEIS }];
    },
    resumo: (contexto) => {
      const { oferta } = contexto;
      const grau = grauDe(contexto);
      if (!oferta || !grau) return [];
      return [
        { rotulo: 'Nível de ensino', valor: ROTULO_DO_GRAU[grau] },
        { rotulo: 'Instituição de ensino', valor: oferta.instituicao },
        { rotulo: 'Campus', valor: oferta.campus },
        { rotulo: 'Curso', valor: oferta.curso },
        { rotulo: 'Mensalidade', valor: formatarReais(oferta.mensalidadeCentavos) },
      ];
    },
  },
  {
    id: 'contrato-de-matricula',
    titulo: 'Foi você que assinou o contrato de matrícula?',
    texto: 'No ensino fundamental, médio e técnico, quem pede o crédito é quem assinou esse contrato.',
    forma: 'propria',
    quando: nivelEscolar,
    campos: [
      {
        nome: 'assinouCPSE',
        rotulo: 'Foi você que assinou o contrato de matrícula?',
        tipo: 'escolha',
        opcoes: OPCOES_SIM_OU_NAO,
      },
      {
        nome: 'alunoSouEu',
        rotulo: 'Quem vai estudar?',
        tipo: 'escolha',
        opcional: true,
        opcoes: [
          { valor: 'N', rotulo: 'Outra pessoa', dica: 'Por exemplo, um filho ou uma filha.' },
          { valor: 'S', rotulo: 'O aluno sou eu' },
        ],
      },
    ],
    schema: z.discriminatedUnion(
      'assinouCPSE',
      [
        z.object({ assinouCPSE: z.literal('S'), alunoSouEu: respostaSimOuNao }),
        z.object({ assinouCPSE: z.literal('N') }),
      ],
      { error: ESCOLHA },
    ),
    conferir: ({ assinouCPSE }) =>
      assinouCPSE === 'N' ? [{ campo: 'assinouCPSE', mensagem: MENSAGEM_QUEM_ASSINOU }] : [],
  },
  {
    id: 'dados-do-estudante',
    titulo: 'Quem é o aluno?',
    forma: 'formulario',
    quando: (contexto) =>
      nivelEscolar(contexto) &&
      contexto.respostas.assinouCPSE === 'S' &&
      contexto.respostas.alunoSouEu !== 'S',
    campos: [
      { nome: 'nomeDependente', rotulo: 'Nome completo do aluno', tipo: 'nome' },
      { nome: 'cpfDependente', rotulo: 'CPF do aluno', tipo: 'cpf' },
      { nome: 'dataNascimentoDependente', rotulo: 'Data de nascimento do aluno', tipo: 'data' },
    ],
    schema: z.object({
      nomeDependente: nomeSchema,
      cpfDependente: cpfSchema,
      dataNascimentoDependente: dataSchema,
    }),
    conferir: conferirDependente,
  },
  {
    id: 'indicacao-especial',
    titulo: 'Alguém da instituição indicou você?',
    texto: 'Algumas instituições têm condições próprias para quem elas indicam.',
    forma: 'propria',
    quando: sempre,
    campos: [
      {
        nome: 'indicacaoAtiva',
        rotulo: 'Alguém da instituição indicou você?',
        tipo: 'escolha',
        sugestao: 'N',
        opcoes: OPCOES_SIM_OU_NAO,
      },
      { nome: 'nomeIndicacao', rotulo: 'Nome de quem indicou', tipo: 'nome', opcional: true },
      { nome: 'emailIndicacao', rotulo: 'E-mail de quem indicou', tipo: 'email', opcional: true },
      { nome: 'telefoneIndicacao', rotulo: 'Celular de quem indicou', tipo: 'telefone', opcional: true },
    ],
    schema: z.discriminatedUnion(
      'indicacaoAtiva',
      [
        z.object({ indicacaoAtiva: z.literal('N') }),
        z.object({
          indicacaoAtiva: z.literal('S'),
          nomeIndicacao: nomeSchema,
          emailIndicacao: emailSchema,
          telefoneIndicacao: z.optional(
            z.union([z.literal(''), celularSchema], { error: MENSAGEM_TELEFONE_CURTO }),
          ),
        }),
      ],
      { error: ESCOLHA },
    ),
    resumo: ({ respostas, indicadoPor }) => [
      {
        rotulo: 'Indicação especial',
        valor:
          respostas.indicacaoAtiva !== 'S'
            ? 'Não'
            : `${String(respostas.nomeIndicacao)}, ${
                indicadoPor ? `confirmada por ${indicadoPor}` : 'ainda não confirmada pela instituição'
              }`,
      },
    ],
  },
]);
