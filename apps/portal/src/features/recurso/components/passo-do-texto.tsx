import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { MAXIMO_DO_RECURSO, MINIMO_DO_RECURSO } from '@credito/domain/recurso/recurso';
import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';

export function PassoDoTexto(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const formulario = useFormularioDoPasso(tela);
  const { form, recuperado } = formulario;
  const texto = textoLimpo(String(form.watch('texto') ?? ''));
  return (
    <PaginaDoPasso tela={tela} formulario={formulario}>
      {recuperado ? (
        <Aviso tom="informacao">Recuperamos o que você já tinha digitado. Confira antes de avançar.</Aviso>
      ) : null}
      <AreaDeTexto
        rotulo="O seu recurso"
        dica="Diga o que a análise não viu ou entendeu errado e, se puder, o que mostra isso."
        rows={8}
        maxLength={MAXIMO_DO_RECURSO}
        contagem={
          caracteresVisiveis(texto) < MINIMO_DO_RECURSO
            ? `Escreva ao menos ${MINIMO_DO_RECURSO} caracteres`
            : `${texto.length} de ${MAXIMO_DO_RECURSO} caracteres`
        }
        erro={form.formState.errors.texto?.message as string | undefined}
        {...form.register('texto')}
      />
    </PaginaDoPasso>
  );
}
