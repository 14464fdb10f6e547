import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { escolherTema, lerTema, nomesDosTemas, type Tema, temas } from '../tema/tema.ts';
import estilos from './seletor-de-tema.module.css';

const icones: Record<Tema, typeof Sun> = { sistema: Monitor, claro: Sun, escuro: Moon };

export function SeletorDeTema() {
  const [tema, setTema] = useState<Tema>(lerTema);
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
                name="tema"
                value={opcao}
                checked={tema === opcao}
                onChange={() => {
                  setTema(opcao);
                  escolherTema(opcao);
                }}
              />
              <Icone aria-hidden="true" />
              {nomesDosTemas[opcao]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
