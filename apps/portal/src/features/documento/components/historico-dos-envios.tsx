/** What the person sent in this step and what became of it: replaced, put aside, refused, removed. */
import type { EnvioDaPessoa } from '@credito/api/documento.rotas';
import { ROTULO_DA_SITUACAO_DO_DOCUMENTO } from '@credito/domain/documento/mudancas';
import { rotuloDoDocumento, type TipoDocumento } from '@credito/domain/documento/tipos';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { LinhaDoTempo, type Marco } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useParteAtual } from '../../../participante/parte-atual.tsx';
import { useHistoricoDeDocumentos } from '../documentos.queries.ts';

export function HistoricoDosEnvios({ tipos }: { tipos: readonly TipoDocumento[] }) {
  const [aberto, setAberto] = useState(false);
  const { data, isError, refetch } = useHistoricoDeDocumentos(useParteAtual(), aberto);
  const envios = data?.filter(({ tipoDocumento }) => tipos.includes(tipoDocumento));
  return (
    <div>
      <Botao
        compacto
        variante="discreto"
        icone={<History aria-hidden="true" />}
        onClick={() => setAberto(true)}
      >
        Histórico dos envios
      </Botao>
      <Dialogo
        aberto={aberto}
        aoFechar={() => setAberto(false)}
        titulo="Histórico dos envios"
        acoes={<Botao onClick={() => setAberto(false)}>Fechar</Botao>}
      >
        {isError ? (
          <Aviso
            tom="erro"
            aoVivo
            acao={
              <Botao compacto variante="secundario" onClick={() => void refetch()}>
                Tentar de novo
              </Botao>
            }
          >
            Ocorreu um erro ao buscar os documentos anexados. Por favor, tente novamente mais tarde.
          </Aviso>
        ) : !envios ? (
          <EsqueletoDeLista quantos={2} />
        ) : envios.length === 0 ? (
          <p>Você ainda não enviou nenhum arquivo nesta etapa.</p>
        ) : (
          <LinhaDoTempo rotulo="Arquivos enviados" marcos={envios.map(marcoDe)} />
        )}
      </Dialogo>
    </div>
  );
}

function marcoDe(envio: EnvioDaPessoa): Marco {
  const { idDocumento, tipoDocumento, nomeArquivo, enviadoEm, situacao, removidoEm, motivos } = envio;
  return {
    id: idDocumento,
    titulo: rotuloDoDocumento(tipoDocumento),
    estado: situacao === 'rejeitado' ? 'devolvido' : 'feito',
    quando: `Enviado em ${formatarMomento(new Date(enviadoEm))}`,
    descricao: (
      <>
        <p>{nomeArquivo}</p>
        {situacao !== 'enviado' && (
          <p>
            <strong>{ROTULO_DA_SITUACAO_DO_DOCUMENTO[situacao]}</strong>
            <span>{removidoEm ? `, em ${formatarMomento(new Date(removidoEm))}` : null}</span>
          </p>
        )}
        {motivos.map((motivo) => (
          <p key={motivo}>{motivo}</p>
        ))}
      </>
    ),
  };
}
