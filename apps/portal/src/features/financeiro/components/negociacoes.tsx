import type { Negociacao } from '@credito/api/financeiro-negociacao.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { EtiquetaDaNegociacao } from '../../../financeiro/etiqueta-da-negociacao.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { retirarNegociacao } from '../atos.queries.ts';
import { useAto } from '../use-ato.ts';

export function CartaoDaNegociacao({ negociacao }: { negociacao: Negociacao }) {
  const { contratoNumero, mensagem, explicacao, criadaEm, entradaCentavos, prazo, primeiroVencimento } =
    negociacao;
  return (
    <Cartao
      titulo={`Negociação do contrato ${contratoNumero}`}
      aoLado={<EtiquetaDaNegociacao negociacao={negociacao} />}
      acoes={
        negociacao.aditivoALer || negociacao.podeRetirar ? (
          <>
            {negociacao.aditivoALer ? <VerAditivo negociacao={negociacao} /> : null}
            {negociacao.podeRetirar ? <Retirar negociacao={negociacao} /> : null}
          </>
        ) : undefined
      }
    >
      <p>{mensagem}</p>
      {explicacao ? <p>{explicacao}</p> : null}
      <p>
        {`Proposta de ${formatarData(dataEmSaoPaulo(new Date(criadaEm)))}: ${entradaCentavos > 0 ? `entrada de ${formatarReais(entradaCentavos)} e ` : ''}${prazo} ${prazo === 1 ? 'parcela' : 'parcelas'} a partir de ${formatarData(primeiroVencimento)}.`}
      </p>
    </Cartao>
  );
}

function VerAditivo({ negociacao: { alteracaoId, contratoNumero } }: { negociacao: Negociacao }) {
  const [, navegar] = useLocation();
  return (
    <Botao onClick={() => navegar(`/alteracao-contratual/${alteracaoId}`)}>
      <span>Ver o aditivo</span>
      <span className="so-leitor">{` do contrato ${contratoNumero}`}</span>
    </Botao>
  );
}

function Retirar({ negociacao: { id, contratoNumero } }: { negociacao: Negociacao }) {
  const [confirmando, setConfirmando] = useState(false);
  const { ocupado, recusa, executar, esquecer } = useAto();
  const fechar = () => setConfirmando(false);
  return (
    <>
      <Botao variante="secundario" onClick={() => setConfirmando(true)}>
        <span>Retirar a proposta</span>
        <span className="so-leitor">{` do contrato ${contratoNumero}`}</span>
      </Botao>
      <Dialogo
        aberto={confirmando}
        aoFechar={fechar}
        titulo="Retirar esta proposta?"
        acoes={
          <ConfirmarOuCancelar
            carregando={ocupado}
            aoCancelar={fechar}
            onClick={async () => {
              await executar(async () => {
                await retirarNegociacao(id);
                mostrarToast({ texto: 'Proposta retirada.', tom: 'sucesso' });
              });
              fechar();
            }}
          >
            Retirar
          </ConfirmarOuCancelar>
        }
      >
        <p>As parcelas de antes continuam valendo. Você pode fazer outra proposta quando quiser.</p>
      </Dialogo>
      <DialogoDeErro mensagem={recusa} aoFechar={esquecer} />
    </>
  );
}
