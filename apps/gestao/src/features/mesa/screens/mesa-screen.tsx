import { ErroDeApi } from '@credito/api/cliente';
import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { tiposDeExportacaoDe } from '@credito/domain/gestao/exportacao';
import { filaDaSolicitacao, filasDoPapel, idadeEmPalavras } from '@credito/domain/gestao/filas';
import { agora } from '@credito/ui/aparelho/relogio';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { AjudaDosAtalhos } from '../../../atalhos/ajuda-dos-atalhos.tsx';
import { useAtalhos } from '../../../atalhos/use-atalhos.ts';
import { useOperador } from '../../../sessao/use-sessao.ts';
import { EmConflito } from '../../../tela/em-conflito.tsx';
import { useEnderecoDaFila, useUltimaFila } from '../../../tela/enderecos-das-filas.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { NaoEncontrada } from '../../../tela/nao-encontrada.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useProximaDaFila } from '../../../tela/use-proxima-da-fila.ts';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { BarraDaCorrecao } from '../components/barra-da-correcao.tsx';
import { BarraDaProposta } from '../components/barra-da-proposta.tsx';
import { BarraDeDecisao, BarraDoDocumento } from '../components/barra-de-decisao.tsx';
import { BarraDoRecurso } from '../components/barra-do-recurso.tsx';
import { CabecalhoDaMesa } from '../components/cabecalho-da-mesa.tsx';
import { Comparador } from '../components/comparador.tsx';
import { ConversasDaMesa } from '../components/conversas-da-mesa.tsx';
import { DialogosDaMesa } from '../components/dialogos-da-mesa.tsx';

import { Historico } from '../components/historico.tsx';
import { ListaDeDocumentos, nomeDoDocumento } from '../components/lista-de-documentos.tsx';
import { NotasInternas } from '../components/notas-internas.tsx';
import { OQueMudou } from '../components/o-que-mudou.tsx';
import { PainelDaPessoa, PainelDaSolicitacao } from '../components/painel-da-pessoa.tsx';
import { PainelDoRecurso } from '../components/painel-do-recurso.tsx';
import { consultaDaMesa } from '../mesa.queries.ts';
import {
  anteriorAoLado,
  mudancaDoDocumento,
  pessoasQueMudaram,
  respostasDeAntes,
} from '../segunda-olhada.ts';
import { documentosEmOrdem, pessoasEmOrdem, useMesa } from '../use-mesa.ts';
import estilos from './mesa-screen.module.css';

const AJUDA = [
  { teclas: 'J / K', texto: 'próximo documento e anterior' },
  { teclas: 'A', texto: 'aprovar o documento' },
  { teclas: 'R', texto: 'recusar o documento, com motivos' },
  { teclas: 'Z', texto: 'desfazer a avaliação' },
  { teclas: '+ - 0', texto: 'ampliar, reduzir, ajustar' },
  { teclas: 'G', texto: 'girar' },
  { teclas: 'D', texto: 'comparar com outro documento, lado a lado' },
  { teclas: 'O', texto: 'passar as teclas ao outro documento' },
  { teclas: '[ ]', texto: 'página anterior e próxima' },
  { teclas: 'V', texto: 'mostrar ou cobrir os dados' },
  { teclas: 'T', texto: 'de uma corrigida: só o que mudou, ou tudo' },
  { teclas: '1 2 3', texto: 'decidir a solicitação' },
  { teclas: 'C', texto: 'assumir ou devolver à fila' },
  { teclas: 'E', texto: 'pedir a exportação dos documentos' },
  { teclas: 'N', texto: 'próxima solicitação da fila' },
  { teclas: 'F', texto: 'voltar à fila, ou à busca' },
];

export default function MesaScreen({ id }: { id: number }) {
  const valido = Number.isSafeInteger(id) && id > 0;
  const mesa = useQuery({ ...consultaDaMesa(id), enabled: valido });
  useTitulo(mesa.data ? `Solicitação ${mesa.data.protocolo}` : 'Solicitação');
  if (!valido || (mesa.error instanceof ErroDeApi && mesa.error.status === 404)) return <NaoEncontrada />;
  if (mesa.error instanceof ErroDeApi && mesa.error.status === 403)
    return <EmConflito mensagem={mesa.error.message} />;
  if (mesa.data) return <TelaDaMesa mesa={mesa.data} />;
  return (
    <div className={estilosDaPagina.pagina}>
      {mesa.isError ? <FalhaAoCarregar consulta={mesa} /> : <EsqueletoDeLista quantos={5} />}
    </div>
  );
}

