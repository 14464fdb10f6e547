/** The signed paper: one file is kept as it is, several are put in order first. */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { ACCEPT_DE_ARQUIVO, LIMITE_DE_BYTES, LIMITE_DE_PAGINAS } from '@credito/domain/documento/formatos';
import { Botao } from '@credito/ui/botao/botao';
import { MensagemDeErro } from '@credito/ui/campo/campo';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { useGuardarCopia } from '../contratos.queries.ts';
import { type ArquivoEscolhido, peloNome } from '../ordem-das-paginas.ts';
import { GirarCopia } from './girar-copia.tsx';
import { OrdemDasPaginas } from './ordem-das-paginas.tsx';
import estilos from './secao.module.css';

export function EnvioDaCopia({ contrato: { id, copia } }: { contrato: ContratoDaGestao }) {
  const entrada = useRef<HTMLInputElement>(null);
  const botao = useRef<HTMLButtonElement>(null);
  const [escolhidos, setEscolhidos] = useState<readonly ArquivoEscolhido[]>([]);
  const guardar = useGuardarCopia(id);

  function enviar(arquivos: readonly File[]) {
    guardar.mutate(arquivos, {
      onSuccess() {
        setEscolhidos([]);
        botao.current?.focus();
      },
    });
  }

  function escolher(novos: readonly File[]) {
    if (novos.length === 1 && escolhidos.length === 0) return enviar(novos);
    guardar.reset();
    setEscolhidos([
      ...escolhidos,
      ...peloNome(novos).map((arquivo) => ({ id: crypto.randomUUID(), arquivo })),
    ]);
  }

  return (
    <>
      <p className={estilos.nota}>
        {`Digitalize o contrato assinado, em um arquivo ou em vários: PDF ou imagens, até ${LIMITE_DE_BYTES / 1_048_576} MB e ${LIMITE_DE_PAGINAS} páginas ao todo. Até receber o contrato, a cópia pode ser trocada.`}
      </p>
      {copia && escolhidos.length === 0 ? <GirarCopia id={id} copia={copia} /> : null}
      {escolhidos.length > 0 ? <OrdemDasPaginas escolhidos={escolhidos} aoMudar={setEscolhidos} /> : null}
      <div className={estilos.acoes}>
        <input
          ref={entrada}
          type="file"
          multiple
          accept={ACCEPT_DE_ARQUIVO}
          className="so-leitor"
          tabIndex={-1}
          aria-label="Arquivos do contrato assinado"
          onChange={({ currentTarget }) => {
            const novos = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            if (novos.length > 0) escolher(novos);
          }}
        />
        {escolhidos.length > 0 ? (
          <Botao
            compacto
            icone={<Upload aria-hidden="true" />}
            carregando={guardar.isPending}
            onClick={() => enviar(escolhidos.map(({ arquivo }) => arquivo))}
          >
            {`Guardar ${escolhidos.length === 1 ? '1 arquivo' : `${escolhidos.length} arquivos`} nesta ordem`}
          </Botao>
        ) : null}
        <Botao
          ref={botao}
          compacto
          variante={copia || escolhidos.length > 0 ? 'secundario' : 'primario'}
          icone={escolhidos.length > 0 ? undefined : <Upload aria-hidden="true" />}
          carregando={guardar.isPending && escolhidos.length === 0}
          disabled={guardar.isPending && escolhidos.length > 0}
          onClick={() => entrada.current?.click()}
        >
          {rotuloDaEscolha(copia !== null, escolhidos.length > 0)}
        </Botao>
      </div>
      <div aria-live="polite">
        {guardar.isError ? <MensagemDeErro>{mensagemDoErro(guardar.error)}</MensagemDeErro> : null}
      </div>
    </>
  );
}

function rotuloDaEscolha(temCopia: boolean, escolhendo: boolean): string {
  if (escolhendo) return 'Acrescentar arquivos';
  return temCopia ? 'Trocar a cópia' : 'Guardar a cópia assinada';
}
