/** Which file of the update the page is at, and what is done with it by a button or a key. */
import type { AtualizacaoNaMesa, DocumentoNaMesaDaAtualizacao } from '@credito/api/gestao-atualizacao.rotas';
import { useState } from 'react';
import { useAvaliar } from './atualizacoes.queries.ts';

export type AcaoNoDocumento = 'ver' | 'aprovar' | 'recusar' | 'desfazer';

type Documento = DocumentoNaMesaDaAtualizacao;

export function useDocumentosDaMesa(atualizacao: AtualizacaoNaMesa) {
  const documentos = atualizacao.pessoas.flatMap((pessoa) => pessoa.documentos);
  const [atualId, setAtualId] = useState<string | null>(null);
  const [aberto, setAberto] = useState<{ acao: 'ver' | 'recusar'; id: string } | null>(null);
  const avaliar = useAvaliar(atualizacao);
  const atual = documentos.find(({ id }) => id === atualId) ?? documentos[0];
  const emAnalise = atualizacao.estado === 'pendente-analise';

  function agir(acao: AcaoNoDocumento, documento: Documento): void {
    setAtualId(documento.id);
    if (acao === 'ver') setAberto({ acao, id: documento.id });
    if (acao === 'ver' || !emAnalise || avaliar.isPending) return;
    if (acao === 'recusar') setAberto({ acao, id: documento.id });
    else if (acao === 'aprovar' ? documento.situacao !== 'aprovado' : documento.situacao !== 'enviado')
      avaliar.mutate({
        docId: documento.id,
        veredito: { resultado: acao === 'aprovar' ? 'aprovado' : 'desfeito' },
      });
  }

  /** To the next one or the one before; the focus goes with it, for readers and for Enter. */
  function mover(passo: 1 | -1): void {
    const posicao = documentos.findIndex(({ id }) => id === atual?.id);
    const alvo = documentos[Math.min(Math.max(posicao + passo, 0), documentos.length - 1)];
    const destino = atualId === null ? atual : alvo;
    if (!destino) return;
    setAtualId(destino.id);
    document.querySelector<HTMLElement>(`#documento-${destino.id} button`)?.focus();
  }

  return {
    atualId,
    julgando: avaliar.isPending ? avaliar.variables.docId : null,
    aberto: aberto && { acao: aberto.acao, documento: documentos.find(({ id }) => id === aberto.id) },
    fechar: () => setAberto(null),
    agir,
    mover,
    noAtual: (acao: AcaoNoDocumento) => (atual ? () => agir(acao, atual) : undefined),
  };
}

export type DocumentosDaMesa = ReturnType<typeof useDocumentosDaMesa>;
