/** Documents that this person signs for the provider: read, marked, and signed under one code. */
import type { ParaAssinarPeloProvedor } from '@credito/api/gestao-assinatura.rotas';
import { MAXIMO_DO_LOTE } from '@credito/domain/assinatura/lote';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { abrirDocumento, consultaParaAssinar } from '../assinaturas.queries.ts';
import { DialogoDaAssinatura } from '../components/dialogo-da-assinatura.tsx';

export default function AssinaturasScreen() {
  useTitulo('Assinaturas');
  const lista = useQuery(consultaParaAssinar);
  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <h1>Assinaturas</h1>
        <p className={estilosDaPagina.sub}>
          {`Documentos que todos os outros já assinaram e que esperam a sua assinatura pelo provedor. Leia, marque até ${MAXIMO_DO_LOTE} e assine com um código.`}
        </p>
      </header>
      {lista.isError ? <FalhaAoCarregar consulta={lista} /> : null}
      {lista.isPending ? <EsqueletoDeLista /> : null}
      {lista.data ? <Documentos documentos={lista.data} /> : null}
    </div>
  );
}

function Documentos({ documentos }: { documentos: readonly ParaAssinarPeloProvedor[] }) {
  const [marcados, setMarcados] = useState<ReadonlySet<string>>(new Set());
  const [assinando, setAssinando] = useState(false);
  const escolhidos = documentos
    .filter(({ assinanteId }) => marcados.has(assinanteId))
    .slice(0, MAXIMO_DO_LOTE);
  const marcar = (id: string, sim: boolean) => {
    const novos = new Set(marcados);
    if (sim) novos.add(id);
    else novos.delete(id);
    setMarcados(novos);
  };
  return (
    <>
      <ListaDeCartoes
        rotulo="Documentos para assinar"
        nivel={2}
        cartoes={documentos.map((documento) => ({
          id: documento.assinanteId,
          titulo: comMaiuscula(documento.titulo),
          detalhe: <Detalhe documento={documento} />,
          acao: (
            <>
              <Botao variante="secundario" icone={<FileText />} onClick={() => abrirDocumento(documento)}>
                <span>Ler o documento</span>
                <span className="so-leitor">{`: ${documento.titulo}`}</span>
              </Botao>
              <Caixa
                rotulo={`Li ${documento.titulo}`}
                checked={marcados.has(documento.assinanteId)}
                onChange={({ currentTarget }) => marcar(documento.assinanteId, currentTarget.checked)}
              />
            </>
          ),
        }))}
        vazio={
          <PaginaVazia titulo="Nada para assinar">
            Quando todos os outros tiverem assinado um documento, ele aparece aqui.
          </PaginaVazia>
        }
      />
      {documentos.length > 0 ? (
        <Botao disabled={escolhidos.length === 0} onClick={() => setAssinando(true)}>
          {escolhidos.length === 0 ? 'Marque o que leu para assinar' : `Assinar ${escolhidos.length}`}
        </Botao>
      ) : null}
      {assinando ? (
        <DialogoDaAssinatura
          documentos={escolhidos}
          aoFechar={() => setAssinando(false)}
          aoAssinar={() => {
            setAssinando(false);
            setMarcados(new Set());
          }}
        />
      ) : null}
    </>
  );
}

const comMaiuscula = (texto: string) => `${texto.charAt(0).toUpperCase()}${texto.slice(1)}`;

function Detalhe({
  documento: { papel, desde, prazo, fatos, assinaram },
}: {
  documento: ParaAssinarPeloProvedor;
}) {
  return (
    <>
      <p>{`Você assina como: ${papel.toLowerCase()}. Espera desde ${formatarMomento(new Date(desde))}, até ${formatarData(prazo)}.`}</p>
      <dl>
        {fatos.map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <p>{`Já assinaram: ${assinaram.map(({ nome, papel: qual }) => `${nome} (${qual.toLowerCase()})`).join(', ')}.`}</p>
    </>
  );
}
