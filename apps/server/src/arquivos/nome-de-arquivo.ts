import { textoLimpo } from '@credito/domain/texto/texto-livre';

const MAXIMO = 120;

/** Formatting characters turn the order of a name around: "fdp.exe" is read "exe.pdf". */
const INVISIVEIS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** The name for people to recognise: composed accents (case NAME-02), no path, nothing invisible. */
export function nomeDeArquivo(recebido: string): string {
  const semPasta = recebido.split(/[\\/]/).at(-1) ?? '';
  const nome = semPasta.normalize('NFC').replace(INVISIVEIS, '').replace(/\s+/g, ' ').trim();
  const partes = Array.from(nome);
  return partes.length <= MAXIMO ? textoLimpo(nome) || 'documento' : partes.slice(-MAXIMO).join('');
}
