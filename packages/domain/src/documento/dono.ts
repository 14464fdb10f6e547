/** What a document may belong to (ADR 0118): for each kind the table `dono_de_documento` has one column, `<kind>_id`. */
export const TIPOS_DE_DONO = ['participante', 'atualizacao_pessoa', 'alteracao_renda'] as const;
export type TipoDeDono = (typeof TIPOS_DE_DONO)[number];
