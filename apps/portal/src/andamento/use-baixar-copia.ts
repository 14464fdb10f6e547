import type { CopiaDeclarada } from '@credito/api/andamento.rotas';
import { ErroDeApi } from '@credito/api/cliente';
import { nomeDaCopia } from '@credito/domain/solicitacao/nome-da-copia';
import { DocumentoQueNaoVeio, entregarDocumento } from '@credito/ui/documento/entregar-documento';
import { useState } from 'react';
import { api } from '../sessao/api.ts';

/** What was handed in, as a file; `copia`: which of its versions, and what it is called. */
export function useBaixarCopia(id: number) {
  const [baixando, setBaixando] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  async function baixar(copia: Pick<CopiaDeclarada, 'protocolo' | 'versao' | 'versoes'>) {
    setBaixando(true);
    try {
      const pdf = await api('GET /solicitacao/s/copia-declarada/{id}/pdf', {
        params: { id },
        query: { versao: copia.versao },
      });
      await entregarDocumento(nomeDaCopia(copia), pdf, 'pdf');
    } catch (erro) {
      if (!(erro instanceof ErroDeApi || erro instanceof DocumentoQueNaoVeio)) throw erro;
      setFalha(erro.message);
    } finally {
      setBaixando(false);
    }
  }
  return { baixar, baixando, falha, aoFecharFalha: () => setFalha(null) };
}
