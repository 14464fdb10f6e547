/** What a CEP knows of an address. The lookup never stands in the way (case CEP-01). */
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import type { Logradouro } from '@credito/domain/endereco/endereco';
import { api } from '../sessao/api.ts';

const LIMITE_DA_BUSCA_MS = 10_000;

export type EnderecoAchado = Resposta<RotaPorChave<'GET /endereco/{cep}/json'>>;

export const doAchado = ({ logradouro, bairro, localidade, uf }: EnderecoAchado): Logradouro => ({
  endereco: logradouro ?? '',
  bairro: bairro ?? '',
  cidade: localidade ?? '',
  uf: uf ?? '',
});

/** Any failure reads as "not found": the person types. */
export async function buscarEndereco(cep: string, sinal?: AbortSignal): Promise<EnderecoAchado | null> {
  const endereco = await api(
    'GET /endereco/{cep}/json',
    { params: { cep } },
    { ...(sinal ? { sinal } : {}), limiteMs: LIMITE_DA_BUSCA_MS },
  ).catch(() => null);
  return endereco?.localidade ? endereco : null;
}
