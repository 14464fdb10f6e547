/** What is a dialog on a desktop is a screen of its own on a phone (spec 3 sections 2.5 and 2.8). */
export const emTelaLarga = (): boolean => window.matchMedia('(min-width: 768px)').matches;
