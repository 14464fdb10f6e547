/** What a failed attempt means: for the screen, for what waits on the device, and for the next attempt. */
import { falhaDaChamada, isErro } from '@credito/api/cliente';
import { LIMITE_DE_BYTES, mensagemDaRecusa } from '@credito/domain/documento/formatos';
import type { EnvioPendente } from './caixa-de-saida.ts';
import type { EstadoDoEnvioEmCurso } from './em-curso.ts';
import { ArquivoIlegivel, MENSAGEM_DE_ILEGIVEL } from './ler-conteudo.ts';

/** Too large even after it was reduced. */
export class GrandeDemais extends Error {}

interface FalhaDoEnvio {
  estado: EstadoDoEnvioEmCurso;
  /** The same bytes would be refused again: another file is needed. */
  definitiva: boolean;
  /** A resumable upload that is gone there: it begins anew. */
  expirou: boolean;
  /** The server answered, and may have something else than the screen shows. */
  mudouLa: boolean;
}

const FICA = { definitiva: false, expirou: false, mudouLa: false };

export function lerFalha(erro: unknown, { envioId }: Pick<EnvioPendente, 'envioId'>): FalhaDoEnvio {
  const incorreta = isErro(erro, 'senha-do-pdf-incorreta');
  if (incorreta || isErro(erro, 'pdf-protegido'))
    return { ...FICA, estado: { tipo: 'pede-senha', incorreta } };
  if (isErro(erro, 'vaga-mudou')) return { ...FICA, estado: { tipo: 'vaga-mudou' }, mudouLa: true };
  if (erro instanceof ArquivoIlegivel) return recusado(MENSAGEM_DE_ILEGIVEL);
  if (erro instanceof GrandeDemais)
    return recusado(mensagemDaRecusa({ tipo: 'grande-demais', limiteBytes: LIMITE_DE_BYTES }));
  const { status, message: mensagem } = falhaDaChamada(erro);
  const expirou = status === 404 && envioId !== null;
  const passageiro = status === 0 || status === 401 || status >= 500;
  // A fault of our own program is no fault of the file: another browser, or a newer version, may send it.
  const doPrograma = status < 0;
  // Too much at once: the same bytes are welcome later, when the person says so.
  const depois = status === 429;
  if (!(passageiro || expirou || doPrograma || depois)) return { ...recusado(mensagem), mudouLa: true };
  return {
    estado: { tipo: 'erro', mensagem, passageiro, repetivel: true },
    definitiva: false,
    expirou,
    mudouLa: true,
  };
}

const recusado = (mensagem: string): FalhaDoEnvio => ({
  ...FICA,
  estado: { tipo: 'erro', mensagem, passageiro: false, repetivel: false },
  definitiva: true,
});
