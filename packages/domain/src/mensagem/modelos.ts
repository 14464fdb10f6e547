/** Every message that the product writes: what kind it is, what it is called, and how urgent it is. */

import { VALIDADE_DA_NOVA_SENHA_MINUTOS } from '../acesso/nova-senha.ts';
import type { Decisao } from '../gestao/etapas.ts';
import { VALIDADE_DO_LINK_DIAS } from '../responsavel/validade-do-link.ts';
import { VALIDADE_DO_LINK_DO_EMAIL_DIAS } from './confirmacao-do-email.ts';

const TIPOS_DE_MENSAGEM = [
  'codigo',
  'seguranca',
  'decisao',
  'andamento',
  'fianca',
  'lembrete',
  'equipe',
] as const;
export type TipoDeMensagem = (typeof TIPOS_DE_MENSAGEM)[number];

/**
 * What waits for the morning (mensagem/silencio.ts): nothing; what rings on the phone; everything, the e-mail too.
 * Answers to what the person has just done leave by e-mail at once.
 */
type EsperaDaNoite = 'nada' | 'celular' | 'tudo';

export interface FichaDoModelo {
  tipo: TipoDeMensagem;
  /** How the person finds it in "O que enviamos". */
  titulo: string;
  espera: EsperaDaNoite;
  /** The text is a secret: worthless after these minutes, never kept in the clear once it has left. */
  segredoPorMinutos?: number;
}

const seguranca = (titulo: string): FichaDoModelo => ({ tipo: 'seguranca', titulo, espera: 'nada' });
/** Whoever reads it proves the address: kept in the clear it would let others do so. */
const comLinkDoEmail = (titulo: string): FichaDoModelo => ({
  ...seguranca(titulo),
  segredoPorMinutos: VALIDADE_DO_LINK_DO_EMAIL_DIAS * 24 * 60,
});
const decisao = (titulo: string): FichaDoModelo => ({ tipo: 'decisao', titulo, espera: 'tudo' });
const recibo = (titulo: string): FichaDoModelo => ({ tipo: 'andamento', titulo, espera: 'celular' });
const noticia = (titulo: string): FichaDoModelo => ({ tipo: 'andamento', titulo, espera: 'tudo' });
const lembrete = (titulo: string): FichaDoModelo => ({ tipo: 'lembrete', titulo, espera: 'tudo' });
const fianca = (titulo: string, espera: EsperaDaNoite): FichaDoModelo => ({ tipo: 'fianca', titulo, espera });

