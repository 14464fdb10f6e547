import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Sha256 } from './cadeia.ts';
import type { AtoParaRegistrar, CanalDeAssinatura, Evidencia } from './evidencia.ts';
import {
  ASSINANTES_DE_EXEMPLO,
  aberturaDeExemplo,
  assinaturaDeExemplo,
  encadearTodos,
  evidenciasDeExemplo,
} from './exemplo-de-evidencias.ts';
import { manifestoDe } from './manifesto.ts';
import { escreverPacote, lerPacote } from './pacote-de-evidencias.ts';

const sha256: Sha256 = (conteudo) => createHash('sha256').update(conteudo).digest();
const documento = { sha256: '11'.repeat(32), blocosSha256: '22'.repeat(32), modelo: '1' };
const elos = evidenciasDeExemplo(documento, sha256);
const pacote = {
  envelope: elos[0]?.registro.envelope ?? '',
  titulo: 'Contrato nº 000123',
  codigo: 'ABCDEFGHJKMNPQRS',
  arquivo: 'contrato-lido.pdf',
  sha256: documento.sha256,
  elos,
};

describe('the evidence as a file', () => {
  it('is read back as it was written, and the same is written the same', () => {
    const escrito = escreverPacote(pacote);
    expect(lerPacote(escrito)).toEqual({ ...pacote, formato: 1 });
    expect(escreverPacote({ ...structuredClone(pacote) })).toBe(escrito);
  });

  it.each<[string, (lido: ReturnType<typeof JSON.parse>) => unknown]>([
    ['another format', (lido) => ({ ...lido, formato: 2 })],
    ['no code', (lido) => ({ ...lido, codigo: undefined })],
    ['records that are no list', (lido) => ({ ...lido, elos: {} })],
    ['a record without a hash', (lido) => ({ ...lido, elos: [{ ...lido.elos[0], hash: 1 }] })],
    ['a record without a time', (lido) => ({ ...lido, elos: [comRegistro(lido, 0, { hora: {} })] })],
    ['a time that is none', (lido) => ({ ...lido, elos: [comRegistro(lido, 0, { hora: { em: 'ontem' } })] })],
    ['an opening without signers', (lido) => ({ ...lido, elos: [comRegistro(lido, 0, { assinantes: 1 })] })],
    ['a signature of nobody', (lido) => ({ ...lido, elos: [comRegistro(lido, 4, { pessoa: null })] })],
    [
      'a signature without a signer',
      (lido) => ({ ...lido, elos: [comRegistro(lido, 4, { assinante: {} })] }),
    ],
    ['no object', () => null],
    ['a list', () => []],
  ])('is none with %s', (_, mudar) => {
    expect(lerPacote(JSON.stringify(mudar(JSON.parse(escreverPacote(pacote)))))).toBeNull();
  });

  it('is none where it is no JSON', () => {
    expect(lerPacote('{')).toBeNull();
  });
});

function comRegistro(lido: { elos: { registro: object }[] }, qual: number, mudancas: object) {
  const elo = lido.elos[qual];
  return { ...elo, registro: { ...elo?.registro, ...mudancas } };
}

describe('what the last page says', () => {
  const [primeiro] = ASSINANTES_DE_EXEMPLO;
  if (!primeiro) throw new Error('no signer');
  const assinatura = assinaturaDeExemplo(primeiro);
  const por = (canal: CanalDeAssinatura): Evidencia<'assinado'>['autenticacao'] => ({
    por: 'codigo',
    codigo: { id: 'c', canal, emitidoEm: '', usadoEm: '', tentativas: 1 },
  });
  const linhas = (ato: AtoParaRegistrar<'assinado'>) =>
    manifestoDe(
      { ...pacote, elos: encadearTodos(documento, [aberturaDeExemplo([primeiro]), ato], sha256) },
      'https://exemplo/verificar/x',
    ).assinaturas;

  it('names who signed, with a masked CPF and the hour of São Paulo', () => {
    expect(manifestoDe(pacote, 'https://exemplo/verificar/x')).toMatchObject({
      titulo: pacote.titulo,
      codigo: 'ABCD-EFGH-JKMN-PQRS',
      endereco: 'https://exemplo/verificar/x',
    });
    expect(linhas(assinatura)).toEqual([
      {
        nome: primeiro.nome,
        papel: 'Estudante',
        cpf: '***.982.247-**',
        em: '11/01/2027 às 09h01, horário de São Paulo',
        metodo: 'Código enviado por e-mail para i***@exemplo.com.br',
      },
    ]);
  });

  it.each<[string, Partial<AtoParaRegistrar<'assinado'>>]>([
    ['Código enviado por SMS para i***@exemplo.com.br', { autenticacao: por('sms') }],
    ['Código enviado por WhatsApp', { autenticacao: por('whatsapp'), contato: null }],
    ['Entrada com senha e segundo fator', { autenticacao: { por: 'sessao', segundoFator: 'totp' } }],
    [
      'Por Clicksign: e-mail, selfie',
      {
        autenticacao: {
          por: 'provedor',
          nome: 'Clicksign',
          metodos: ['e-mail', 'selfie'],
          evento: 'sign',
          em: '',
        },
      },
    ],
  ])('%s', (metodo, mudanca) => {
    expect(linhas({ ...assinatura, ...mudanca }).map((linha) => linha.metodo)).toEqual([metodo]);
  });

  it('of nobody who did not sign this file', () => {
    expect(manifestoDe({ ...pacote, sha256: '33'.repeat(32) }, '').assinaturas).toEqual([]);
  });
});
