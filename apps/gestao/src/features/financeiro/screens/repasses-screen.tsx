/** What is paid to the schools in a month: what waits, what was proposed, and what was paid. */
import type { Repasse } from '@credito/api/gestao-repasses.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { dataEmSaoPaulo, formatarMomento } from '@credito/domain/tempo/data';
import { mesPorExtenso } from '@credito/domain/tempo/mes-por-extenso';
import { formatarNumero } from '@credito/domain/texto/numero';
import { agora } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Cartao } from '@credito/ui/cartao/cartao';
import { entregarDocumento } from '@credito/ui/documento/entregar-documento';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { usePode } from '../../../sessao/use-sessao.ts';
import { BarraDeRespostas } from '../../../tela/barra-de-respostas.tsx';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { AreaDoFinanceiro } from '../components/area-do-financeiro.tsx';
import { PreviaDoRepasse } from '../components/previa-do-repasse.tsx';
import estilos from '../financeiro.module.css';
import { consultaDosRepasses, type Repasses } from '../financeiro.queries.ts';
import { respostasDeDois } from '../respostas.ts';
import { useResposta } from '../use-resposta.ts';

export default function RepassesScreen() {
  useTitulo('Repasses');
  const [mes, setMes] = useState(() => dataEmSaoPaulo(agora()).slice(0, 7));
  const repasses = useQuery({
    ...consultaDosRepasses(`${mes}-01`),
    enabled: /^\d{4}-\d{2}$/.test(mes),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={estilosDaPagina.pagina}>
      <AreaDoFinanceiro />
      <header>
        <h1>Repasses</h1>
        <p className={estilosDaPagina.sub}>
          As mensalidades que pagamos às instituições. Uma pessoa propõe, outra confirma.
        </p>
      </header>
      <CampoTexto
        rotulo="Até o mês"
        type="month"
        value={mes}
        onChange={({ currentTarget }) => setMes(currentTarget.value)}
      />
      {repasses.isError ? (
        <FalhaAoCarregar consulta={repasses} />
      ) : repasses.data ? (
        <Conteudo repasses={repasses.data} mes={`${mes}-01`} />
      ) : (
        <EsqueletoDeLista quantos={4} />
      )}
    </div>
  );
}

function Conteudo({ repasses: { aRepassar, repasses }, mes }: { repasses: Repasses; mes: string }) {
  const age = usePode('agir-no-financeiro');
  const [aberta, setAberta] = useState<number | null>(null);
  const abertos = repasses.filter(({ estado }) => estado === 'proposto');
  return (
    <>
      {abertos.map((repasse) => (
        <AResponder key={repasse.id} repasse={repasse} />
      ))}
      <section className={estilos.secao} aria-label="A repassar">
        <h2>A repassar</h2>
        {aRepassar.length === 0 ? <p>Nada espera até este mês.</p> : null}
        {aRepassar.map((um) => (
          <Cartao
            key={um.instituicaoId}
            titulo={um.instituicao}
            acoes={
              age && aberta !== um.instituicaoId ? (
                <Botao compacto variante="secundario" onClick={() => setAberta(um.instituicaoId)}>
                  <span>Preparar o repasse</span>
                  <span className="so-leitor">{` de ${um.instituicao}`}</span>
                </Botao>
              ) : undefined
            }
          >
            <p>{`${formatarNumero(um.mensalidades)} ${um.mensalidades === 1 ? 'mensalidade' : 'mensalidades'}, ${formatarReais(um.totalCentavos)}.`}</p>
            {aberta === um.instituicaoId ? (
              <PreviaDoRepasse
                instituicaoId={um.instituicaoId}
                mes={mes}
                aoTerminar={() => setAberta(null)}
              />
            ) : null}
          </Cartao>
        ))}
      </section>
      <section className={estilos.secao} aria-label="Repasses feitos">
        <h2>Repasses feitos</h2>
        <Feitos repasses={repasses.filter(({ estado }) => estado !== 'proposto')} />
      </section>
    </>
  );
}

function AResponder({ repasse }: { repasse: Repasse }) {
  const { id, instituicao, mes, totalCentavos, pagos, propostoPor, meu, propostoEm } = repasse;
  const age = usePode('agir-no-financeiro');
  const responder = useResposta((body) =>
    api('POST /gestao/financeiro/repasses/{id}/resposta', { params: { id }, body }),
  );
  return (
    <BarraDeRespostas
      respostas={
        age
          ? respostasDeDois(
              meu ? ['retirar'] : ['confirmar', 'devolver'],
              'As mensalidades marcadas como pagas passam a ser devidas pelos estudantes.',
            )
          : []
      }
      rascunho={`repasse ${id}`}
      enviando={responder.isPending}
      aoResponder={(resposta, texto, depois) =>
        responder.mutate({ resposta, ...(texto ? { texto } : {}) }, depois)
      }
    >
      <strong>
        {meu
          ? `Você propôs o repasse a ${instituicao}. Outra pessoa confirma.`
          : `${propostoPor} propôs o repasse a ${instituicao}`}
      </strong>
      <p>{`${mesPorExtenso(mes)}: ${formatarNumero(pagos)} a pagar, ${formatarReais(totalCentavos)}. ${formatarMomento(new Date(propostoEm))}.`}</p>
      <p>
        <Botao compacto variante="secundario" onClick={() => void baixar(id)}>
          <span>Ver cada mensalidade (CSV)</span>
          <span className="so-leitor">{` do repasse a ${instituicao}`}</span>
        </Botao>
      </p>
    </BarraDeRespostas>
  );
}

function Feitos({ repasses }: { repasses: readonly Repasse[] }) {
  if (repasses.length === 0) return <p>Nenhum ainda.</p>;
  return (
    <Tabela cartoes legenda="Repasses feitos" className={estilos.tabela}>
      <Colunas nomes={['Mês', 'Instituição', 'Situação', 'Pago', 'Arquivo']} />
      <tbody>
        {repasses.map((repasse) => (
          <tr key={repasse.id}>
            <th scope="row">{mesPorExtenso(repasse.mes)}</th>
            <td data-rotulo="Instituição">{repasse.instituicao}</td>
            <td data-rotulo="Situação">
              <span>{repasse.rotulo}</span>
              {repasse.explicacao ? <small>{repasse.explicacao}</small> : null}
            </td>
            <td data-rotulo="Pago" className={estilos.numero}>
              {formatarReais(repasse.totalCentavos)}
            </td>
            <td data-rotulo="Arquivo">
              <Botao compacto variante="discreto" onClick={() => void baixar(repasse.id)}>
                <span>CSV</span>
                <span className="so-leitor">{`: repasse a ${repasse.instituicao}, ${mesPorExtenso(repasse.mes)}`}</span>
              </Botao>
            </td>
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}

const baixar = (id: number) =>
  api('GET /gestao/financeiro/repasses/{id}/arquivo', { params: { id } })
    .then((arquivo) => entregarDocumento(`repasse-${id}.csv`, arquivo, 'csv'))
    .catch((erro: unknown) => avisarErro(erro));
