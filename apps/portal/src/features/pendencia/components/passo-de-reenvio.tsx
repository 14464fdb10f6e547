/** A refused document: why, what was sent, and the place for the new file (spec 2 section 2.8). */
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { isComprovanteDeRenda } from '@credito/domain/pendencia/grupos';
import { idDoReenvio, PASSO_DA_RENDA } from '@credito/domain/pendencia/pendencias.plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { CircleQuestionMark, Eye } from 'lucide-react';
import { useState } from 'react';
import { useRouter } from 'wouter';
import { Conversas } from '../../../conversa/conversas.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useCorrecao } from '../contexto-da-correcao.tsx';
import estilos from '../pendencias.module.css';
import { MotivosDaRecusa } from './motivos-da-recusa.tsx';

export function PassoDeReenvio(props: TelaDoPassoProps<ContextoDoParticipante>) {
  const { pendencias, telaDeDocumentos: Tela } = useCorrecao();
  const grupo = pendencias.grupos.find((um) => idDoReenvio(um) === props.passo.id);
  if (!grupo) return <Tela {...props} />;
  return <Tela {...props} acima={<SobreARecusa grupo={grupo} />} motivosJaDitos={grupo.motivos} />;
}

type Grupo = ReturnType<typeof useCorrecao>['pendencias']['grupos'][number];

function SobreARecusa({ grupo }: { grupo: Grupo }) {
  const { pendencias, visualizador: Visualizador, irParaPasso } = useCorrecao();
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
        {isComprovanteDeRenda(grupo.field) && pendencias.rendaACorrigir ? (
          <Botao compacto variante="discreto" onClick={() => irParaPasso(PASSO_DA_RENDA)}>
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
      <Conversas
        solicitacaoId={pendencias.idSolicitacao}
        tipoPessoa={pendencias.tipoPessoa}
        assunto={grupo.field}
      />
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
