import { describe, expect, it } from 'vitest';
import type { Evidencia } from './evidencia.ts';
import { estadoDaEvidencia, fraseDaEvidencia } from './frase-da-evidencia.ts';

const mensagem = { id: '1', canal: 'email', destino: 'a•••@exemplo.com' } as const;
const frase = (registro: object) => fraseDaEvidencia(registro as Evidencia);

describe('a record in a sentence', () => {
  it('says what happened and where to, with masked contacts alone', () => {
    expect(frase({ tipo: 'enviado', motivo: 'reenvio', mensagem })).toBe(
      'Link enviado de novo para e-mail a•••@exemplo.com',
    );
    const noCelular = { id: '2', canal: 'whatsapp', destino: '(11) •••••-1234' } as const;
    expect(
      frase({
        tipo: 'enviado',
        motivo: 'convite',
        mensagem: noCelular,
        marcadoPara: '2026-12-02T11:00:00.000Z',
      }),
    ).toBe('Link marcado para sair em 02/12/2026 às 08h00, para WhatsApp (11) •••••-1234');
    expect(frase({ tipo: 'devolvido', mensagem, motivo: 'status 5.1.1' })).toBe(
      'A mensagem para e-mail a•••@exemplo.com voltou',
    );
    expect(
      frase({ tipo: 'prazo-movido', de: '2026-12-15', ate: '2026-12-20', motivo: 'A pedido do fiador.' }),
    ).toBe('Prazo mudou de 15/12/2026 para 20/12/2026: A pedido do fiador.');
  });

  it('says by what somebody was known, and counts nothing that was only declared', () => {
    const de = (...confirmado: object[]) =>
      frase({ tipo: 'identidade-confirmada', pessoa: { cpf: { valor: '1', confirmado } } });
    expect(de({ como: 'convite' }, { como: 'documento', documento: 'd', sha256: 's' })).toBe(
      'Identidade confirmada: link recebido e CPF; documento de identidade aprovado',
    );
    expect(de({ como: 'declarado', por: 'estudante' })).toBe('Identidade confirmada');
  });

  it.each([
    ['assinado', {}, 'feito'],
    ['recusado', { motivo: 'Não quero.' }, 'recusado'],
    ['devolvido', {}, 'recusado'],
    ['codigo-errado', { tentativas: 1 }, 'recusado'],
    ['verificado', { confere: true }, 'feito'],
    ['verificado', { confere: false }, 'recusado'],
  ])('marks %s %j as %s', (tipo, mais, estado) => {
    expect(estadoDaEvidencia({ tipo, ...mais } as Evidencia)).toBe(estado);
  });
});
