/**
 * How a request is shown to its student, wherever it is shown: one tone, one word, one sentence, who acts by name, and one
 * verb that says what it does.
 */
import type { VagaDeFiador } from '../fiador/vagas.ts';
import { primeiroNome } from '../pessoa/nome.ts';
import type { Exibicao, Sigla } from '../solicitacao/estados.ts';
import { STATUS_EM_RECURSO } from '../solicitacao/inicio.ts';
import { type FatosDaProximaAcao, proximaAcao } from './proxima-acao.ts';

export type TomDaSituacao = 'neutro' | 'espera' | 'suaVez' | 'sucesso' | 'erro';

interface FiadorNaTela {
  nome: string;
  percentual: number;
  aceitou: boolean;
  /** Sent everything and has not said so. */
  porConcluir: boolean;
}

/** What a correction waits for, as the page of the correction counts it. */
export interface CorrecaoNaTela {
  completa: boolean;
  /** Changed and not sent. */
  correcao: { enviadaEm: string | null } | null;
  pessoas: ReadonlyArray<{
    tipoPessoa: 'estudante' | VagaDeFiador;
    nome: string;
    pendencias: number;
    reprovado: boolean;
  }>;
}

/** A contract that was cancelled, as the list of contracts tells of it. */
export interface ContratoCancelado {
  id: number;
  mensagem: string;
  recuperavel: boolean;
}

export interface FatosDaTela extends FatosDaProximaAcao {
  /** Approved, and this guarantor has still to answer something before the contract. */
  regimeDe: string | null;
  siglaStatusCadastro: Sigla | null;
  statusSolicitacao: string | null;
  exibicao: Exibicao;
  corrigivel: boolean;
  /** The student's correction is done and waits for a guarantor. */
  correcaoEspera: boolean;
  rotulo: string;
  /** The student's own files that were refused and not sent again. */
  documentosRejeitados: readonly unknown[];
  recusaDoFiador: { nome: string } | null;
  autorizacaoDoResponsavel: { nome: string } | null;
  fiadores: { percentual: number; fiador: FiadorNaTela | null; fiador2: FiadorNaTela | null };
}

export type Ato = { tipo: 'ir'; texto: string; pagina: string } | { tipo: 'enviar-correcoes'; texto: string };

export interface ComoEsta {
  tom: TomDaSituacao;
  palavra: string;
  frase: string;
  /** Null where nobody acts, or the timeline says it better. */
  quem: string | null;
  ato: Ato | null;
  outro: Ato | null;
}

const ir = (texto: string, pagina: string): Ato => ({ tipo: 'ir', texto, pagina });
const suaVez = (frase: string, ato: Ato, outro: Ato | null = null, palavra = 'Sua vez'): ComoEsta => ({
  tom: 'suaVez',
  palavra,
  frase,
  quem: 'Você',
  ato,
  outro,
});

/**
 * `correcao`: null while it is not known, and where there is nothing to correct. `contrato`: the newest one that came of an
 * approved request and did not take effect.
 */
export function comoEsta(
  fatos: FatosDaTela,
  correcao: CorrecaoNaTela | null = null,
  contrato: ContratoCancelado | null = null,
): ComoEsta {
  switch (fatos.exibicao) {
    case 'pendente':
      return enquantoPreenche(fatos);
    case 'analise':
      return emAnalise(fatos);
    case 'reprovada':
      return fatos.corrigivel ? emCorrecao(fatos, correcao) : reprovada(fatos);
    case 'aprovada':
      return aprovada(fatos, contrato);
    case 'nenhum':
      return {
        tom: 'neutro',
        palavra: fatos.siglaStatusCadastro === 'CAN' ? 'Cancelada' : 'Não iniciada',
        frase: semPonto(fatos.rotulo),
        quem: null,
        ato: null,
        outro: null,
      };
  }
}

function aprovada({ regimeDe }: FatosDaTela, contrato: ContratoCancelado | null): ComoEsta {
  if (contrato) return contratoCancelado(contrato);
  return {
    tom: 'sucesso',
    palavra: 'Aprovada',
    frase: 'Parabéns! O seu crédito foi aprovado',
    quem: regimeDe ?? 'Nossa equipe, que prepara o contrato',
    ato: null,
    outro: null,
  };
}

