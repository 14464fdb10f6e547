import { erroDaConfirmacao, erroDaSenha } from '@credito/domain/conta/senha';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CamposDaNovaSenha } from '../../../senha/campos-da-nova-senha.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { alterarSenha } from '../perfil.queries.ts';

export function PerfilSenhaScreen() {
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const [atual, setAtual] = useState('');
  const [nova, setNova] = useState('');
  const [confirmacao, setConfirmacao] = useState('');
  const envio = useEnvio({
    valores: { atual, nova, confirmacao },
    conferir: (digitadas) => ({
      atual: digitadas.atual === '' ? 'Digite a sua senha atual.' : null,
      nova: erroDaSenha(digitadas.nova),
      confirmacao: erroDaConfirmacao(digitadas.nova, digitadas.confirmacao),
    }),
    recusas: { passwordAtual: 'atual', password: 'nova', confPassword: 'confirmacao' },
  });
  return (
    <>
      <PaginaDePergunta
        titulo="Troque a sua senha"
        dica="Ao trocar, saímos da sua conta nos outros aparelhos."
        acao={{ texto: 'Trocar senha', carregando: envio.enviando, final: true }}
        aoVoltar={() => navegar('/perfil')}
        aoEnviar={() =>
          void envio.enviar(async () => {
            await alterarSenha(atual, nova, confirmacao);
            mostrarToast({ texto: 'Senha trocada.', tom: 'sucesso' });
            irDaqui('/perfil', { replace: true });
          })
        }
      >
        <CampoSenha
          rotulo="Senha atual"
          name="atual"
          autoComplete="current-password"
          value={atual}
          erro={envio.erros.atual}
          onChange={(evento) => setAtual(evento.currentTarget.value)}
        />
        <CamposDaNovaSenha
          senha={nova}
          confirmacao={confirmacao}
          erroDaSenha={envio.erros.nova}
          erroDaConfirmacao={envio.erros.confirmacao}
          aoMudarSenha={setNova}
          aoMudarConfirmacao={setConfirmacao}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
