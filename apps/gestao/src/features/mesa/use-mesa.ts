/** The state of the bench: which document is open, what is being decided, what was uncovered. */
import type { Mesa, PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';
import { pessoasDaEtapa } from '@credito/domain/gestao/etapas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useState } from 'react';
import type { DocumentoAberto } from './documento-aberto.ts';
import { type AcaoDaMesa, type MotivoDaDecisao, useAcoesDaMesa, type Veredito } from './mesa.queries.ts';
import type { Revelados } from './revelados.ts';
import { documentosVisiveis } from './segunda-olhada.ts';

export type DialogoDaMesa = { tipo: 'recusar' } | { tipo: 'decidir'; acao: AcaoDaMesa } | { tipo: 'ajuda' };

/** All documents in reading order: the stage's people first, as the list shows them. */
export function documentosEmOrdem(mesa: Mesa): readonly DocumentoAberto[] {
  return pessoasEmOrdem(mesa).flatMap((pessoa) =>
    pessoa.documentos.map((documento) => ({ documento, pessoa })),
  );
}

export function pessoasEmOrdem(mesa: Mesa): readonly PessoaDaMesa[] {
  const daEtapa = pessoasDaEtapa(mesa.sigla);
  return [...mesa.pessoas].sort(
    (a, b) => Number(daEtapa.includes(b.tipoPessoa)) - Number(daEtapa.includes(a.tipoPessoa)),
  );
}

export function useMesa(mesa: Mesa) {
  const acoes = useAcoesDaMesa(mesa.id);
  const [verTudo, setVerTudo] = useState(false);
  const soMudancas = mesa.segundaOlhada !== null && !verTudo;
  const documentos = documentosEmOrdem(mesa);
  const todos = documentosVisiveis(mesa, documentos, soMudancas);
  const [escolhido, setEscolhido] = useState<string | null>(null);
  const [dialogo, setDialogo] = useState<DialogoDaMesa | null>(null);
  const [revelados, setRevelados] = useState<Partial<Record<TipoPessoa, Revelados>>>({});
  const aberto =
    todos.find(({ documento }) => documento.id === escolhido) ??
    // An appeal is read together with what came with it.
    (mesa.recurso?.estado === 'enviado'
      ? todos.find(({ documento }) => documento.tipoDocumento === 'RECURSO')
      : undefined) ??
    todos.find(({ documento }) => documento.avaliavel && documento.situacao === 'enviado') ??
    todos[0] ??
    null;
  const pessoa = aberto?.pessoa ?? pessoasEmOrdem(mesa)[0] ?? null;

  function mover(passo: 1 | -1) {
    const atual = todos.findIndex(({ documento }) => documento.id === aberto?.documento.id);
    const alvo = todos[atual + passo];
    if (alvo) setEscolhido(alvo.documento.id);
  }

  /** After a verdict the next document that waits for one is opened; the last one stays. */
  function avaliar(veredito: Veredito, aoConcluir?: () => void) {
    if (!aberto?.documento.avaliavel || acoes.avaliar.isPending) return;
    const { id } = aberto.documento;
    const atual = todos.findIndex(({ documento }) => documento.id === id);
    const seguinte = [...todos.slice(atual + 1), ...todos.slice(0, atual)].find(
      ({ documento }) => documento.avaliavel && documento.situacao === 'enviado',
    );
    acoes.avaliar.mutate(
      { documentoId: id, veredito },
      {
        onSuccess: () => {
          aoConcluir?.();
          setDialogo(null);
          setEscolhido(veredito === 'desfeito' ? id : (seguinte?.documento.id ?? id));
        },
      },
    );
  }

  function decidir(acao: AcaoDaMesa, motivos: MotivoDaDecisao[], aoConcluir: () => void, nota?: string) {
    const proposta = mesa.decisoes.find((decisao) => decisao.acao === acao)?.segundaPessoa;
    acoes.decidir.mutate(
      { acao, versao: mesa.versao, motivos, nota },
      {
        onSuccess: () => {
          aoConcluir();
          mostrarToast({
            texto: proposta
              ? `${acao === 'reprovar' ? 'Reprovação' : 'Aprovação'} proposta. Outra pessoa da equipe precisa confirmar.`
              : 'Decisão registrada.',
            tom: 'sucesso',
          });
          // The next stage opens at its own first document.
          setEscolhido(null);
        },
        onSettled: () => setDialogo(null),
      },
    );
  }

  function revelar() {
    if (!pessoa || !mesa.podeRevelar || acoes.revelar.isPending) return;
    const { tipoPessoa } = pessoa;
    acoes.revelar.mutate(tipoPessoa, {
      onSuccess: (dados) => setRevelados((outros) => ({ ...outros, [tipoPessoa]: dados })),
    });
  }

  function ocultar() {
    if (!pessoa) return;
    const { [pessoa.tipoPessoa]: _, ...resto } = revelados;
    setRevelados(resto);
  }

  const abrirDecisao = (acao: AcaoDaMesa | undefined) => {
    const decisao = mesa.decisoes.find((possivel) => possivel.acao === acao);
    if (!decisao) return;
    if (decisao.impedimento) mostrarToast({ texto: decisao.impedimento });
    else setDialogo({ tipo: 'decidir', acao: decisao.acao });
  };

  return {
    acoes,
    aberto,
    pessoa,
    soMudancas,
    alternarMudancas: () => setVerTudo(!verTudo),
    visiveis: todos,
    recolhidos: documentos.length - todos.length,
    dialogo,
    revelados,
    setDialogo,
    abrir: setEscolhido,
    mover,
    avaliar,
    decidir,
    revelar,
    ocultar,
    abrirDecisao,
  };
}
