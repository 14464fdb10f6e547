/** How a contract is signed by hand (spec 3 section 2.4, the printed route). */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { assinamComOEstudante, PAPEL_NO_CONTRATO } from '@credito/domain/contrato/signatarios';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Printer } from 'lucide-react';
import estilos from '../contrato.module.css';
import { pedidoDaImpressao } from '../contrato.queries.ts';

const REGRAS = [
  'Use uma impressora a jato de tinta ou a laser, em folhas A4.',
  'Não use o modo rascunho, e confira se tudo ficou legível.',
  'Não fure, não dobre, não amasse e não risque as folhas.',
  'Sem impressora? Guarde o PDF no celular e imprima em uma papelaria.',
];

const prazoDaEntrega = (contrato: ContratoAberto | undefined): string =>
  contrato?.deadlineDate ? ` até ${formatarData(contrato.deadlineDate)}` : '';

export interface InstrucoesImpressasProps {
  /** The one to print; without it only how it is done. */
  contrato?: ContratoAberto;
  aoEntender: () => void;
  aoVoltar?: (() => void) | undefined;
}

export function InstrucoesImpressas({ contrato, aoEntender, aoVoltar }: InstrucoesImpressasProps) {
  return (
    <Pagina
      titulo="Como assinar o contrato impresso"
      dica="Leia antes de imprimir: assim o contrato não volta para correção."
      aoVoltar={aoVoltar}
    >
      <Cartao titulo="Passo a passo">
        <ol className={estilos.passos}>
          <li>Imprima o contrato inteiro.</li>
          <li>Assine em todos os lugares marcados com o seu nome, e rubrique as outras páginas.</li>
          <li>
            {contrato
              ? pedirAssinaturas(contrato)
              : 'Peça a assinatura de quem garante o contrato, e a do cônjuge, se houver.'}
          </li>
          <li>
            {contrato && assinamComOEstudante(contrato.partes).length === 0
              ? 'Reconheça a sua assinatura em cartório.'
              : 'Reconheça as assinaturas em cartório.'}
          </li>
          <li>
            <span>{`Entregue o contrato assinado na sua instituição de ensino${prazoDaEntrega(contrato)}, como explica o e-mail que enviamos.`}</span>
            {contrato?.ondeEntregar ? <p>{`Onde entregar: ${contrato.ondeEntregar}`}</p> : null}
          </li>
        </ol>
      </Cartao>
      <Cartao titulo="Ao imprimir">
        <ul className={estilos.regras}>
          {REGRAS.map((regra) => (
            <li key={regra}>{regra}</li>
          ))}
        </ul>
      </Cartao>
      <div className={estilos.acoes}>
        {contrato ? (
          <Botao largo icone={<Printer />} onClick={() => void pedirDocumento(pedidoDaImpressao(contrato))}>
            Imprimir o contrato
          </Botao>
        ) : null}
        <Botao largo variante={contrato ? 'secundario' : 'primario'} onClick={aoEntender}>
          Entendi
        </Botao>
      </div>
    </Pagina>
  );
}

/** By name: whoever binds themselves beside the student. */
function pedirAssinaturas({ partes }: ContratoAberto): string {
  const pessoas = assinamComOEstudante(partes).map(
    ({ nome, papel }) => `${nome} (${PAPEL_NO_CONTRATO[papel].toLowerCase()})`,
  );
  if (pessoas.length === 0) return 'Além de você, ninguém mais assina da sua parte.';
  return `Peça a assinatura de ${new Intl.ListFormat('pt-BR').format(pessoas)}.`;
}
