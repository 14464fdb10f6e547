import type { AtualizacaoNaMesa, DocumentoNaMesaDaAtualizacao } from '@credito/api/gestao-atualizacao.rotas';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import estilos from '../atualizacao.module.css';
import type { AcaoNoDocumento } from '../use-documentos-da-mesa.ts';

const ROTULO_DO_VEREDITO: Readonly<Record<DocumentoNaMesaDaAtualizacao['situacao'], string>> = {
  enviado: 'A avaliar',
  aprovado: 'Aprovado',
  rejeitado: 'Recusado',
};
const TOM: Readonly<Record<DocumentoNaMesaDaAtualizacao['situacao'], 'neutro' | 'sucesso' | 'erro'>> = {
  enviado: 'neutro',
  aprovado: 'sucesso',
  rejeitado: 'erro',
};

/** One file and its verdict; the keys of the page act on the one that is marked. */
export function DocumentoDaParte({
  estado,
  documento,
  atual,
  carregando,
  aoAgir,
}: {
  estado: AtualizacaoNaMesa['estado'];
  documento: DocumentoNaMesaDaAtualizacao;
  atual: boolean;
  carregando: boolean;
  aoAgir: (acao: AcaoNoDocumento, documento: DocumentoNaMesaDaAtualizacao) => void;
}) {
  const { id, rotulo, situacao, motivos, conferencias } = documento;
  const emAnalise = estado === 'pendente-analise';
  const reprovadas = conferencias.filter(({ resultado }) => resultado === 'reprovado');
  return (
    <li className={estilos.documento} id={`documento-${id}`} data-atual={atual || undefined}>
      <div className={estilos.titulo}>
        <h3>{rotulo}</h3>
        <Etiqueta tom={TOM[situacao]}>{ROTULO_DO_VEREDITO[situacao]}</Etiqueta>
      </div>
      {motivos.length > 0 ? <p>{motivos.join(' ')}</p> : null}
      {reprovadas.length > 0 ? (
        <Aviso tom="atencao">{reprovadas.map(({ explicacao }) => explicacao).join(' ')}</Aviso>
      ) : null}
      <div className={estilos.acoes}>
        <Botao variante="secundario" compacto onClick={() => aoAgir('ver', documento)}>
          {`Ver ${rotulo}`}
        </Botao>
        {emAnalise && situacao !== 'aprovado' ? (
          <Botao compacto carregando={carregando} onClick={() => aoAgir('aprovar', documento)}>
            {`Aprovar ${rotulo}`}
          </Botao>
        ) : null}
        {emAnalise && situacao !== 'rejeitado' ? (
          <Botao variante="perigo" compacto onClick={() => aoAgir('recusar', documento)}>
            {`Recusar ${rotulo}`}
          </Botao>
        ) : null}
        {emAnalise && situacao !== 'enviado' ? (
          <Botao variante="discreto" compacto onClick={() => aoAgir('desfazer', documento)}>
            Desfazer o veredito
          </Botao>
        ) : null}
      </div>
    </li>
  );
}
