import type { ContextoDoCadastro } from '@credito/domain/conta/cadastro.plano';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { Fragment } from 'react';
import { RequisitosDaSenha } from '../../../senha/requisitos-da-senha.tsx';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';

export function PassoDaSenha(props: TelaDoPassoProps<ContextoDoCadastro>) {
  const { passo, contexto, etapa, progresso, direcao, voltar } = props;
  const { form, aoEnviar, enviando, falha, aoFecharFalha } = useFormularioDoPasso({ ...props, dono: null });
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica={passo.texto}
        direcao={direcao}
        acao={{ texto: 'Criar conta', carregando: enviando, final: true }}
        aoEnviar={aoEnviar}
        aoVoltar={voltar}
      >
        {/* Password managers file the password under the person's CPF. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={String(contexto.respostas.cpf ?? '')}
          readOnly
          hidden
        />
        {passo.campos.map((campo) => (
          <Fragment key={campo.nome}>
            <CampoDoPasso campo={campo} form={form} />
            {campo.nome === 'senha' ? <RequisitosDaSenha senha={String(form.watch('senha') ?? '')} /> : null}
          </Fragment>
        ))}
      </PaginaDePergunta>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </>
  );
}
