/** Whether everybody can be reached, each by a contact of their own: otherwise nothing is opened (credito, section 7). */

export interface ContatoParaAssinar {
  nome: string;
  email: string | null;
  /** National digits. */
  telefone: string | null;
}

const igual = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();

/** Why the envelope cannot be opened, as whoever would open it reads it; null when it can. */
export function recusaDosContatos(pessoas: readonly ContatoParaAssinar[]): string | null {
  const semContato = pessoas.find(({ email, telefone }) => email === null && telefone === null);
  if (semContato)
    return `Falta o e-mail ou o celular de ${semContato.nome}, que precisa assinar. Fale com a nossa equipe para incluir o contato.`;
  for (const [posicao, uma] of pessoas.entries())
    for (const outra of pessoas.slice(posicao + 1)) {
      const qual = igual(uma.email, outra.email)
        ? 'o mesmo e-mail'
        : igual(uma.telefone, outra.telefone)
          ? 'o mesmo celular'
          : null;
      if (qual)
        return `${uma.nome} e ${outra.nome} têm ${qual} no cadastro. Cada pessoa assina pelo próprio contato: fale com a nossa equipe para corrigir.`;
    }
  return null;
}
