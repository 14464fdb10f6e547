import { ROTULO_DA_MUDANCA } from '@credito/domain/gestao/segunda-olhada';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Columns2 } from 'lucide-react';
import type { Revelados } from '../revelados.ts';
import type { DocumentoMudado, PessoaCorrigida } from '../segunda-olhada.ts';
import estilos from './o-que-mudou.module.css';
import { VereditoAnterior } from './veredito-anterior.tsx';

/** What one person changed: the reasons of the return, each answer before and now, files that left or came back. */
export function OQueMudou({
  pessoa,
  revelados,
  aoAbrirAoLado,
}: {
  pessoa: PessoaCorrigida;
  revelados: Revelados | undefined;
  aoAbrirAoLado: (documentoId: string) => void;
}) {
  const semAoLado = pessoa.documentos.filter(
    ({ mudanca }) => mudanca === 'retirado' || mudanca === 'reposto',
  );
  return (
    <section className={estilos.mudou} aria-label={`O que mudou: ${pessoa.rotulo}`}>
      <h2>{`O que mudou: ${pessoa.rotulo.toLowerCase()}`}</h2>
      {pessoa.antesEra ? (
        <Aviso
          tom="atencao"
          titulo="É outra pessoa"
        >{`Antes era ${pessoa.antesEra}. Nada do que ${pessoa.nome} informou foi visto antes.`}</Aviso>
      ) : null}
      {pessoa.motivos.length > 0 ? (
        <Aviso titulo="Foi pedido">{pessoa.motivos.map(({ texto }) => texto).join(' ')}</Aviso>
      ) : null}
      {pessoa.respostas.length > 0 ? (
        <table className={estilos.tabela}>
          <caption className="so-leitor">Respostas que mudaram</caption>
          <Colunas nomes={['Campo', 'Antes', 'Agora']} />
          <tbody>
            {pessoa.respostas.map(({ campo, rotulo, antes, agora, oculto }) => (
              <tr key={campo}>
                <th scope="row">{rotulo}</th>
                <td>
                  <del>{(oculto && revelados?.anteriores[campo]) || antes}</del>
                </td>
                <td>
                  <ins>{(oculto && revelados?.valores[campo]) || agora}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {semAoLado.map((mudado) => (
        <SemArquivoNovo key={mudado.anterior?.id} mudado={mudado} aoAbrirAoLado={aoAbrirAoLado} />
      ))}
    </section>
  );
}

function SemArquivoNovo({
  mudado: { mudanca, rotulo, anterior },
  aoAbrirAoLado,
}: {
  mudado: DocumentoMudado;
  aoAbrirAoLado: (documentoId: string) => void;
}) {
  if (!anterior) return null;
  return (
    <div className={estilos.arquivo}>
      <p>
        <strong>{rotulo}</strong>
        <span>{`: ${ROTULO_DA_MUDANCA[mudanca].toLowerCase()}${mudanca === 'reposto' ? ', junto de outros comprovantes.' : '.'}`}</span>
      </p>
      <VereditoAnterior anterior={anterior} />
      {mudanca === 'retirado' ? (
        <Botao
          variante="discreto"
          compacto
          icone={<Columns2 aria-hidden="true" />}
          onClick={() => aoAbrirAoLado(anterior.id)}
        >
          <span>Abrir ao lado</span>
          <span className="so-leitor">{`: ${rotulo} que saiu`}</span>
        </Botao>
      ) : null}
    </div>
  );
}
