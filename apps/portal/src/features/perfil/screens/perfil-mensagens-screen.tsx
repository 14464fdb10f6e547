import type { rotaMensagensDaPessoa } from '@credito/api/perfil-mensagens.rotas';
import type { Resposta } from '@credito/api/rota';
import { ROTULO_DO_CANAL } from '@credito/domain/mensagem/canais';
import { type EstadoDaMensagem, ROTULO_DO_ESTADO } from '@credito/domain/mensagem/entrega';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ListaPaginada } from '../components/lista-paginada.tsx';
import { consultaDasMensagens } from '../mensagens.queries.ts';
import estilos from './perfil-mensagens-screen.module.css';

type Mensagem = Resposta<typeof rotaMensagensDaPessoa>['mensagens'][number];

const TONS: Readonly<Record<EstadoDaMensagem, TomDeEtiqueta>> = {
  'na-fila': 'espera',
  enviada: 'neutro',
  entregue: 'sucesso',
  recusada: 'erro',
  devolvida: 'erro',
  falhou: 'erro',
};

/** /perfil/mensagens: what we sent, when, by which way, and whether it arrived. */
export function PerfilMensagensScreen() {
  const [, navegar] = useLocation();
  const consulta = useInfiniteQuery(consultaDasMensagens);
  const mensagens = consulta.data?.pages.flatMap((pagina) => pagina.mensagens) ?? [];
  return (
    <Pagina
      titulo="O que enviamos para você"
      dica="Códigos e links pessoais não aparecem aqui: eles só valem na mensagem original."
      aoVoltar={() => navegar('/perfil')}
    >
      <ListaPaginada consulta={consulta}>
        {consulta.data ? (
          <ListaDeCartoes
            rotulo="Mensagens"
            nivel={2}
            cartoes={mensagens.map((mensagem) => ({
              id: mensagem.id,
              titulo: mensagem.titulo,
              estado: <Etiqueta tom={TONS[mensagem.estado]}>{ROTULO_DO_ESTADO[mensagem.estado]}</Etiqueta>,
              detalhe: <Detalhe mensagem={mensagem} />,
            }))}
            vazio={
              <PaginaVazia titulo="Nada por enquanto">
                Cada e-mail, mensagem ou notificação que enviarmos para você fica listada aqui.
              </PaginaVazia>
            }
          />
        ) : null}
      </ListaPaginada>
    </Pagina>
  );
}

function Detalhe({ mensagem: { canal, destino, estado, saiEm, texto, titulo } }: { mensagem: Mensagem }) {
  const quando = formatarMomento(new Date(saiEm));
  return (
    <>
      <p>
        {`${ROTULO_DO_CANAL[canal]} para ${destino}, ${estado === 'na-fila' ? `sai em ${quando}` : quando}`}
      </p>
      {texto === null ? (
        <p>Esta mensagem levava um código ou um link pessoal.</p>
      ) : (
        <details className={estilos.texto}>
          <summary>
            Ler a mensagem<span className="so-leitor">{`: ${titulo}`}</span>
          </summary>
          <p>{texto}</p>
        </details>
      )}
    </>
  );
}
