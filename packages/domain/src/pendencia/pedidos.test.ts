import { describe, expect, it } from 'vitest';
import { lerMotivos, registrarMotivos } from '../gestao/motivos.ts';
import { EXIGENCIAS_MINIMAS } from '../instituicao/exigencias.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { documentosQuePodemFaltar, passosDoDocumento, passosQueSeCorrigem, vagaLivre } from './pedidos.ts';

const solteira: ContextoDoParticipante = {
  tipoPessoa: 'estudante',
  respostas: { dataNascimento: '2000-01-01', estadoCivil: 'SOLTEIRO', uniaoEstavel: 'N' },
  hoje: '2026-11-27',
  documentos: [0, 1, 2].map((indice) => ({
    tipoDocumento: 'SELFIE' as const,
    indice,
    tipoRenda: null,
    rejeitado: false,
  })),
  exigencias: EXIGENCIAS_MINIMAS,
  outras: [],
  cpfNoDocumento: true,
  cpfNoDocumentoDoConjuge: false,
  rendaMinimaCentavos: null,
};

describe('what a return may ask for', () => {
  it('is every answer that the person gave, and none that does not concern them', () => {
    const ids = passosQueSeCorrigem(solteira).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['dados-pessoais', 'endereco', 'estado-civil']));
    expect(ids).not.toContain('dados-do-conjuge');
  });

  it('is a document with room for one more, and none that the next answer would set aside', () => {
    const tipos = documentosQuePodemFaltar(solteira);
    expect(tipos).toEqual(expect.arrayContaining(['RESIDENCIA', 'DISSOLUCAO_UNIAO_ESTAVEL']));
    for (const tipo of ['SELFIE', 'CERTIDAO_CASAMENTO', 'RECURSO'] as const)
      expect(tipos).not.toContain(tipo);
    expect(documentosQuePodemFaltar({ ...solteira, tipoPessoa: 'fiador' })).not.toContain('MATRICULA');
  });

  it('waits in the first free slot', () => {
    expect(vagaLivre('RESIDENCIA', [{ tipoDocumento: 'RESIDENCIA', indice: 0 }])).toBe(1);
    expect(vagaLivre('SELFIE', solteira.documentos)).toBeNull();
  });

  it('follows from a document that shows other data', () => {
    expect(passosDoDocumento('RG')).toContain('dados-pessoais');
    expect(passosDoDocumento('CONTRACHEQUE')).toEqual(['renda']);
  });
});

describe('a reason that names what it asks for', () => {
  it('says it in the sentence that the person reads, and keeps it', () => {
    const registrados = registrarMotivos(
      [
        { codigo: 'DADOS_INCORRETOS', texto: 'O nome da mãe não é o do RG.', passos: ['dados-pessoais'] },
        { codigo: 'FALTA_DOCUMENTO', documentos: ['RESIDENCIA'] },
      ],
      'devolucao',
    );
    if (!registrados.ok) throw new Error(registrados.mensagem);
    const [dados, falta] = registrados.motivos;
    expect(dados?.texto).toMatch(/O nome da mãe não é o do RG\. Em especial: “.+”\.$/);
    expect(falta?.texto).toMatch(/Envie: Comprovante de residência\.$/);
    expect(lerMotivos(JSON.parse(JSON.stringify(registrados.motivos)))).toEqual(registrados.motivos);
  });

  it('names nothing that is not its own', () => {
    const registrados = registrarMotivos(
      [{ codigo: 'RENDA_INCOMPATIVEL', passos: ['endereco'], documentos: ['RG'] }],
      'devolucao',
    );
    expect(registrados.ok && registrados.motivos[0]).not.toHaveProperty('passos');
  });
});
