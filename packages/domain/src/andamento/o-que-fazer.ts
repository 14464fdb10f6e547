/** Who must act now on a request, and what is to be done, for every state and reader. */

import { ESTADOS, type Responsavel, type Sigla, type StatusSolicitacao } from '../solicitacao/estados.ts';
import { isEmRecurso } from '../solicitacao/inicio.ts';
import type { Leitor } from './situacao.ts';
import type { VezDosFiadores } from './vez-dos-fiadores.ts';

export interface FatosDaVez {
  sigla: Sigla;
  statusSolicitacao: StatusSolicitacao;
  semFiador: boolean;
  dadosCompletos: boolean;
  vezDosFiadores: VezDosFiadores;
  /** First names of the guarantors who sent everything and have not said that they are done (`faltaConcluir`). */
  porConcluir: readonly string[];
  /** A minor's legal guardian has not given consent. */
  faltaAutorizacao: boolean;
  /** The student's correction is done and waits for a guarantor. */
  correcaoEspera: boolean;
  /** Approved, and a guarantor was asked for the property regime that the contract has to name (ADR 0122). */
  esperaRegime: boolean;
}

/** While people fill in, the state names who was expected; what is there says whose turn it is. */
export function quemAgeAgora(fatos: FatosDaVez): Responsavel {
  const { sigla, vezDosFiadores } = fatos;
  if (isEmRecurso(fatos.statusSolicitacao)) return 'analista';
  if (fatos.correcaoEspera || fatos.esperaRegime) return 'fiador';
  if (sigla !== 'PDBF') return ESTADOS[sigla].responsavel;
  return vezDosFiadores === 'fiador' || vezDosFiadores === 'aceite' ? 'fiador' : 'estudante';
}

/** Everything else is there: only the minor's legal guardian can go on. */
export function esperaAutorizacao(fatos: FatosDaVez): boolean {
  if (!fatos.faltaAutorizacao) return false;
  // Whoever corrects a guardian needs the word of the new one, before the correction is sent.
  if (fatos.sigla === 'RDC') return fatos.dadosCompletos && !fatos.correcaoEspera;
  if (fatos.sigla === 'PDC') return fatos.semFiador && fatos.dadosCompletos;
  return fatos.sigla === 'PDBF' && fatos.vezDosFiadores === 'pronta';
}

type Frases = Readonly<Record<Leitor, string | null>>;

export const NADA_A_FAZER = 'Você não precisa fazer nada agora. Avisaremos quando houver novidade.';

const frases = (estudante: string | null, fiador: string | null, analista: string | null): Frases => ({
  estudante,
  fiador,
  analista,
});

const PEDIR_AUTORIZACAO =
  'Peça ao seu responsável legal que abra o e-mail que enviamos e autorize a solicitação.';
const ESPERAR_ESTUDANTE = 'Espere o estudante terminar. Avisaremos quando for a sua vez.';

/** Null: nobody has anything left to do. */
export function oQueFazer(fatos: FatosDaVez, leitor: Leitor): string | null {
  return frasesDe(fatos)[leitor];
}

