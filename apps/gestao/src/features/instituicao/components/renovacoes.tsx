import type { MatriculaAConfirmar } from '@credito/api/gestao-instituicao.rotas';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { MostrarMais } from '../../../tela/mostrar-mais.tsx';
import { consultaDasRenovacoes, useConfirmarRenovacao } from '../renovacoes.queries.ts';
import estilos from '../screens/matriculas-screen.module.css';
import { QuemEsperaMatricula } from './quem-espera-matricula.tsx';

/** Whoever has a contract in effect and waits for the institution's word about the next term. */
export function Renovacoes() {
  const lista = useInfiniteQuery(consultaDasRenovacoes);
  const [escolhida, setEscolhida] = useState<MatriculaAConfirmar | null>(null);
  const itens = lista.data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  return (
    <section className={estilos.relatorio} aria-labelledby="renovacoes">
      <h2 id="renovacoes">Renovações que esperam por vocês</h2>
      {lista.isError ? (
        <FalhaAoCarregar consulta={lista} />
      ) : lista.isPending ? (
        <EsqueletoDeLista quantos={3} />
      ) : itens.length === 0 ? (
        <p>Ninguém espera agora. Quem tem contrato em vigor aparece aqui alguns meses antes do semestre.</p>
      ) : (
        <QuemEsperaMatricula
          legenda="Estudantes que esperam a confirmação da matrícula"
          itens={itens}
          acao={(item) => (
            <Botao compacto variante="secundario" onClick={() => setEscolhida(item)}>
              <span>Confirmar</span>
              <span className="so-leitor">{` a matrícula de ${item.estudante}`}</span>
            </Botao>
          )}
        />
      )}
      <MostrarMais lista={lista} />
      {escolhida ? <Confirmacao item={escolhida} aoFechar={() => setEscolhida(null)} /> : null}
    </section>
  );
}

function Confirmacao({
  item: { solicitacaoId, estudante, semestre },
  aoFechar,
}: {
  item: MatriculaAConfirmar;
  aoFechar: () => void;
}) {
  const confirmar = useConfirmarRenovacao(aoFechar);
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Confirmar a matrícula?"
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          carregando={confirmar.isPending}
          onClick={() => confirmar.mutate(solicitacaoId)}
        >
          Confirmar a matrícula
        </ConfirmarOuCancelar>
      }
    >
      <p>{`${estudante} está com a matrícula em dia no ${semestre}. A confirmação leva à renovação do contrato e não pode ser desfeita.`}</p>
    </Dialogo>
  );
}
