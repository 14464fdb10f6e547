import { noLugarDoAberto } from '@credito/ui/endereco/use-voltar-fecha';
import { type BrowserLocationHook, navigate, useBrowserLocation } from 'wouter/use-browser-location';

const ir = noLugarDoAberto(navigate) as typeof navigate;

/** Where the page is, and how it goes elsewhere while something is open over it. */
export const useEndereco: BrowserLocationHook = (opcoes) => [useBrowserLocation(opcoes)[0], ir];