function frasesDe(fatos: FatosDaVez): Frases {
  switch (fatos.sigla) {
    case 'PDBE':
      return frases('Preencha os seus dados básicos.', ESPERAR_ESTUDANTE, null);
    case 'PDC':
      if (esperaAutorizacao(fatos)) return frases(PEDIR_AUTORIZACAO, ESPERAR_ESTUDANTE, null);
      return fatos.semFiador && fatos.dadosCompletos
        ? frases('Confira tudo e envie a solicitação para análise.', ESPERAR_ESTUDANTE, null)
        : frases('Complete os seus dados e envie os documentos que faltam.', ESPERAR_ESTUDANTE, null);
    case 'PDBF':
      return frasesDoFiador(fatos);
    case 'PAIES':
      return fatos.statusSolicitacao === 'LISTA_ESPERA_IES'
        ? frases(
            'A instituição reservou um lugar na fila e chama quando houver vaga para o crédito. Você não precisa fazer nada e pode cancelar quando quiser.',
            NADA_A_FAZER,
            'Decidir quando houver vaga para o crédito.',
          )
        : frases(NADA_A_FAZER, NADA_A_FAZER, 'Confirmar a matrícula e decidir.');
    case 'PADC':
      return frases(NADA_A_FAZER, NADA_A_FAZER, 'Conferir os documentos do estudante e decidir.');
    case 'PAF':
      return frases(NADA_A_FAZER, NADA_A_FAZER, 'Conferir os documentos do fiador e decidir.');
    case 'RDC':
      if (fatos.correcaoEspera)
        return frases(
          fatos.porConcluir.length > 0
            ? `Falta só ${avisar(fatos.porConcluir)}, no portal do fiador. Com o aviso, a solicitação volta sozinha para a análise.`
            : 'Quando o seu fiador terminar, a solicitação volta sozinha para a análise.',
          'Envie os seus dados e documentos.',
          null,
        );
      return frases(
        esperaAutorizacao(fatos)
          ? `${PEDIR_AUTORIZACAO} Depois, envie a correção.`
          : 'Corrija o que foi recusado e envie de novo.',
        ESPERAR_ESTUDANTE,
        null,
      );
    case 'RAF':
      return frases(
        'Peça ao seu fiador que corrija as pendências, ou troque de fiador.',
        'Corrija o que foi recusado e envie de novo.',
        null,
      );
    case 'A':
      if (fatos.esperaRegime)
        return frases(
          'Perguntamos ao seu fiador uma coisa que o contrato precisa dizer. A resposta é dada no portal do fiador.',
          'Espere a resposta do outro fiador. Avisaremos por e-mail quando o contrato estiver disponível.',
          'Esperar a resposta do fiador sobre o regime de bens.',
        );
      return frases(
        'Espere o contrato: avisaremos por e-mail quando ele estiver disponível.',
        'Espere o contrato: avisaremos por e-mail quando ele estiver disponível.',
        null,
      );
    case 'RIES':
    case 'REP':
      return isEmRecurso(fatos.statusSolicitacao)
        ? frases(NADA_A_FAZER, NADA_A_FAZER, 'Ler o recurso e responder. Quem reprovou não pode responder.')
        : frases('Se quiser, comece uma nova solicitação.', null, null);
    case 'CAN':
      return frases('Se quiser, comece uma nova solicitação.', null, null);
  }
}

function frasesDoFiador(fatos: FatosDaVez): Frases {
  if (esperaAutorizacao(fatos)) return frases(PEDIR_AUTORIZACAO, ESPERAR_ESTUDANTE, null);
  switch (fatos.vezDosFiadores) {
    case 'indicar':
      return frases('Indique o seu fiador.', ESPERAR_ESTUDANTE, null);
    case 'estudante':
      return frases('Complete os dados do seu fiador.', ESPERAR_ESTUDANTE, null);
    case 'fiador':
      return frases('Lembre o seu fiador de enviar o que falta.', 'Envie os seus dados e documentos.', null);
    case 'aceite':
      return frases(
        'Peça ao seu fiador que aceite o convite.',
        'Leia o que você garante e decida se aceita.',
        null,
      );
    case 'pronta':
      return frases(
        [avisoQueFalta(fatos), 'Confira tudo e envie a solicitação para análise.'].filter(Boolean).join(' '),
        'Espere o estudante enviar a solicitação para análise.',
        null,
      );
  }
}

const avisar = (nomes: readonly string[]): string =>
  `${nomes.join(' e ')} ${nomes.length > 1 ? 'avisarem que terminaram' : 'avisar que terminou'}`;

/** Nothing that was asked is missing: the student may wait for the word, and need not. */
function avisoQueFalta({ porConcluir }: FatosDaVez): string | null {
  if (porConcluir.length === 0) return null;
  const nomes = porConcluir.join(' e ');
  return porConcluir.length === 1
    ? `${nomes} já mandou tudo, mas não avisou que terminou: pergunte antes de enviar.`
    : `${nomes} já mandaram tudo, mas não avisaram que terminaram: pergunte antes de enviar.`;
}
