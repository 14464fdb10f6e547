/** Above the place for a new file: why the old one was refused, what was sent, and where to ask (spec 2 section 2.8). */
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import type { GrupoRecusado } from '@credito/domain/pendencia/grupos';
import { Aviso } from '@credito/ui/aviso/aviso';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { CircleQuestionMark, Eye } from 'lucide-react';
import { useState } from 'react';
import { useRouter } from 'wouter';
import type { TelaDoVisualizador } from '../contexto-da-correcao.tsx';
import estilos from '../pendencias.module.css';
import { MotivosDaRecusa } from './motivos-da-recusa.tsx';

interface SobreARecusaProps {
  grupo: GrupoRecusado;
  visualizador: TelaDoVisualizador;
  /** Back to the choice about the income proofs, where there is one. */
  aoReverRenda?: (() => void) | undefined;
  children?: Blocos;
}

export function SobreARecusa({
  grupo,
  visualizador: Visualizador,
  aoReverRenda,
  children,
}: SobreARecusaProps) {
  const [vendo, setVendo] = useState<number | null>(null);
  const { base } = useRouter();
  const varios = grupo.ids.length > 1;
  const rotulo = rotuloDoDocumento(grupo.field);
  return (
    <div className={estilos.pilha}>
      <Aviso tom="atencao" titulo={grupo.motivos.length > 1 ? 'Motivos da recusa' : 'Motivo da recusa'}>
        <MotivosDaRecusa motivos={grupo.motivos} />
      </Aviso>
      <div className={estilos.atalhos}>
        {grupo.ids.map((id, posicao) => (
          <Botao
            key={id}
            compacto
            variante="discreto"
            icone={<Eye aria-hidden="true" />}
            onClick={() => setVendo(posicao)}
          >
            {varios ? `Ver o documento enviado ${posicao + 1}` : 'Ver o documento enviado'}
          </Botao>
        ))}
        {aoReverRenda ? (
          <Botao compacto variante="discreto" onClick={aoReverRenda}>
            Rever os comprovantes de renda enviados
          </Botao>
        ) : null}
        <LinkBotao
          compacto
          variante="discreto"
          icone={<CircleQuestionMark aria-hidden="true" />}
          href={`${base}/ajuda`}
          target="_blank"
          rel="noreferrer"
        >
          Preciso de ajuda
        </LinkBotao>
      </div>
      {children}
      {vendo === null ? null : (
        <Visualizador
          titulo={`${rotulo}: o que foi enviado`}
          registro={{ idDocumento: grupo.ids[vendo] ?? '', paginas: grupo.paginas[vendo] ?? 1 }}
          aoFechar={() => setVendo(null)}
        />
      )}
    </div>
  );
}
