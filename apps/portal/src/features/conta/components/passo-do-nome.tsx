import type { ContextoDoCadastro } from '@credito/domain/conta/cadastro.plano';
import { isNomeCompleto, MENSAGEM_NOME_LONGO, normalizarNome } from '@credito/domain/pessoa/nome';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';

/** The confirmation of a single name appears only for a single name; a too long one opens the dialog of the spec. */
export function PassoDoNome(props: TelaDoPassoProps<ContextoDoCadastro>) {
  const { passo, etapa, progresso, direcao, voltar, textoDaAcao } = props;
  const { form, aoEnviar, enviando, falha, aoFecharFalha } = useFormularioDoPasso(props);
  const [dispensado, setDispensado] = useState<unknown>(null);
  const erro = form.formState.errors.nome;
  const longo = erro?.message === MENSAGEM_NOME_LONGO && dispensado !== erro;
  const nome = normalizarNome(String(form.watch('nome') ?? ''));
  const [tentou, setTentou] = useState(false);
  const campos = passo.campos.filter(
    (campo) => campo.nome === 'nome' || (tentou && nome !== '' && !isNomeCompleto(nome)),
  );
  const fechar = () => setDispensado(erro);
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica={passo.texto}
        direcao={direcao}
        acao={{ texto: textoDaAcao, carregando: enviando }}
        aoEnviar={(evento) => {
          setTentou(true);
          aoEnviar(evento);
        }}
        aoVoltar={voltar}
      >
        {campos.map((campo) => (
          <CampoDoPasso key={campo.nome} campo={campo} form={form} />
        ))}
      </PaginaDePergunta>
      <Dialogo
        aberto={longo}
        aoFechar={fechar}
        titulo="Atenção!"
        acoes={<Botao onClick={fechar}>Entendi</Botao>}
      >
        <p>{MENSAGEM_NOME_LONGO}</p>
      </Dialogo>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </>
  );
}
