import { noAparelho } from '@credito/ui/aparelho/gaveta';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { JA_ENTROU } from '../../../sessao/ja-entrou.ts';
import { haOrigem } from '../../../sessao/origem.ts';
import { Apresentacao } from '../components/apresentacao.tsx';
import estilos from '../components/porta.module.css';
import { LoginScreen, type LoginScreenProps } from './login-screen.tsx';

type Vista = 'inicio' | 'entrar';

/** Asked for in the address; else the login for whoever has been here, or is on the way to a page of their own. */
function vistaDoEndereco(): Vista {
  const { hash } = window.location;
  if (hash === '#entrar') return 'entrar';
  if (hash === '#conhecer') return 'inicio';
  return noAparelho.ler(JA_ENTROU) !== null || haOrigem() ? 'entrar' : 'inicio';
}

/** The student's start: what the credit is and the login, side by side on a desktop, one after the other on a phone. */
export function PortaScreen({ aoPreparar }: LoginScreenProps) {
  const [vista, setVista] = useState<Vista>('inicio');
  const mudou = useRef(false);

  useLayoutEffect(() => {
    const ver = () => setVista(vistaDoEndereco());
    const irPara = () => {
      mudou.current = true;
      ver();
    };
    ver();
    // From here on what is drawn says it.
    delete document.documentElement.dataset.conhecido;
    window.addEventListener('hashchange', irPara);
    return () => window.removeEventListener('hashchange', irPara);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asked for the other view arrives at its heading.
  useEffect(() => {
    if (!mudou.current) return;
    const titulo = document.querySelector('h1');
    if (!titulo) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    titulo.tabIndex = -1;
    titulo.focus({ preventScroll: true });
  }, [vista]);

  return (
    <div className={estilos.porta} data-vista={vista}>
      <span id="entrar" className={estilos.marco} />
      <Apresentacao principal={vista === 'inicio'} />
      <div className={estilos.login}>
        <LoginScreen aoPreparar={aoPreparar} nivel={vista === 'entrar' ? 1 : 2} />
      </div>
    </div>
  );
}