const FICHAS = {
  'codigo-de-verificacao': {
    tipo: 'codigo',
    titulo: 'Código de verificação',
    espera: 'nada',
    segredoPorMinutos: 10,
  },
  'nova-senha': {
    tipo: 'codigo',
    titulo: 'Link para criar uma nova senha',
    espera: 'nada',
    segredoPorMinutos: VALIDADE_DA_NOVA_SENHA_MINUTOS,
  },
  'convite-da-gestao': {
    tipo: 'equipe',
    titulo: 'Convite para a equipe',
    espera: 'nada',
    segredoPorMinutos: 72 * 60,
  },
  'gestao-alarme': { tipo: 'equipe', titulo: 'Alarme de segurança', espera: 'nada' },
  'gestao-codigo-errado': { tipo: 'equipe', titulo: 'Códigos errados na sua entrada', espera: 'nada' },
  'gestao-cota': { tipo: 'equipe', titulo: 'Cota diária de dados', espera: 'nada' },
  'gestao-exportacao': { tipo: 'equipe', titulo: 'Exportação à espera de resposta', espera: 'nada' },
  'conta-criada': comLinkDoEmail('Conta criada'),
  'email-a-confirmar': comLinkDoEmail('Link para confirmar o seu e-mail'),
  'senha-trocada': seguranca('Senha trocada'),
  'contato-trocado': seguranca('E-mail ou celular trocado'),
  'entrada-social-ligada': seguranca('Entrada com outra conta ligada'),
  'novo-acesso': seguranca('Acesso em um aparelho novo'),
  'acesso-desbloqueado': seguranca('Acesso desbloqueado pelo atendimento'),
  'areas-mudaram': seguranca('Áreas do portal desativadas ou ativadas'),
  'acesso-do-suporte': seguranca('Acesso do suporte à sua conta'),
  'solicitacao-iniciada': recibo('Solicitação iniciada'),
  'solicitacao-enviada': recibo('Solicitação enviada para análise'),
  'correcao-enviada': recibo('Correção enviada para análise'),
  'solicitacao-cancelada': { tipo: 'decisao', titulo: 'Solicitação cancelada', espera: 'celular' },
  'solicitacao-cancelada-fiador': fianca('Solicitação que você garantiria foi cancelada', 'celular'),
  'solicitacao-cancelada-convidado': fianca('Convite para ser fiador cancelado', 'celular'),
  'solicitacao-parada': lembrete('Falta terminar a solicitação'),
  'correcao-parada': lembrete('Falta corrigir a solicitação'),
  'correcao-nao-enviada': lembrete('Falta enviar a correção'),
  'mensagem-da-equipe': noticia('Mensagem da equipe de análise'),
  'recurso-recebido': recibo('Recurso recebido'),
  'recurso-respondido': decisao('Resposta do recurso'),
  'decisao-aprovarIes': decisao('Aprovação da instituição de ensino'),
  'decisao-colocarEmListaDeEspera': decisao('Lista de espera da instituição de ensino'),
  'decisao-reprovarIes': decisao('Resposta da instituição de ensino'),
  'decisao-aprovarDadosComplementares': decisao('Dados aprovados'),
  'decisao-devolverDadosComplementares': decisao('Pendências para corrigir'),
  'decisao-aprovarFiador': decisao('Solicitação aprovada'),
  'decisao-devolverFiador': decisao('Pendências na parte do fiador'),
  'decisao-reprovar': decisao('Resposta da análise'),
  'responsavel-autorizacao': {
    tipo: 'codigo',
    titulo: 'Pedido de autorização do responsável',
    espera: 'nada',
    segredoPorMinutos: VALIDADE_DO_LINK_DIAS * 24 * 60,
  },
  'responsavel-autorizada': noticia('Responsável autorizou'),
  'responsavel-recusada': { tipo: 'decisao', titulo: 'Responsável não autorizou', espera: 'tudo' },
  'fiador-convite': fianca('Convite para ser fiador', 'celular'),
  'fiador-confirmado': fianca('Aceite da fiança', 'celular'),
  'fiador-saiu': fianca('Saída da fiança', 'celular'),
  'fiador-desconvidado': fianca('Convite para ser fiador retirado', 'celular'),
  'fiador-regime-de-bens': fianca('Pergunta sobre o seu casamento, para o contrato', 'celular'),
  'fiador-regime-lembrete': lembrete('Falta responder sobre o seu casamento, para o contrato'),
  'fiador-lembrete': lembrete('Lembrete do convite para ser fiador'),
  'fiador-lembrado': noticia('Lembrete enviado ao fiador'),
  'fiador-oferecer-troca': noticia('Fiador ainda não respondeu'),
  'fiador-aceitou': noticia('Fiador aceitou'),
  'fiador-recusou': { tipo: 'decisao', titulo: 'Fiador recusou', espera: 'tudo' },
  'fiador-concluiu': noticia('Fiador enviou tudo'),
  'fiador-por-concluir': lembrete('Falta o fiador avisar que terminou'),
  'fiador-respondeu': noticia('Fiador enviou tudo e não avisou que terminou'),
  'assinatura-convite': {
    tipo: 'codigo',
    titulo: 'Link para assinar um documento',
    espera: 'nada',
    segredoPorMinutos: VALIDADE_DO_LINK_DIAS * 24 * 60,
  },
  'assinatura-de-novo': {
    tipo: 'codigo',
    titulo: 'Link para assinar a nova versão de um documento',
    espera: 'nada',
    segredoPorMinutos: VALIDADE_DO_LINK_DIAS * 24 * 60,
  },
  'assinatura-lembrete': {
    tipo: 'codigo',
    titulo: 'Lembrete para assinar um documento',
    espera: 'nada',
    segredoPorMinutos: 24 * 60,
  },
  'assinatura-feita': {
    tipo: 'codigo',
    titulo: 'Sua assinatura foi registrada',
    espera: 'nada',
    segredoPorMinutos: VALIDADE_DO_LINK_DIAS * 24 * 60,
  },
  'assinatura-concluida': {
    tipo: 'codigo',
    titulo: 'Documento assinado por todos',
    espera: 'nada',
    segredoPorMinutos: VALIDADE_DO_LINK_DIAS * 24 * 60,
  },
  'assinatura-contato-trocado': seguranca('O contato para assinar um documento mudou'),
  'assinatura-devolvida': recibo('O convite de quem assina com você voltou'),
  'assinatura-dispensada': recibo('Você não precisa mais assinar um documento'),
  'contrato-disponivel': decisao('Contrato pronto para assinar'),
  'contrato-disponivel-fiador': fianca('Contrato que você garante está pronto', 'tudo'),
  'contrato-vencido': decisao('Prazo de assinatura terminado'),
  'contrato-cancelado': { tipo: 'decisao', titulo: 'Contrato cancelado', espera: 'celular' },
  'contrato-cancelado-fiador': fianca('Contrato que você garantiria foi cancelado', 'celular'),
  'contrato-reprovado': decisao('Contrato a corrigir'),
  'contrato-efetivado': decisao('Contrato em vigor'),
  'contrato-efetivado-fiador': fianca('Contrato que você garante está em vigor', 'tudo'),
  'contrato-liquidado': decisao('Contrato quitado'),
  'contrato-liquidado-fiador': fianca('Contrato que você garantia foi pago', 'tudo'),
  'curso-encerrado': decisao('Fim do curso registrado'),
  'curso-encerrado-fiador': fianca('Fim do curso de um contrato que você garante', 'tudo'),
  'curso-suspenso': decisao('Suspensão do curso registrada'),
  'curso-suspenso-fiador': fianca('Suspensão do curso de um contrato que você garante', 'tudo'),
  'curso-retomado': decisao('Volta ao curso registrada'),
  'curso-retomado-fiador': fianca('Volta ao curso de um contrato que você garante', 'tudo'),
  'cobranca-emitida': lembrete('Parcela para pagar'),
  'cobranca-do-saldo': lembrete('Cobrança nova de uma parcela'),
  'pagamento-recebido': recibo('Pagamento recebido'),
  'parcela-em-atraso': decisao('Parcela em atraso'),
  'parcela-em-atraso-fiador': fianca('Parcela em atraso de um contrato que você garante', 'tudo'),
  'devolucao-decidida': recibo('Devolução de um pagamento decidida'),
  'devolucao-feita': recibo('Devolução de um pagamento'),
  'devolucao-nao-feita': decisao('Devolução de um pagamento que não foi feita'),
  'negociacao-aceita': decisao('Negociação aceita'),
  'negociacao-aceita-fiador': fianca('Negociação de um contrato que você garante', 'tudo'),
  'saida-respondida': fianca('Resposta ao seu pedido de saída', 'celular'),
  'saida-respondida-estudante': noticia('Resposta ao pedido de saída de um fiador'),
  'atualizacao-lembrete': lembrete('Falta a atualização cadastral'),
  'atualizacao-tardia': lembrete('Atualização cadastral com atraso'),
  'atualizacao-prorrogada': lembrete('Mais prazo para a atualização cadastral'),
  'atualizacao-enviada': recibo('Atualização cadastral recebida'),
  'atualizacao-a-corrigir': decisao('Atualização cadastral a corrigir'),
  'atualizacao-concluida': decisao('Atualização cadastral concluída'),
  'atualizacao-sem-fiador': decisao('Atualização cadastral concluída sem um fiador'),
  'atualizacao-vencida': decisao('Prazo da atualização cadastral terminado'),
  'atualizacao-fiador': fianca('Confirmação dos seus dados de fiador', 'celular'),
  'atualizacao-fiador-de-novo': fianca('Confirmação dos seus dados de fiador, de novo', 'celular'),
  'atualizacao-fiador-lembrete': lembrete('Falta confirmar os seus dados de fiador'),
  'atualizacao-fiador-a-corrigir': fianca('Dados de fiador a corrigir', 'celular'),
  'atualizacao-fiador-concluida': fianca('Atualização que você confirmou foi concluída', 'tudo'),
  // Whoever has the former number must be able to stop it at once.
  'celular-em-troca': {
    tipo: 'seguranca',
    titulo: 'Troca de celular pedida',
    espera: 'nada',
    segredoPorMinutos: 30 * 24 * 60,
  },
  'alteracao-disponivel': decisao('Alteração do contrato pronta para assinar'),
  'alteracao-disponivel-fiador': fianca('Alteração de contrato que você garante', 'tudo'),
  'alteracao-cancelada': decisao('Alteração do contrato cancelada'),
  'alteracao-cancelada-fiador': fianca('Alteração de contrato cancelada', 'celular'),
  'alteracao-nao-aceita': decisao('Pedido de alteração não aceito'),
  'alteracao-reprovada': decisao('Alteração do contrato não aprovada'),
  'alteracao-efetivada': decisao('Alteração do contrato em vigor'),
  'alteracao-efetivada-fiador': fianca('Alteração de contrato em vigor', 'tudo'),
  'alteracao-fianca-encerrada': fianca('A sua fiança terminou', 'celular'),
  'alteracao-reprovada-fiador': fianca('Alteração não aprovada', 'tudo'),
  'alteracao-renda-devolvida': fianca('Outros comprovantes de renda pedidos', 'celular'),
  'alteracao-convite-encerrado': fianca('Convite para garantir encerrado', 'celular'),
  'gestao-palavra': { tipo: 'equipe', titulo: 'Pedido à espera da instituição', espera: 'nada' },
} satisfies Readonly<Record<string, FichaDoModelo> & Record<`decisao-${Decisao}`, FichaDoModelo>>;

