import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { conferirNotificacoes, desligarNotificacoes, ligarNotificacoes } from '../../../pwa/notificacoes.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';

const CHAVE_DA_CONSULTA = ['notificacoes'];

/** Notices on this device; the browser asks for its permission only when the person presses the button. */
export function Notificacoes() {
  const chave = useConfiguracao()?.chaveDePush ?? null;
  const { data: estado } = useQuery({
    queryKey: CHAVE_DA_CONSULTA,
    queryFn: conferirNotificacoes,
    enabled: chave !== null,
  });
  const mudar = useMutation({
    mutationFn: () => (estado === 'ligadas' ? desligarNotificacoes() : ligarNotificacoes(chave ?? '')),
    onSuccess: (novo) => consultas.setQueryData(CHAVE_DA_CONSULTA, novo),
    onError: () =>
      mostrarToast({
        texto: 'Não conseguimos mudar as notificações. Tente de novo em instantes.',
        tom: 'erro',
      }),
  });
  if (chave === null || estado === undefined || estado === 'sem-suporte') return null;
  const ligadas = estado === 'ligadas';
  return (
    <Cartao
      titulo="Notificações neste aparelho"
      aoLado={ligadas ? <Etiqueta tom="sucesso">Ligadas</Etiqueta> : undefined}
      acoes={
        estado === 'bloqueadas' ? undefined : (
          <Botao variante="secundario" carregando={mudar.isPending} onClick={() => mudar.mutate()}>
            {ligadas ? 'Desligar' : 'Ligar notificações'}
          </Botao>
        )
      }
    >
      <p>
        {estado === 'bloqueadas'
          ? 'O navegador está bloqueando as notificações do portal. Para receber, libere nas configurações do navegador e volte aqui.'
          : 'Avisamos quando houver novidade no seu pedido. O aviso não mostra seu nome nem seus dados, e para quando você sai da conta.'}
      </p>
    </Cartao>
  );
}
