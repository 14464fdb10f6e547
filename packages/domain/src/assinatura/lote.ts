/** As many as one person reads before one code (credito, section 3). */
export const MAXIMO_DO_LOTE = 50;
