/** "Etapa 1 de 4 - Crie sua conta" (spec 1 section 2): eight steps on the one wizard mechanism. */
import * as z from 'zod/mini';
import { cpfSchema } from '../pessoa/cpf-schema.ts';
import { emailSchema } from '../pessoa/email.ts';
import { isNomeCompleto, nomeSchema } from '../pessoa/nome.ts';
import { celularSchema, digitosDoTelefone } from '../pessoa/telefone.ts';
import {
  type Campo,
  type ContextoDeWizard,
  definirPlano,
  passosVisiveis,
  primeiroIncompleto,
  SEM_RESPOSTAS,
} from '../wizard/plano.ts';
import { codigoSchema } from './codigo.ts';
import { erroDaConfirmacao, senhaNovaSchema } from './senha.ts';

export const TITULO_DO_CADASTRO = 'Etapa 1 de 4 - Crie sua conta';
export const MENSAGEM_NOME_UNICO =
  'Informe o nome completo, ou confirme que seu documento mostra um só nome.';

export interface ContextoDoCadastro extends ContextoDeWizard {
  /** Digits of the phone that this browser has verified for this CPF, or null. */
  telefoneVerificado: string | null;
  contaCriada: boolean;
}

export const CANAIS_DE_CODIGO = ['sms', 'whatsapp'] as const;
export type CanalDeCodigo = (typeof CANAIS_DE_CODIGO)[number];
export const canalSchema = z.enum(CANAIS_DE_CODIGO, { error: 'Escolha como receber o código.' });

function telefoneJaVerificado({ respostas, telefoneVerificado }: ContextoDoCadastro): boolean {
  const { telefone } = respostas;
  return typeof telefone === 'string' && telefoneVerificado === digitosDoTelefone(telefone);
}

const sempre = () => true;
const telefoneNovo = (contexto: ContextoDoCadastro) => !telefoneJaVerificado(contexto);

const CAMPO_NOME_UNICO: Campo = {
  nome: 'nomeUnico',
  rotulo: 'Meu documento mostra um só nome',
  tipo: 'caixa',
  opcional: true,
};

export const PLANO_DO_CADASTRO = definirPlano<ContextoDoCadastro>()([
  {
    id: 'cpf',
    titulo: 'Qual é o seu CPF?',
    texto:
      'Primeiro, a sua conta: uns 3 minutos. O pedido inteiro leva uns 20, e você pode parar quando quiser.',
    forma: 'formulario',
    quando: sempre,
    campos: [{ nome: 'cpf', rotulo: 'CPF', tipo: 'cpf', autocomplete: 'off' }],
    schema: z.object({ cpf: cpfSchema }),
  },
  {
    id: 'nome',
    titulo: 'Qual é o seu nome completo?',
    texto: 'Escreva como está no seu documento de identidade atual, CNH ou RG.',
    forma: 'propria',
    quando: sempre,
    campos: [{ nome: 'nome', rotulo: 'Nome completo', tipo: 'nome', autocomplete: 'name' }, CAMPO_NOME_UNICO],
    schema: z.object({ nome: nomeSchema, nomeUnico: z.optional(z.boolean()) }),
    conferir: ({ nome, nomeUnico }) =>
      isNomeCompleto(String(nome)) || nomeUnico === true
        ? []
        : [{ campo: 'nome', mensagem: MENSAGEM_NOME_UNICO }],
  },
  {
    id: 'email',
    titulo: 'Qual é o seu e-mail?',
    texto:
      'Use um e-mail que só você lê: é por ele que avisamos você, e ele pode ser usado para assinar o contrato.',
    forma: 'formulario',
    quando: sempre,
    campos: [{ nome: 'email', rotulo: 'E-mail', tipo: 'email', autocomplete: 'email' }],
    schema: z.object({ email: emailSchema }),
  },
  {
    id: 'telefone',
    titulo: 'Qual é o seu celular?',
    texto:
      'Vamos enviar um código para confirmar que o número é seu, e avisar você por SMS ou WhatsApp. O que receber, você muda no seu perfil.',
    forma: 'formulario',
    quando: sempre,
    campos: [{ nome: 'telefone', rotulo: 'Celular com DDD', tipo: 'telefone', autocomplete: 'tel-national' }],
    schema: z.object({ telefone: celularSchema }),
  },
  {
    id: 'canal',
    titulo: 'Como você quer receber o código?',
    forma: 'formulario',
    quando: telefoneNovo,
    campos: [
      {
        nome: 'canal',
        rotulo: 'Receber o código por',
        tipo: 'escolha',
        sugestao: 'sms',
        opcoes: [
          { valor: 'sms', rotulo: 'SMS' },
          { valor: 'whatsapp', rotulo: 'WhatsApp' },
        ],
      },
    ],
    schema: z.object({ canal: canalSchema }),
  },
  {
    id: 'codigo',
    titulo: 'Digite o código que enviamos',
    forma: 'propria',
    quando: telefoneNovo,
    campos: [
      { nome: 'codigo', rotulo: 'Código de 6 números', tipo: 'codigo', autocomplete: 'one-time-code' },
    ],
    schema: z.object({ codigo: codigoSchema }),
    // The step disappears when the phone is verified; until then no typed code makes it complete.
    conferir: (_, contexto) =>
      telefoneJaVerificado(contexto) ? [] : [{ campo: 'codigo', mensagem: 'Confirme o código.' }],
  },
  {
    id: 'senha',
    titulo: 'Crie uma senha',
    texto: 'Use pelo menos 8 caracteres, com letras maiúsculas e minúsculas, números e símbolos.',
    forma: 'propria',
    quando: sempre,
    campos: [
      { nome: 'senha', rotulo: 'Senha', tipo: 'senha', autocomplete: 'new-password' },
      { nome: 'confirmacao', rotulo: 'Repita a senha', tipo: 'senha', autocomplete: 'new-password' },
    ],
    schema: z.object({ senha: senhaNovaSchema, confirmacao: z.string({ error: 'Repita a senha.' }) }),
    conferir: ({ senha, confirmacao }) => {
      const mensagem = erroDaConfirmacao(String(senha), String(confirmacao));
      return mensagem ? [{ campo: 'confirmacao', mensagem }] : [];
    },
  },
  {
    id: 'sucesso',
    titulo: 'Sua conta foi criada',
    forma: 'aviso',
    quando: sempre,
    campos: [],
    schema: SEM_RESPOSTAS,
  },
]);

