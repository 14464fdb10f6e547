import { comEnderecoDoCep, isCampoDeCep, semACasa } from '@credito/domain/alteracao/de-hoje';
import type { ValoresDoPedido } from '@credito/domain/alteracao/formulario';
import { digitosDoCep, isCep } from '@credito/domain/endereco/endereco';
import { useBuscaRecente } from '@credito/ui/busca/use-busca-recente';
import { buscarEndereco, doAchado } from '../../participante/buscar-endereco.ts';

type Mudar = (mudar: (antes: ValoresDoPedido) => ValoresDoPedido) => void;

export function useCepDoPedido(mudar: Mudar): (campo: string, valor: string) => void {
  const buscar = useBuscaRecente(buscarEndereco);
  return (campo, valor) => {
    if (!isCampoDeCep(campo) || !isCep(valor)) return;
    mudar((antes) => semACasa(antes, campo));
    buscar(digitosDoCep(valor), (achado) =>
      mudar((antes) => comEnderecoDoCep(antes, campo, doAchado(achado))),
    );
  };
}
