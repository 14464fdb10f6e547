import { areaFechada } from '@credito/domain/conta/areas';
import { destinoDoRedirecionamento, SEGUNDOS_DA_MIGRACAO } from '@credito/domain/conta/redirecionamentos';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import { useSessaoLembrada } from '../../../sessao/use-sessao-lembrada.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { useContagem } from '../../../wizard/use-contagem.ts';

/** Our own screens that a redirect page may stand for. */
const TELAS: readonly string[] = ['/inicio', '/perfil', '/status', '/contratos', '/'];

/** The redirect pages: with a configured address the migration screen counts three seconds, else the own screen opens. */
export function MigracaoScreen() {
  const [caminho, navegar] = useLocation();
  const configuracao = useConfiguracao();
  useSessaoLembrada();
  const destino =
    configuracao && destinoDoRedirecionamento(caminho, configuracao, (tela) => TELAS.includes(tela));
  // Neither here nor in the former portal.
  const fechada = areaFechada(caminho, useUsuario()?.areasDesativadas ?? []) !== null;
  const aqui = fechada ? '/inicio' : destino?.tipo === 'aqui' ? destino.caminho : null;

  useEffect(() => {
    if (aqui) navegar(aqui, { replace: true });
  }, [aqui, navegar]);

  if (destino?.tipo === 'fora' && !fechada)
    return <Contagem url={destino.url} aoFicar={() => navegar('/', { replace: true })} />;
  return (
    <Pagina>
      <Carregando>
        <Esqueleto forma="cartao" />
      </Carregando>
    </Pagina>
  );
}

function Contagem({ url, aoFicar }: { url: string; aoFicar: () => void }) {
  const [fim] = useState(() => agoraMs() + SEGUNDOS_DA_MIGRACAO * 1000);
  const [parada, setParada] = useState(false);
  const segundos = useContagem(fim);

  useEffect(() => {
    if (segundos === 0 && !parada) window.location.replace(url);
  }, [segundos, parada, url]);

  return (
    <Pagina
      titulo="Você será levado a outro portal"
      dica={
        parada
          ? 'A contagem parou. Vá quando quiser.'
          : `Esta parte fica em outro portal nosso. Vamos abri-lo em ${segundos} ${segundos === 1 ? 'segundo' : 'segundos'}.`
      }
    >
      <LinkBotao largo href={url}>
        Ir agora
      </LinkBotao>
      {parada ? (
        <Botao largo variante="secundario" onClick={aoFicar}>
          Ficar neste portal
        </Botao>
      ) : (
        <Botao largo variante="secundario" onClick={() => setParada(true)}>
          Parar a contagem
        </Botao>
      )}
    </Pagina>
  );
}
