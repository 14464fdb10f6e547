/** /assinar#segredo: whoever was sent a link reads, signs or refuses, without an account. */
import { FORMATO_DO_SEGREDO } from '@credito/domain/assinatura/link';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { useSegredoDoEndereco } from '@credito/ui/endereco/use-segredo-do-endereco';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { consultarLink, type Entrada } from '../chamadas.ts';
import { Aberta, AbrindoDocumento, adiantarFluxo, SemAssinatura } from '../components/aberta.tsx';
import { FalhaAoAbrir } from '../components/falha-ao-abrir.tsx';
import { QuemEVoce } from '../components/quem-e-voce.tsx';
import { entradaDoLink, esquecerAssinatura, guardarLink, lerLink } from '../guardado.ts';
import { useCarga } from '../use-carga.ts';

const BASE = '/assinar';
const AvisoDoDocumento = lazy(async () => ({
  default: (await import('@credito/ui/documento/aviso-do-documento')).AvisoDoDocumento,
}));

export function AssinarPeloLinkScreen({ passo }: { passo: string | undefined }) {
  const doEndereco = useSegredoDoEndereco(FORMATO_DO_SEGREDO);
  const [guardado] = useState(lerLink);
  const [saiu, setSaiu] = useState(false);
  const segredo = doEndereco || guardado?.segredo;
  const [, navegar] = useLocation();
  if (!segredo || saiu) return <SemAssinatura fim="falta-o-link" />;
  return (
    <PeloLink
      key={segredo}
      segredo={segredo}
      passo={passo}
      aoSair={() => {
        esquecerAssinatura();
        setSaiu(true);
        navegar(BASE, { replace: true });
      }}
    />
  );
}

interface PeloLinkProps {
  segredo: string;
  passo: string | undefined;
  aoSair: () => void;
}

function PeloLink({ segredo, passo, aoSair }: PeloLinkProps) {
  const [entrada, setEntrada] = useState(() => entradaDoLink(lerLink(), segredo, agoraMs()));
  const [deNovo, setDeNovo] = useState(false);

  const entrar = useCallback(
    (nova: Entrada | null) => {
      guardarLink({ segredo, entrada: nova });
      setEntrada(nova);
    },
    [segredo],
  );
  useEffect(() => {
    // The link alone, so that a reload finds it again.
    if (entrada === null) guardarLink({ segredo, entrada: null });
  }, [segredo, entrada]);
  const aoPerderPasse = useCallback(() => {
    setDeNovo(true);
    entrar(null);
  }, [entrar]);

  if (entrada === null) return <AntesDeEntrar segredo={segredo} deNovo={deNovo} aoEntrar={entrar} />;
  return (
    <>
      <Suspense>
        <AvisoDoDocumento />
      </Suspense>
      <Aberta
        passe={entrada.passe}
        base={BASE}
        passo={passo}
        aoPerderPasse={aoPerderPasse}
        aoTrocarEntrada={entrar}
        saida={{ texto: 'Sair deste documento', sair: aoSair }}
      />
    </>
  );
}

interface AntesDeEntrarProps {
  segredo: string;
  deNovo: boolean;
  aoEntrar: (entrada: Entrada) => void;
}

function AntesDeEntrar({ segredo, deNovo, aoEntrar }: AntesDeEntrarProps) {
  const { carga, repetir } = useCarga(useCallback(() => consultarLink(segredo), [segredo]));
  const [morto, setMorto] = useState(false);
  useEffect(() => {
    if (carga.fase === 'veio') adiantarFluxo();
  }, [carga.fase]);
  if (carga.fase === 'vindo') return <AbrindoDocumento />;
  if (morto || (carga.fase === 'falhou' && [404, 422].includes(carga.erro.status)))
    return <SemAssinatura fim="desconhecido" />;
  if (carga.fase === 'falhou') return <FalhaAoAbrir erro={carga.erro} aoTentar={repetir} />;
  const { situacao } = carga.valor;
  if (situacao === 'aberta' || situacao === 'assinada')
    return (
      <QuemEVoce
        segredo={segredo}
        consulta={carga.valor}
        deNovo={deNovo}
        aoEntrar={aoEntrar}
        aoMorrer={() => setMorto(true)}
      />
    );
  return <SemAssinatura fim={situacao} aoTentar={repetir} />;
}
