/** What the public simulator offers: open programmes whose rules are known, by the names that people look for. */
import type { Resposta } from '@credito/api/rota';
import type { rotaProgramasDaSimulacao } from '@credito/api/simulador.rotas';
import { type Cobertura, percentuaisPermitidos } from '@credito/domain/instituicao/cobertura';
import type { Contexto } from '../../contexto.ts';
import { listarCoberturas } from './catalogo.repository.ts';
import { regrasDosProgramas } from './regras-do-programa.ts';

export async function programasDaSimulacao({
  db,
  relogio,
}: Contexto): Promise<Resposta<typeof rotaProgramasDaSimulacao>> {
  const bolsas = await listarCoberturas(db);
  const regras = await regrasDosProgramas(
    db,
    bolsas.map(({ id }) => id),
    relogio.agora(),
  );
  return {
    programas: bolsas.flatMap(({ id, nome, grau, instituicao_id, instituicao, coberturas }) => {
      const vigentes = regras.get(id);
      if (!vigentes) return [];
      return [
        {
          bolsaId: id,
          programa: nome,
          instituicaoId: instituicao_id,
          instituicao,
          grau,
          ...faixaDe(coberturas),
          regras: vigentes.regras,
        },
      ];
    }),
  };
}

function faixaDe(coberturas: readonly Cobertura[]) {
  const percentuais = coberturas.flatMap((cobertura) => percentuaisPermitidos(cobertura));
  return { percentualMinimo: Math.min(...percentuais), percentualMaximo: Math.max(...percentuais) };
}
