import type { NomeDeErro } from '@credito/api/erros';
import { mensagemDaRecusa, type RecusaDeArquivo, statusDaRecusa } from '@credito/domain/documento/formatos';
import { ErroDeAplicacao } from '../erros.ts';

/** Codes that the screens act on; every other refusal is only its sentence. */
const CODIGOS: Readonly<Partial<Record<RecusaDeArquivo['tipo'], { codigo: string; nome: NomeDeErro }>>> = {
  'protegido-por-senha': { codigo: 'PDF_PROTEGIDO', nome: 'pdf-protegido' },
  'senha-incorreta': { codigo: 'SENHA_INCORRETA', nome: 'senha-do-pdf-incorreta' },
};

const ESPERA_SEGUNDOS = 5;

export function erroDoArquivo(
  recusa: RecusaDeArquivo,
  detalhe: string = mensagemDaRecusa(recusa),
): ErroDeAplicacao {
  const status = statusDaRecusa[recusa.tipo];
  const conhecido = CODIGOS[recusa.tipo];
  return new ErroDeAplicacao(status, conhecido?.codigo ?? detalhe, {
    ...(conhecido ? { nome: conhecido.nome } : {}),
    detalhe,
    ...(status === 503 || status === 429 ? { esperarSegundos: ESPERA_SEGUNDOS } : {}),
  });
}
