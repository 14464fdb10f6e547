import { mensagemDaRecusa, type RecusaDeArquivo, statusDaRecusa } from '@credito/domain/documento/formatos';
import { ErroDeAplicacao } from '../erros.ts';

/** Codes that the screens act on; every other refusal is only its sentence. */
const CODIGOS: Readonly<Partial<Record<RecusaDeArquivo['tipo'], string>>> = {
  'protegido-por-senha': 'PDF_PROTEGIDO',
  'senha-incorreta': 'SENHA_INCORRETA',
};

const ESPERA_SEGUNDOS = 5;

export function erroDoArquivo(recusa: RecusaDeArquivo): ErroDeAplicacao {
  const status = statusDaRecusa[recusa.tipo];
  const detalhe = mensagemDaRecusa(recusa);
  return new ErroDeAplicacao(status, CODIGOS[recusa.tipo] ?? detalhe, {
    detalhe,
    ...(status === 503 || status === 429 ? { esperarSegundos: ESPERA_SEGUNDOS } : {}),
  });
}
