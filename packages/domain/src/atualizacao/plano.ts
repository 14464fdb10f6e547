/**
 * One person's part of the update as a plan of the wizard mechanism (ADR 0003; spec 3 section 2.8): all data first, and
 * then only what the changes ask for. Nothing changed, nothing asked.
 */
import * as z from 'zod/mini';
import { CAMPOS_DO_PARTICIPANTE } from '../participante/campos.ts';
import type { TipoPessoa } from '../participante/participante-contexto.ts';
import { type Campo, definirPlano, SEM_RESPOSTAS } from '../wizard/plano.ts';
import type { ContextoDaAtualizacao } from './contexto-da-atualizacao.ts';
import { errosDaAtualizacao } from './erros.ts';
import { CAMPOS_DA_ATUALIZACAO, CAMPOS_DE_CONTATO, CANAIS_DA_ATUALIZACAO } from './formulario.ts';
import { documentosDaMudancaCivil, enderecoMudou, telefoneMudou } from './provas.ts';
import { textoDosDocumentosCivis } from './texto-dos-documentos.ts';

export const TITULO_DAS_INSTRUCOES = 'Instruções da atualização cadastral';

const INSTRUCOES = [
  'A cada seis meses, você confirma os dados do seu cadastro.',
  'Vamos mostrar nome, telefone, e-mail, estado civil e endereço.',
  'Se nada mudou, é só confirmar.',
  'Se algo mudou, corrija o que for preciso.',
  'Se mudou o endereço ou o estado civil, pediremos documentos novos.',
] as const;

/** Before the first part; the button says "Iniciar". */
export const instrucoesDaAtualizacao = (tipo: TipoPessoa): readonly string[] => [
  ...INSTRUCOES,
  tipo === 'estudante'
    ? 'A atualização mantém o seu contrato ativo.'
    : 'A atualização mantém ativo o contrato que você garante.',
];

export const DICA_DE_CONFERENCIA = 'Role até o fim e confira todos os dados.';

const TEXTO_DO_CANAL = 'Como você deseja que a comunicação seja realizada?';

const MENSAGEM_DO_CANAL = 'Escolha SMS ou WhatsApp.';
const MENSAGEM_FALTA_CODIGO = 'Confirme o celular novo com o código que enviamos.';

const CAMPO_DO_CANAL: Campo = {
  nome: 'tipoContato',
  rotulo: TEXTO_DO_CANAL,
  tipo: 'escolha',
  opcoes: [
    { valor: 'SMS', rotulo: 'SMS' },
    { valor: 'WHATSAPP', rotulo: 'WhatsApp' },
  ],
};

const mudouTelefone = ({ originais, respostas }: ContextoDaAtualizacao) =>
  telefoneMudou(originais, respostas);

const documentosCivis = ({ originais, respostas, cpfNoDocumentoDoConjuge }: ContextoDaAtualizacao) =>
  documentosDaMudancaCivil(originais, respostas, cpfNoDocumentoDoConjuge);

export const planoDaAtualizacao = definirPlano<ContextoDaAtualizacao>()([
  {
    id: 'dados',
    titulo: 'Confira os seus dados',
    texto: 'Se algo mudou, corrija. O que estiver certo fica como está.',
    forma: 'propria',
    quando: () => true,
    campos: CAMPOS_DA_ATUALIZACAO.map((campo) =>
      campo === 'telefone' || campo === 'email' ? CAMPOS_DE_CONTATO[campo] : CAMPOS_DO_PARTICIPANTE[campo],
    ),
    // The rules are those of what changed, which know what depends on what.
    schema: z.looseObject({}),
    conferir: errosDaAtualizacao,
  },
  {
    id: 'canal',
    titulo: 'Vamos confirmar o celular novo',
    texto: TEXTO_DO_CANAL,
    forma: 'propria',
    quando: mudouTelefone,
    campos: [CAMPO_DO_CANAL],
    schema: z.object({ tipoContato: z.enum(CANAIS_DA_ATUALIZACAO, { error: MENSAGEM_DO_CANAL }) }),
  },
  {
    id: 'codigo',
    titulo: 'Digite o código que enviamos',
    forma: 'propria',
    quando: mudouTelefone,
    campos: [],
    schema: SEM_RESPOSTAS,
    conferir: (_, { respostas, telefoneVerificado }) =>
      telefoneVerificado !== null && telefoneVerificado === respostas.telefone
        ? []
        : [{ campo: 'codigo', mensagem: MENSAGEM_FALTA_CODIGO }],
  },
  {
    id: 'documentos-do-estado-civil',
    titulo: 'Documentos do estado civil',
    textoDe: textoDosDocumentosCivis,
    forma: 'documentos',
    quando: (contexto) => documentosCivis(contexto).length > 0,
    campos: [],
    schema: SEM_RESPOSTAS,
    documentos: documentosCivis,
  },
  {
    id: 'comprovante-de-residencia',
    titulo: 'Comprovante de residência',
    texto: 'O seu endereço mudou: envie um comprovante do novo endereço, dos últimos 3 meses.',
    forma: 'documentos',
    quando: ({ originais, respostas }) => enderecoMudou(originais, respostas),
    campos: [],
    schema: SEM_RESPOSTAS,
    documentos: () => [{ tipoDocumento: 'RESIDENCIA', quantidade: 1 }],
  },
]);
