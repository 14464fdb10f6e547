/** Whether everybody can be reached, each by a contact of their own: otherwise nothing is opened (credito, section 7). */

export interface ContatoParaAssinar {
  nome: string;
  email: string | null;
  /** National digits. */
  telefone: string | null;
}

const igual = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();

/** The desk, which mends a contact itself, is not sent to the desk. */
const O_QUE_FAZER = {
  pessoa: {
    falta: ' Fale com a nossa equipe para incluir o contato.',
    repetido: ': fale com a nossa equipe para corrigir.',
  },
  equipe: { falta: '', repetido: '.' },
} as const;

/** Why the envelope cannot be opened, as whoever would open it reads it; null when it can. */
export function recusaDosContatos(
  pessoas: readonly ContatoParaAssinar[],
  leitor: keyof typeof O_QUE_FAZER = 'pessoa',
): string | null {
  const semContato = pessoas.find(({ email, telefone }) => email === null && telefone === null);
  if (semContato)
    return `Falta o e-mail ou o celular de ${semContato.nome}, que precisa assinar.${O_QUE_FAZER[leitor].falta}`;
  for (const [posicao, uma] of pessoas.entries())
    for (const outra of pessoas.slice(posicao + 1)) {
      const qual = igual(uma.email, outra.email)
        ? 'o mesmo e-mail'
        : igual(uma.telefone, outra.telefone)
          ? 'o mesmo celular'
          : null;
      if (qual)
        return `${uma.nome} e ${outra.nome} têm ${qual} no cadastro. Cada pessoa assina pelo próprio contato${O_QUE_FAZER[leitor].repetido}`;
    }
  return null;
}
