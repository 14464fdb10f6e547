/**
 * Saving answers that another tab or device may change meanwhile (ADR 0044): only what was changed is sent; where
 * somebody else answered the same, the person decides.
 */
import { type ErroDeApi, isErro } from '@credito/api/cliente';
import { conflitosDasRespostas, respostasAlteradas } from '@credito/domain/wizard/mudancas';
import type { ContextoDeWizard, NomesDosCodigos, Passo } from '@credito/domain/wizard/plano';
import { type ReactElement, useState } from 'react';
import { type Conflitos, DialogoDeConflito } from './dialogo-de-conflito.tsx';
import { apagarRascunho, guardarRascunho } from './rascunho.ts';
import { PassoMantido } from './tela-do-passo.ts';
import { paraFormulario, type Respostas } from './valores.ts';

interface Lugar {
  /** Whose drafts, and of which wizard. */
  dono: string;
  wizard: string;
  /** Of the dialog. */
  titulo: string;
}

interface GravacaoConciliada<C extends ContextoDeWizard, T> {
  passo: Passo<C>;
  contexto: C;
  versao: number;
  respostas: Respostas;
  gravar: (alteracoes: Respostas, antes: C, versao: number) => Promise<T>;
  /** What holds now; null when the reader has no part in it any more. */
  recarregar: () => Promise<{ contexto: C; versao: number } | null>;
  /** What the codes of these answers are called. */
  nomes?: (respostas: readonly Respostas[]) => Promise<NomesDosCodigos>;
}

export interface Conciliacao {
  gravar: <C extends ContextoDeWizard, T>(gravacao: GravacaoConciliada<C, T>) => Promise<T>;
  /** Another number: the form begins anew, from its draft. */
  leitura: number;
  dialogo: ReactElement;
}

export function useConciliacao({ dono, wizard, titulo }: Lugar): Conciliacao {
  const [conflitos, setConflitos] = useState<Conflitos | null>(null);
  const [leitura, setLeitura] = useState(0);

  async function gravar<C extends ContextoDeWizard, T>(gravacao: GravacaoConciliada<C, T>): Promise<T> {
    const { contexto, versao, respostas } = gravacao;
    const digitadas = respostasAlteradas(contexto.respostas, respostas);
    try {
      return await gravacao.gravar(digitadas, contexto, versao);
    } catch (erro) {
      if (!isDesatualizada(erro)) throw erro;
      return conciliar(gravacao, digitadas, erro);
    }
  }

  /** Somebody saved meanwhile: other answers do not stand in the way; for the same ones the person decides. */
  async function conciliar<C extends ContextoDeWizard, T>(
    { passo, contexto, gravar: gravarDeNovo, recarregar, nomes }: GravacaoConciliada<C, T>,
    digitadas: Respostas,
    recusa: ErroDeApi,
  ): Promise<T> {
    const agora = await recarregar();
    if (!agora) throw recusa;
    const achados = conflitosDasRespostas(
      passo.campos,
      { inicio: contexto.respostas, agora: agora.contexto.respostas, digitadas },
      await nomes?.([agora.contexto.respostas, digitadas]),
    );
    let mensagem = recusa.message;
    if (achados.length === 0)
      try {
        return await gravarDeNovo(digitadas, agora.contexto, agora.versao);
      } catch (erro) {
        if (!isDesatualizada(erro)) throw erro;
        mensagem = erro.message;
        await recarregar();
      }
    const escolha = await new Promise<'atual' | 'digitado'>((responder) =>
      setConflitos({ mensagem, conflitos: achados, responder }),
    );
    setConflitos(null);
    const campos = passo.campos.filter(({ nome }) => nome in digitadas);
    if (escolha === 'atual') await apagarRascunho(dono, wizard, passo.id);
    else
      await guardarRascunho(dono, wizard, passo.id, {
        valores: paraFormulario(campos, digitadas),
        base: paraFormulario(campos, agora.contexto.respostas),
      });
    setLeitura((anterior) => anterior + 1);
    throw new PassoMantido();
  }

  return { gravar, leitura, dialogo: <DialogoDeConflito titulo={titulo} aberto={conflitos} /> };
}

function isDesatualizada(erro: unknown): erro is ErroDeApi {
  return isErro(erro, 'dados-desatualizados');
}
