/** The guardian's consent as the student sees it: where it stands, and the e-mail once more. */

import { ErroDeApi } from '@credito/api/cliente';
import type { AutorizacaoNaSolicitacao } from '@credito/api/responsavel.rotas';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { VALIDADE_DO_LINK_DIAS } from '@credito/domain/responsavel/validade-do-link';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { consultaDoStatus } from '../../../sessao/use-usuario.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';

type Situacao = AutorizacaoNaSolicitacao['situacao'];

const ETIQUETAS: Readonly<Record<Situacao, { tom: TomDeEtiqueta; texto: string }>> = {
  pendente: { tom: 'espera', texto: 'Aguardando' },
  vencida: { tom: 'suaVez', texto: 'Link vencido' },
  autorizada: { tom: 'sucesso', texto: 'Autorizada' },
  recusada: { tom: 'erro', texto: 'Não autorizada' },
};

export interface AutorizacaoDoResponsavelProps {
  solicitacaoId: number;
  autorizacao: AutorizacaoNaSolicitacao;
  /** To correct the guardian's address. */
  aoAlterar: () => void;
}

export function AutorizacaoDoResponsavel({
  solicitacaoId,
  autorizacao,
  aoAlterar,
}: AutorizacaoDoResponsavelProps) {
  const [reenviada, setReenviada] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api('POST /responsavel/autorizacao/{id}/reenvio', { params: { id: solicitacaoId } }),
    onSuccess: () => setReenviada(true),
    onSettled: () => consultas.invalidateQueries({ queryKey: consultaDoStatus.queryKey }),
  });
  const { situacao, nome, email, enviadaEm, respondidaEm } = autorizacao;
  const falta = situacao !== 'autorizada';
  return (
    <Cartao
      titulo="Autorização do responsável"
      aoLado={<Etiqueta tom={ETIQUETAS[situacao].tom}>{ETIQUETAS[situacao].texto}</Etiqueta>}
      acoes={
        falta ? (
          <>
            <Botao
              compacto
              variante="secundario"
              carregando={isPending}
              textoCarregando="Enviando…"
              onClick={() => mutate()}
            >
              Enviar o e-mail de novo
            </Botao>
            <Botao compacto variante="discreto" onClick={aoAlterar}>
              Corrigir os dados do responsável
            </Botao>
          </>
        ) : undefined
      }
    >
      <p>
        {situacao === 'autorizada'
          ? `${nome} autorizou a sua solicitação em ${formatarMomento(new Date(respondidaEm ?? enviadaEm))}.`
          : situacao === 'recusada'
            ? `${primeiroNome(nome)} respondeu que não autoriza. Conversem: você pode enviar o pedido de novo.`
            : `Enviamos um link para ${email} em ${formatarMomento(new Date(enviadaEm))}. A solicitação só pode ser enviada depois que ${primeiroNome(nome)} autorizar.`}
      </p>
      {situacao === 'vencida' && (
        <p>{`O link valia por ${VALIDADE_DO_LINK_DIAS} dias. Envie o e-mail de novo.`}</p>
      )}
      {reenviada && falta && (
        <Aviso tom="sucesso" aoVivo>
          E-mail enviado. Peça que confira também a caixa de spam.
        </Aviso>
      )}
      <DialogoDeErro
        mensagem={
          error === null
            ? null
            : error instanceof ErroDeApi
              ? error.message
              : 'Não foi possível enviar o e-mail agora. Tente de novo.'
        }
        aoFechar={reset}
      />
    </Cartao>
  );
}