/** Whoever was invited asks for nothing: the account is there to read the invitation. */
const PALAVRAS_DO_FIADOR: Readonly<Partial<Record<IdDoPassoDoCadastro, string>>> = {
  cpf: 'Vamos criar a sua conta para você ler o convite com segurança. Criar a conta não é aceitar. Leva uns 3 minutos.',
  nome: 'Confira se está como no seu documento de identidade atual, CNH ou RG.',
  email: 'Use um e-mail que só você lê: é por ele que avisamos você.',
};

/** The same steps and rules in both portals; only the words change. */
export function planoDoCadastro(portal: 'estudante' | 'fiador'): readonly PassoDoCadastro[] {
  return portal === 'estudante' ? PLANO_DO_CADASTRO : PLANO_DO_FIADOR;
}

const PLANO_DO_FIADOR = PLANO_DO_CADASTRO.map(comPalavrasDoFiador);

function comPalavrasDoFiador<P extends PassoDoCadastro>(passo: P): P {
  const texto = PALAVRAS_DO_FIADOR[passo.id];
  return texto === undefined ? passo : { ...passo, texto };
}

export type IdDoPassoDoCadastro = (typeof PLANO_DO_CADASTRO)[number]['id'];
export type PassoDoCadastro = (typeof PLANO_DO_CADASTRO)[number];

/** Number of a step in the path /cadastro/{n}: its place in the whole plan, so that skipped steps keep their numbers. */
export function numeroDoPasso(id: IdDoPassoDoCadastro): number {
  return PLANO_DO_CADASTRO.findIndex((passo) => passo.id === id) + 1;
}

/**
 * The step that the path may show: the asked one when everything before it is answered, else the first that is
 * missing (case WIZ-02). Once the account exists only its success is shown.
 */
export function passoDoCaminho(numero: number, contexto: ContextoDoCadastro): PassoDoCadastro {
  const ultimo = passoPorId('sucesso');
  if (contexto.contaCriada) return ultimo;
  const pedido = PLANO_DO_CADASTRO[numero - 1];
  const faltando = primeiroIncompleto(PLANO_DO_CADASTRO, contexto) ?? passoPorId('senha');
  if (!pedido || pedido.id === 'sucesso') return faltando;
  const visivel = passosVisiveis(PLANO_DO_CADASTRO, contexto).includes(pedido);
  return visivel && numeroDoPasso(pedido.id) <= numeroDoPasso(faltando.id) ? pedido : faltando;
}

/** Whether a path names a step that the present answers skip: the browser's history may still hold it. */
export function isPassoPulado(numero: number, contexto: ContextoDoCadastro): boolean {
  const passo = PLANO_DO_CADASTRO[numero - 1];
  return passo !== undefined && !contexto.contaCriada && !passo.quando(contexto) && passo.id !== 'sucesso';
}

function passoPorId(id: IdDoPassoDoCadastro): PassoDoCadastro {
  const passo = PLANO_DO_CADASTRO.find((candidato) => candidato.id === id);
  if (!passo) throw new RangeError(`No such step: ${id}`);
  return passo;
}
