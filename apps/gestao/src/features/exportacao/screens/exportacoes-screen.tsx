/** Personal data leave the product by two hands: one asks, another answers (ADR 0035). */
import type { Exportacao } from '@credito/api/gestao-exportacoes.rotas';
import {
  ROTULO_DA_EXPORTACAO,
  ROTULO_DA_SITUACAO_DA_EXPORTACAO,
  tiposDeExportacaoDe,
} from '@credito/domain/gestao/exportacao';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { useOperador } from '../../../sessao/use-sessao.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { DialogoDaResposta } from '../components/dialogo-da-resposta.tsx';
import { FormularioDaExportacao } from '../components/formulario-da-exportacao.tsx';
import { consultaDasExportacoes, useBaixarExportacao } from '../exportacoes.queries.ts';

const TONS: Readonly<Record<Exportacao['situacao'], TomDeEtiqueta>> = {
  pendente: 'espera',
  aprovada: 'sucesso',
  recusada: 'erro',
  baixada: 'neutro',
  vencida: 'neutro',
};

function oQueSai({ tipo, protocolo, de, ate }: Exportacao): string {
  const rotulo = ROTULO_DA_EXPORTACAO[tipo];
  if (tipo === 'carteira') return rotulo;
  return tipo === 'documentos'
    ? `${rotulo}: ${protocolo ?? 'apagada'}`
    : `${rotulo}: ${formatarData(de ?? '')} a ${formatarData(ate ?? '')}`;
}

export default function ExportacoesScreen() {
  useTitulo('Exportações');
  const { papel } = useOperador();
  const vindoDe = useHistoryState<{ protocolo?: unknown } | null>()?.protocolo;
  const protocolo = typeof vindoDe === 'string' ? vindoDe : '';
  const lista = useQuery(consultaDasExportacoes);
  const [respondendo, setRespondendo] = useState<Exportacao | null>(null);
  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <h1>Exportações</h1>
        <p className={estilosDaPagina.sub}>
          Dados pessoais só saem daqui com duas pessoas: uma pede, outra aprova. O arquivo é baixado uma única
          vez.
        </p>
      </header>
      {tiposDeExportacaoDe(papel).map((tipo) => (
        <FormularioDaExportacao
          key={`${tipo} ${protocolo}`}
          tipo={tipo}
          protocolo={tipo === 'documentos' ? protocolo : ''}
        />
      ))}
      <section aria-label="Pedidos">
        <h2>Pedidos</h2>
        {lista.isError ? <FalhaAoCarregar consulta={lista} /> : null}
        {lista.isPending ? <EsqueletoDeLista quantos={3} /> : null}
        {lista.data?.exportacoes.length === 0 ? (
          <PaginaVazia titulo="Nenhum pedido">
            <p>Os pedidos dos últimos 90 dias aparecem aqui.</p>
          </PaginaVazia>
        ) : null}
        {lista.data && lista.data.exportacoes.length > 0 ? (
          <Pedidos exportacoes={lista.data.exportacoes} aoResponder={setRespondendo} />
        ) : null}
      </section>
      {respondendo ? (
        <DialogoDaResposta
          exportacao={respondendo}
          oQue={oQueSai(respondendo).toLowerCase()}
          aoFechar={() => setRespondendo(null)}
        />
      ) : null}
    </div>
  );
}

function Pedidos({
  exportacoes,
  aoResponder,
}: {
  exportacoes: readonly Exportacao[];
  aoResponder: (exportacao: Exportacao) => void;
}) {
  const baixar = useBaixarExportacao();
  return (
    <Tabela cartoes legenda="Pedidos de exportação">
      <thead>
        <tr>
          <th scope="col">O que sai</th>
          <th scope="col">Quem pediu</th>
          <th scope="col">Situação</th>
          <th scope="col">
            <span className="so-leitor">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {exportacoes.map((exportacao) => {
          const { id, minha, situacao, motivo, pedidaPor, pedidaEm } = exportacao;
          return (
            <tr key={id}>
              <td data-rotulo="O que sai">
                <span>{oQueSai(exportacao)}</span>
                <small>{motivo}</small>
              </td>
              <td data-rotulo="Quem pediu">
                <span>{minha ? 'Você' : pedidaPor}</span>
                <small>{formatarMomento(new Date(pedidaEm))}</small>
              </td>
              <td data-rotulo="Situação">
                <Etiqueta tom={TONS[situacao]}>{ROTULO_DA_SITUACAO_DA_EXPORTACAO[situacao]}</Etiqueta>
                <small>{detalheDe(exportacao)}</small>
              </td>
              <td>
                {minha && situacao === 'aprovada' ? (
                  <Botao
                    compacto
                    icone={<Download aria-hidden="true" />}
                    carregando={baixar.isPending && baixar.variables.id === id}
                    onClick={() => baixar.mutate(exportacao)}
                  >
                    Baixar
                  </Botao>
                ) : null}
                {!minha && situacao === 'pendente' ? (
                  <Botao
                    variante="secundario"
                    compacto
                    aria-label={`Responder ao pedido de ${pedidaPor}`}
                    onClick={() => aoResponder(exportacao)}
                  >
                    Responder
                  </Botao>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Tabela>
  );
}

function detalheDe({ situacao, expiraEm, respondidaPor, resposta, baixadaEm, pessoas }: Exportacao): string {
  switch (situacao) {
    case 'pendente':
      return `Até ${formatarMomento(new Date(expiraEm))}`;
    case 'aprovada':
      return `Por ${respondidaPor}. Baixe até ${formatarMomento(new Date(expiraEm))}`;
    case 'recusada':
      return `Por ${respondidaPor}: ${resposta}`;
    case 'baixada': {
      const quantas = pessoas === 1 ? '1 pessoa informada' : `${pessoas ?? 0} pessoas informadas`;
      return `Em ${formatarMomento(new Date(baixadaEm ?? expiraEm))}. ${quantas}`;
    }
    case 'vencida':
      return `Em ${formatarMomento(new Date(expiraEm))}`;
  }
}
