import type { ReactElement } from 'react';

/**
 * Elements without text of their own, for what is drawn beside something else: a text node there stays as it was when
 * the browser translates the page (case BROW-02), while text inside of an element follows.
 */
export type Blocos = ReactElement | Iterable<Blocos> | false | null | undefined;
