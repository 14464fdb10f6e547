/** What guarantors and students tell each other through us. No reasons, incomes or documents. */
import type { FichaDoTexto } from './texto-do-modelo.ts';

const NAO_CONHECE = 'Se você não conhece essa pessoa, abra o link e diga que não quer: ela será avisada.';

const noticia = <const R extends string, const A extends string, const T extends string>(
  rotulo: R,
  assunto: A,
  paragrafos: T,
) => ({
  rotulo,
  variaveis: ['estudante', 'fiador'] as const,
  padrao: { assunto, titulo: 'Olá, {estudante}', paragrafos },
});

export const TEXTOS_DA_FIANCA = {
  'fiador-convite': {
    rotulo: 'Convite: ao fiador',
    variaveis: ['estudante', 'nomeDoEstudante', 'fiador', 'instituicao', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: '{estudante} convidou você a garantir um crédito',
      titulo: 'Olá, {fiador}',
      paragrafos:
        '{nomeDoEstudante} pediu um crédito para estudar na instituição {instituicao} e convidou você a garantir o pagamento com uma fiança: quem garante paga se o estudante não pagar.\nAbra o link, leia o que você garante, o valor e o prazo, e decida com calma. Nada acontece se você não aceitar.',
      observacoes: `O convite só vale para você, com o seu CPF. Encaminhar o link não serve para outra pessoa.\n${NAO_CONHECE}`,
      curta: '{estudante} convidou você a garantir um crédito estudantil. Leia e decida: {link}',
    },
  },
  'fiador-lembrete': {
    rotulo: 'Lembrete do convite: ao fiador',
    variaveis: ['estudante', 'nomeDoEstudante', 'fiador', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'falta a sua resposta',
      titulo: 'Olá, {fiador}',
      paragrafos: 'A solicitação de crédito de {nomeDoEstudante} está esperando você.',
      observacoes: NAO_CONHECE,
      curta: 'a solicitação de {estudante} está esperando você: {link}',
    },
  },
  'fiador-convite-do-contrato': {
    rotulo: 'Convite para garantir um contrato em vigor: a quem foi indicado',
    variaveis: ['estudante', 'nomeDoEstudante', 'fiador', 'instituicao', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: '{estudante} convidou você a garantir um contrato',
      titulo: 'Olá, {fiador}',
      paragrafos:
        '{nomeDoEstudante} tem um contrato de crédito para estudar na instituição {instituicao} e convidou você a garantir o pagamento dele, no lugar de outra pessoa: quem garante paga se o estudante não pagar.\nAbra o link, leia o que você passa a garantir, o valor e o prazo, e decida com calma. Nada acontece se você não aceitar.',
      observacoes: `O convite só vale para você, com o seu CPF. Encaminhar o link não serve para outra pessoa.\n${NAO_CONHECE}`,
      curta: '{estudante} convidou você a garantir um contrato. Leia e decida: {link}',
    },
  },
  'fiador-lembrete-do-contrato': {
    rotulo: 'Lembrete do convite para garantir um contrato em vigor: a quem foi indicado',
    variaveis: ['estudante', 'nomeDoEstudante', 'fiador', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'falta a sua resposta',
      titulo: 'Olá, {fiador}',
      paragrafos:
        '{nomeDoEstudante} convidou você a garantir um contrato de crédito e espera a sua resposta. Até lá, nada muda no contrato.',
      observacoes: NAO_CONHECE,
      curta: '{estudante} espera a sua resposta ao convite para garantir um contrato: {link}',
    },
  },
  'fiador-lembrado': noticia(
    'Fiador lembrado: ao estudante',
    'lembramos {fiador}',
    '{fiador} ainda não respondeu ao convite. Enviamos um lembrete.',
  ),
  'fiador-oferecer-troca': noticia(
    'Fiador sem resposta: ao estudante',
    '{fiador} ainda não respondeu',
    '{fiador} não respondeu ao convite em uma semana. Enviamos o último lembrete. Se preferir, você pode indicar outra pessoa.',
  ),
  'fiador-aceitou': noticia(
    'Fiador aceitou: ao estudante',
    '{fiador} aceitou',
    '{fiador} leu e aceitou o seu convite.',
  ),
  'fiador-recusou': noticia(
    'Fiador recusou: ao estudante',
    'você precisa indicar outro fiador',
    '{fiador} não vai garantir a sua solicitação. Veja o motivo no portal e indique outra pessoa.',
  ),
  'fiador-concluiu': noticia(
    'Fiador enviou tudo: ao estudante',
    '{fiador} enviou tudo',
    '{fiador} enviou todos os dados e documentos.\nSe não falta mais nada, é a sua vez: envie a solicitação para análise no portal.',
  ),
  'fiador-por-concluir': {
    rotulo: 'Falta avisar que terminou: ao fiador',
    variaveis: ['nomeDoEstudante', 'fiador', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'falta você avisar que terminou',
      titulo: 'Olá, {fiador}',
      paragrafos:
        'Recebemos tudo o que pedimos a você para a solicitação de crédito de {nomeDoEstudante}. Falta só um toque: confira os seus dados e avise que terminou.',
      curta: 'falta só avisar que terminou a sua parte: {link}',
    },
  },
  'fiador-respondeu': noticia(
    'Fiador enviou tudo e não avisou: ao estudante',
    '{fiador} enviou tudo e ainda não avisou',
    '{fiador} já enviou todos os dados e documentos, mas ainda não avisou que terminou. Pedimos o aviso.\nVeja no portal de quem é a vez.',
  ),
  'fiador-saiu': {
    rotulo: 'Saída da fiança: ao fiador que aceitou',
    variaveis: ['estudante', 'fiador'],
    padrao: {
      assunto: 'você não garante mais esta solicitação',
      titulo: 'Olá, {fiador}',
      paragrafos:
        '{estudante} retirou você da solicitação de crédito. Você não garante mais nada e o link que recebeu deixou de valer.',
    },
  },
  'fiador-desconvidado': {
    rotulo: 'Convite retirado: a quem não aceitou',
    variaveis: ['estudante', 'fiador'],
    padrao: {
      assunto: 'o convite que você recebeu foi retirado',
      titulo: 'Olá, {fiador}',
      paragrafos:
        '{estudante} retirou o convite para você garantir a solicitação de crédito. O link que você recebeu deixou de valer: você não garante nada e não precisa fazer nada.',
    },
  },
  'fiador-regime-de-bens': {
    rotulo: 'Regime de bens, antes do contrato: ao fiador',
    variaveis: ['estudante', 'nomeDoEstudante', 'fiador', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'falta uma resposta sua para o contrato',
      titulo: 'Olá, {fiador}',
      paragrafos:
        'O crédito de {nomeDoEstudante}, que você garante, foi aprovado. Antes do contrato falta uma resposta sua: qual é o regime de bens do seu casamento. Ela diz quem precisa assinar.\nÉ uma pergunta só, com a explicação de cada regime, e “Não sei” também é resposta.',
      curta: 'falta uma resposta sua para o contrato de {estudante}: {link}',
    },
  },
  'fiador-regime-lembrete': {
    rotulo: 'Lembrete do regime de bens: ao fiador',
    variaveis: ['estudante', 'nomeDoEstudante', 'fiador', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'o contrato ainda espera uma resposta sua',
      titulo: 'Olá, {fiador}',
      paragrafos:
        'O contrato do crédito de {nomeDoEstudante}, que você garante, só pode ser feito depois da sua resposta: qual é o regime de bens do seu casamento.\nÉ uma pergunta só, com a explicação de cada regime, e “Não sei” também é resposta.',
      curta: 'o contrato de {estudante} ainda espera uma resposta sua: {link}',
    },
  },
  'fiador-confirmado': {
    rotulo: 'Aceite registrado: ao fiador',
    variaveis: ['estudante', 'fiador', 'momento'],
    padrao: {
      assunto: 'você aceitou garantir um crédito',
      titulo: '{fiador}, seu aceite foi registrado',
      paragrafos:
        'Em {momento} você aceitou garantir o crédito de {estudante}. O texto que você aceitou está guardado no portal do fiador.\nFalta enviar os seus dados e documentos, se ainda não enviou.',
      observacoes: 'Não foi você? Fale com a nossa central de atendimento agora.',
    },
  },
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
