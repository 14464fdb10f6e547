import type { Conteudo } from '@credito/domain/catalogo/campos';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { agora } from '@credito/ui/aparelho/relogio';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { CURSO_DO_EXEMPLO, exemploDasRegras } from '../exemplo-das-regras.ts';
import estilos from './efeito-das-regras.module.css';

const { mensalidadeCentavos, percentual, meses } = CURSO_DO_EXEMPLO;

/** The same course with the rules in force and with those that are being written. */
export function EfeitoDasRegras({ antes, depois }: { antes: Conteudo | null; depois: Conteudo }) {
  const linhas = exemploDasRegras(antes, depois, dataEmSaoPaulo(agora()));
  return (
    <section className={estilos.efeito} aria-label="Efeito num exemplo">
      <h2>Efeito num exemplo</h2>
      <p className={estilos.suave}>
        {`Mensalidade de ${formatarReais(mensalidadeCentavos)}, ${percentual}% financiados por ${meses} meses, a partir do mês que vem.`}
      </p>
      {linhas ? (
        <Tabela legenda="O exemplo antes e depois da mudança">
          <Colunas nomes={['Valor', 'Em vigor', 'Como está escrito']} />
          <tbody>
            {linhas.map((linha) => (
              <tr key={linha.rotulo}>
                <th scope="row">{linha.rotulo}</th>
                <td className={estilos.numero}>{linha.antes ?? 'Sem regras'}</td>
                <td className={estilos.numero}>
                  {linha.antes === linha.depois ? linha.depois : <strong>{linha.depois}</strong>}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      ) : (
        <p className={estilos.suave}>Preencha os campos para ver o exemplo.</p>
      )}
    </section>
  );
}
