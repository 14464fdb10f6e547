import { describe, expect, it } from 'vitest';
import { quemEAteQuando } from '../contrato/agora.ts';
import { agoraNaAlteracao, type FatosDoAgoraDaAlteracao } from './agora.ts';
import { FLUXOS_DA_ALTERACAO } from './estados.ts';

const HOJE = '2027-02-10';
const fatos = (mudanca: Partial<FatosDoAgoraDaAlteracao>): FatosDoAgoraDaAlteracao => ({
  fluxo: 'DIS',
  prazo: '2027-02-25',
  concluida: true,
  estudanteAssina: true,
  fim: null,
  negociada: false,
  esperaAceite: false,
  esperaRenda: false,
  esperaInstituicao: false,
  vista: true,
  esperados: null,
  ...mudanca,
});
const dizer = (um: FatosDoAgoraDaAlteracao) => {
  const agora = agoraNaAlteracao(um, HOJE);
  return agora && `${agora.titulo}: ${quemEAteQuando(agora)}`;
};

describe('what an alteration waits for now', () => {
  it('is said of every state, with whoever acts and until when', () => {
    expect(FLUXOS_DA_ALTERACAO.map((fluxo) => `${fluxo} ${dizer(fatos({ fluxo }))}`)).toEqual([
      'PED Analisar o pedido: A nossa equipe de contratos',
      'GER Preparar o documento: A nossa equipe de contratos',
      'DIS Ler e assinar a alteração: Você, até 25/02/2027',
      'DPR Assinar a alteração: Quem ainda não assinou, até 25/02/2027',
      'ASS Analisar a alteração: A nossa equipe de contratos',
      'REP Corrigir ou encerrar a alteração: A nossa equipe de contratos',
      'EFE null',
      'CAN null',
    ]);
  });

  it.each([
    [
      'whoever was named accepts first',
      fatos({ fluxo: 'PED', esperaAceite: true, esperaInstituicao: true }),
      'Aceitar o convite: A pessoa que você indicou',
    ],
    [
      'and proves the income',
      fatos({ fluxo: 'PED', esperaRenda: true }),
      'Comprovar a renda: A pessoa que você indicou',
    ],
    [
      'then the institution says its word',
      fatos({ fluxo: 'PED', esperaInstituicao: true }),
      'Confirmar o pedido: A instituição de ensino',
    ],
    [
      'the desk sends what the student has no part in',
      fatos({ estudanteAssina: false }),
      'Enviar a alteração para assinatura: A nossa equipe de contratos',
    ],
    [
      'whoever has the turn signs',
      fatos({ fluxo: 'DPR', esperados: ['Você'] }),
      'Assinar a alteração: Você, até 25/02/2027',
    ],
    [
      'and it is sealed, also after the deadline',
      fatos({ fluxo: 'DPR', esperados: [], prazo: '2027-02-09' }),
      'Fechar o documento assinado: O portal',
    ],
    ['what is late is over', fatos({ fluxo: 'DPR', esperados: ['Você'], prazo: '2027-02-09' }), null],
    [
      'what is in effect is concluded by the student',
      fatos({ fluxo: 'EFE', concluida: false }),
      'Guardar a sua cópia e concluir: Você',
    ],
  ])('%s', (_, um, dito) => {
    expect(dizer(um)).toBe(dito);
  });
});
