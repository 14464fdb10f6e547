import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { ROTULOS_DO_FIADOR } from '@credito/domain/fiador/fiador';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { AvisoDaRecusa } from '../../../solicitacao/recusa-do-fiador.tsx';
import { ComFiadores } from '../components/com-fiadores.tsx';
import { EtiquetaDoFiador } from '../components/etiqueta-do-fiador.tsx';
import estilos from '../fiador.module.css';
import { excluirTodosFiadores } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

/** List of guarantors (spec 2 section 2.8). */
export function SelecaoDeFiadorScreen() {
  return <ComFiadores>{(fiadores) => <Selecao fiadores={fiadores} />}</ComFiadores>;
}

function Selecao({ fiadores }: { fiadores: FiadoresDaSolicitacao }) {
  const [, navegar] = useLocation();
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const [busca] = useSearchParams();
  const { podeAdicionar, podeGerenciar, convemSegundo, maximo } = fiadores;
  const quantos = fiadores.fiadores.length;
  const podeExcluir = podeGerenciar && quantos > 0;
  // The status screen leads here to delete.
  const [excluindo, setExcluindo] = useState(busca.get('excluir') === 'S' && podeExcluir);
  const reprovados = fiadores.fiadores.filter(({ situacao }) => situacao === 'com-pendencias');
  const soReprovados = busca.get('reprovados') === 'S' && reprovados.length > 0;
  if (maximo === 0)
    return (
      <PaginaVazia
        nivel={1}
        titulo="Esta instituição não pede fiador"
        acoes={<Botao onClick={() => navegar('/status')}>Ir para a solicitação</Botao>}
      >
        <p>Você pode seguir com a solicitação sem indicar ninguém.</p>
      </PaginaVazia>
    );
  return (
    <Pagina
      titulo={soReprovados ? 'Pendências da solicitação' : maximo === 2 ? 'Seus fiadores' : 'Seu fiador'}
      dica={
        soReprovados
          ? 'Só o fiador corrige o que é dele, no portal do fiador. Você pode enviar um lembrete ou trocar o fiador.'
          : 'O fiador é quem paga se você não pagar. Você acompanha o andamento, mas não vê os dados nem os documentos dele.'
      }
      aoVoltar={() => navegar('/status')}
    >
      <AvisoDaRecusa recusa={fiadores.recusa} />
      {convemSegundo ? (
        <Aviso tom="atencao" titulo="A renda informada está abaixo do mínimo">
          Você pode continuar, mas com um segundo fiador a chance de aprovação aumenta.
        </Aviso>
      ) : null}
      <ListaDeCartoes
        nivel={2}
        rotulo="Fiadores"
        cartoes={(soReprovados ? reprovados : fiadores.fiadores).map((fiador) =>
          cartaoDoFiador(fiador, navegar),
        )}
        vazio={
          <PaginaVazia titulo="Nenhum fiador por enquanto">
            <p>Indique uma pessoa de confiança. Ela recebe um link, lê o que garante e decide.</p>
          </PaginaVazia>
        }
      />
      <div className={estilos.acoes}>
        {podeAdicionar ? (
          <Botao
            largo
            variante={fiadores.fiadores.length === 0 || convemSegundo ? 'primario' : 'secundario'}
            icone={<UserPlus />}
            onClick={() => navegar('/dados-pessoais-fiador')}
          >
            {fiadores.fiadores.length === 0 ? 'Indicar fiador' : 'Adicionar fiador'}
          </Botao>
        ) : null}
        {podeExcluir ? (
          <Botao variante="discreto" largo onClick={() => setExcluindo(true)}>
            {quantos === 2 ? 'Excluir os dois fiadores' : 'Excluir o fiador'}
          </Botao>
        ) : null}
      </div>
      <Dialogo
        aberto={excluindo}
        aoFechar={() => setExcluindo(false)}
        titulo={quantos === 2 ? 'Excluir os fiadores' : 'Excluir o fiador'}
        acoes={
          <ConfirmarOuCancelar
            aoCancelar={() => setExcluindo(false)}
            variante="perigo"
            carregando={acao.ocupada}
            onClick={async () => {
              await acao.executar(() => excluirTodosFiadores(fiadores));
              setExcluindo(false);
            }}
          >
            Excluir
          </ConfirmarOuCancelar>
        }
      >
        <p>
          {quantos === 2
            ? 'Os dados e documentos dos dois saem da solicitação, e os links deixam de funcionar.'
            : 'Os dados e documentos do fiador saem da solicitação, e o link dele deixa de funcionar.'}
        </p>
      </Dialogo>
      {acao.dialogos}
    </Pagina>
  );
}

function cartaoDoFiador(fiador: FiadorDoEstudante, navegar: (caminho: string) => void) {
  const { pessoaId, tipoPessoa, nome, situacao, preenchidoPor, aceitou } = fiador;
  const estudantePreenche = preenchidoPor === 'estudante' && !aceitou;
  return {
    id: pessoaId,
    titulo: nome,
    estado: <EtiquetaDoFiador situacao={situacao} />,
    detalhe: <p>{ROTULOS_DO_FIADOR[situacao].estudante.texto}</p>,
    acao: (
      <div className={estilos.acoesEmLinha}>
        <Botao compacto variante="secundario" onClick={() => navegar(`/status-fiador/${tipoPessoa}`)}>
          <span>Ver detalhes</span>
          <span className="so-leitor">{` de ${nome}`}</span>
        </Botao>
        {estudantePreenche ? (
          <Botao compacto onClick={() => navegar(`/dados-pessoais-fiador/${tipoPessoa}`)}>
            <span>{situacao === 'com-pendencias' ? 'Corrigir pendências' : 'Editar'}</span>
            <span className="so-leitor">{` de ${nome}`}</span>
          </Botao>
        ) : null}
        {(situacao === 'com-pendencias' || situacao === 'por-concluir') && !estudantePreenche ? (
          <Botao compacto onClick={() => navegar(`/lembrete-fiador/${tipoPessoa}`)}>
            <span>Enviar lembrete</span>
            <span className="so-leitor">{` para ${nome}`}</span>
          </Botao>
        ) : null}
      </div>
    ),
  };
}
