import type { ErroDeApi } from '@credito/api/cliente';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { type Autorizacao, responderAutorizacao } from '../responsavel.queries.ts';

export interface LerEResponderProps {
  codigo: string;
  cpf: string;
  estudante: string;
  autorizacao: Autorizacao;
  aoResponder: (resposta: 'autorizada' | 'recusada') => void;
  aoMorrer: (motivo: string) => void;
}

export function LerEResponder({
  codigo,
  cpf,
  estudante,
  autorizacao,
  aoResponder,
  aoMorrer,
}: LerEResponderProps) {
  const [li, setLi] = useState(false);
  const [recusando, setRecusando] = useState(false);
  const mensagemDaFalha = (erro: ErroDeApi) => {
    if (erro.status === 410 || erro.status === 404) aoMorrer(erro.message);
    return erro.message;
  };
  const envio = useEnvio({
    valores: { li },
    conferir: (marcado) => ({ li: marcado.li ? null : 'Marque que leu e autoriza para continuar.' }),
    mensagemDaFalha,
  });
  const recusa = useEnvio({ valores: {}, mensagemDaFalha });

  async function responder(resposta: 'autorizada' | 'recusada') {
    await responderAutorizacao(codigo, cpf, resposta, autorizacao);
    aoResponder(resposta);
  }

  return (
    <>
      <PaginaDePergunta
        direcao="frente"
        titulo={`Você autoriza a solicitação de ${estudante}?`}
        dica="Leia com calma. A sua resposta fica registrada com o texto abaixo, o dia e a hora."
        acao={{ texto: 'Autorizar', carregando: envio.enviando, final: true }}
        acaoSecundaria={
          <Botao variante="discreto" largo onClick={() => setRecusando(true)}>
            Não autorizo
          </Botao>
        }
        aoEnviar={() => void envio.enviar(() => responder('autorizada'))}
        semMoldura
      >
        {autorizacao.secoes.map(({ titulo, paragrafos }) => (
          <Cartao key={titulo} titulo={titulo}>
            {paragrafos.map((paragrafo) => (
              <p key={paragrafo}>{paragrafo}</p>
            ))}
          </Cartao>
        ))}
        <Caixa
          cartao
          rotulo={`${autorizacao.responsavel}: ${autorizacao.declaracao}`}
          checked={li}
          erro={envio.erros.li}
          onChange={(evento) => setLi(evento.currentTarget.checked)}
        />
      </PaginaDePergunta>
      <Dialogo
        aberto={recusando}
        aoFechar={() => setRecusando(false)}
        titulo="Não autorizar?"
        acoes={
          <>
            <Botao
              variante="perigo"
              carregando={recusa.enviando}
              onClick={() => void recusa.enviar(() => responder('recusada'))}
            >
              Não autorizo
            </Botao>
            <Botao variante="secundario" disabled={recusa.enviando} onClick={() => setRecusando(false)}>
              Voltar
            </Botao>
          </>
        }
      >
        {recusa.falha ? (
          <Aviso tom="erro" aoVivo>
            {recusa.falha}
          </Aviso>
        ) : null}
        <p>{`Avisaremos ${estudante}, e a solicitação não poderá ser enviada para análise.`}</p>
      </Dialogo>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