/** Nobody is congratulated on what was cancelled. */
function contratoCancelado({ id, mensagem, recuperavel }: ContratoCancelado): ComoEsta {
  const pagina = `/contratos/${id}`;
  if (recuperavel) return suaVez(semPonto(mensagem), ir('Recuperar o contrato', pagina));
  return {
    tom: 'neutro',
    palavra: 'Contrato cancelado',
    frase: semPonto(mensagem),
    quem: null,
    ato: ir('Ver o que aconteceu', pagina),
    outro: null,
  };
}

/** A heading has no full stop. */
const semPonto = (frase: string): string => frase.replace(/\.$/, '');

function enquantoPreenche(fatos: FatosDaTela): ComoEsta {
  const acao = proximaAcao(fatos);
  switch (acao.tipo) {
    case 'dados-pessoais':
      return suaVez(
        semPonto(fatos.rotulo),
        ir(
          fatos.dadosComplementares === 0 ? 'Preencher os meus dados' : 'Continuar os meus dados',
          acao.pagina,
        ),
      );
    case 'concluir':
      return suaVez('Está tudo pronto para enviar', ir('Conferir e enviar', acao.pagina));
    case 'fiador':
      return faltaUmFiador(fatos, acao.pagina);
    case 'aguardar-responsavel':
      return esperaDoResponsavel(fatos);
    case 'aguardar-aceite':
      return esperaDosFiadores(fatos, ({ aceitou }) => !aceitou, faltaOAceite);
    case 'aguardar-fiador':
      return esperaDosFiadores(fatos, faltaAlgo, faltaAParte);
  }
}

function esperaDoResponsavel({ autorizacaoDoResponsavel }: FatosDaTela): ComoEsta {
  const nome = autorizacaoDoResponsavel?.nome ?? null;
  return espera(`Só falta ${nome === null ? 'o seu responsável' : primeiroNome(nome)} autorizar`, nome);
}

export const faltaOAceite = (nomes: string): string => `Falta ${nomes} aceitar`;
const faltaAParte = (nomes: string): string => `Falta a parte de ${nomes}`;
const faltaOAviso = (nomes: string, varios: boolean): string =>
  `Falta ${nomes} ${varios ? 'avisarem que terminaram' : 'avisar que terminou'}`;

/** Whoever was filled in for and has not accepted is waited for as well. */
const faltaAlgo = ({ percentual, aceitou }: FiadorNaTela): boolean => percentual < 100 || !aceitou;

/** A correction goes on when everybody accepted, sent all and said so. */
function esperaDaCorrecao(fatos: FatosDaTela): ComoEsta {
  const ambos = [fatos.fiadores.fiador, fatos.fiadores.fiador2].filter((fiador) => fiador !== null);
  if (ambos.some(faltaAlgo)) return esperaDosFiadores(fatos, faltaAlgo, faltaAParte);
  const porConcluir = ambos.filter((fiador) => fiador.porConcluir);
  return esperaDosFiadores(
    fatos,
    (fiador) => fiador.porConcluir,
    (nomes) => faltaOAviso(nomes, porConcluir.length > 1),
  );
}

function faltaUmFiador(fatos: FatosDaTela, pagina: string): ComoEsta {
  const { preencherFiador, recusaDoFiador } = fatos;
  if (preencherFiador) {
    const nome = primeiroNome(fatos.fiadores[preencherFiador]?.nome ?? '');
    return suaVez(`Faltam os dados de ${nome}`, ir(`Preencher os dados de ${nome}`, pagina));
  }
  return recusaDoFiador
    ? suaVez(
        `${primeiroNome(recusaDoFiador.nome)} não vai garantir: falta outro fiador`,
        ir('Indicar outro fiador', pagina),
      )
    : suaVez('Falta indicar o seu fiador', ir('Indicar fiador', pagina));
}

function espera(
  frase: string,
  quem: string | null,
  ato: Ato | null = null,
  outro: Ato | null = null,
): ComoEsta {
  return { tom: 'espera', palavra: 'Aguardando', frase, quem, ato, outro };
}

/** Named by their first names in the sentence, in full where it says who acts. */
function esperaDosFiadores(
  { fiadores }: FatosDaTela,
  falta: (fiador: FiadorNaTela) => boolean,
  frase: (nomes: string) => string,
): ComoEsta {
  const faltam = (['fiador', 'fiador2'] as const).flatMap((vaga) => {
    const fiador = fiadores[vaga];
    return fiador && falta(fiador) ? [{ vaga, nome: fiador.nome }] : [];
  });
  return esperaDe(faltam, frase);
}

