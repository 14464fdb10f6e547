/** The half-yearly update: what is to be done, by whom and until when; data and reasons stay in the portal. */
import type { FichaDoTexto } from './texto-do-modelo.ts';

const aoEstudante = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['semestre'] as const,
  padrao,
});

const aoEstudanteSemEla = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['semestre', 'dia', 'consequencia'] as const,
  padrao,
});

/** Somebody may guarantee for several students: each message says whose contract it is about. */
const aoFiador = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['estudante', 'fiador'] as const,
  padrao: { titulo: 'Olá, {fiador}', ...padrao },
});

const aoFiadorAte = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['estudante', 'fiador', 'dia'] as const,
  padrao: { titulo: 'Olá, {fiador}', ...padrao },
});

export const TEXTOS_DA_ATUALIZACAO = {
  'atualizacao-lembrete': aoEstudanteSemEla('Atualização cadastral a fazer: ao estudante', {
    assunto: 'confirme os seus dados até {dia}',
    paragrafos:
      'Está na hora da atualização cadastral do {semestre}.\nConfira os seus dados no portal até {dia}. Se nada mudou, é só confirmar.\n{consequencia}',
    curta: 'falta a sua atualização cadastral, até {dia}. Veja no portal o que acontece sem ela.',
  }),
  'atualizacao-tardia': aoEstudanteSemEla('Atualização cadastral com atraso: ao estudante', {
    assunto: 'você ainda pode enviar a atualização cadastral até {dia}',
    paragrafos:
      'O prazo normal da atualização cadastral do {semestre} terminou.\nVocê ainda pode enviá-la com atraso, até {dia}. Se nada mudou, é só confirmar.\n{consequencia}',
    curta: 'o prazo da atualização cadastral terminou. Com atraso, ela vai até {dia}. Veja no portal.',
  }),
  'atualizacao-prorrogada': aoEstudanteSemEla('Mais prazo para a atualização cadastral: ao estudante', {
    assunto: 'há mais prazo para a atualização cadastral: até {dia}',
    paragrafos:
      'O prazo da atualização cadastral do {semestre} agora vai até {dia}.\nConfira os seus dados no portal. Se nada mudou, é só confirmar.\n{consequencia}',
    curta: 'há mais prazo para a atualização cadastral: até {dia}. Veja no portal.',
  }),
  'atualizacao-enviada': aoEstudante('Atualização cadastral recebida: ao estudante', {
    assunto: 'recebemos a sua atualização cadastral',
    paragrafos:
      'Recebemos a atualização cadastral do {semestre}. Ela está em análise.\nEnquanto isso, o seu contrato continua ativo.',
    curta: 'recebemos a sua atualização cadastral. Ela está em análise.',
  }),
  'atualizacao-a-corrigir': aoEstudante('Atualização cadastral a corrigir: ao estudante', {
    assunto: 'há algo a corrigir na sua atualização cadastral',
    paragrafos:
      'A análise encontrou algo a corrigir na sua atualização cadastral do {semestre}.\nO portal mostra o que falta. O seu contrato continua ativo enquanto você corrige.',
    curta: 'há algo a corrigir na sua atualização cadastral. Veja no portal.',
  }),
  'atualizacao-concluida': aoEstudante('Atualização cadastral concluída: ao estudante', {
    assunto: 'a sua atualização cadastral foi concluída',
    paragrafos: 'A atualização cadastral do {semestre} foi concluída.\nO portal mostra o próximo passo.',
    curta: 'a sua atualização cadastral foi concluída.',
  }),
  'atualizacao-sem-fiador': aoEstudante('Atualização cadastral concluída sem um fiador: ao estudante', {
    assunto: 'a sua atualização terminou sem um fiador',
    paragrafos:
      'A atualização cadastral do {semestre} foi concluída sem a confirmação de um fiador.\nAgora é preciso trocar esse fiador: no portal, abra o contrato e escolha “Pedir uma alteração”.',
    curta: 'a sua atualização terminou sem um fiador: será preciso trocá-lo. Veja no portal.',
  }),
  'atualizacao-vencida': aoEstudanteSemEla('Prazo da atualização cadastral terminado: ao estudante', {
    assunto: 'o prazo da atualização cadastral terminou',
    paragrafos:
      'O prazo da atualização cadastral do {semestre} terminou em {dia}, e ela não foi enviada.\n{consequencia}\nSe precisar de ajuda, fale com a nossa central de atendimento.',
    curta: 'o prazo da atualização cadastral terminou em {dia}. Fale com a nossa central.',
  }),
  'atualizacao-fiador': aoFiadorAte('Atualização cadastral: convite ao fiador', {
    assunto: 'confirme os seus dados de fiador até {dia}',
    paragrafos:
      '{estudante} começou a atualização cadastral do contrato que você garante.\nConfira os seus dados no portal do fiador até {dia}. Se nada mudou, é só confirmar.\n{estudante} vê só se a sua parte está pronta, nunca os seus dados.',
    curta: '{estudante} começou a atualização do contrato. Confirme os seus dados no portal até {dia}.',
  }),
  'atualizacao-fiador-de-novo': aoFiadorAte('Atualização cadastral reiniciada: ao fiador', {
    assunto: 'confirme de novo os seus dados de fiador até {dia}',
    paragrafos:
      '{estudante} começou de novo a atualização cadastral do contrato que você garante. O que foi confirmado antes não vale mais.\nConfira os seus dados no portal do fiador até {dia}. Se nada mudou, é só confirmar.\n{estudante} vê só se a sua parte está pronta, nunca os seus dados.',
    curta:
      '{estudante} recomeçou a atualização do contrato. Confirme de novo os seus dados no portal até {dia}.',
  }),
  'atualizacao-fiador-lembrete': aoFiadorAte('Atualização cadastral: lembrete ao fiador', {
    assunto: 'falta confirmar os seus dados de fiador até {dia}',
    paragrafos:
      'A atualização cadastral do contrato de {estudante} espera pela sua confirmação.\nConfira os seus dados no portal do fiador até {dia}.',
    curta: 'falta confirmar os seus dados de fiador no portal até {dia}.',
  }),
  'atualizacao-fiador-a-corrigir': aoFiador('Atualização cadastral a corrigir: ao fiador', {
    assunto: 'há algo a corrigir nos dados que você confirmou',
    paragrafos:
      'A análise encontrou algo a corrigir na sua parte da atualização do contrato de {estudante}.\nO portal do fiador mostra o que falta.',
    curta: 'há algo a corrigir nos dados que você confirmou. Veja no portal do fiador.',
  }),
  'atualizacao-fiador-concluida': aoFiador('Atualização cadastral concluída: ao fiador', {
    assunto: 'a atualização que você confirmou foi concluída',
    paragrafos:
      'A atualização cadastral do contrato de {estudante} foi concluída.\nVocê não precisa fazer mais nada.',
    curta: 'a atualização do contrato de {estudante} foi concluída.',
  }),
  'celular-em-troca': {
    rotulo: 'Troca de celular pedida: ao número antigo',
    variaveis: ['link'],
    exige: { curta: 'link' },
    padrao: { curta: 'pediram para trocar este celular por outro. Não foi você? Pare: {link}' },
  },
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
