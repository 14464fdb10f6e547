/**
 * The session in this tab of an app. The access token lives in memory only; the refresh cookie is HttpOnly. Parallel
 * calls share one renewal, and so do parallel tabs: a lock makes the second wait, and the first tells the others its
 * new token, since renewing ends the one before (decisions, "Session and errors"; case TOK-01).
 */
export type EstadoDaSessao =
  | 'desconhecida'
  | 'anonima'
  | 'ativa'
  | 'expirada'
  /** Unknown still, because the server did not answer. */
  | 'sem-resposta'
  /** Unknown still, because our own program broke in this browser. */
  | 'falha'
  /** The person left, and the page is about to be loaded anew: the next one begins there, not in what is drawn now. */
  | 'saindo';

export interface Sessao<Quem> {
  estado: EstadoDaSessao;
  token: string | null;
  /** Whose session it is, as far as known. */
  quem: Quem | null;
}

/** True when there is a fresh token; "sem-resposta" is a temporary failure (5xx, no network), which is no logout. */
export type Renovacao = boolean | 'sem-resposta';

export interface OpcoesDaSessao<Quem> {
  /** Of the lock, the channel and the mark that the tabs of this app share. */
  nome: string;
  /** Where the refresh cookie is exchanged; answers with a `token` header. */
  renovarEm: string;
  corpoDaRenovacao?: (token: string | null) => unknown;
  /** What a renewal says beside its own. */
  cabecalhos?: () => Record<string, string>;
  /** Where a session is ended by its cookie. */
  sairEm: string;
  aoResponder?: (resposta: Response) => void;
  lerQuem: (corpo: unknown) => Quem;
  idDe: (quem: Quem) => string;
  /** Another person, or nobody, is logged in on this device now: nothing of the former may stay in memory. */
  recarregar: (motivo: MotivoDaRecarga) => void;
}

/** Another tab logged out, or somebody else entered there. */
type MotivoDaRecarga = 'saida' | 'outra-pessoa';

type AvisoEntreAbas<Quem> = { tipo: 'sessao'; token: string; quem: Quem } | { tipo: 'saida' };

const LIMITE_MS = 25_000;
/** Longer than another tab's renewal may take. */
const LIMITE_DA_TRAVA_MS = LIMITE_MS + 2_000;

