import type { ContextoDaPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../wizard/use-formulario-do-passo.ts';
import { CamposDoEndereco, useBuscaDoEndereco } from './campos-do-endereco.tsx';

export function PassoDeEndereco({
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
}: TelaDoPassoProps<ContextoDaPessoa>) {
  const { form, aoEnviar, enviando, falha, aoFecharFalha } = useFormularioDoPasso({
    passo,
    contexto,
    dono,
    wizard,
    enviar,
  });
  const busca = useBuscaDoEndereco(form);
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica="Comece pelo CEP: preenchemos o que der."
        direcao={direcao}
        acao={{ texto: textoDaAcao, carregando: enviando, desabilitada: busca === 'buscando' }}
        aoEnviar={aoEnviar}
        aoVoltar={voltar}
      >
        <CamposDoEndereco campos={passo.campos} form={form} busca={busca} />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </>
  );
}
