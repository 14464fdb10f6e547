/** Entry and use semesters of a new request (spec 1 section 5, "Years"). A semester is the day on which it begins. */
import { type Data, somarDias } from '../tempo/data.ts';

const ANOS_DE_INGRESSO_PARA_TRAS = 10;
const ANOS_DE_USO_PARA_TRAS = 1;
const ANOS_PARA_FRENTE = 1;

export interface Semestre {
  /** First day: 1 January or 1 July. */
  inicio: Data;
  rotulo: string;
}

function semestres(deAno: number, ateAno: number): readonly Semestre[] {
  const lista: Semestre[] = [];
  for (let ano = ateAno; ano >= deAno; ano -= 1)
    lista.push(
      { inicio: `${ano}-07-01`, rotulo: `2º semestre de ${ano} (julho)` },
      { inicio: `${ano}-01-01`, rotulo: `1º semestre de ${ano} (janeiro)` },
    );
  return lista;
}

const anoDe = (data: Data) => Number(data.slice(0, 4));

/** Newest first. Next year is offered to whoever has been admitted and starts after the holidays. */
export function semestresDeIngresso(hoje: Data): readonly Semestre[] {
  return semestres(anoDe(hoje) - ANOS_DE_INGRESSO_PARA_TRAS, anoDe(hoje) + ANOS_PARA_FRENTE);
}

export function semestresDeUso(hoje: Data): readonly Semestre[] {
  return semestres(anoDe(hoje) - ANOS_DE_USO_PARA_TRAS, anoDe(hoje) + ANOS_PARA_FRENTE);
}

/** Year plus 1 or 2, as the spec's `semestre`. */
export function codigoDoSemestre(inicio: Data): string {
  return `${inicio.slice(0, 4)}${inicio.slice(5, 7) === '07' ? '2' : '1'}`;
}

export function rotuloDoSemestre(inicio: Data): string {
  return `${inicio.slice(5, 7) === '07' ? '2' : '1'}º semestre de ${inicio.slice(0, 4)}`;
}

const DIAS_DE_TOLERANCIA = 60;

/** What most people want: the next semester, or this one while it has only just begun. */
export function semestreProvavelDeUso(hoje: Data): Data {
  const desde = somarDias(hoje, -DIAS_DE_TOLERANCIA);
  const seguintes = semestresDeUso(hoje).filter(({ inicio }) => inicio >= desde);
  return (seguintes.at(-1) as Semestre).inicio;
}