function esperaDe(
  faltam: ReadonlyArray<{ vaga: VagaDeFiador; nome: string }>,
  frase: (nomes: string) => string,
): ComoEsta {
  const [um, dois] = faltam;
  if (!um) return espera('Falta a parte do fiador', null, ir('Ver os fiadores', '/selecao-de-fiador'));
  const quem = faltam.map(({ nome }) => nome).join(' e ');
  const nomes = faltam.map(({ nome }) => primeiroNome(nome)).join(' e ');
  return dois
    ? espera(frase(nomes), quem, ir(`Lembrar ${nomes}`, '/selecao-de-fiador'))
    : espera(
        frase(nomes),
        quem,
        ir(`Lembrar ${nomes}`, `/lembrete-fiador/${um.vaga}`),
        ir('Trocar de fiador', `/troca-fiador/${um.vaga}`),
      );
}

function emAnalise({ statusSolicitacao, rotulo }: FatosDaTela): ComoEsta {
  const naLista = statusSolicitacao === 'LISTA_ESPERA_IES';
  return {
    tom: 'espera',
    palavra: naLista ? 'Lista de espera' : 'Em análise',
    frase: naLista ? 'Você está na lista de espera da instituição de ensino' : semPonto(rotulo),
    quem: null,
    ato: null,
    outro: null,
  };
}

const FALTA_CORRIGIR = 'Falta corrigir';

function emCorrecao(fatos: FatosDaTela, correcao: CorrecaoNaTela | null): ComoEsta {
  const pessoas = correcao?.pessoas ?? [];
  const corrigem = pessoas.flatMap(({ tipoPessoa, nome, reprovado }) =>
    tipoPessoa !== 'estudante' && reprovado ? [{ vaga: tipoPessoa, nome }] : [],
  );
  if (fatos.correcaoEspera) return esperaDaCorrecao(fatos);
  if (corrigem.length > 0) return esperaDe(corrigem, (nomes) => `Falta ${nomes} corrigir`);
  if (fatos.siglaStatusCadastro === 'RAF' && !fatos.fiadores.fiador && !fatos.fiadores.fiador2)
    return faltaUmFiador(fatos, '/dados-pessoais-fiador');
  const meus = pessoas.find(({ tipoPessoa }) => tipoPessoa === 'estudante');
  const naoEnviada = correcao?.correcao != null && correcao.correcao.enviadaEm === null;
  if (correcao?.completa && fatos.faltaAutorizacao) return esperaDoResponsavel(fatos);
  if (correcao?.completa && (naoEnviada || !meus?.reprovado))
    return suaVez(
      'A sua correção está pronta: falta só enviar',
      { tipo: 'enviar-correcoes', texto: 'Enviar correções' },
      meus?.reprovado ? ir('Rever a correção', '/pendencias') : null,
      'Falta enviar',
    );
  if (correcao && !meus?.reprovado) return esperaDaCorrecao(fatos);
  return suaVez(
    `${FALTA_CORRIGIR} ${oQueCorrigir(meus?.pendencias ?? 0, fatos.documentosRejeitados.length)}`,
    ir(naoEnviada ? 'Continuar a correção' : 'Corrigir agora', '/pendencias'),
    null,
    FALTA_CORRIGIR,
  );
}

function oQueCorrigir(pendencias: number, documentos: number): string {
  const arquivos = documentos === 1 ? '1 documento' : `${documentos} documentos`;
  if (documentos === 0) return 'os seus dados';
  return pendencias > documentos ? `${arquivos} e os seus dados` : arquivos;
}

function reprovada({ statusSolicitacao, rotulo }: FatosDaTela): ComoEsta {
  const emRecurso = (STATUS_EM_RECURSO as ReadonlyArray<string | null>).includes(statusSolicitacao);
  return {
    tom: emRecurso ? 'espera' : 'erro',
    palavra: emRecurso ? 'Em recurso' : 'Não aprovada',
    frase: semPonto(rotulo),
    quem: emRecurso ? 'Nossa equipe, por alguém que não participou da decisão' : null,
    ato: null,
    outro: null,
  };
}
