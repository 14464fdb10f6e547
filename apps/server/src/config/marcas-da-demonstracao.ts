/** What everybody made up for the demonstration is told by, also long after it was told. */

/** E-mails of its people and of its staff end like this; `.example` never belongs to anybody (RFC 2606). */
export const DOMINIO_DA_DEMONSTRACAO = 'demonstracao.example';

/** Their CPFs begin like this, a hundred people each; what follows is the person's own number. */
export const COMECOS_DOS_CPFS = ['7012026', '7012025'] as const;
