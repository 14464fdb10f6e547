/** Payments that no charge of ours explains, and until when everything that came in was compared. */
import type { Diferenca } from '@credito/api/gestao-conciliacao.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Cartao } from '@credito/ui/cartao/cartao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../sessao/api.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { usePode } from '../../../sessao/use-sessao.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { AreaDoFinanceiro } from '../components/area-do-financeiro.tsx';
import estilos from '../financeiro.module.css';
import { consultaDasDiferencas, type Diferencas } from '../financeiro.queries.ts';

export default function DiferencasScreen() {
  useTitulo('Diferenças');
  const diferencas = useQuery(consultaDasDiferencas);
  return (
    <div className={estilosDaPagina.pagina}>
      <AreaDoFinanceiro />
      <header>
        <h1>Diferenças</h1>
        <p className={estilosDaPagina.sub}>Pagamentos que entraram e não são de nenhuma cobrança nossa.</p>
      </header>
      {diferencas.isError ? (
        <FalhaAoCarregar consulta={diferencas} />
      ) : diferencas.data ? (
        <Lista diferencas={diferencas.data} />
      ) : (
        <EsqueletoDeLista quantos={3} />
      )}
    </div>
  );
}

function Lista({ diferencas: { itens, conciliadoAte, falhandoDesde } }: { diferencas: Diferencas }) {
  return (
    <>
      {falhandoDesde ? (
        <Aviso tom="atencao" titulo="O provedor de pagamento não responde">
          <p>{`Desde ${formatarMomento(new Date(falhandoDesde))}. Nada se perde: o que entrou é buscado quando ele voltar.`}</p>
        </Aviso>
      ) : null}
      <p className={estilosDaPagina.sub}>
        {conciliadoAte
          ? `Tudo o que entrou até ${formatarMomento(new Date(conciliadoAte))} foi comparado.`
          : 'Ainda não houve uma conciliação.'}
      </p>
      {itens.length === 0 ? (
        <PaginaVazia titulo="Nenhuma diferença">
          <p>O que entrar sem cobrança aparece aqui, até alguém explicar.</p>
        </PaginaVazia>
      ) : (
        itens.map((item) => <Item key={item.chave} diferenca={item} />)
      )}
    </>
  );
}

function Item({ diferenca }: { diferenca: Diferenca }) {
  const age = usePode('agir-no-financeiro');
  const { chave, txid, centavos, pagoEm, resolvidoEm, resolvidoPor, explicacao } = diferenca;
  return (
    <Cartao titulo={`${formatarReais(centavos)}, ${formatarMomento(new Date(pagoEm))}`}>
      <p className={estilos.chave}>{txid ? `${chave} · ${txid}` : chave}</p>
      {resolvidoEm ? (
        <p>{`${explicacao ?? ''} (${resolvidoPor ?? ''}, ${formatarMomento(new Date(resolvidoEm))})`}</p>
      ) : age ? (
        <Explicar chave={chave} />
      ) : (
        <p>Ninguém explicou ainda.</p>
      )}
    </Cartao>
  );
}

function Explicar({ chave }: { chave: string }) {
  const { valores, mudar, apagar } = useRascunho(`diferenca ${chave}`, { explicacao: '' });
  const explicar = useMutation({
    mutationFn: () => api('POST /gestao/financeiro/diferencas', { body: { chave, ...valores } }),
    onSuccess: () => {
      mostrarToast({ texto: 'Explicação guardada.', tom: 'sucesso' });
      apagar();
      return consultas.invalidateQueries({ queryKey: consultaDasDiferencas.queryKey });
    },
  });
  const recusas = useRecusas(explicar.error, valores);
  return (
    <form
      noValidate
      className={estilos.secao}
      onSubmit={(evento) => {
        evento.preventDefault();
        explicar.mutate();
      }}
    >
      {recusas.geral ? (
        <Aviso tom="erro" aoVivo>
          {recusas.geral}
        </Aviso>
      ) : null}
      <CampoTexto
        rotulo="O que é este pagamento"
        maxLength={500}
        value={valores.explicacao}
        erro={recusas.de('explicacao')}
        onChange={({ currentTarget }) => mudar({ explicacao: currentTarget.value })}
      />
      <div>
        <Botao type="submit" compacto carregando={explicar.isPending}>
          Guardar a explicação
        </Botao>
      </div>
    </form>
  );
}
