import type { rotaMotivosDeCancelamento } from '@credito/api/cancelamento.rotas';
import type { Resposta } from '@credito/api/rota';
import { RETENCAO } from '@credito/domain/retencao/retencao';
import {
  errosDoCancelamento,
  MAXIMO_DO_COMPLEMENTO,
  MINIMO_DO_COMPLEMENTO,
} from '@credito/domain/solicitacao/cancelamento';
import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Escolha } from '@credito/ui/escolha/escolha';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useRascunho } from '../../../wizard/use-rascunho.ts';
import type { PedidoDeCancelamento } from '../cancelamento.queries.ts';

export interface FormularioDoCancelamentoProps {
  solicitacaoId: number;
  protocolo: string;
  temFiador: boolean;
  motivos: Resposta<typeof rotaMotivosDeCancelamento>;
  enviando: boolean;
  aoCancelar: (pedido: PedidoDeCancelamento) => void;
  aoVoltar: () => void;
}

const VAZIO = { motivo: null as string | null, complemento: '' };

export function FormularioDoCancelamento({
  solicitacaoId,
  protocolo,
  temFiador,
  motivos,
  enviando,
  aoCancelar,
  aoVoltar,
}: FormularioDoCancelamentoProps) {
  const { valores, mudar } = useRascunho(`cancelamento/${solicitacaoId}`, VAZIO);
  const { motivo, complemento } = valores;
  const escolhido = motivos.find(({ id }) => String(id) === motivo);
  const motivoId = escolhido?.id ?? null;
  const completo = errosDoCancelamento({ motivoId, complemento }, motivos).length === 0;
  const escritos = [...textoLimpo(complemento)].length;
  const visiveis = caracteresVisiveis(complemento);
  return (
    <PaginaDePergunta
      titulo="Por que você quer cancelar a solicitação?"
      dica={`Protocolo ${protocolo}. O motivo nos ajuda a melhorar e não impede uma nova solicitação.`}
      aviso={
        <Aviso tom="atencao" titulo="O cancelamento não pode ser desfeito">
          <p>{`O que você preencheu sai da solicitação e os arquivos são apagados em ${RETENCAO.arquivosDaCancelada.dias} dias.${temFiador ? ' Quem você convidou para ser fiador será avisado e não garante nada.' : ''} Para pedir o crédito de novo, será preciso começar outra solicitação.`}</p>
        </Aviso>
      }
      acao={{
        texto: 'Cancelar solicitação',
        carregando: enviando,
        desabilitada: !completo,
        final: true,
      }}
      acaoSecundaria={
        <Botao variante="discreto" largo onClick={aoVoltar}>
          Voltar sem cancelar
        </Botao>
      }
      aoEnviar={() => {
        if (motivoId !== null) aoCancelar({ solicitacaoId, motivoId, complemento });
      }}
    >
      <Escolha
        rotulo="Motivo"
        name="motivo"
        value={motivo}
        aoMudar={(valor) => mudar({ motivo: valor })}
        opcoes={motivos.map(({ id, descricao }) => ({ valor: String(id), titulo: descricao }))}
      />
      {escolhido?.obrigatorioComplemento ? (
        <AreaDeTexto
          rotulo="Conte o motivo"
          dica={`Pelo menos ${MINIMO_DO_COMPLEMENTO} caracteres.`}
          name="complemento"
          obrigatorio
          erro={
            escritos > MAXIMO_DO_COMPLEMENTO
              ? `Escreva no máximo ${MAXIMO_DO_COMPLEMENTO} caracteres.`
              : undefined
          }
          contagem={
            visiveis < MINIMO_DO_COMPLEMENTO
              ? `${visiveis} de ${MINIMO_DO_COMPLEMENTO} caracteres`
              : `${escritos} de no máximo ${MAXIMO_DO_COMPLEMENTO} caracteres`
          }
          value={complemento}
          onChange={(evento) => mudar({ complemento: evento.currentTarget.value })}
        />
      ) : null}
    </PaginaDePergunta>
  );
}
