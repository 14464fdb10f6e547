/** Asking to be let out of a contract, and what the team has answered. */
import type { PedidoDeSaida } from '@credito/api/financeiro-saida.rotas';
import { O_QUE_A_SAIDA_MUDA } from '@credito/domain/fiador/saida';
import { formatarMomento } from '@credito/domain/tempo/data';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useState } from 'react';
import type { Garantido } from '../../../financeiro/garantido.queries.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { pedirSaida } from '../saida.queries.ts';
import { useAto } from '../use-ato.ts';

const MINIMO = 10;

export function Saida({ contrato, pedido }: { contrato: Garantido; pedido: PedidoDeSaida | null }) {
  const [aberto, setAberto] = useState(false);
  const [motivo, setMotivo] = useState('');
  const [faltou, setFaltou] = useState(false);
  const { ocupado, recusa, executar, esquecer } = useAto();
  const fechar = () => setAberto(false);
  // What is over has let the person go already.
  if (pedido !== null && pedido.resposta === null && contrato.garantia === 'terminou') return null;
  if (pedido !== null && pedido.resposta === null)
    return (
      <Aviso titulo={`Você pediu para sair em ${formatarMomento(new Date(pedido.pedidoEm))}`}>
        <p>A nossa equipe vai responder por aqui. Enquanto isso a fiança continua.</p>
      </Aviso>
    );
  return (
    <>
      {pedido?.resposta ? (
        <Aviso titulo="Resposta ao seu pedido de saída">
          <p>{pedido.resposta}</p>
        </Aviso>
      ) : null}
      {contrato.garantia === 'vale' ? (
        <Botao largo variante="secundario" onClick={() => setAberto(true)}>
          <span>Pedir para sair</span>
          <span className="so-leitor">{` do contrato ${contrato.numero}`}</span>
        </Botao>
      ) : null}
      <Dialogo
        aberto={aberto}
        aoFechar={fechar}
        titulo="Pedir para sair deste contrato"
        descrito={false}
        acoes={
          <ConfirmarOuCancelar
            carregando={ocupado}
            aoCancelar={fechar}
            onClick={() => {
              const curto = caracteresVisiveis(motivo) < MINIMO;
              setFaltou(curto);
              if (curto) return;
              void executar(async () => {
                await pedirSaida(contrato.id, motivo);
                mostrarToast({ texto: 'Pedido enviado.', tom: 'sucesso' });
                fechar();
              });
            }}
          >
            Enviar pedido
          </ConfirmarOuCancelar>
        }
      >
        <p>{O_QUE_A_SAIDA_MUDA}</p>
        <AreaDeTexto
          rotulo="Por que você quer sair?"
          value={motivo}
          maxLength={1_000}
          erro={faltou ? 'Conte em uma frase por que você quer sair, com 10 letras ou mais.' : undefined}
          onChange={({ currentTarget }) => {
            setMotivo(currentTarget.value);
            setFaltou(false);
          }}
        />
      </Dialogo>
      <DialogoDeErro mensagem={recusa} aoFechar={esquecer} />
    </>
  );
}
