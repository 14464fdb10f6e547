import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import { ROTULO_DO_BLOCO } from '@credito/domain/atualizacao/estados';
import { ROTULO_DA_PESSOA } from '@credito/domain/participante/participante-contexto';
import { formatarMomento } from '@credito/domain/tempo/data';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from '../atualizacao.module.css';
import { useRevelar } from '../atualizacoes.queries.ts';
import type { DocumentosDaMesa } from '../use-documentos-da-mesa.ts';
import { DocumentoDaParte } from './documento-da-parte.tsx';

type Pessoa = AtualizacaoNaMesa['pessoas'][number];

/** What one person changed, before and after side by side, and the documents that prove it. */
export function ParteDaAtualizacao({
  atualizacao,
  pessoa,
  mesa,
}: {
  atualizacao: AtualizacaoNaMesa;
  pessoa: Pessoa;
  mesa: DocumentosDaMesa;
}) {
  const { tipo, nome, situacao, concluidaEm, documentos, motivos, temCobertos } = pessoa;
  const revelar = useRevelar(atualizacao.id, tipo);
  const mudancas = revelar.data?.mudancas ?? pessoa.mudancas;
  const titulo = `${comMaiuscula(ROTULO_DA_PESSOA[tipo])}: ${nome}`;
  return (
    <section aria-labelledby={`parte-${tipo}`}>
      <h2 id={`parte-${tipo}`}>{titulo}</h2>
      <p>
        {concluidaEm && situacao === 'enviado'
          ? `${ROTULO_DO_BLOCO[situacao]} em ${formatarMomento(new Date(concluidaEm))}.`
          : `${ROTULO_DO_BLOCO[situacao]}.`}
      </p>
      {temCobertos ? (
        <Botao
          variante="secundario"
          compacto
          carregando={revelar.isPending}
          onClick={() => (revelar.data ? revelar.reset() : revelar.mutate())}
        >
          {revelar.data ? 'Cobrir dados' : 'Mostrar dados'}
        </Botao>
      ) : null}
      {motivos.length > 0 ? <Aviso tom="atencao">{motivos.join(' ')}</Aviso> : null}
      {situacao !== 'aguardando' && mudancas.length === 0 ? <p>Nada mudou.</p> : null}
      {mudancas.length > 0 ? (
        <Tabela cartoes legenda={`O que mudou: ${titulo}`}>
          <Colunas nomes={['Campo', 'Antes', 'Depois']} />
          <tbody>
            {mudancas.map(({ campo, rotulo, antes, depois, mudou }) => (
              <tr key={campo} data-mudou={mudou || undefined} className={estilos.mudanca}>
                <th scope="row">
                  <span>{rotulo}</span> {mudou ? <Etiqueta tom="suaVez">Mudou</Etiqueta> : null}
                </th>
                <td data-rotulo="Antes">{antes || '—'}</td>
                <td data-rotulo="Depois">{mudou ? <mark>{depois || '—'}</mark> : depois || '—'}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      ) : null}
      {documentos.length > 0 ? (
        <ul className={estilos.documentos}>
          {documentos.map((documento) => (
            <DocumentoDaParte
              key={documento.id}
              estado={atualizacao.estado}
              documento={documento}
              atual={mesa.atualId === documento.id}
              carregando={mesa.julgando === documento.id}
              aoAgir={mesa.agir}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
