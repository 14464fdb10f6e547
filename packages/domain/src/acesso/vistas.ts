/** What the person is told of who saw their data: role and first name, when, and what kind of data. */
import { primeiroNome } from '../pessoa/nome.ts';
import type { PapelDeOperador } from './permissoes.ts';

/** The audit's views of personal data, in words that follow "viu". */
export const VISTAS: Readonly<Record<string, string>> = {
  'solicitacao.ver': 'os dados da solicitação',
  'documento.ver': 'documentos enviados',
  'contrato.ver': 'o seu contrato',
  'dados.revelar': 'dados completos, como renda e CPF',
  'exportacao.documentos': 'uma cópia dos seus documentos, exportada com a aprovação de outra pessoa',
  'exportacao.dados': 'os seus dados de contato, em uma exportação aprovada por outra pessoa',
  'suporte.ver': 'a sua ficha, para um atendimento',
  'suporte.entrou': 'a sua conta, para um atendimento',
  'suporte.viu': 'telas da sua conta durante o atendimento',
};

export const ACOES_DE_VISTA: readonly string[] = Object.keys(VISTAS);

const QUEM: Readonly<Record<PapelDeOperador, string>> = {
  analista: 'Analista',
  instituicao: 'Instituição de ensino',
  suporte: 'Suporte',
  administrador: 'Administração',
  representante: 'Representante',
};

/** Somebody who left the team keeps the role without a name. */
export function quemViu(papel: PapelDeOperador | null, nome: string | null): string {
  if (papel === null) return 'Alguém da nossa equipe';
  return nome ? `${QUEM[papel]} ${primeiroNome(nome)}` : QUEM[papel];
}

export interface Vista {
  seq: number;
  em: Date;
  acao: string;
  operadorId: string | null;
}

/** One sitting of one person with one kind of data. */
export interface Acesso<V extends Vista> {
  /** The newest view of the sitting. */
  ultima: V;
  vezes: number;
}

const SESSAO_MS = 30 * 60_000;

/** Newest first. Page after page of a document is one access, not fifty. */
export function agruparVistas<V extends Vista>(vistas: readonly V[]): readonly Acesso<V>[] {
  const acessos: { ultima: V; primeira: V; vezes: number }[] = [];
  for (const vista of vistas) {
    const aberto = acessos.find(
      ({ ultima, primeira }) =>
        ultima.acao === vista.acao &&
        ultima.operadorId === vista.operadorId &&
        primeira.em.getTime() - vista.em.getTime() <= SESSAO_MS,
    );
    if (aberto) Object.assign(aberto, { primeira: vista, vezes: aberto.vezes + 1 });
    else acessos.push({ ultima: vista, primeira: vista, vezes: 1 });
  }
  return acessos.map(({ ultima, vezes }) => ({ ultima, vezes }));
}
