import * as z from 'zod';
import type { EnderecoDoCep, GatewayDeCep } from '../gateways.ts';

const LIMITE_DO_CEP_MS = 10_000;

// Towns with a single code answer without street and district: as "", as null or not at all (case CEP-02).
const talvezVazio = z
  .string()
  .nullish()
  .transform((texto) => texto?.trim() ?? '');

/** "Not found" arrives as `erro: true` or `erro: "true"`, without the other members (case CEP-01). */
const respostaSchema = z.object({
  erro: z.undefined().optional(),
  logradouro: talvezVazio,
  bairro: talvezVazio,
  localidade: z.string().trim().min(1),
  uf: z.string().regex(/^[A-Z]{2}$/),
});

/** ViaCEP and whatever answers like it: `GET {url}/{cep}/json`. */
export function criarViaCep(url: string, limiteMs = LIMITE_DO_CEP_MS): GatewayDeCep {
  const base = url.replace(/\/+$/, '');
  return {
    async buscar(cep) {
      try {
        const resposta = await fetch(`${base}/${cep}/json`, {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(limiteMs),
        });
        if (!resposta.ok) return null;
        return lerEndereco(cep, await resposta.json());
      } catch {
        // Slow, broken or unreachable: the person types the address.
        return null;
      }
    },
  };
}

function lerEndereco(cep: string, corpo: unknown): EnderecoDoCep | null {
  const lido = respostaSchema.safeParse(corpo);
  if (!lido.success) return null;
  const { logradouro, bairro, localidade, uf } = lido.data;
  return { cep, logradouro, bairro, localidade, uf };
}
