import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { perguntaEmancipacao } from '@credito/domain/participante/passos-do-participante';
import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { Aviso } from '@credito/ui/aviso/aviso';
import { PassoDeFormulario } from '../wizard/passo-de-formulario.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import type { Respostas } from '../wizard/valores.ts';

/** The CPF is the account's and stays; a document that shows another one is pointed out. */
export function PassoDeDadosPessoais(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const { cpfDivergente, respostas, hoje } = tela.contexto;

  /** Whoever was never asked about emancipation gives no answer to it. */
  function enviar({ emancipada, ...dados }: Respostas): Promise<void> {
    const vale = emancipada === true && perguntaEmancipacao(dados.dataNascimento, hoje);
    return tela.enviar(vale || respostas.emancipada !== undefined ? { ...dados, emancipada: vale } : dados);
  }

  return (
    <PassoDeFormulario
      {...tela}
      enviar={enviar}
      mostrar={(campo, digitadas) =>
        // The CPF decides who signs: a field for it would only be refused.
        campo !== 'cpf' && (campo !== 'emancipada' || perguntaEmancipacao(digitadas.dataNascimento, hoje))
      }
      aviso={
        <>
          <p>{`CPF ${formatarCpf(String(respostas.cpf))}, que não muda aqui.`}</p>
          {cpfDivergente ? (
            <Aviso
              tom="atencao"
              titulo="O CPF do documento é outro"
            >{`Lemos ${formatarCpf(cpfDivergente)} no documento, e o desta conta é ${formatarCpf(String(respostas.cpf))}. Se o documento não é seu, volte e envie o certo.`}</Aviso>
          ) : null}
        </>
      }
    />
  );
}
