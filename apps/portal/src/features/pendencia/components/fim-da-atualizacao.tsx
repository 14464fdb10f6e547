/** The end of the correction of an update. */
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import { PASSO_FINAL } from '@credito/domain/pendencia/pendencias.plano';
import { passoCompleto, passosVisiveis } from '@credito/domain/wizard/plano';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useAtualizacaoRecusada } from '../atualizacao-recusada.tsx';
import { FimDaCorrecao } from './fim-da-correcao.tsx';
import { ItemDoFim } from './item-do-fim.tsx';

export function FimDaAtualizacao(tela: TelaDoPassoProps<ContextoDaAtualizacao>) {
  const { contexto } = tela;
  const { atualizacaoId, plano, irParaPasso } = useAtualizacaoRecusada();
  const itens = passosVisiveis(plano, contexto)
    .filter(({ id }) => id !== PASSO_FINAL)
    .map((um) => ({ id: um.id, titulo: um.titulo, feito: passoCompleto(um, contexto) }));
  const completa = itens.every(({ feito }) => feito);
  return (
    <FimDaCorrecao
      tela={tela}
      completa={completa}
      acao={{ texto: 'Enviar correções', desabilitada: !completa }}
      arquivosDe={{ atualizacaoId }}
      itens={itens.map(({ id, titulo, feito }) => (
        <ItemDoFim key={id} titulo={titulo} feito={feito} aoIr={() => irParaPasso(id)} />
      ))}
    />
  );
}
