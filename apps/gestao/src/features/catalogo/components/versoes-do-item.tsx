import type { ItemCompleto, VersaoDoItem } from '@credito/api/gestao-catalogo.rotas';
import { type CampoDoCatalogo, rotuloDoCampo } from '@credito/domain/catalogo/campos';
import { CATALOGO_ADMINISTRADO, type Entidade } from '@credito/domain/catalogo/entidades';
import { versaoAntesDe } from '@credito/domain/catalogo/mudancas';
import { idDoRegulamentoGuardado } from '@credito/domain/catalogo/regulamento-guardado';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useCancelarVersao } from '../catalogo.queries.ts';
import { type Opcoes, valorEmPalavras } from '../valor-em-palavras.ts';
import { LinkDoRegulamento } from './link-do-regulamento.tsx';
import estilos from './versoes-do-item.module.css';

const SITUACOES: Readonly<Record<VersaoDoItem['situacao'], { tom: TomDeEtiqueta; texto: string }>> = {
  vigente: { tom: 'sucesso', texto: 'Em vigor' },
  agendada: { tom: 'espera', texto: 'Agendada' },
  anterior: { tom: 'neutro', texto: 'Anterior' },
  cancelada: { tom: 'neutro', texto: 'Cancelada' },
};

const vigencia = ({ situacao, vigenteDe }: VersaoDoItem) => {
  const quando = formatarMomento(new Date(vigenteDe));
  if (situacao === 'cancelada') return `Valeria a partir de ${quando}.`;
  return situacao === 'agendada' ? `Vale a partir de ${quando}.` : `Vale desde ${quando}.`;
};

const oQueMudou = (quantos: number) =>
  quantos === 0 ? 'Nada mudou' : quantos === 1 ? 'O que mudou (1 campo)' : `O que mudou (${quantos} campos)`;

function Valor({ campo, valor, opcoes }: { campo: CampoDoCatalogo; valor: unknown; opcoes: Opcoes }) {
  if (campo.tipo === 'regulamento' && typeof valor === 'string') {
    const guardado = idDoRegulamentoGuardado(valor);
    if (guardado) return <LinkDoRegulamento id={guardado} endereco={valor} texto="PDF guardado" />;
  }
  return <span>{valorEmPalavras(campo, valor, opcoes)}</span>;
}

/** Who changed what, newest first; each version beside the one that it takes over from. */
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
      {item.versoes.length === 0 ? (
        <p className={estilos.quem}>Nada mudou ainda: vale o que veio com o produto.</p>
      ) : null}
      <ol className={estilos.lista}>
        {item.versoes.map((versao) => {
          const antes = versaoAntesDe(item.versoes, versao)?.conteudo;
          const mudou = campos.filter(
            ({ nome, oculto }) =>
              !oculto &&
              (antes === undefined ||
                JSON.stringify(versao.conteudo[nome] ?? null) !== JSON.stringify(antes[nome] ?? null)),
          );
          return (
            <li key={versao.id}>
              <p className={estilos.titulo}>
                <strong>{versao.numero === 0 ? 'Versão original' : `Versão ${versao.numero}`}</strong>
                <Etiqueta tom={SITUACOES[versao.situacao].tom}>{SITUACOES[versao.situacao].texto}</Etiqueta>
              </p>
              <p className={estilos.quem}>
                {versao.autor === null
                  ? 'Como estava antes da primeira mudança.'
                  : `${versao.autor}, ${formatarMomento(new Date(versao.criadaEm))}. ${vigencia(versao)}`}
              </p>
              <details>
                <summary>{antes === undefined ? 'O que dizia' : oQueMudou(mudou.length)}</summary>
                <dl className={estilos.mudancas}>
                  {mudou.map((campo) => (
                    <div key={campo.nome}>
                      <dt>{rotuloDoCampo(campo, versao.conteudo)}</dt>
                      <dd>
                        {antes === undefined ? null : (
                          <>
                            <span className="so-leitor">Era </span>
                            <del>
                              <Valor campo={campo} valor={antes[campo.nome]} opcoes={opcoes} />
                            </del>
                            <span className="so-leitor">; passa a ser</span>
                            <span> </span>
                          </>
                        )}
                        <Valor campo={campo} valor={versao.conteudo[campo.nome]} opcoes={opcoes} />
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
                  {`Cancelar a versão ${versao.numero}`}
                </Botao>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
