/** The half-yearly update on the home page (spec 3 sections 2.2 and 4.4), as the server tells it. */
import { ROTULO_DA_ACAO_DO_CARTAO } from '@credito/domain/atualizacao/cartao';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CartaoQueFalhou } from '../pagina/cartao-que-falhou.tsx';
import { emTelaLarga } from '../pagina/em-tela-larga.ts';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import { useEnvioSemCampos } from '../wizard/use-envio.ts';
import {
  consultaDaUltimaAtualizacao,
  reconhecerConclusao,
  type UltimaAtualizacao,
} from './atualizacao.queries.ts';
import { CartaoDaRenovacao } from './cartao-da-renovacao.tsx';
import { DialogoDeReinicio } from './dialogo-de-reinicio.tsx';
import { QuemFalta } from './quem-falta.tsx';

type DoCartao = NonNullable<UltimaAtualizacao['cartao']>;
type Acao = DoCartao['acoes'][number];

const ESTADOS: Readonly<Record<DoCartao['estado'], { tom: TomDeEtiqueta; texto: string }>> = {
  AGUARDANDO: { tom: 'suaVez', texto: 'Sua vez' },
  ANALISE: { tom: 'espera', texto: 'Em análise' },
  REJEITADO: { tom: 'suaVez', texto: 'Falta corrigir' },
  CONCLUIDO: { tom: 'sucesso', texto: 'Concluída' },
};

/** Nothing for whoever has no update to speak of. */
export function CartoesDaAtualizacao() {
  const { data, error, refetch } = useQuery({ ...consultaDaUltimaAtualizacao, refetchOnMount: 'always' });
  if (data)
    return (
      <>
        {data.atraso ? (
          <Aviso tom="atencao" titulo={data.atraso.titulo}>
            {data.atraso.mensagem}
          </Aviso>
        ) : null}
        {data.cartao ? <CartaoDaAtualizacao id={data.id} cartao={data.cartao} /> : null}
        {data.renovacao ? <CartaoDaRenovacao renovacao={data.renovacao} /> : null}
      </>
    );
  if (!error) return null;
  return <CartaoQueFalhou titulo="Atualização cadastral" erro={error} aoTentar={() => void refetch()} />;
}

function CartaoDaAtualizacao({ id, cartao }: { id: number | null; cartao: DoCartao }) {
  const [, navegar] = useLocation();
  const [reiniciando, setReiniciando] = useState(false);
  const conclusao = useEnvioSemCampos();
  const { tom, texto } = semVez(cartao)
    ? { tom: 'espera' as const, texto: 'Aguardando' }
    : ESTADOS[cartao.estado];

  function fazer(acao: Acao): void {
    if (acao === 'corrigir') navegar('/pendencias-atualizacao');
    else if (acao === 'reiniciar') abrirReinicio(navegar, () => setReiniciando(true));
    else if (acao === 'concluir') void conclusao.enviar(async () => reconhecerConclusao(id ?? 0));
    else navegar('/atualizacao-cadastral');
  }

  return (
    <Cartao
      titulo={cartao.titulo}
      aoLado={<Etiqueta tom={tom}>{texto}</Etiqueta>}
      acoes={cartao.acoes.map((acao) => (
        <Botao
          key={acao}
          largo
          variante={acao === 'reiniciar' ? 'secundario' : 'primario'}
          carregando={acao === 'concluir' && conclusao.enviando}
          onClick={() => fazer(acao)}
        >
          <span>{ROTULO_DA_ACAO_DO_CARTAO[acao]}</span>
          <span className="so-leitor"> a atualização cadastral</span>
        </Botao>
      ))}
    >
      <p>{cartao.mensagem}</p>
      {cartao.contagem ? (
        <p>
          <strong>{`${cartao.contagem}.`}</strong>
        </p>
      ) : null}
      <QuemFalta
        atualizacaoId={id ?? 0}
        pessoas={cartao.quemFalta}
        emCorrecao={cartao.estado === 'REJEITADO'}
      />
      {reiniciando && id !== null ? (
        <DialogoDeReinicio atualizacaoId={id} aoFechar={() => setReiniciando(false)} />
      ) : null}
      <DialogoDeErro mensagem={conclusao.falha} aoFechar={conclusao.aoFecharFalha} />
    </Cartao>
  );
}

/** The student has done their part, and somebody else has not. */
const semVez = ({ estado, acoes }: DoCartao): boolean =>
  ['AGUARDANDO', 'REJEITADO'].includes(estado) && acoes.every((acao) => acao === 'reiniciar');

function abrirReinicio(navegar: (destino: string) => void, emDialogo: () => void): void {
  if (emTelaLarga()) emDialogo();
  else navegar('/reiniciar-atualizacao');
}