export function criarSessaoEntreAbas<Quem>(opcoes: OpcoesDaSessao<Quem>) {
  const desconhecida: Sessao<Quem> = { estado: 'desconhecida', token: null, quem: null };
  const marca = marcaNoAparelho(`houve-${opcoes.nome}`, true);
  const saidaPendente = marcaNoAparelho(`saida-pendente-${opcoes.nome}`, false);
  const ouvintes = new Set<() => void>();
  // Pages are also drawn by the server, where an open channel would keep the process alive.
  const abas = 'document' in globalThis ? abrirCanal(opcoes.nome) : null;
  let sessao = desconhecida;
  let renovacao: Promise<Renovacao> | null = null;

  if (abas)
    abas.onmessage = (evento) => {
      if (sessao.estado === 'saindo') return;
      const aviso = evento.data as AvisoEntreAbas<Quem>;
      if (aviso.tipo === 'sessao') adotar(aviso.token, aviso.quem);
      else if (sessao.quem !== null) opcoes.recarregar('saida');
    };

  const avisar = (aviso: AvisoEntreAbas<Quem>): void => tentar(() => abas?.postMessage(aviso), undefined);

  function mudar(nova: Sessao<Quem>): void {
    sessao = nova;
    if (nova.estado === 'ativa') {
      marca.por();
      saidaPendente.tirar();
    }
    if (nova.estado === 'anonima' || nova.estado === 'saindo') marca.tirar();
    for (const ouvinte of ouvintes) ouvinte();
  }

  function adotar(token: string, quem: Quem): void {
    if (sessao.estado === 'saindo') return;
    if (sessao.quem !== null && opcoes.idDe(sessao.quem) !== opcoes.idDe(quem)) {
      mudar(desconhecida);
      opcoes.recarregar('outra-pessoa');
      return;
    }
    mudar({ estado: 'ativa', token, quem });
  }

  async function pedirRenovacao(): Promise<Renovacao> {
    const corpo = opcoes.corpoDaRenovacao?.(sessao.token);
    const resposta = await fetch(opcoes.renovarEm, {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(LIMITE_MS),
      headers: {
        ...opcoes.cabecalhos?.(),
        ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    }).catch(() => null);
    if (resposta) opcoes.aoResponder?.(resposta);
    const token = resposta?.headers.get('token');
    // A body that is cut half-way is no answer.
    const dados: unknown = token ? await resposta?.json().catch(() => null) : null;
    if (resposta?.ok && token && dados !== null) {
      const quem = opcoes.lerQuem(dados);
      adotar(token, quem);
      avisar({ tipo: 'sessao', token, quem });
      return true;
    }
    const acabou = resposta?.status === 401;
    if (['desconhecida', 'sem-resposta', 'falha'].includes(sessao.estado))
      mudar({ ...desconhecida, estado: acabou ? 'anonima' : 'sem-resposta' });
    return acabou ? false : 'sem-resposta';
  }

  /** A logout that the server has not heard of: its cookie is still good, and must not bring the person back. */
  async function concluirSaida(): Promise<Renovacao> {
    const resposta = await fetch(opcoes.sairEm, {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(LIMITE_MS),
    }).catch(() => null);
    const acabou = resposta?.ok || resposta?.status === 401;
    if (acabou) saidaPendente.tirar();
    mudar({ ...desconhecida, estado: acabou ? 'anonima' : 'sem-resposta' });
    return acabou ? false : 'sem-resposta';
  }

  /** A lock that is missing, refuses or is never given is done without: two renewals cost less than none. */
  const comTrava = (tarefa: () => Promise<Renovacao>): Promise<Renovacao> =>
    new Promise((resolver, rejeitar) => {
      let comecou = false;
      const comecar = (): Promise<Renovacao> | Renovacao => {
        if (comecou) return 'sem-resposta';
        comecou = true;
        clearTimeout(limite);
        const feita = tarefa();
        feita.then(resolver, rejeitar);
        return feita;
      };
      const limite = setTimeout(() => void comecar(), LIMITE_DA_TRAVA_MS);
      tentar(() => navigator.locks.request(`renovar-${opcoes.nome}`, comecar).catch(comecar), undefined) ??
        comecar();
    });

  return {
    ler: (): Sessao<Quem> => sessao,
    ouvir(ouvinte: () => void): () => void {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
    /** Whether it is worth asking the server for a session: the cookie itself cannot be seen. */
    houve: (): boolean => marca.existe() || saidaPendente.existe(),
    /** The token of any answer: of a login, before it is known whose it is. */
    receberToken: (token: string): void => mudar({ ...sessao, token }),
    /** After a login: the other tabs get the session as well. */
    assumir(quem: Quem): void {
      const { token } = sessao;
      if (token === null) return;
      adotar(token, quem);
      avisar({ tipo: 'sessao', token, quem });
    },
    marcarExpirada(): void {
      if (sessao.estado === 'ativa') mudar({ ...sessao, estado: 'expirada', token: null });
    },
    encerrarLocalmente: (): void => mudar({ estado: 'anonima', token: null, quem: null }),
    /**
     * The person leaves: what is private goes off the screen at once, whatever the line and the device do. Then the
     * server is told, by the cookie, and the other tabs; whoever calls loads the page anew.
     */
    async sair(): Promise<void> {
      mudar({ estado: 'saindo', token: null, quem: null });
      // Said before the answer: a tab that is closed meanwhile still ends the session at its next beginning.
      saidaPendente.por();
      const resposta = await fetch(opcoes.sairEm, {
        method: 'POST',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(LIMITE_MS),
      }).catch(() => null);
      if (resposta?.ok || resposta?.status === 401) saidaPendente.tirar();
      avisar({ tipo: 'saida' });
    },
    /** One request for all who ask at the same time, in this tab and in the others. */
    renovar(): Promise<Renovacao> {
      const recusado = sessao.token;
      renovacao ??= comTrava(async () => {
        if (saidaPendente.existe()) return concluirSaida();
        const outraAbaRenovou = sessao.token !== null && sessao.token !== recusado;
        return outraAbaRenovou || pedirRenovacao();
      })
        .catch((causa: unknown) => {
          // Neither a logout nor a missing connection (case BROW-01): said as it is, and passed on.
          if (sessao.estado === 'desconhecida') mudar({ ...desconhecida, estado: 'falha' });
          throw causa;
        })
        .finally(() => {
          renovacao = null;
        });
      return renovacao;
    },
  };
}

/** Storage, channels and locks of a device may be missing or refuse, and hold nothing up (case STOR-01). */
function tentar<T>(acao: () => T, senao: T): T {
  try {
    return acao();
  } catch {
    return senao;
  }
}

const abrirCanal = (nome: string) => tentar(() => new BroadcastChannel(nome), null);

/** Says nothing about a person; a device without storage (private mode) only asks the server once more. */
function marcaNoAparelho(chave: string, semArmazenamento: boolean) {
  return {
    existe: (): boolean => tentar(() => localStorage.getItem(chave) !== null, semArmazenamento),
    por: (): void => tentar(() => localStorage.setItem(chave, '1'), undefined),
    tirar: (): void => tentar(() => localStorage.removeItem(chave), undefined),
  };
}
