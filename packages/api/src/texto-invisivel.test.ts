import { expect, it } from 'vitest';
import { rotaExplicarDocumento } from './documento.rotas.ts';
import { rotaEscreverPelaEquipe } from './gestao-conversa.rotas.ts';
import { rotaLiberarCota } from './gestao-cotas.rotas.ts';
import { rotaPedirExportacao } from './gestao-exportacoes.rotas.ts';
import { rotaBuscarSolicitacoes } from './gestao-fila.rotas.ts';
import { rotaAnotar } from './gestao-segunda-pessoa.rotas.ts';
import { rotaBuscarPessoas } from './gestao-suporte.rotas.ts';
import { rotaSalvarAcao } from './suporte.rotas.ts';

const NADA = '\u200B\u3164\u2800 '.repeat(10);

it.each([
  [rotaAnotar, 'texto', {}],
  [rotaExplicarDocumento, 'explicacao', {}],
  [rotaEscreverPelaEquipe, 'texto', { tipoPessoa: 'estudante', assunto: 'DADOS', pedeResposta: false }],
  [rotaLiberarCota, 'motivo', { uso: 'documento' }],
  [rotaPedirExportacao, 'motivo', { tipo: 'solicitacoes', de: '2026-11-01', ate: '2026-11-02' }],
  [rotaBuscarSolicitacoes, 'texto', {}],
  [rotaBuscarPessoas, 'texto', {}],
  [rotaSalvarAcao, 'acao', { usuarioWebId: '00000000-0000-4000-8000-000000000001' }],
] as const)('$caminho takes no text that nobody sees', ({ body }, campo, resto) => {
  const errado = (texto: string) =>
    body.safeParse({ ...resto, [campo]: texto }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(errado(NADA)).toEqual([campo]);
  expect(errado('Uma explicação que se lê inteira')).toEqual([]);
});
