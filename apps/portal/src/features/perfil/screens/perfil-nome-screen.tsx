import { erroDoNome } from '@credito/domain/pessoa/nome';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { alterarNome } from '../perfil.queries.ts';

export function PerfilNomeScreen() {
  const usuario = useUsuario();
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const [nome, setNome] = useState<string | null>(null);
  const valor = nome ?? usuario?.nomeExibicao ?? '';
  const envio = useEnvio({
    valores: { nome: valor },
    conferir: (digitado) => ({ nome: erroDoNome(digitado.nome) }),
    recusas: { nomeExibicao: 'nome' },
  });
  return (
    <>
      <PaginaDePergunta
        titulo="Como você quer ser chamado?"
        dica="Usamos este nome nas saudações e nas mensagens. O contrato continua com o nome do seu documento."
        acao={{ texto: 'Salvar', carregando: envio.enviando, final: true }}
        aoVoltar={() => navegar('/perfil')}
        aoEnviar={() =>
          void envio.enviar(async () => {
            await alterarNome(valor);
            mostrarToast({ texto: 'Nome alterado.', tom: 'sucesso' });
            irDaqui('/perfil', { replace: true });
          })
        }
      >
        <CampoTexto
          rotulo="Como chamamos você"
          name="nome"
          autoComplete="nickname"
          value={valor}
          erro={envio.erros.nome}
          onChange={(evento) => setNome(evento.currentTarget.value)}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
