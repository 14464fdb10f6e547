import { formatarCpf } from '@credito/domain/pessoa/cpf';
import type { ContextoDaPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { PassoDeFormulario } from '../wizard/passo-de-formulario.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';

/** The CPF is the account's and stays; a document that shows another one is pointed out. */
export function PassoDeDadosPessoais(tela: TelaDoPassoProps<ContextoDaPessoa>) {
  const { cpfDivergente, respostas } = tela.contexto;
  return (
    <PassoDeFormulario
      {...tela}
      aviso={
        cpfDivergente ? (
          <Aviso tom="atencao" titulo="O CPF do documento é outro">
            Lemos {formatarCpf(cpfDivergente)} no documento, e o desta conta é{' '}
            {formatarCpf(String(respostas.cpf))}. Se o documento não é seu, volte e envie o certo.
          </Aviso>
        ) : undefined
      }
    />
  );
}
