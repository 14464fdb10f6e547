/** What a person corrects after a refusal, as a plan made of the update's own rows and those of the one correction (spec 3 section 2.9). */
import { type GrupoRecusado, requisitosDoGrupo, tituloDoReenvio } from '../pendencia/grupos.ts';
import { idDoReenvio, PASSO_FINAL } from '../pendencia/pendencias.plano.ts';
import { documentosFaltando, type Passo, SEM_RESPOSTAS } from '../wizard/plano.ts';
import type { ContextoDaAtualizacao } from './contexto-da-atualizacao.ts';
import { planoDaAtualizacao } from './plano.ts';

interface PendenciasDaAtualizacao {
  grupos: readonly GrupoRecusado[];
  /** Reasons beyond those of single documents: the data themselves have to be looked at again. */
  motivos: readonly string[];
}

type LinhaDaAtualizacao = (typeof planoDaAtualizacao)[number];
export type PassoDaCorrecaoDaAtualizacao =
  | LinhaDaAtualizacao
  | Passo<ContextoDaAtualizacao, ReturnType<typeof idDoReenvio>, 'documentos'>
  | Passo<ContextoDaAtualizacao, typeof PASSO_FINAL, 'aviso-proprio'>;

/** The data come up where they were refused, a refused file on its own page, and then what new answers make necessary. */
export function planoDaCorrecaoDaAtualizacao({
  grupos,
  motivos,
}: PendenciasDaAtualizacao): readonly PassoDaCorrecaoDaAtualizacao[] {
  const reenvios = grupos.map((grupo) => ({
    id: idDoReenvio(grupo),
    titulo: tituloDoReenvio(grupo),
    forma: 'documentos' as const,
    quando: () => true,
    campos: [],
    schema: SEM_RESPOSTAS,
    documentos: () => requisitosDoGrupo(grupo),
  }));
  return [
    ...planoDaAtualizacao.slice(0, 1).map((passo) => ({
      ...passo,
      titulo: 'Dados pessoais',
      texto: 'Corrija o que a análise pediu. O que estiver certo fica como está.',
      quando: () => motivos.length > 0,
    })),
    // A phone was confirmed before the sending: it changes again only where the data are open.
    ...planoDaAtualizacao.slice(1, 3).map((passo) => ({
      ...passo,
      quando: (contexto: ContextoDaAtualizacao) => motivos.length > 0 && passo.quando(contexto),
    })),
    ...reenvios,
    ...planoDaAtualizacao.slice(3).map((passo) => ({
      ...passo,
      quando: (contexto: ContextoDaAtualizacao) =>
        passo.quando(contexto) && documentosFaltando(passo, semRecusas(contexto)).length > 0,
    })),
    {
      id: PASSO_FINAL,
      titulo: 'Tudo pronto para enviar',
      texto: 'Depois de enviada, a correção volta para a análise e não pode ser alterada.',
      forma: 'aviso-proprio',
      quando: () => true,
      campos: [],
      schema: SEM_RESPOSTAS,
    },
  ];
}

/** What was refused has a page of its own. */
function semRecusas(contexto: ContextoDaAtualizacao): ContextoDaAtualizacao {
  return {
    ...contexto,
    documentos: contexto.documentos.map((documento) => ({ ...documento, rejeitado: false })),
  };
}
