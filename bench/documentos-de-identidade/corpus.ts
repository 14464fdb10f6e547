import type { FormatoGuardado } from '@credito/domain/documento/formatos';
import {
  gerarFoto,
  gerarPdfComTexto,
  gerarPdfEscaneado,
  type OpcoesDaFoto,
} from '../../apps/server/db/seed/documentos-ficticios/gerar-documento.ts';
import { type Modelo, modelos } from '../../apps/server/db/seed/documentos-ficticios/modelos.ts';
import {
  type PessoaDoDocumento,
  pessoaFicticia,
} from '../../apps/server/db/seed/documentos-ficticios/pessoa-ficticia.ts';

/** Made-up people on every layout, as phones and scanners would deliver them. */
export type CasoDoCorpus = {
  grupo: string;
  modelo: Modelo;
  pessoa: PessoaDoDocumento;
  formato: FormatoGuardado;
  gerar: () => Promise<Buffer>;
};

type Grupo = { nome: string; variantes: OpcoesDaFoto[] };

const grupos: readonly Grupo[] = [
  { nome: 'em pé', variantes: [{}, { mesa: false }, { ladoMaior: 1600 }] },
  { nome: 'girado', variantes: [{ rotacao: 90 }, { rotacao: 180 }, { rotacao: 270 }] },
  { nome: 'EXIF', variantes: [{ orientacao: 6 }, { orientacao: 3 }, { orientacao: 5 }] },
  { nome: 'inclinado', variantes: [{ inclinacao: 4 }, { inclinacao: -9 }, { inclinacao: 13, rotacao: 90 }] },
  { nome: 'sombra e ruído', variantes: [{ sombra: 0.5, ruido: 14 }, { ruido: 24 }] },
  { nome: 'desfocado', variantes: [{ desfoque: 1.2 }, { desfoque: 2 }] },
  { nome: 'pequeno', variantes: [{ ladoMaior: 1024 }] },
];

export function corpus(pessoasPorModelo: number): CasoDoCorpus[] {
  const casos: CasoDoCorpus[] = [];
  for (const [indiceDoModelo, modelo] of modelos.entries()) {
    for (let i = 0; i < pessoasPorModelo; i += 1) {
      const pessoa = pessoaFicticia(1000 * (indiceDoModelo + 1) + i);
      for (const { nome, variantes } of grupos) {
        const variante = variantes[i % variantes.length] ?? {};
        const gerar = () => gerarFoto(pessoa, { modelo, ...variante });
        casos.push({ grupo: nome, modelo, pessoa, formato: 'jpg', gerar });
      }
      const base = { modelo, pessoa, formato: 'pdf' as const };
      casos.push({ ...base, grupo: 'PDF digital', gerar: () => gerarPdfComTexto(pessoa, modelo) });
      casos.push({ ...base, grupo: 'PDF escaneado', gerar: () => gerarPdfEscaneado(pessoa, { modelo }) });
    }
  }
  return casos;
}
