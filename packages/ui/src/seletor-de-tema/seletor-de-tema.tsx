import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { assinarTema, escolherTema, lerTema, nomesDosTemas, type Tema, temas } from '../tema/tema.ts';
import estilos from './seletor-de-tema.module.css';

const icones: Record<Tema, typeof Sun> = { sistema: Monitor, claro: Sun, escuro: Moon };

/** Two of them on one page (menu and profile) are two groups: radios of one name would uncheck each other. */
export function SeletorDeTema() {
  const grupo = useId();
  const tema = useSyncExternalStore<Tema>(
    assinarTema,
    () => lerTema(),
    () => 'sistema',
  );
  return (
    <fieldset className={estilos.seletor}>
      <legend>Aparência</legend>
      <div className={estilos.opcoes}>
        {temas.map((opcao) => {
          const Icone = icones[opcao];
          return (
            <label key={opcao} className={estilos.opcao}>
              <input
                type="radio"
                name={grupo}
                value={opcao}
                checked={tema === opcao}
                onChange={() => escolherTema(opcao)}
              />
              <span className={estilos.rosto}>
                <Icone aria-hidden="true" />
                <span>{nomesDosTemas[opcao]}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
