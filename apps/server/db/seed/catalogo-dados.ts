/**
 * Made-up institutions that show the whole range of the catalogue: the seven levels, every demand, the three kinds
 * of coverage, one or two guarantors or none, one closed for enrolment and one that analyses requests itself.
 */
import { ESCOLAS } from './catalogo-escolas.ts';
import { FACULDADES } from './catalogo-faculdades.ts';
import type { InstituicaoDoCatalogo } from './catalogo-forma.ts';

export const CATALOGO: readonly InstituicaoDoCatalogo[] = [...FACULDADES, ...ESCOLAS];
