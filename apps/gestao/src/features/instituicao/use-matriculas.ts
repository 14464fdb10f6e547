/** A file of enrolments, checked or registered in parts: the server decides some hundreds of lines at a time. */
import type { RelatorioDeMatriculas } from '@credito/api/gestao-instituicao.rotas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { emBase64 } from '../../arquivos/em-base64.ts';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

export interface RelatorioDoArquivo
  extends Pick<RelatorioDeMatriculas, 'simulacao' | 'total' | 'linhas' | 'fora'> {
  /** Files for a spreadsheet, one for each part. */
  partes: readonly string[];
}

const LIMITE_MS = 120_000;

export function useMatriculas() {
  // As far as it went: also when the connection is lost half-way, what was registered is told.
  const [relatorio, setRelatorio] = useState<RelatorioDoArquivo | null>(null);
  const envio = useMutation({
    mutationFn: async ({ de, simular }: { de: File; simular: boolean }) => {
      const conteudo = await emBase64(de);
      let ate: RelatorioDoArquivo = { simulacao: simular, total: 0, linhas: [], partes: [], fora: null };
      for (let proxima: number | null = 0; proxima !== null; ) {
        const parte: RelatorioDeMatriculas = await api(
          'POST /gestao/matriculas',
          { body: { conteudo, simular, de: proxima } },
          { limiteMs: LIMITE_MS },
        );
        ate = {
          simulacao: simular,
          total: parte.total,
          linhas: [...ate.linhas, ...parte.linhas],
          partes: [...ate.partes, parte.csv],
          fora: parte.fora,
        };
        setRelatorio(ate);
        proxima = parte.continuaEm;
      }
    },
    onSettled: (_, __, { simular }) =>
      simular
        ? undefined
        : consultas.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'configuracao' }),
  });
  return {
    relatorio,
    erro: envio.error,
    enviando: envio.isPending,
    enviar: envio.mutate,
    recomecar() {
      envio.reset();
      setRelatorio(null);
    },
  };
}

/** One file with the titles of the first part. */
export function juntarPartes(partes: readonly string[]): string {
  const [primeira = '', ...outras] = partes;
  return [primeira, ...outras.map((parte) => parte.slice(parte.indexOf('\r\n') + 2))].join('');
}
