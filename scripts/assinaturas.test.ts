import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assinaturasEm, assinaturasTardias } from './assinaturas.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const chamadas = (fonte: string) => assinaturasEm(fonte).map(({ chamada }) => chamada);

describe('engines 1: nobody subscribes in an effect to what may have happened before', () => {
  it.each([
    ['useEffect(() => pedaco.ouvir(redesenhar), []);', 'pedaco.ouvir('],
    ['useLayoutEffect(() => {\n  return ouvirConexao(() => mudar(f(1)));\n});', 'ouvirConexao('],
    ["useEffect(() => { window.addEventListener('online', aoVoltar); }, []);", 'window.addEventListener('],
    ["useEffect(() => { midia?.addEventListener('change', x) });", 'midia?.addEventListener('],
    ['useEffect(() => consultas.getQueryCache().subscribe(x), []);', 'consultas.getQueryCache().subscribe('],
  ])('%s is found', (fonte, chamada) => expect(chamadas(fonte)).toEqual([chamada]));

  it.each([
    'const resto = useSyncExternalStore(pedaco.ouvir, pedaco.ler);',
    "useEffect(() => { window.addEventListener('popstate', aoVoltar); }, []);",
    'useEffect(() => { // pedaco.ouvir(x)\n focar(); }, []); pedaco.ouvir(y);',
    'useEffect(() => form.subscribe({ callback }), [form]);',
  ])('%s is not', (fonte) => expect(chamadas(fonte)).toEqual([]));

  it('in no screen of ours', () => {
    expect(assinaturasTardias(RAIZ, ['apps/portal/src', 'apps/gestao/src', 'packages/ui/src'])).toEqual([]);
  });
});
