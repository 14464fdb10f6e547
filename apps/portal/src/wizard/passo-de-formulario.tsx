import type { ContextoDeWizard } from '@credito/domain/wizard/plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import type { ReactNode } from 'react';
import { CampoDoPasso } from './campo-do-passo.tsx';
import { DialogoDeErro } from './dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from './tela-do-passo.ts';
import { useFormularioDoPasso } from './use-formulario-do-passo.ts';

/** A step that is nothing but its fields (or a notice without any). */
export function PassoDeFormulario<C extends ContextoDeWizard>({
  passo,
  contexto,
  etapa,
  progresso,
  direcao,
  dono,
  wizard,
  enviar,
  voltar,
  textoDaAcao,
  aviso,
}: TelaDoPassoProps<C> & { aviso?: ReactNode }) {
  const temSenha = passo.campos.some(({ tipo }) => tipo === 'senha');
  const { form, aoEnviar, enviando, falha, aoFecharFalha, recuperado } = useFormularioDoPasso({
    passo,
    contexto,
    dono: temSenha ? null : dono,
    wizard,
    enviar,
  });
  const umCampo = passo.campos.length === 1;
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica={passo.texto}
        direcao={direcao}
        aviso={
          recuperado ? (
            <Aviso tom="informacao">
              Recuperamos o que você já tinha digitado. Confira antes de avançar.
            </Aviso>
          ) : (
            aviso
          )
        }
        acao={{ texto: textoDaAcao, carregando: enviando }}
        aoEnviar={aoEnviar}
        aoVoltar={voltar}
      >
        {passo.campos.map((campo) => (
          <CampoDoPasso
            key={campo.nome}
            campo={campo}
            lidoDoDocumento={contexto.camposLidos?.includes(campo.nome) ?? false}
            form={form}
            rotuloOculto={umCampo && campo.rotulo === passo.titulo}
          />
        ))}
      </PaginaDePergunta>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </>
  );
}
