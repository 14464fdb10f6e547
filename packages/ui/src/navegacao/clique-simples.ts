import type { MouseEvent } from 'react';

/** Clicks that open a new tab or window, or save, stay the browser's. */
export const isCliqueSimples = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