function TelaDaMesa({ mesa }: { mesa: Mesa }) {
  const { papel } = useOperador();
  const [, navegar] = useLocation();
  const estado = useMesa(mesa);
  const { acoes, aberto, pessoa } = estado;
  const exporta = tiposDeExportacaoDe(papel).includes('documentos');
  // Nothing about the request goes into the address of the other screen.
  const exportar = () => navegar('/exportacoes', { state: { protocolo: mesa.protocolo } });
  const [comparando, setComparando] = useState<string | null>(null);
  const [semComparar, setSemComparar] = useState<string | null>(null);
  const mudado = mudancaDoDocumento(mesa, aberto?.documento.id);
  const aoLado = comparando ?? (semComparar === aberto?.documento.id ? null : anteriorAoLado(mudado));
  const corrigidas = pessoasQueMudaram(mesa);
  const corrigida = corrigidas.find(({ tipoPessoa }) => tipoPessoa === pessoa?.tipoPessoa);
  const todosDaMesa = documentosEmOrdem(mesa);
  const filas = filasDoPapel(papel);
  const naFila = filaDaSolicitacao(mesa);
  const ultima = useUltimaFila();
  // Work goes on in the queue that it came from; a shared link comes from none.
  const fila = filas.find((uma) => uma === ultima) ?? filas.find((uma) => uma === naFila) ?? filas[0];
  const enderecoDaFila = useEnderecoDaFila();
  const volta = fila ? enderecoDaFila(fila) : '/busca';
  const proxima = useProximaDaFila(fila ?? 'PADC', () => {
    mostrarToast({ texto: 'Não há outra solicitação livre nesta fila.' });
    navegar(volta);
  });
  const naMinhaFila = filas.some((uma) => uma === naFila);
  const revelado = pessoa ? estado.revelados[pessoa.tipoPessoa] : undefined;
  const comparar = (documentoId: string | null) => {
    setComparando(documentoId);
    setSemComparar(documentoId ? null : (aberto?.documento.id ?? null));
  };
  const alternarAtribuicao = () => {
    if (mesa.atribuicao?.minha) acoes.liberar.mutate();
    else acoes.assumir.mutate();
  };

  useAtalhos({
    j: () => estado.mover(1),
    k: () => estado.mover(-1),
    a: () => estado.avaliar('aprovado'),
    r: aberto?.documento.avaliavel ? () => estado.setDialogo({ tipo: 'recusar' }) : undefined,
    z: aberto?.documento.situacao === 'enviado' ? undefined : () => estado.avaliar('desfeito'),
    v: revelado ? estado.ocultar : estado.revelar,
    c: naMinhaFila ? alternarAtribuicao : undefined,
    n: fila ? proxima.assumir : undefined,
    f: () => navegar(volta),
    e: exporta ? exportar : undefined,
    t: mesa.segundaOlhada ? estado.alternarMudancas : undefined,
    '?': () => estado.setDialogo({ tipo: 'ajuda' }),
    ...Object.fromEntries(
      mesa.decisoes.map(({ acao }, indice) => [String(indice + 1), () => estado.abrirDecisao(acao)]),
    ),
  });

  return (
    <div className={estilos.mesa} data-sem-documentos={mesa.pessoas.length === 0 || undefined}>
      <CabecalhoDaMesa
        mesa={mesa}
        espera={idadeEmPalavras(new Date(mesa.situacaoDesde), agora())}
        fila={fila}
        volta={volta}
        podeAssumir={naMinhaFila}
        mudandoAtribuicao={acoes.assumir.isPending || acoes.liberar.isPending}
        aoMudarAtribuicao={alternarAtribuicao}
        proxima={fila ? proxima : undefined}
        aoExportar={exporta ? exportar : undefined}
        aoDeclararConflito={() => navegar(volta)}
        aoPedirAjuda={() => estado.setDialogo({ tipo: 'ajuda' })}
      />
      {mesa.segundaOlhada ? (
        <BarraDaCorrecao
          mesa={mesa}
          olhada={mesa.segundaOlhada}
          soMudancas={estado.soMudancas}
          recolhidos={estado.recolhidos}
          aoAlternar={estado.alternarMudancas}
        />
      ) : null}
      {mesa.pessoas.length > 0 ? (
        <section className={estilos.documentos} aria-label="Documentos">
          <ListaDeDocumentos
            pessoas={pessoasEmOrdem(mesa)}
            visiveis={estado.visiveis}
            mudancaDe={(documentoId) => mudancaDoDocumento(mesa, documentoId)}
            atual={aberto?.documento.id ?? null}
            aoEscolher={estado.abrir}
          />
          <div className={estilos.visor}>
            {aberto ? (
              <>
                <Comparador
                  key={aberto.documento.id}
                  aberto={aberto}
                  todos={todosDaMesa}
                  mudados={corrigida?.documentos ?? []}
                  comparando={aoLado}
                  aoComparar={comparar}
                />
                <div className={estilos.veredito}>
                  <BarraDoDocumento
                    nome={nomeDoDocumento(aberto.documento, aberto.pessoa.documentos)}
                    documento={aberto.documento}
                    carregando={acoes.avaliar.isPending}
                    aoAprovar={() => estado.avaliar('aprovado')}
                    aoRecusar={() => estado.setDialogo({ tipo: 'recusar' })}
                    aoDesfazer={() => estado.avaliar('desfeito')}
                  />
                </div>
              </>
            ) : (
              <p className={estilos.vazio}>Esta solicitação não tem documentos.</p>
            )}
          </div>
        </section>
      ) : null}
      <section className={estilos.dados} aria-label="Dados">
        {mesa.recurso ? <PainelDoRecurso recurso={mesa.recurso} /> : null}
        {corrigidas.map((quem) => (
          <OQueMudou
            key={quem.tipoPessoa}
            pessoa={quem}
            revelados={estado.revelados[quem.tipoPessoa]}
            aoAbrirAoLado={comparar}
          />
        ))}
        <ConversasDaMesa id={mesa.id} conversas={mesa.conversas} />
        {pessoa ? (
          <PainelDaPessoa
            pessoa={pessoa}
            documento={aberto?.documento ?? null}
            podeRevelar={mesa.podeRevelar}
            revelados={revelado}
            revelando={acoes.revelar.isPending}
            soMudancas={estado.soMudancas}
            antes={respostasDeAntes(corrigida, revelado)}
            aoRevelar={estado.revelar}
            aoOcultar={estado.ocultar}
          />
        ) : null}
        {estado.soMudancas ? null : (
          <PainelDaSolicitacao mesa={mesa} revelados={estado.revelados.estudante} />
        )}
        {mesa.podeAnotar ? <NotasInternas id={mesa.id} notas={mesa.notas} /> : null}
        <Historico linha={mesa.linhaDoTempo} />
      </section>
      {mesa.proposta ? (
        <footer className={estilos.decisao}>
          <BarraDaProposta mesa={mesa} proposta={mesa.proposta} />
        </footer>
      ) : null}
      {mesa.recurso?.estado === 'enviado' ? (
        <footer className={estilos.decisao}>
          <BarraDoRecurso mesa={mesa} recurso={mesa.recurso} />
        </footer>
      ) : null}
      {mesa.decisoes.length > 0 ? (
        <footer className={estilos.decisao}>
          <BarraDeDecisao
            decisoes={mesa.decisoes}
            carregando={acoes.decidir.isPending}
            aoDecidir={estado.abrirDecisao}
          />
        </footer>
      ) : null}
      <DialogosDaMesa mesa={mesa} estado={estado} />
      <AjudaDosAtalhos
        aberta={estado.dialogo?.tipo === 'ajuda'}
        aoFechar={() => estado.setDialogo(null)}
        linhas={AJUDA}
      />
    </div>
  );
}
