/** How somebody is reached today, and what the request said when it says something else. */
import { mesmoEmail } from '../pessoa/email.ts';

export interface Contato {
  email: string;
  telefone: string;
}

export interface ContatosDaPessoa {
  atual: Contato;
  /** Only what differs. */
  declarado: Partial<Contato>;
}

/** `conta` is null for whoever was invited and has none: they are reached where the invitation went. */
export function contatosDaPessoa(declarado: Contato, conta: Contato | null): ContatosDaPessoa {
  const atual = conta ?? declarado;
  return {
    atual,
    declarado: {
      ...(mesmoEmail(atual.email, declarado.email) ? {} : { email: declarado.email }),
      ...(atual.telefone === declarado.telefone ? {} : { telefone: declarado.telefone }),
    },
  };
}
