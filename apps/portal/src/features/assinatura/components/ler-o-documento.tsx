/** The document itself, from the blocks that its file is drawn from: it follows the width and the size of the letters. */

import { useBarraSolta } from '@credito/ui/aparelho/use-barra-solta';
import { Botao } from '@credito/ui/botao/botao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Progresso } from '@credito/ui/progresso/progresso';
import { TextoCorrido } from '@credito/ui/texto-corrido/texto-corrido';
import { AArrowDown, AArrowUp, Download } from 'lucide-react';
import { useRef } from 'react';
import estilos from '../assinatura.module.css';
import { pedidoDoDocumento } from '../documento.ts';
import { ondeEstou, passoSeguinte } from '../passos.ts';
import type { PassoProps } from '../props-do-fluxo.ts';
import { useLeitura } from '../use-leitura.ts';
import { useLetra } from '../use-letra.ts';
import { BotaoDeRecusa } from './botao-de-recusa.tsx';
import { PartesDoDocumento } from './partes-do-documento.tsx';

export function LerODocumento({ passe, assinatura, emCurso, aoAnotar, ir, voltar }: PassoProps) {
  const artigo = useRef<HTMLDivElement>(null);
  const letra = useLetra();
  const barra = useBarraSolta();
  const { anotar } = useLeitura(artigo, emCurso.leitura, (leitura) => aoAnotar({ leitura }));
  const { etapa, progresso } = ondeEstou('leitura', assinatura);
  const baixar = () =>
    void pedirDocumento(pedidoDoDocumento(passe, assinatura, () => anotar({ baixouPdf: true })));

  return (
    <Pagina aoVoltar={voltar}>
      <div className={estilos.etapa}>
        <p>{etapa}</p>
        <Progresso rotulo={etapa} rotuloOculto valor={progresso.valor} maximo={progresso.maximo} />
      </div>
      <div className={estilos.ferramentas}>
        <fieldset className={estilos.letras}>
          <legend className="so-leitor">Tamanho da letra</legend>
          <Botao
            compacto
            variante="secundario"
            icone={<AArrowDown />}
            disabled={letra.diminuir === null}
            onClick={() => letra.diminuir?.()}
          >
            Letra menor
          </Botao>
          <Botao
            compacto
            variante="secundario"
            icone={<AArrowUp />}
            disabled={letra.aumentar === null}
            onClick={() => {
              letra.aumentar?.();
              anotar({ letraAumentada: true });
            }}
          >
            Letra maior
          </Botao>
          <p role="status" className="so-leitor">
            {`Letra ${letra.nome}`}
          </p>
        </fieldset>
        <Botao compacto variante="secundario" icone={<Download />} onClick={baixar}>
          Baixar em PDF
        </Botao>
      </div>
      <PartesDoDocumento artigo={artigo} />
      <div ref={artigo}>
        <TextoCorrido blocos={assinatura.blocos} />
      </div>
      <div ref={barra} className={estilos.rodape}>
        <Botao largo onClick={() => ir(passoSeguinte('leitura', assinatura))}>
          Continuar para assinar
        </Botao>
        <BotaoDeRecusa ir={ir} />
      </div>
    </Pagina>
  );
}
