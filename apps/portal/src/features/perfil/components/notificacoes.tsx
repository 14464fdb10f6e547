import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  conferirNotificacoes,
  desligarNotificacoes,
  type EstadoDasNotificacoes,
  ligarNotificacoes,
} from '../../../pwa/notificacoes.ts';
import { avisarFalha } from '../../../sessao/avisar-falha.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';

const CHAVE_DA_CONSULTA = ['notificacoes'];

const AVISAMOS =
  'Avisamos quando houver novidade na solicitação. O aviso não mostra seu nome nem seus dados, e para quando você sai da conta.';

const TEXTOS: Readonly<Record<EstadoDasNotificacoes, string>> = {
  ligadas: AVISAMOS,
  desligadas: AVISAMOS,
  bloqueadas:
    'O navegador está bloqueando as notificações do portal. Para receber, libere nas configurações do navegador e volte aqui.',
  'sem-suporte':
    'Este navegador não mostra notificações do portal. No iPhone e no iPad, adicione o portal à Tela de Início e abra por lá. As novidades continuam chegando por e-mail e celular.',
};

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
    onError: () => avisarFalha('Não conseguimos mudar as notificações. Tente de novo em instantes.'),
  });
  if (chave === null || estado === undefined) return null;
  const ligadas = estado === 'ligadas';
  return (
    <Cartao
      titulo="Notificações neste aparelho"
      aoLado={ligadas ? <Etiqueta tom="sucesso">Ligadas</Etiqueta> : undefined}
      acoes={
        estado === 'bloqueadas' || estado === 'sem-suporte' ? undefined : (
          <Botao variante="secundario" carregando={mudar.isPending} onClick={() => mudar.mutate()}>
            {ligadas ? 'Desligar' : 'Ligar notificações'}
          </Botao>
        )
      }
    >
      <p>{TEXTOS[estado]}</p>
    </Cartao>
  );
}
