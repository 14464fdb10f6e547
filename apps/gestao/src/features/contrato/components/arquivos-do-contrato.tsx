import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { FileText } from 'lucide-react';
import { usePode } from '../../../sessao/use-sessao.ts';
import { abrirCopia, abrirTexto } from '../contratos.queries.ts';
import { EnvioDaCopia } from './envio-da-copia.tsx';
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
