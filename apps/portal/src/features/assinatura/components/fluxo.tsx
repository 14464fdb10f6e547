/** Which page of an open signature is shown: its end, or the step that the address names. */

import { isRecusa } from '@credito/api/cliente';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { guardarEmCurso, lerEmCurso } from '../em-curso.ts';
import {
  enderecoDoPasso,
  isAoLado,
  type PassoDaAssinatura,
  passoAnterior,
  passoDoEndereco,
  RECUSA,
  TROCA_DE_CONTATO,
} from '../passos.ts';
import type { FluxoProps, PassoProps } from '../props-do-fluxo.ts';
import { Assinada } from './assinada.tsx';
import { ConfirmarEAssinar } from './confirmar-e-assinar.tsx';
import { Fim } from './fim-do-link.tsx';
import { FotoDeQuemAssina } from './foto-de-quem-assina.tsx';
import { LerODocumento } from './ler-o-documento.tsx';
import { NaoVouAssinar } from './nao-vou-assinar.tsx';
import { OQueAssino } from './o-que-assino.tsx';
import { PedirOCodigo } from './pedir-o-codigo.tsx';
import { TrocarContato } from './trocar-contato.tsx';

export { Fim };

/** Of what is asked again and again while a code is on its way: a page outside the portals has no other. */
const consultas = new QueryClient();

export function Fluxo({
  passe,
  assinatura,
  base,
  passo: pedido,
  saida,
  aoMudar,
  aoReler,
  aoPerderPasse,
  aoTrocarEntrada,
}: FluxoProps) {
  const [, navegar] = useLocation();
  const [emCurso, setEmCurso] = useState(() => lerEmCurso(assinatura, agoraMs()));
  /** Whoever thinks again goes on where they were. */
  const antesDoLado = useRef<PassoDaAssinatura>('resumo');
  const { situacao, titulo } = assinatura;
  if (situacao === 'assinada') return <Assinada passe={passe} assinatura={assinatura} saida={saida} />;
  if (situacao !== 'aberta') return <Fim fim={situacao} titulo={titulo} aoTentar={aoReler} />;

  const passo = passoDoEndereco(pedido, {
    temCodigo: emCurso.codigo !== null,
    foto: assinatura.foto,
  });
  const ir: PassoProps['ir'] = (para) => {
    if (isAoLado(para) && !isAoLado(passo)) antesDoLado.current = passo;
    navegar(enderecoDoPasso(base, para));
  };
  const props: PassoProps = {
    passe,
    assinatura,
    emCurso,
    aoAnotar: (mudou) =>
      setEmCurso((antes) => {
        const nova = { ...antes, ...mudou };
        guardarEmCurso(nova);
        return nova;
      }),
    ir,
    voltar: () => ir(isAoLado(passo) ? antesDoLado.current : passoAnterior(passo, assinatura)),
    aoMudar: (nova) => {
      navegar(base, { replace: true });
      aoMudar(nova);
    },
    explicar: (erro) => {
      if (erro.status === 404) aoPerderPasse();
      // Signed in another tab, a new version, too many tries, a deadline that has passed: the page says it by itself.
      else if (isRecusa(erro) && erro.status !== 422) aoReler();
      return erro.message;
    },
  };
  switch (passo) {
    case 'resumo':
      return <OQueAssino {...props} saida={saida} />;
    case 'leitura':
      return <LerODocumento {...props} />;
    case 'foto':
      return <FotoDeQuemAssina {...props} aoEnviar={aoMudar} />;
    case 'codigo':
      return <PedirOCodigo {...props} />;
    case 'confirmacao':
      return (
        emCurso.codigo && (
          <QueryClientProvider client={consultas}>
            <ConfirmarEAssinar {...props} codigo={emCurso.codigo} />
          </QueryClientProvider>
        )
      );
    case RECUSA:
      return <NaoVouAssinar {...props} />;
    case TROCA_DE_CONTATO:
      return (
        <TrocarContato
          {...props}
          aoTrocar={(nova) => {
            props.aoAnotar({ codigo: null });
            navegar(enderecoDoPasso(base, 'codigo'), { replace: true });
            aoTrocarEntrada?.(nova);
          }}
        />
      );
  }
}
