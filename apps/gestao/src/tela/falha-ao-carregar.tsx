import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { mensagemDoErro } from '../sessao/consultas.ts';

/** In the place of what could not be read. */
export function FalhaAoCarregar({ consulta }: { consulta: { error: unknown; refetch: () => unknown } }) {
  return (
    <Aviso
      tom="erro"
      aoVivo
      acao={
        <Botao compacto onClick={() => void consulta.refetch()}>
          Tentar de novo
        </Botao>
      }
    >
      {mensagemDoErro(consulta.error)}
    </Aviso>
  );
}
