/** /fiador/contratos: what somebody guarantees, what it may cost them, and their copy. */
import { useQuery } from '@tanstack/react-query';
import { consultaDasGarantidas } from '../../../alteracao/alteracoes.queries.ts';
import { consultaDosContratosGarantidos } from '../../../contrato/contratos.queries.ts';
import { EtiquetaDoContrato } from '../../../contrato/etiqueta-do-contrato.tsx';
import { AlteracoesGarantidas } from '../components/alteracoes-garantidas.tsx';
import { AcoesDoGarantido, DetalheDoGarantido } from '../components/contrato-garantido.tsx';
import { ListaDeContratos } from '../components/lista-de-contratos.tsx';

export function ContratosGarantidosScreen() {
  const consulta = useQuery({ ...consultaDosContratosGarantidos, refetchOnMount: 'always' });
  const { data: alteracoes } = useQuery(consultaDasGarantidas);
  return (
    <ListaDeContratos
      consulta={consulta}
      titulo="Contratos que você garante"
      dica="Se o estudante não pagar, quem paga é você. Aqui está quanto isso pode custar."
      rotulo="Contratos que você garante"
      cartao={(contrato) => ({
        titulo: contrato.estudante,
        estado: <EtiquetaDoContrato contrato={{ ...contrato, status: contrato.codigo, agora: contrato }} />,
        detalhe: <DetalheDoGarantido contrato={contrato} />,
        acao: <AcoesDoGarantido contrato={contrato} />,
      })}
      vazio={
        // What is said of an alteration is no "none for now".
        alteracoes?.length ? null : 'Quando o contrato de quem você garante ficar pronto, ele aparece aqui.'
      }
      depois={<AlteracoesGarantidas />}
    />
  );
}
