/** One entry as it is being written: what it was based on, what was typed, and what somebody else saved meanwhile. */
import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import { CATALOGO_ADMINISTRADO, type Entidade } from '@credito/domain/catalogo/entidades';
import { nomesDisputados, nomesMudados } from '@credito/domain/catalogo/mudancas';
import { useState } from 'react';
import { useRascunho } from '../../sessao/use-rascunho.ts';
import type { Digitado } from './components/campo-do-catalogo.tsx';
import { doDigitado, paraODigitado } from './digitado.ts';

export interface DeOutraPessoa {
  autor: string;
  em: string;
  /** Came into the form. */
  trazidos: readonly string[];
  /** Changed by both: the form keeps what was typed here. */
  disputados: readonly string[];
}

export interface Edicao {
  base: ItemCompleto | null;
  digitado: Digitado;
  vigenteDe: string;
  deOutraPessoa: DeOutraPessoa | null;
}

/** Whatever can be switched on begins so. */
const LIGADO = { ativo: true, ativa: true, habilitado: true, habilitada: true };

const camposDe = (entidade: Entidade) => CATALOGO_ADMINISTRADO[entidade].campos;

function deInicio(entidade: Entidade, item: ItemCompleto | null): Edicao {
  const { inicial } = CATALOGO_ADMINISTRADO[entidade];
  return {
    base: item,
    digitado: paraODigitado(camposDe(entidade), item?.conteudo ?? { ...LIGADO, ...inicial }),
    vigenteDe: '',
    deOutraPessoa: null,
  };
}

/** Over the newer version, with everything that was typed here. */
function sobre(entidade: Entidade, edicao: Edicao, nova: ItemCompleto): Edicao {
  const campos = camposDe(entidade);
  // Both as the form reads them: an absent yes-or-no is a no.
  const comoNoFormulario = (conteudo: ItemCompleto['conteudo']) =>
    doDigitado(campos, paraODigitado(campos, conteudo));
  const base = comoNoFormulario(edicao.base?.conteudo ?? {});
  const dela = comoNoFormulario(nova.conteudo);
  const minha = doDigitado(campos, edicao.digitado);
  const meus = nomesMudados(base, minha);
  const [versao] = nova.versoes;
  return {
    base: nova,
    digitado: {
      ...paraODigitado(campos, nova.conteudo),
      ...Object.fromEntries(meus.map((nome) => [nome, edicao.digitado[nome] ?? ''])),
    },
    vigenteDe: edicao.vigenteDe,
    deOutraPessoa: {
      autor: versao?.autor ?? '',
      em: versao?.criadaEm ?? '',
      trazidos: nomesMudados(base, dela).filter((nome) => !meus.includes(nome)),
      disputados: nomesDisputados({ base, dela, minha }),
    },
  };
}

export function useEdicao(entidade: Entidade, item: ItemCompleto | null) {
  const onde = `catalogo ${entidade}/${item?.chave ?? 'novo'}`;
  const { valores, mudar: guardar, apagar } = useRascunho<{ edicao: Edicao | null }>(onde, { edicao: null });
  const rascunho = valores.edicao;
  const [retomada] = useState(rascunho !== null);
  const [edicao, setEdicao] = useState<Edicao>(() => {
    if (!rascunho) return deInicio(entidade, item);
    return item && item.numero !== rascunho.base?.numero ? sobre(entidade, rascunho, item) : rascunho;
  });
  const escrever = (nova: Edicao) => {
    guardar({ edicao: nova });
    setEdicao(nova);
  };
  return {
    edicao,
    conteudo: doDigitado(camposDe(entidade), edicao.digitado),
    /** It was left half written before. */
    retomada: retomada && rascunho !== null,
    mudar: (valores: Digitado) => escrever({ ...edicao, digitado: { ...edicao.digitado, ...valores } }),
    datar: (vigenteDe: string) => escrever({ ...edicao, vigenteDe }),
    trazer: (nova: ItemCompleto) => escrever(sobre(entidade, edicao, nova)),
    recomecar: (de: ItemCompleto | null) => {
      apagar();
      setEdicao(deInicio(entidade, de));
    },
  };
}
