/** Where things stand in words: while people fill in, what is there says more than the name of the state. */
import { esperaAutorizacao, type FatosDaVez } from './o-que-fazer.ts';
import { type Leitor, rotuloDaSituacao } from './situacao.ts';

type Frases = Readonly<Record<Leitor, string>>;

const TUDO_PRONTO: Frases = {
  estudante: 'Está tudo preenchido. Falta enviar para análise.',
  fiador: 'Está tudo preenchido. Falta o estudante enviar para análise.',
  analista: 'Tudo preenchido, ainda não enviada',
};

const FALTA_AUTORIZACAO: Frases = {
  estudante: 'Está tudo preenchido. Falta a autorização do seu responsável legal.',
  // The guardian is the student's affair.
  fiador: 'Está tudo preenchido. Aguardando uma etapa do estudante.',
  analista: 'Falta a autorização do responsável legal',
};

const FALTA_INDICAR: Frases = {
  estudante: 'Falta indicar o seu fiador.',
  fiador: 'A solicitação ainda não foi enviada.',
  analista: 'Falta indicar o fiador',
};

const FALTA_ACEITE: Frases = {
  estudante: 'Falta o aceite do seu fiador.',
  fiador: 'Falta o aceite da fiança.',
  analista: 'Falta o aceite do fiador',
};

const FALTA_O_FIADOR_NA_CORRECAO: Frases = {
  estudante: 'A sua correção está pronta. Falta a parte do seu fiador.',
  fiador: 'O estudante já corrigiu. Falta a parte do fiador.',
  analista: 'Correção do estudante pronta, falta o fiador',
};

const FALTA_AUTORIZAR_A_CORRECAO: Frases = {
  estudante: 'A sua correção está pronta. Falta a autorização do seu responsável legal.',
  // As above.
  fiador: 'O estudante ainda está corrigindo a solicitação.',
  analista: 'Correção do estudante pronta, falta a autorização do responsável legal',
};

const FALTA_O_REGIME: Frases = {
  estudante: 'A sua solicitação foi aprovada. Falta uma resposta do seu fiador para o contrato.',
  fiador: 'A solicitação foi aprovada. Falta uma resposta para o contrato.',
  analista: 'Aprovada, falta o regime de bens do fiador',
};

export function rotuloDaVez(fatos: FatosDaVez, leitor: Leitor): string {
  if (fatos.correcaoEspera) return FALTA_O_FIADOR_NA_CORRECAO[leitor];
  if (fatos.sigla === 'RDC' && esperaAutorizacao(fatos)) return FALTA_AUTORIZAR_A_CORRECAO[leitor];
  if (fatos.esperaRegime) return FALTA_O_REGIME[leitor];
  return frasesDoPreenchimento(fatos)?.[leitor] ?? rotuloDaSituacao(fatos, leitor);
}

function frasesDoPreenchimento(fatos: FatosDaVez): Frases | null {
  const { sigla, semFiador, vezDosFiadores } = fatos;
  if (sigla !== 'PDC' && sigla !== 'PDBF') return null;
  if (fatos.dadosCompletos && (semFiador || vezDosFiadores === 'pronta'))
    return fatos.faltaAutorizacao ? FALTA_AUTORIZACAO : TUDO_PRONTO;
  if (sigla === 'PDC') return null;
  if (vezDosFiadores === 'indicar') return FALTA_INDICAR;
  return vezDosFiadores === 'aceite' ? FALTA_ACEITE : null;
}
