/** One alteration at the desk: what changes, who signs, what happened, and what can be done about it now. */
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import { PAPEL_NO_CONTRATO } from '@credito/domain/contrato/signatarios';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePode } from '../../../sessao/use-sessao.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { UmaCoisa } from '../../../tela/uma-coisa.tsx';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { abrirDocumento, consultaDaAlteracao } from '../alteracoes.queries.ts';
import estilos from '../components/atos-da-alteracao.module.css';
import { AtosDaAlteracao } from '../components/atos-da-alteracao.tsx';
import { OQueMuda } from '../components/o-que-muda.tsx';
import { PalavraDaInstituicao } from '../components/palavra-da-instituicao.tsx';
import { RendaDeQuemGarante } from '../components/renda-de-quem-garante.tsx';

export default function AlteracaoScreen({ id }: { id: number }) {
  const valido = Number.isSafeInteger(id) && id > 0;
  const consulta = useQuery({ ...consultaDaAlteracao(id), enabled: valido });
  useTitulo(consulta.data ? `Alteração ${consulta.data.numero}` : 'Alteração');
  return (
    <UmaCoisa consulta={consulta} existe={valido}>
      {(alteracao) => <Alteracao alteracao={alteracao} />}
    </UmaCoisa>
  );
}

const DE_QUEM: Readonly<Record<AlteracaoDaGestao['origem'], string>> = {
  estudante: 'pedida pelo estudante',
  provedor: 'começada pela equipe',
  negociacao: 'de uma negociação',
};

function Alteracao({ alteracao }: { alteracao: AlteracaoDaGestao }) {
  const le = usePode('ler-contratos');
  const { numero, rotulo, estudante, contrato, contratoId, fluxo, rotuloDoFluxo, palavra } = alteracao;
  const [recusa, setRecusa] = useState<string | null>(null);
  return (
    <>
      <header className={estilosDaPagina.cabecalho}>
        <div>
          <p>
            <Link href={`/alteracoes/situacao/${fluxo.toLowerCase()}`}>{`Alterações: ${rotuloDoFluxo}`}</Link>
          </p>
          <h1>
            {'Alteração '}
            <span className={estilos.numero}>{numero}</span>
            <span>{`: ${rotulo.toLowerCase()}`}</span>
          </h1>
          <p className={estilosDaPagina.sub}>
            <span>{`${estudante} · ${DE_QUEM[alteracao.origem]} · `}</span>
            <Link href={`/contratos/${contratoId}`}>{`contrato ${contrato}`}</Link>
          </p>
        </div>
        <Etiqueta>{rotuloDoFluxo}</Etiqueta>
      </header>
      {recusa ? (
        <Aviso tom="erro" aoVivo>
          {recusa}
        </Aviso>
      ) : null}
      {palavra ? (
        <Aviso
          tom={palavra.resposta === 'confirmou' ? 'informacao' : 'atencao'}
          titulo={
            palavra.resposta === 'confirmou'
              ? 'A instituição de ensino confirmou'
              : 'A instituição de ensino não confirmou'
          }
        >
          {palavra.texto ?? ''}
        </Aviso>
      ) : null}
      {alteracao.podeDizerPalavra ? (
        <PalavraDaInstituicao alteracao={alteracao} aoRecusar={setRecusa} />
      ) : null}
      <AtosDaAlteracao alteracao={alteracao} aoRecusar={setRecusa} />
      <section aria-label="O que muda">
        <h2>O que muda</h2>
        <OQueMuda mudancas={alteracao.mudancas} />
        {le ? (
          <div className={estilos.atos}>
            <Botao variante="secundario" onClick={() => abrirDocumento(alteracao)}>
              Ver o documento
            </Botao>
          </div>
        ) : null}
      </section>
      {alteracao.novoFiador.length > 0 ? (
        <section aria-label="Quem vai garantir">
          <h2>Quem vai garantir</h2>
          <Tabela cartoes legenda="O que foi dito de quem vai garantir">
            <Colunas nomes={['O que', 'Resposta']} />
            <tbody>
              {alteracao.novoFiador.map(({ rotulo: dado, valor }) => (
                <tr key={dado}>
                  <th scope="row">{dado}</th>
                  <td data-rotulo="Resposta">{valor}</td>
                </tr>
              ))}
            </tbody>
          </Tabela>
        </section>
      ) : null}
      {alteracao.renda ? <RendaDeQuemGarante id={alteracao.id} renda={alteracao.renda} /> : null}
      <section aria-label="Quem assina">
        <h2>Quem assina</h2>
        <ul>
          {alteracao.assinam.map(({ papel, nome, assinouEm }) => (
            <li key={papel}>
              {`${nome} (${PAPEL_NO_CONTRATO[papel].toLowerCase()}): ${
                assinouEm ? `assinou em ${formatarMomento(new Date(assinouEm))}` : 'ainda não assinou'
              }`}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Histórico">
        <h2>Histórico</h2>
        <LinhaDoTempo
          rotulo="Histórico da alteração"
          marcos={alteracao.historico.map(({ em, titulo, quem, estado, motivo }, indice) => ({
            id: String(indice),
            titulo,
            estado,
            quando: `${formatarMomento(new Date(em))}, ${quem}`,
            descricao: motivo ? <p>{motivo}</p> : undefined,
          }))}
        />
      </section>
    </>
  );
}
