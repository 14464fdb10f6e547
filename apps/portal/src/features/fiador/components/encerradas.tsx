/** Guarantees that are over for good, each with what became of it. */
import type { rotaListarGarantias } from '@credito/api/fiador-garantia.rotas';
import type { Resposta } from '@credito/api/rota';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useLocation } from 'wouter';
import estilos from '../fiador.module.css';

type Encerrada = Resposta<typeof rotaListarGarantias>['encerradas'][number];

const O_QUE_HOUVE: Readonly<Record<Encerrada['motivo'], string>> = {
  recusada: 'você não quis garantir o crédito',
  trocada: 'o estudante retirou a sua indicação',
  cancelada: 'o estudante cancelou a solicitação',
  reprovada: 'a solicitação não foi aprovada',
};

export function Encerradas({ encerradas }: { encerradas: readonly Encerrada[] }) {
  const [, navegar] = useLocation();
  if (encerradas.length === 0) return null;
  return (
    <Cartao titulo="Encerradas" fundo>
      <ul className={estilos.itens}>
        {encerradas.map(({ id, estudante, instituicao, motivo, em, temDetalhes }) => (
          <li key={id} className={estilos.encerrada}>
            <p>
              {`${estudante}, ${instituicao}: ${O_QUE_HOUVE[motivo]} em ${formatarData(dataEmSaoPaulo(new Date(em)))}. Você não garante nada.`}
            </p>
            {temDetalhes ? (
              <Botao compacto variante="secundario" onClick={() => navegar(`/garantia/${id}`)}>
                <span>Ver detalhes</span>
                <span className="so-leitor">{`, garantia de ${estudante}`}</span>
              </Botao>
            ) : null}
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
