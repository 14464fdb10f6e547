import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import {
  assinaAntesDaEntrega,
  PAPEL_NO_CONTRATO,
  type PapelDeSignatario,
} from '@credito/domain/contrato/signatarios';
import { formatarMomento } from '@credito/domain/tempo/data';
import { LinkBotao } from '@credito/ui/botao/botao';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { usePode } from '../../../sessao/use-sessao.ts';
import estilos from './secao.module.css';

/** Persons as the contract binds them: copied when it was generated. */
export function PartesDoContrato({ contrato: { envelopes, partes, via } }: { contrato: ContratoDaGestao }) {
  const acompanha = usePode('acompanhar-assinaturas');
  return (
    <section className={estilos.secao} aria-label="Pessoas do contrato">
      <h2>Pessoas do contrato</h2>
      <Tabela cartoes legenda="Quem o contrato liga e quem precisa assinar">
        <Colunas nomes={['Nome', 'Como', 'Assinatura']} />
        <tbody>
          {partes.map(({ id, nome, cpf, papel, conferidaEm }) => (
            <tr key={id}>
              <td data-rotulo="Nome">
                <span>{nome}</span>
                <small className="numeros">{cpf}</small>
              </td>
              <td data-rotulo="Como">{PAPEL_NO_CONTRATO[papel]}</td>
              <td data-rotulo="Assinatura">{textoDaAssinatura(via, papel, conferidaEm)}</td>
            </tr>
          ))}
        </tbody>
      </Tabela>
      {acompanha
        ? envelopes.map(({ id, rotulo, abertoEm }) => (
            <p key={id} className={estilos.acoes}>
              <LinkBotao compacto variante="secundario" href={`/gestao/envelopes/${id}`}>
                Ver as assinaturas
              </LinkBotao>
              <span
                className={estilos.nota}
              >{`Documento ${rotulo.toLowerCase()}. Aberto para assinar em ${formatarMomento(new Date(abertoEm))}`}</span>
            </p>
          ))
        : null}
    </section>
  );
}

function textoDaAssinatura(
  via: ContratoDaGestao['via'],
  papel: PapelDeSignatario,
  conferidaEm: string | null,
): string {
  if (conferidaEm) return `Conferida em ${formatarMomento(new Date(conferidaEm))}`;
  if (via === 'eletronica') return 'Eletrônica';
  return assinaAntesDaEntrega(papel) ? 'Ainda não conferida' : 'Na efetivação do contrato';
}
