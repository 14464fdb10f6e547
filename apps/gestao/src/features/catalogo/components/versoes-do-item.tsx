import type { ItemCompleto, VersaoDoItem } from '@credito/api/gestao-catalogo.rotas';
import { CATALOGO_ADMINISTRADO, type Entidade } from '@credito/domain/catalogo/entidades';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useCancelarVersao } from '../catalogo.queries.ts';
import { type Opcoes, valorEmPalavras } from '../valor-em-palavras.ts';
import estilos from './versoes-do-item.module.css';

const SITUACOES: Readonly<Record<VersaoDoItem['situacao'], { tom: TomDeEtiqueta; texto: string }>> = {
  vigente: { tom: 'sucesso', texto: 'Em vigor' },
  agendada: { tom: 'espera', texto: 'Agendada' },
  anterior: { tom: 'neutro', texto: 'Anterior' },
  cancelada: { tom: 'neutro', texto: 'Cancelada' },
};

/** Who changed what, newest first; each version beside the one before it. */
export function VersoesDoItem({
  entidade,
  item,
  opcoes,
}: {
  entidade: Entidade;
  item: ItemCompleto;
  opcoes: Opcoes;
}) {
  const cancelar = useCancelarVersao();
  const { campos } = CATALOGO_ADMINISTRADO[entidade];
  return (
    <section className={estilos.versoes} aria-label="Versões">
      <h2>Versões</h2>
      {item.versoes.length === 0 ? <p className={estilos.quem}>Ainda não foi mudado por aqui.</p> : null}
      <ol className={estilos.lista}>
        {item.versoes.map((versao, indice) => {
          const antes = item.versoes[indice + 1]?.conteudo;
          const mudou = campos.filter(
            ({ nome, oculto }) =>
              !oculto &&
              (antes === undefined ||
                JSON.stringify(versao.conteudo[nome] ?? null) !== JSON.stringify(antes[nome] ?? null)),
          );
          return (
            <li key={versao.id}>
              <p className={estilos.titulo}>
                <strong>Versão {versao.numero}</strong>
                <Etiqueta tom={SITUACOES[versao.situacao].tom}>{SITUACOES[versao.situacao].texto}</Etiqueta>
              </p>
              <p className={estilos.quem}>
                {versao.autor}, {formatarMomento(new Date(versao.criadaEm))}. Vale desde{' '}
                {formatarMomento(new Date(versao.vigenteDe))}.
              </p>
              <details>
                <summary>{antes === undefined ? 'O que dizia' : `O que mudou (${mudou.length})`}</summary>
                <dl className={estilos.mudancas}>
                  {mudou.map((campo) => (
                    <div key={campo.nome}>
                      <dt>{campo.rotulo}</dt>
                      <dd>
                        {antes === undefined ? null : (
                          <>
                            <del>{valorEmPalavras(campo, antes[campo.nome], opcoes)}</del>{' '}
                          </>
                        )}
                        {valorEmPalavras(campo, versao.conteudo[campo.nome], opcoes)}
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
              {versao.situacao === 'agendada' ? (
                <Botao
                  variante="secundario"
                  compacto
                  carregando={cancelar.isPending}
                  onClick={() => cancelar.mutate(versao.id)}
                >
                  Cancelar a versão {versao.numero}
                </Botao>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
