import type { Termo } from '@credito/domain/contrato/termo';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { agora } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { EscolhaDoLoteDeContratos } from '../components/escolha-do-lote.tsx';
import { ListaDeAptas } from '../components/lista-de-aptas.tsx';
import estilos from '../components/lote.module.css';
import { ResultadoDoLote } from '../components/resultado-do-lote.tsx';
import { consultaDasAptas } from '../contratos.queries.ts';
import {
  contarContratos,
  type EscolhaDoLote,
  escolhaInicial,
  termoEscolhido,
  ultimoMesEscolhido,
} from '../lote.ts';
import { useGeracao } from '../use-geracao.ts';

/** Rehearsed first, generated after: nothing is written before the person has read what would be. */
export default function GerarScreen() {
  useTitulo('Gerar contratos');
  const [escolha, setEscolha] = useState(() => escolhaInicial(dataEmSaoPaulo(agora())));
  const geracao = useGeracao();
  const termo = termoEscolhido(escolha);
  const { instituicaoId } = escolha;
  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <p>
          <Link href="/contratos">Todas as situações</Link>
        </p>
        <h1>Gerar contratos</h1>
        <p className={estilosDaPagina.sub}>
          Escolha a instituição e o semestre, ensaie e só depois gere. O ensaio não grava nada.
        </p>
      </header>
      <EscolhaDoLoteDeContratos
        escolha={escolha}
        desabilitada={geracao.enviando}
        aoMudar={(nova) => {
          geracao.recomecar();
          setEscolha(nova);
        }}
      />
      {termo === null || instituicaoId === null ? null : (
        <Aptas
          key={`${instituicaoId} ${termo.ano} ${termo.semestre}`}
          instituicaoId={instituicaoId}
          termo={termo}
          escolha={escolha}
          geracao={geracao}
        />
      )}
    </div>
  );
}

function Aptas({
  instituicaoId,
  termo,
  escolha,
  geracao: { geracao, erro, enviando, ...acoes },
}: {
  instituicaoId: number;
  termo: Termo;
  escolha: EscolhaDoLote;
  geracao: ReturnType<typeof useGeracao>;
}) {
  const ultimoMes = ultimoMesEscolhido(escolha);
  const consulta = useQuery(consultaDasAptas({ instituicaoId, ...termo, ultimoMes }));
  const [marcadas, setMarcadas] = useState<ReadonlySet<number> | null>(null);
  if (consulta.isError) return <FalhaAoCarregar consulta={consulta} />;
  if (!consulta.data) return <EsqueletoDeLista quantos={5} />;
  const { aptas, haMais } = consulta.data;
  const escolhidas =
    marcadas ??
    new Set(
      aptas
        .filter(({ aviso, impedimento }) => impedimento === null && aviso === null)
        .map((apta) => apta.solicitacaoId),
    );
  const solicitacoes = aptas.filter(({ solicitacaoId }) => escolhidas.has(solicitacaoId));
  const lote = { termo, ultimoMes, solicitacoes };
  return (
    <>
      {aptas.length === 0 ? (
        <PaginaVazia titulo="Nenhuma solicitação espera por contrato">
          <p>Aparecem aqui as aprovadas desta instituição que ainda não têm contrato no semestre.</p>
        </PaginaVazia>
      ) : (
        <section className={estilos.secao} aria-label="Solicitações aprovadas">
          <h2>{`Solicitações aprovadas (${aptas.length})`}</h2>
          {haMais ? (
            <Aviso>Há mais do que estas. Gere estas primeiro; as outras aparecem depois.</Aviso>
          ) : null}
          <ListaDeAptas
            aptas={aptas}
            marcadas={escolhidas}
            desabilitada={enviando}
            aoMarcar={(novas) => {
              acoes.recomecar();
              setMarcadas(novas);
            }}
          />
          <div className={estilos.acoes}>
            <Botao
              disabled={solicitacoes.length === 0}
              carregando={enviando}
              variante={geracao ? 'secundario' : 'primario'}
              onClick={() => acoes.ensaiar(lote)}
            >
              Ensaiar
            </Botao>
            <span className={estilos.nota} role="status">
              {`${contarContratos(solicitacoes.length)} no lote`}
            </span>
          </div>
        </section>
      )}
      <div aria-live="polite">
        {erro ? (
          <Aviso tom="erro">{`${mensagemDoErro(erro)} O que aparece abaixo já foi respondido.`}</Aviso>
        ) : null}
      </div>
      {geracao ? (
        <ResultadoDoLote
          geracao={geracao}
          enviando={enviando}
          aoGerar={() => acoes.gerar(geracao.lote)}
          aoContinuar={acoes.continuar}
        />
      ) : null}
    </>
  );
}
