import { describe, expect, it } from 'vitest';
import { SITUACOES_DO_DOCUMENTO, SITUACOES_VIGENTES } from './mudancas.ts';
import { ACOES_DO_DOCUMENTO, setasDoDocumento, situacoesCom, transitarDocumento } from './transicoes.ts';

describe('the states of a document', () => {
  it('are left and reached by exactly these arrows', () => {
    const resumo = Object.fromEntries(SITUACOES_DO_DOCUMENTO.map((de) => [de, [] as string[]]));
    for (const { de, acao, para } of setasDoDocumento()) resumo[de]?.push(`${acao} ${para}`);
    const sai = ['substituir substituido', 'estacionar estacionado', 'excluir excluido', 'expurgar excluido'];
    expect(resumo).toEqual({
      enviado: ['aprovar aprovado', 'recusar rejeitado', 'desfazerReposicao rejeitado', ...sai],
      aprovado: ['recusar rejeitado', 'desfazerVeredito enviado', ...sai],
      rejeitado: [
        'aprovar aprovado',
        'recusar rejeitado',
        'desfazerVeredito enviado',
        'reporParaAnalise enviado',
        ...sai,
      ],
      substituido: ['voltarDaResposta rejeitado', 'excluir excluido', 'expurgar excluido'],
      estacionado: ['retomar aprovado', 'retomar rejeitado', 'retomar enviado', 'expurgar excluido'],
      excluido: [],
    });
  });

  it('never return from the end', () => {
    for (const acao of ACOES_DO_DOCUMENTO)
      expect(transitarDocumento('excluido', acao, 'sistema', { veredito: null })).toEqual({
        ok: false,
        recusa: 'estado-nao-permite',
      });
  });

  it('give a verdict to the analyst alone', () => {
    for (const acao of ['aprovar', 'recusar', 'desfazerVeredito'] as const)
      for (const ator of ['dono', 'sistema'] as const)
        expect(transitarDocumento('rejeitado', acao, ator, { veredito: null })).toEqual({
          ok: false,
          recusa: 'papel-nao-permite',
        });
  });

  it('let whatever is in force be replaced, parked and deleted', () => {
    for (const acao of ['substituir', 'estacionar'] as const)
      expect(situacoesCom(acao)).toEqual(SITUACOES_VIGENTES);
    expect(situacoesCom('expurgar')).toEqual(
      SITUACOES_DO_DOCUMENTO.filter((situacao) => situacao !== 'excluido'),
    );
  });
});
