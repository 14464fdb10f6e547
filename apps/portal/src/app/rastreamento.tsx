import { aceitaTerceiros, ESPERA_DO_RASTREAMENTO_MS } from '@credito/domain/conta/terceiros';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { recarregar } from '@credito/ui/endereco/abrir-de-novo';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useConfiguracao } from '../sessao/use-configuracao.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { carregarScript, temScriptDeFora } from '../terceiros/carregar-script.ts';
import { guardarConsentimento, lerConsentimento } from '../terceiros/consentimento.ts';
import { useSemSuporte } from '../terceiros/use-sem-suporte.ts';
import estilos from './faixas.module.css';

/**
 * The tracking script (spec 3 section 9): after consent, after six seconds, on open pages only. A script cannot be
 * unloaded: on the way to a closed page the page itself is loaded anew.
 */
export function Rastreamento({ portal }: { portal: 'estudante' | 'fiador' }) {
  const [caminho] = useLocation();
  const { estado } = useSessao();
  const semSuporte = useSemSuporte();
  const url = useConfiguracao()?.rastreamento ?? null;
  const [resposta, setResposta] = useState(lerConsentimento);
  const aberta = aceitaTerceiros(portal, caminho);
  const carregar = url !== null && resposta === 'sim' && aberta && semSuporte;

  useEffect(() => {
    if (!aberta && temScriptDeFora()) recarregar();
  }, [aberta]);

  useEffect(() => {
    if (!carregar) return;
    // A script that does not arrive is nobody's trouble but its owner's.
    const espera = setTimeout(
      () => void carregarScript(url).catch(() => undefined),
      ESPERA_DO_RASTREAMENTO_MS,
    );
    return () => clearTimeout(espera);
  }, [carregar, url]);

  if (url === null || resposta !== null || !aberta || !semSuporte || estado !== 'ativa') return null;
  const responder = (nova: 'sim' | 'nao') => () => {
    guardarConsentimento(nova);
    setResposta(nova);
  };
  return (
    <section aria-label="Medição do uso">
      <Aviso
        faixa
        titulo="Podemos medir o uso do portal?"
        acao={
          <div className={estilos.botoes}>
            <Botao compacto variante="secundario" onClick={responder('nao')}>
              Não
            </Botao>
            <Botao compacto variante="secundario" onClick={responder('sim')}>
              Sim, podem
            </Botao>
          </div>
        }
      >
        Um serviço de outra empresa conta as visitas. Nunca em telas com seus documentos, senhas ou códigos.
      </Aviso>
    </section>
  );
}
