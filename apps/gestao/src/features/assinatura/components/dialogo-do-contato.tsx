import type { AssinanteNaGestao, EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import { erroDoMotivo } from '@credito/domain/assinatura/troca-de-contato';
import { emailSchema } from '@credito/domain/pessoa/email';
import { celularSchema } from '@credito/domain/pessoa/telefone';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useTrocarContato } from '../envelope.queries.ts';
import { DialogoComMotivo } from './dialogo-com-motivo.tsx';

/** One of the two contacts is repaired at once; both of them wait for a second person. */
export function DialogoDoContato({
  envelope,
  assinante,
  aoFechar,
}: {
  envelope: EnvelopeDaGestao;
  assinante: AssinanteNaGestao;
  aoFechar: () => void;
}) {
  const { email, telefone } = assinante.contatos;
  const rascunho = useRascunho(`contato ${assinante.id} ${assinante.versaoDoContato}`, {
    email: email ?? '',
    telefone: telefone ?? '',
    motivo: '',
  });
  const { valores, mudar } = rascunho;
  const trocar = useTrocarContato(envelope, assinante, {
    aoConcluir() {
      rascunho.apagar();
      aoFechar();
    },
    aoMudarEmOutraTela: aoFechar,
  });
  const recusas = useRecusas(trocar.error, valores);
  const novoEmail = lerContato(emailSchema, valores.email);
  const novoTelefone = lerContato(celularSchema, valores.telefone);
  const mudaEmail = novoEmail.valor !== email;
  const mudaTelefone = novoTelefone.valor !== telefone;
  const erros = {
    email:
      novoEmail.erro ?? (mudaEmail || mudaTelefone ? undefined : 'Informe o novo e-mail ou o novo celular.'),
    telefone: novoTelefone.erro,
    motivo: erroDoMotivo(valores.motivo) ?? undefined,
  };
  return (
    <DialogoComMotivo
      titulo={`Corrigir o contato de ${assinante.nome}?`}
      rotulo={mudaEmail && mudaTelefone ? 'Propor a troca' : 'Corrigir contato'}
      consequencia="Os links de antes deixam de abrir, o contato de antes é avisado e quem já assinou não assina de novo. Para trocar os dois contatos, outra pessoa da equipe precisa confirmar."
      motivo={valores.motivo}
      aoMudarMotivo={(motivo) => mudar({ motivo })}
      erros={erros}
      geral={recusas.geral}
      carregando={trocar.isPending}
      aoConfirmar={() =>
        trocar.mutate({ email: novoEmail.valor, telefone: novoTelefone.valor, motivo: valores.motivo })
      }
      aoFechar={aoFechar}
    >
      {(mostrados) => (
        <>
          <CampoTexto
            rotulo="E-mail"
            type="email"
            autoComplete="off"
            opcional
            value={valores.email}
            erro={mostrados.email ?? recusas.de('email')}
            onChange={({ currentTarget }) => mudar({ email: currentTarget.value })}
          />
          <CampoMascarado
            rotulo="Celular"
            mascara="telefone"
            autoComplete="off"
            opcional
            value={valores.telefone}
            erro={mostrados.telefone ?? recusas.de('telefone')}
            onChange={({ currentTarget }) => mudar({ telefone: currentTarget.value })}
          />
        </>
      )}
    </DialogoComMotivo>
  );
}

function lerContato(
  esquema: typeof emailSchema | typeof celularSchema,
  digitado: string,
): { valor: string | null; erro: string | undefined } {
  if (digitado.trim() === '') return { valor: null, erro: undefined };
  const lido = esquema.safeParse(digitado);
  return lido.success
    ? { valor: lido.data, erro: undefined }
    : { valor: null, erro: lido.error.issues[0]?.message };
}
