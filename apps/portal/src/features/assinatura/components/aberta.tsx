/** A signature that somebody was let into: it comes with the pass, and its pages come with it. */
import { ErroDeApi } from '@credito/api/cliente';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { lazy, Suspense, useCallback } from 'react';
import { verAssinatura } from '../chamadas.ts';
import type { AbertaProps } from '../props-do-fluxo.ts';
import { useCarga } from '../use-carga.ts';
import { FalhaAoAbrir } from './falha-ao-abrir.tsx';
import type { FimProps } from './fim-do-link.tsx';

const trazerFluxo = () => import('./fluxo.tsx');
const Fluxo = lazy(async () => ({ default: (await trazerFluxo()).Fluxo }));
/** Where there is nothing to sign: no part of what most people fetch first. */
const Fim = lazy(async () => ({ default: (await trazerFluxo()).Fim }));

/** While somebody types who they are. */
export const adiantarFluxo = (): void => void trazerFluxo().catch(() => undefined);

export function Aberta({ passe, aoPerderPasse, ...resto }: AbertaProps) {
  const { carga, repetir, trocar } = useCarga(
    useCallback(async () => {
      try {
        return await verAssinatura(passe);
      } catch (erro) {
        if (erro instanceof ErroDeApi && erro.status === 404) aoPerderPasse();
        throw erro;
      }
    }, [passe, aoPerderPasse]),
  );
  if (carga.fase === 'falhou') return <FalhaAoAbrir erro={carga.erro} aoTentar={repetir} />;
  if (carga.fase === 'vindo') return <AbrindoDocumento />;
  return (
    <Suspense fallback={<AbrindoDocumento />}>
      <Fluxo
        passe={passe}
        assinatura={carga.valor}
        aoMudar={trocar}
        aoReler={repetir}
        aoPerderPasse={aoPerderPasse}
        {...resto}
      />
    </Suspense>
  );
}

export function SemAssinatura(props: FimProps) {
  return (
    <Suspense fallback={<AbrindoDocumento />}>
      <Fim {...props} />
    </Suspense>
  );
}

export function AbrindoDocumento() {
  return (
    <Carregando>
      <Esqueleto forma="cartao" />
    </Carregando>
  );
}
