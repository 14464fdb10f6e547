import { describe, expect, it } from 'vitest';
import { agoraNoContrato, type FatosDoAgora, quemEAteQuando, vezDeQuemAindaAssina } from './agora.ts';
import { CODIGOS_DO_CONTRATO } from './estados.ts';

const HOJE = '2027-02-10';
const PRAZO = '2027-02-25';
const fatos = (mudanca: Partial<FatosDoAgora>): FatosDoAgora => ({
  codigo: 'DIS',
  via: 'impressa',
  prazo: PRAZO,
  planoAceito: true,
  concluidoPeloEstudante: true,
  corrigeReprovado: false,
  cancelamento: null,
  esperados: null,
  ...mudanca,
});
const cancelado = (causa: 'prazo' | 'provedor', prazo: string) =>
  fatos({
    codigo: 'CAN',
    prazo,
    cancelamento: { causa, vindoDe: 'DPR', prazo, jaRecuperado: false, em: HOJE },
  });
const dizer = (um: FatosDoAgora) => {
  const agora = agoraNoContrato(um, HOJE);
  return agora && `${agora.titulo}: ${quemEAteQuando(agora)}`;
};

describe('what a contract waits for now', () => {
  it('is said of every state, with whoever acts and until when', () => {
    expect(CODIGOS_DO_CONTRATO.map((codigo) => `${codigo} ${dizer(fatos({ codigo }))}`)).toEqual([
      'GER Preparar o contrato corrigido: A nossa equipe de contratos',
      'DIS Imprimir e assinar o contrato: Você, até 25/02/2027',
      'DPR Assinar o contrato: Quem ainda não assinou, até 25/02/2027',
      'VIS Assinar no papel e entregar: Você, até 25/02/2027',
      'RIE Enviar o contrato para nós: A instituição de ensino',
      'EFU Receber o contrato para análise: A nossa equipe de contratos',
      'ASS Analisar o contrato: A nossa equipe de contratos',
      'REC Analisar o contrato: A nossa equipe de contratos',
      'APR Efetivar o contrato: A nossa equipe de contratos',
      'REP Corrigir o contrato: A nossa equipe de contratos',
      'EFE null',
      'LIQ null',
      'BAI null',
      'CAN null',
    ]);
  });

  it.each([
    [
      'the plan comes before the signature',
      fatos({ planoAceito: false }),
      'Ler e aceitar o plano: Você, até 25/02/2027',
    ],
    [
      'then it is signed over the internet',
      fatos({ via: 'eletronica' }),
      'Assinar o contrato: Você, até 25/02/2027',
    ],
    [
      'by whoever has the turn',
      fatos({ codigo: 'DPR', via: 'eletronica', esperados: ['Bruno', 'Carla'] }),
      'Assinar o contrato: Bruno e Carla, até 25/02/2027',
    ],
    [
      'and sealed, also after the deadline',
      fatos({ codigo: 'DPR', via: 'eletronica', esperados: [], prazo: '2027-02-09' }),
      'Fechar o contrato assinado: O portal',
    ],
    [
      'what nobody has signed in time ends',
      fatos({ codigo: 'VIS', prazo: '2027-02-09' }),
      'Encerrar o contrato, porque o prazo terminou: O portal',
    ],
    [
      'and may be recovered for some days',
      cancelado('prazo', '2027-02-09'),
      'Recuperar o contrato: Você, até 16/02/2027',
    ],
    ['not after them', cancelado('prazo', '2027-02-01'), null],
    ['nor after somebody ended it', cancelado('provedor', '2027-02-09'), null],
    [
      'what is in effect is concluded by the student',
      fatos({ codigo: 'EFE', concluidoPeloEstudante: false }),
      'Guardar a sua cópia e concluir: Você',
    ],
  ])('%s', (_, um, dito) => {
    expect(dizer(um)).toBe(dito);
  });

  it.each([
    ['offered to sign', fatos({}), true],
    ['past its last day', fatos({ prazo: '2027-02-09' }), false],
    ['the reader has not signed yet', fatos({ codigo: 'DPR', esperados: ['Você', 'Carla'] }), true],
    ['the reader has signed, and waits for others', fatos({ codigo: 'DPR', esperados: ['Carla'] }), false],
    [
      'nobody signed in time, the reader neither',
      fatos({ codigo: 'DPR', esperados: ['Você'], prazo: '2027-02-09' }),
      false,
    ],
    ['sealed by itself', fatos({ codigo: 'DPR', esperados: [] }), false],
    ['analysed', fatos({ codigo: 'REC' }), false],
    ['refused', fatos({ codigo: 'REP' }), false],
    ['to be recovered', cancelado('prazo', '2027-02-09'), true],
  ])('whose turn it is, of a contract %s', (_, um, suaVez) => {
    expect(agoraNoContrato(um, HOJE)?.suaVez).toBe(suaVez);
  });

  it('waits for nobody any more once the course is over', () => {
    const um = cancelado('prazo', '2027-02-09');
    expect(
      agoraNoContrato(
        { ...um, cancelamento: um.cancelamento && { ...um.cancelamento, cursoTerminou: true } },
        HOJE,
      ),
    ).toBeNull();
  });
});

describe('whose turn it is, to who still has to sign', () => {
  const vez = (esperados: FatosDoAgora['esperados'], prazo = PRAZO) =>
    vezDeQuemAindaAssina(agoraNoContrato(fatos({ codigo: 'DPR', esperados, prazo }), HOJE), esperados);

  it.each([
    [['Elisa'], 'Elisa assina agora. Depois é a sua vez: avisamos você.'],
    [['Elisa', 'Pedro'], 'Elisa e Pedro assinam agora. Depois é a sua vez: avisamos você.'],
    [['Você'], 'Agora é a sua vez de assinar.'],
    [['Você', 'Pedro'], 'Agora é a sua vez de assinar.'],
  ])('of %j is: %s', (esperados, texto) => {
    expect(vez(esperados)).toBe(texto);
  });

  it('is nobody’s without an envelope, once all have signed, and after the deadline', () => {
    expect(vez(null)).toBeNull();
    expect(vez([])).toBeNull();
    expect(vez(['Elisa'], '2027-02-09')).toBeNull();
  });
});
