/** What is kept outside of the portal: that everything is paid, and what was paid in each year. */
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Download } from 'lucide-react';
import { pedidoDoInforme, pedidoDoTermo } from '../documentos.ts';
import estilos from '../financeiro.module.css';
import type { Extrato } from '../financeiro.queries.ts';

export function TermoDeQuitacao({ extrato }: { extrato: Extrato }) {
  if (extrato.situacao !== 'quitado') return null;
  return (
    <Cartao
      titulo="Termo de quitação"
      acoes={
        <Botao
          variante="secundario"
          icone={<Download />}
          onClick={() => void pedirDocumento(pedidoDoTermo(extrato))}
        >
          Baixar termo de quitação
        </Botao>
      }
    >
      <p>O documento que prova que este contrato está pago, com o selo de quem o emite.</p>
    </Cartao>
  );
}

/** The years in which something was received, from the newest on. */
export function InformeAnual({ extrato: { recibos } }: { extrato: Extrato }) {
  const anos = [...new Set(recibos.map(({ em }) => Number(em.slice(0, 4))))];
  if (anos.length === 0) return null;
  return (
    <Cartao titulo="Informe anual de pagamentos">
      <p>Tudo o que você pagou no ano, em todos os contratos.</p>
      <div className={estilos.acoes}>
        {anos.map((ano) => (
          <Botao
            key={ano}
            variante="secundario"
            icone={<Download />}
            onClick={() => void pedirDocumento(pedidoDoInforme(ano))}
          >
            {`Baixar o informe de ${ano}`}
          </Botao>
        ))}
      </div>
    </Cartao>
  );
}
