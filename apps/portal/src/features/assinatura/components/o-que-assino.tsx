/** What is signed, before a line of it is read: the key facts, the own role, until when, and who else. */

import { formatarData } from '@credito/domain/tempo/data';
import { comMaiuscula, comMinuscula } from '@credito/domain/texto/inicial';
import { Cartao } from '@credito/ui/cartao/cartao';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { Canais } from '../../../ajuda/canais.tsx';
import estilos from '../assinatura.module.css';
import { ondeEstou, PAGINA_DO_PASSO } from '../passos.ts';
import type { AbertaProps, PassoProps } from '../props-do-fluxo.ts';
import { BotaoDeRecusa } from './botao-de-recusa.tsx';
import { QuemAssina } from './quem-assina.tsx';

export function OQueAssino({ assinatura, ir, saida }: PassoProps & Pick<AbertaProps, 'saida'>) {
  const { titulo, voce, prazo, fatos, quemAssina } = assinatura;
  return (
    <PaginaDePergunta
      {...ondeEstou('resumo', assinatura)}
      titulo={PAGINA_DO_PASSO.resumo.titulo}
      dica={
        <>
          <p>
            <strong>{comMaiuscula(titulo)}</strong>
          </p>
          <p>
            <span>Quem assina: </span>
            <bdi>{voce.nome}</bdi>
            <span>{`. Seu papel: ${comMinuscula(voce.papel)}.`}</span>
          </p>
          <p>{`Dá para assinar até o fim do dia ${formatarData(prazo)}. Pode fechar e voltar depois pelo mesmo caminho.`}</p>
        </>
      }
      ajuda={{
        titulo: 'Tenho uma dúvida antes de assinar',
        conteudo: (
          <>
            <p>
              Leia com calma e pergunte antes. Assinar pela internet vale como assinar no papel. Nada é
              assinado enquanto você não digitar o código e tocar em “Assinar”.
            </p>
            <Canais chat={null} titulo="h2" />
          </>
        ),
      }}
      acao={{ texto: 'Ler o documento' }}
      acaoSecundaria={<BotaoDeRecusa ir={ir} />}
      aoVoltar={saida.sair}
      textoVoltar={saida.texto}
      aoEnviar={() => ir('leitura')}
      semMoldura
    >
      {fatos.length > 0 ? (
        <Cartao titulo="O mais importante">
          <dl className={estilos.fatos}>
            {fatos.map(({ rotulo, valor, detalhe }) => (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
                {detalhe ? <dd className={estilos.detalhe}>{detalhe}</dd> : null}
              </div>
            ))}
          </dl>
        </Cartao>
      ) : null}
      <QuemAssina pessoas={quemAssina} titulo="Quem assina, nesta ordem" />
    </PaginaDePergunta>
  );
}
