import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TipoDocumento } from '../documento/tipos.ts';
import { EXIGENCIAS_MINIMAS } from '../instituicao/exigencias.ts';
import { definirPlano, passosVisiveis } from '../wizard/plano.ts';
import { planoDoParticipante } from './participante.plano.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';
import {
  doItem,
  type ItemDoFiador,
  type PassoDoParticipante,
  soDoEstudante,
} from './passos-do-participante.ts';
import { progressoDoFiador } from './progresso.ts';

const documento = (tipoDocumento: TipoDocumento) => ({
  tipoDocumento,
  indice: 0,
  tipoRenda: null,
  rejeitado: false,
});

const completo: ContextoDoParticipante = {
  tipoPessoa: 'fiador',
  hoje: '2026-11-27',
  respostas: {
    nome: 'Ivo Reis Castilho',
    cpf: '70120260905',
    dataNascimento: '1970-10-15',
    numeroCarteiraIdentidade: '123456789',
    dataExpedicao: '2020-01-15',
    cep: '01001000',
    endereco: 'Praça da Sé',
    numero: '10',
    bairro: 'Sé',
    cidade: 'São Paulo',
    uf: 'SP',
    estadoCivil: 'SOLTEIRO',
    uniaoEstavel: 'N',
    rendaCentavos: 500_000,
    profissaoId: 12,
    tiposDeRenda: ['A'],
  },
  documentos: (['RG', 'CPF', 'SELFIE', 'RESIDENCIA', 'APOSENTADORIA_BENEFICIO'] as const).map(documento),
  exigencias: EXIGENCIAS_MINIMAS,
  outras: [],
  cpfNoDocumento: true,
  cpfNoDocumentoDoConjuge: false,
  rendaMinimaCentavos: null,
};

const inventado = definirPlano<ContextoDoParticipante>()([
  {
    id: 'inventado',
    titulo: 'Qual é o seu time?',
    forma: 'formulario',
    quando: () => true,
    campos: [{ nome: 'time', rotulo: 'Time', tipo: 'texto' }],
    schema: z.object({ time: z.string({ error: 'Informe o time.' }) }),
  },
]);
const comInventado = (linhas: readonly PassoDoParticipante[]): readonly PassoDoParticipante[] => [
  ...planoDoParticipante,
  ...linhas,
];

describe('the progress of a guarantor', () => {
  it('is whole when nothing is missing', () => {
    expect(progressoDoFiador(completo)).toEqual({
      percentual: 100,
      identificacao: true,
      estadoCivil: true,
      renda: true,
    });
  });

  it.each<ItemDoFiador>(['identificacao', 'estadoCivil', 'renda'])(
    'counts a row of %s that nobody listed anywhere',
    (item) => {
      const plano = comInventado(doItem(item, inventado));
      expect(progressoDoFiador(completo, plano)).toMatchObject({ percentual: 67, [item]: false });
      const respondido = { ...completo, respostas: { ...completo.respostas, time: 'Azul' } };
      expect(progressoDoFiador(respondido, plano).percentual).toBe(100);
    },
  );

  it('asks no guarantor what counts for no item, whatever the row says', () => {
    const plano = comInventado(soDoEstudante(inventado));
    expect(passosVisiveis(plano, completo).map(({ id }) => id)).not.toContain('inventado');
    expect(
      passosVisiveis(plano, { ...completo, tipoPessoa: 'estudante' as const }).map(({ id }) => id),
    ).toContain('inventado');
    expect(progressoDoFiador(completo, plano).percentual).toBe(100);
  });
});
