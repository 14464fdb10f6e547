import { naAba } from '@credito/ui/aparelho/gaveta';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../sessao/api.ts';
import { useConfiguracao } from '../sessao/use-configuracao.ts';
import { useUsuario } from '../sessao/use-usuario.ts';

/** Of the tab: gone with it, and with the logout. */
const CHAVE = 'ficou-neste-portal';

/** "Você será redirecionado" (spec 3 section 8): once per visit, for whose request is followed in the other portal. */
export function IdaAoMaisAcesso() {
  const usuario = useUsuario();
  const configurado = useConfiguracao()?.maisAcesso != null;
  const [dispensado, setDispensado] = useState(() => naAba.ler(CHAVE) !== null);
  const { data } = useQuery({
    queryKey: ['verificar-redirect', usuario?.siglaStatusCadastro ?? null],
    queryFn: ({ signal }) => api('GET /solicitacao/s/verificar-redirect', {}, { sinal: signal }),
    enabled: configurado && usuario?.emSolicitacao === 'S',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ficar = () => {
    naAba.guardar(CHAVE, 'sim');
    setDispensado(true);
  };
  if (!data?.redirect || data.url === null || dispensado) return null;
  return (
    <Dialogo
      aberto
      aoFechar={ficar}
      titulo="Você será redirecionado"
      acoes={
        <>
          <LinkBotao href={data.url}>Acessar portal Mais Acesso</LinkBotao>
          <Botao variante="discreto" onClick={ficar}>
            Ficar aqui
          </Botao>
        </>
      }
    >
      <p>Sua solicitação de crédito é acompanhada no portal Mais Acesso.</p>
    </Dialogo>
  );
}
