/** Gives every member and parameter of the document its sentence and, where a reader is helped by one, an example. */
import { campoEmPalavras, EXEMPLOS_DOS_CAMPOS } from '@credito/api/campos-em-palavras';

type Objeto = Record<string, unknown>;

const POR_FORMATO: Readonly<Record<string, string>> = {
  'date-time': '2026-11-27T15:00:00.000Z',
  date: '2026-11-27',
  uuid: '3f2b8c1e-5a47-4d0b-9c61-7e0a2f4d8b13',
};

const isObjeto = (valor: unknown): valor is Objeto => typeof valor === 'object' && valor !== null;

/** Walks the whole document; a sentence of its own stays. */
export function documentarCampos<T>(no: T): T {
  if (Array.isArray(no)) return no.map(documentarCampos) as T;
  if (!isObjeto(no)) return no;
  const { properties } = no;
  const filhos = Object.fromEntries(
    Object.entries(no).map(([chave, valor]) => [
      chave,
      chave === 'properties' || chave === 'example' ? valor : documentarCampos(valor),
    ]),
  );
  const parametro = typeof no.in === 'string' && typeof no.name === 'string';
  return {
    ...(parametro ? descrito(no.name as string, filhos) : filhos),
    ...(isObjeto(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([nome, esquema]) => [
              nome,
              isObjeto(esquema) ? comExemplo(nome, descrito(nome, documentarCampos(esquema))) : esquema,
            ]),
          ),
        }
      : {}),
  } as T;
}

function descrito(nome: string, esquema: Objeto): Objeto {
  if (typeof esquema.description === 'string') return esquema;
  const frase = campoEmPalavras(nome);
  return frase === null ? esquema : { ...esquema, description: frase };
}

function comExemplo(nome: string, esquema: Objeto): Objeto {
  const exemplo = exemploDe(nome, esquema);
  return exemplo === undefined || 'examples' in esquema ? esquema : { ...esquema, examples: [exemplo] };
}

/** Only where the schema, or one that it allows, takes it. */
function exemploDe(nome: string, esquema: Objeto): string | number | undefined {
  const opcoes = [esquema, ...(Array.isArray(esquema.anyOf) ? esquema.anyOf.filter(isObjeto) : [])];
  const formato = opcoes.map(({ format }) => POR_FORMATO[String(format)]).find(Boolean);
  if (formato !== undefined) return formato;
  const candidato = EXEMPLOS_DOS_CAMPOS[nome] ?? (/centavos$/i.test(nome) ? 123_450 : undefined);
  return candidato !== undefined && opcoes.some((opcao) => aceita(opcao, candidato)) ? candidato : undefined;
}

function aceita({ type, pattern, enum: lista, const: unico }: Objeto, exemplo: string | number): boolean {
  if (lista !== undefined || unico !== undefined) return false;
  const tipos = [type].flat();
  if (!tipos.includes(typeof exemplo === 'number' ? 'integer' : 'string')) return false;
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(String(exemplo));
}
