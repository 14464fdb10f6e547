import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { MensagemDeErro } from '@credito/ui/campo/campo';
import { FileText, Upload } from 'lucide-react';
import { useRef } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { usePode } from '../../../sessao/use-sessao.ts';
import { abrirCopia, abrirTexto, useGuardarCopia } from '../contratos.queries.ts';
import estilos from './secao.module.css';

/** The text as it is or would be kept, and the signed paper. */
export function ArquivosDoContrato({ contrato }: { contrato: ContratoDaGestao }) {
  const analisa = usePode('analisar-contratos');
  const le = usePode('ler-contratos');
  const { temTexto, copia, via, codigo } = contrato;
  return (
    <section className={estilos.secao} aria-label="Arquivos">
      <h2>Arquivos</h2>
      <div className={estilos.acoes}>
        {le ? (
          <Botao
            compacto
            variante="secundario"
            icone={<FileText aria-hidden="true" />}
            onClick={() => abrirTexto(contrato)}
          >
            {temTexto ? 'Baixar o contrato' : 'Baixar a prévia'}
          </Botao>
        ) : null}
        {copia && analisa ? (
          <Botao
            compacto
            variante="secundario"
            icone={<FileText aria-hidden="true" />}
            onClick={() => abrirCopia(contrato)}
          >
            Baixar a cópia assinada
          </Botao>
        ) : null}
      </div>
      {temTexto || !le ? null : (
        <p className={estilos.nota}>
          A prévia mostra o texto que será guardado quando o contrato for liberado.
        </p>
      )}
      {copia ? (
        <p className={estilos.nota}>
          {`Cópia digitalizada com ${copia.paginas === 1 ? '1 página' : `${copia.paginas} páginas`}, guardada em ${formatarMomento(new Date(copia.guardadaEm))}.`}
        </p>
      ) : null}
      {analisa && via === 'impressa' && codigo === 'EFU' ? <EnvioDaCopia contrato={contrato} /> : null}
    </section>
  );
}

function EnvioDaCopia({ contrato: { id, copia } }: { contrato: ContratoDaGestao }) {
  const entrada = useRef<HTMLInputElement>(null);
  const botao = useRef<HTMLButtonElement>(null);
  const guardar = useGuardarCopia(id);
  return (
    <>
      <p className={estilos.nota}>
        {`Digitalize o contrato assinado em um PDF de até ${LIMITE_DE_BYTES / 1_048_576} MB, com todas as páginas em ordem. Até receber o contrato, a cópia pode ser trocada.`}
      </p>
      <div>
        <input
          ref={entrada}
          type="file"
          accept="application/pdf"
          className="so-leitor"
          tabIndex={-1}
          aria-label="PDF do contrato assinado"
          onChange={({ currentTarget }) => {
            const arquivo = currentTarget.files?.[0];
            currentTarget.value = '';
            if (arquivo) guardar.mutate(arquivo, { onSuccess: () => botao.current?.focus() });
          }}
        />
        <Botao
          ref={botao}
          compacto
          variante={copia ? 'secundario' : 'primario'}
          icone={<Upload aria-hidden="true" />}
          carregando={guardar.isPending}
          onClick={() => entrada.current?.click()}
        >
          {copia ? 'Trocar a cópia' : 'Guardar a cópia assinada'}
        </Botao>
      </div>
      <div aria-live="polite">
        {guardar.isError ? <MensagemDeErro>{mensagemDoErro(guardar.error)}</MensagemDeErro> : null}
      </div>
    </>
  );
}
