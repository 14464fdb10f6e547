import type { AtualizacaoNaMesa, DocumentoNaMesaDaAtualizacao } from '@credito/api/gestao-atualizacao.rotas';
import { ROTULO_DA_PESSOA } from '@credito/domain/participante/participante-contexto';
import { formatarMomento } from '@credito/domain/tempo/data';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useState } from 'react';
import estilos from '../atualizacao.module.css';
import { useAvaliar } from '../atualizacoes.queries.ts';
import { DialogoDaRecusa } from './dialogo-da-recusa.tsx';
import { DialogoDoDocumento } from './dialogo-do-documento.tsx';

type Pessoa = AtualizacaoNaMesa['pessoas'][number];

const SITUACAO: Readonly<Record<Pessoa['situacao'], string>> = {
  aguardando: 'Ainda não confirmou',
  enviado: 'Confirmou',
  'a-corrigir': 'Está corrigindo',
  dispensado: 'Seguiu sem esta parte',
};

/** What one person changed, before and after side by side, and the documents that prove it. */
export function ParteDaAtualizacao({
  atualizacao,
  pessoa,
}: {
  atualizacao: AtualizacaoNaMesa;
  pessoa: Pessoa;
}) {
  const { tipo, nome, situacao, concluidaEm, mudancas, documentos, motivos } = pessoa;
  const titulo = `${comMaiuscula(ROTULO_DA_PESSOA[tipo])}: ${nome}`;
  return (
    <section aria-labelledby={`parte-${tipo}`}>
      <h2 id={`parte-${tipo}`}>{titulo}</h2>
      <p>
        {concluidaEm
          ? `${SITUACAO[situacao]} em ${formatarMomento(new Date(concluidaEm))}.`
          : `${SITUACAO[situacao]}.`}
      </p>
      {motivos.length > 0 ? <Aviso tom="atencao">{motivos.join(' ')}</Aviso> : null}
      {situacao !== 'aguardando' && mudancas.length === 0 ? <p>Nada mudou.</p> : null}
      {mudancas.length > 0 ? (
        <Tabela cartoes legenda={`O que mudou: ${titulo}`}>
          <Colunas nomes={['Campo', 'Antes', 'Depois']} />
          <tbody>
            {mudancas.map(({ campo, rotulo, antes, depois }) => (
              <tr key={campo}>
                <th scope="row">{rotulo}</th>
                <td data-rotulo="Antes">{antes || '—'}</td>
                <td data-rotulo="Depois">{depois || '—'}</td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      ) : null}
      {documentos.length > 0 ? (
        <ul className={estilos.documentos}>
          {documentos.map((documento) => (
            <Documento key={documento.id} atualizacao={atualizacao} documento={documento} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const ROTULO_DO_VEREDITO: Readonly<Record<DocumentoNaMesaDaAtualizacao['situacao'], string>> = {
  enviado: 'Sem veredito',
  aprovado: 'Aprovado',
  rejeitado: 'Recusado',
};
const TOM: Readonly<Record<DocumentoNaMesaDaAtualizacao['situacao'], 'neutro' | 'sucesso' | 'erro'>> = {
  enviado: 'neutro',
  aprovado: 'sucesso',
  rejeitado: 'erro',
};

function Documento({
  atualizacao: { id, estado },
  documento,
}: {
  atualizacao: AtualizacaoNaMesa;
  documento: DocumentoNaMesaDaAtualizacao;
}) {
  const [aberto, setAberto] = useState<'ver' | 'recusar' | null>(null);
  const avaliar = useAvaliar(id);
  const julgar = (resultado: 'aprovado' | 'desfeito') =>
    avaliar.mutate({ docId: documento.id, veredito: { resultado } });
  const reprovadas = documento.conferencias.filter(({ resultado }) => resultado === 'reprovado');
  return (
    <li className={estilos.documento}>
      <div className={estilos.titulo}>
        <h3>{documento.rotulo}</h3>
        <Etiqueta tom={TOM[documento.situacao]}>{ROTULO_DO_VEREDITO[documento.situacao]}</Etiqueta>
      </div>
      {documento.motivos.length > 0 ? <p>{documento.motivos.join(' ')}</p> : null}
      {reprovadas.length > 0 ? (
        <Aviso tom="atencao">{reprovadas.map(({ explicacao }) => explicacao).join(' ')}</Aviso>
      ) : null}
      <div className={estilos.acoes}>
        <Botao variante="secundario" compacto onClick={() => setAberto('ver')}>
          {`Ver ${documento.rotulo}`}
        </Botao>
        {estado === 'pendente-analise' && documento.situacao !== 'aprovado' ? (
          <Botao compacto carregando={avaliar.isPending} onClick={() => julgar('aprovado')}>
            {`Aprovar ${documento.rotulo}`}
          </Botao>
        ) : null}
        {estado === 'pendente-analise' && documento.situacao !== 'rejeitado' ? (
          <Botao variante="perigo" compacto onClick={() => setAberto('recusar')}>
            {`Recusar ${documento.rotulo}`}
          </Botao>
        ) : null}
        {estado === 'pendente-analise' && documento.situacao !== 'enviado' ? (
          <Botao variante="discreto" compacto onClick={() => julgar('desfeito')}>
            Desfazer o veredito
          </Botao>
        ) : null}
      </div>
      {aberto === 'ver' ? (
        <DialogoDoDocumento id={id} documento={documento} aoFechar={() => setAberto(null)} />
      ) : null}
      {aberto === 'recusar' ? (
        <DialogoDaRecusa id={id} documento={documento} aoFechar={() => setAberto(null)} />
      ) : null}
    </li>
  );
}