export type NomeDeModelo = keyof typeof FICHAS;

export const MODELOS: Readonly<Record<NomeDeModelo, FichaDoModelo>> = FICHAS;

/** Messages of older data may carry a name that is no longer written: they count as ordinary news. */
export function fichaDoModelo(nome: string): FichaDoModelo {
  return MODELOS[nome as NomeDeModelo] ?? { tipo: 'andamento', titulo: 'Mensagem', espera: 'tudo' };
}

/** In which portal whoever gets a message goes on: news about a guarantor are the student's. */
export function portalDaMensagem(nome: string): 'estudante' | 'fiador' {
  const { tipo } = fichaDoModelo(nome);
  const doFiador =
    tipo === 'fianca' ||
    (tipo === 'lembrete' && nome.includes('fiador')) ||
    nome === ('decisao-devolverFiador' satisfies NomeDeModelo);
  return doFiador ? 'fiador' : 'estudante';
}

/** A code or link that arrives after its time only confuses: it is no longer sent. */
export function segredoVencido(nome: string, criadaEm: Date, agora: Date): boolean {
  const { segredoPorMinutos: minutos } = fichaDoModelo(nome);
  return minutos !== undefined && agora.getTime() - criadaEm.getTime() >= minutos * 60_000;
}

export function levaSegredo(nome: string): boolean {
  return fichaDoModelo(nome).segredoPorMinutos !== undefined;
}

/** Personal links open something by themselves; plain addresses of the portal only lead to the login. */
const LINK_PESSOAL = /https?:\/\/\S*[?#]\S*/g;

/** Below it every e-mail says that it is automatic. */
const RODAPE = '\n\n--\n';

/** What may be read again in the profile: never codes, and links only when they carry nothing. Null: nothing. */
export function textoParaReler(nome: string, texto: string): string | null {
  if (levaSegredo(nome)) return null;
  const [corpo = texto] = texto.split(RODAPE);
  return corpo.replace(LINK_PESSOAL, '(o link está só na mensagem original)');
}

/** Links to sign: what became of one is part of the evidence, and whoever waits for the signature is told that it came back. */
export const contaAEntrega = (modelo: string): boolean => LINKS_DE_ASSINATURA.has(modelo);
const LINKS_DE_ASSINATURA: ReadonlySet<string> = new Set<NomeDeModelo>([
  'assinatura-convite',
  'assinatura-de-novo',
  'assinatura-lembrete',
]);
