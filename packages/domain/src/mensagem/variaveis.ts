import { encargosDaCobrancaNova } from '../cobranca/sem-cobranca.ts';
import { comoSeAssina } from './como-se-assina.ts';

/** Everything that a message may say of its event, with an example of made-up people for the preview. */
export const VARIAVEIS = {
  pessoa: { rotulo: 'como quem recebe quer ser chamado', exemplo: 'Ana' },
  estudante: { rotulo: 'primeiro nome do estudante', exemplo: 'Ana' },
  nomeDoEstudante: { rotulo: 'nome completo do estudante', exemplo: 'Ana Lima Duarte' },
  fiador: { rotulo: 'primeiro nome do fiador', exemplo: 'Carlos' },
  responsavel: { rotulo: 'primeiro nome do responsável', exemplo: 'Helena' },
  instituicao: { rotulo: 'nome da instituição de ensino', exemplo: 'Universidade da Serra' },
  protocolo: { rotulo: 'número da solicitação', exemplo: '202612345678' },
  contrato: { rotulo: 'número do contrato', exemplo: '000123' },
  alteracao: { rotulo: 'o que a alteração faz', exemplo: 'reparcelamento' },
  comoAssinar: {
    rotulo: 'como o contrato se assina',
    exemplo: comoSeAssina({ via: 'eletronica', entrega: null, outrosAssinam: true }),
  },
  parcela: { rotulo: 'qual parcela', exemplo: '3 de 48' },
  encargos: {
    rotulo: 'se há multa e juros na parcela',
    exemplo: encargosDaCobrancaNova({ primeira: false, atrasada: true }),
  },
  pagamento: { rotulo: 'o que foi pago', exemplo: 'da parcela 3 de 48' },
  conclusao: {
    rotulo: 'o que um pagamento pagou',
    exemplo: 'Recebemos o valor certo. Está pago.',
  },
  curso: { rotulo: 'o que aconteceu com o curso', exemplo: 'a saída do curso em 20/11/2026' },
  restituicao: {
    rotulo: 'quando a restituição começa',
    exemplo: 'A primeira parcela do contrato vence em 10/12/2026. O plano está no portal.',
  },
  semestre: { rotulo: 'semestre da atualização', exemplo: '1º semestre de 2027' },
  consequencia: {
    rotulo: 'o que acontece sem a atualização',
    exemplo: 'Sem a atualização, o contrato do próximo semestre não é gerado.',
  },
  documento: { rotulo: 'o documento que se assina', exemplo: 'o contrato 000123 de Ana' },
  momento: { rotulo: 'dia e hora do acontecimento', exemplo: '27/11/2026 às 14h30' },
  dia: { rotulo: 'dia do prazo', exemplo: '27/12/2026' },
  dias: { rotulo: 'dias de validade do link', exemplo: '7' },
  horas: { rotulo: 'horas de validade do link', exemplo: '72' },
  minutos: { rotulo: 'minutos de validade do código', exemplo: '10' },
  codigo: { rotulo: 'o código de seis dígitos', exemplo: '012345' },
  link: { rotulo: 'o endereço pessoal', exemplo: 'https://exemplo.org.br/fiador#codigo=…' },
  segue: {
    rotulo: 'o que vem depois da assinatura',
    exemplo: 'Agora é a vez de Carlos (fiador). Você não precisa fazer mais nada.',
  },
  aparelho: { rotulo: 'aparelho e navegador', exemplo: 'Chrome no Android' },
  aparelhos: { rotulo: '“todos os” ou “todos os outros”', exemplo: 'todos os outros' },
  contato: { rotulo: '“e-mail” ou “celular”', exemplo: 'e-mail' },
  mudanca: {
    rotulo: 'o que mudou nas áreas do portal',
    exemplo: 'Desativada no seu portal: Contratos.',
  },
  provedor: { rotulo: 'serviço de entrada, como Google', exemplo: 'Google' },
} as const satisfies Readonly<Record<string, { rotulo: string; exemplo: string }>>;

export type Variavel = keyof typeof VARIAVEIS;
