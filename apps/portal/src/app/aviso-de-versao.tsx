import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { mudarDeTela, vigiarDigitacao } from '../pwa/pela-metade.ts';
import { atualizar, dispensarVersao, lerVersao, ouvirVersao } from '../pwa/versao.ts';

/** A new version: offered, never imposed; what is being typed or sent goes first (case PWA-02). */
export function AvisoDeVersao() {
  const versao = useSyncExternalStore(ouvirVersao, lerVersao, lerVersao);
  const [caminho] = useLocation();
  useEffect(vigiarDigitacao, []);
  useEffect(() => mudarDeTela(caminho), [caminho]);

  if (versao === 'atual') return null;
  if (versao === 'espera')
    return (
      <Aviso faixa aoVivo titulo="Vamos atualizar quando você terminar esta etapa">
        O que você está preenchendo ou enviando não se perde.
      </Aviso>
    );
  return (
    <Aviso
      faixa
      aoVivo
      titulo="Há uma versão nova do portal"
      acao={
        <Botao compacto onClick={atualizar}>
          Atualizar
        </Botao>
      }
      aoDispensar={dispensarVersao}
    />
  );
}
