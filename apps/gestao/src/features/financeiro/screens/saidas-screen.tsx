/** Guarantors who have asked to be let out, from the oldest request on, each with the place of its answer. */
import type { SaidaNaGestao } from '@credito/api/financeiro-saida.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
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
import { consultaDasSaidas } from '../financeiro.queries.ts';

export default function SaidasScreen() {
  useTitulo('Pedidos de saída');
  const saidas = useQuery(consultaDasSaidas);
  return (
    <div className={estilosDaPagina.pagina}>
      <AreaDoFinanceiro />
      <header>
        <h1>Pedidos de saída</h1>
        <p className={estilosDaPagina.sub}>
          Fiadores que pediram para sair de um contrato que vale. A resposta é lida por eles no portal.
        </p>
      </header>
      {saidas.isError ? (
        <FalhaAoCarregar consulta={saidas} />
      ) : saidas.data ? (
        <Lista itens={saidas.data.itens} />
      ) : (
        <EsqueletoDeLista quantos={3} />
      )}
    </div>
  );
}

function Lista({ itens }: { itens: readonly SaidaNaGestao[] }) {
  if (itens.length === 0)
    return (
      <PaginaVazia titulo="Nenhum pedido esperando">
        <p>O pedido de um fiador aparece aqui até ser respondido.</p>
      </PaginaVazia>
    );
  return itens.map((item) => <Pedido key={item.id} pedido={item} />);
}

function Pedido({ pedido }: { pedido: SaidaNaGestao }) {
  const responde = usePode('analisar-contratos');
  return (
    <Cartao titulo={`${pedido.fiador}, contrato ${pedido.numero}`}>
      <p>{pedido.motivo}</p>
      <p className={estilosDaPagina.sub}>
        <span>{`Garante ${pedido.estudante}. Pedido em ${formatarMomento(new Date(pedido.pedidoEm))}. `}</span>
        <Link href={`/financeiro/contratos/${pedido.contratoId}`}>Ver o financeiro do contrato</Link>
      </p>
      {responde ? <Resposta pedido={pedido} /> : null}
    </Cartao>
  );
}

function Resposta({ pedido: { id, fiador } }: { pedido: SaidaNaGestao }) {
  const { valores, mudar, apagar } = useRascunho(`saida ${id}`, { resposta: '' });
  const responder = useMutation({
    mutationFn: () => api('POST /gestao/financeiro/saidas/{id}/responder', { params: { id }, body: valores }),
    onSuccess: () => {
      mostrarToast({ texto: 'Resposta enviada.', tom: 'sucesso' });
      apagar();
      return consultas.invalidateQueries({ queryKey: consultaDasSaidas.queryKey });
    },
  });
  const recusas = useRecusas(responder.error, valores);
  return (
    <form
      noValidate
      className={estilos.secao}
      onSubmit={(evento) => {
        evento.preventDefault();
        responder.mutate();
      }}
    >
      {recusas.geral ? (
        <Aviso tom="erro" aoVivo>
          {recusas.geral}
        </Aviso>
      ) : null}
      <AreaDeTexto
        rotulo={`Resposta a ${fiador}`}
        value={valores.resposta}
        maxLength={2_000}
        erro={recusas.de('resposta')}
        onChange={({ currentTarget }) => mudar({ resposta: currentTarget.value })}
      />
      <div>
        <Botao type="submit" compacto carregando={responder.isPending}>
          Responder
        </Botao>
      </div>
    </form>
  );
}
