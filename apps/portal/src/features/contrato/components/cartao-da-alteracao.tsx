/** One alteration of the list: what it is, where it stands, what can be done about it (spec 3 section 2.7). */
import type { AlteracaoNaLista } from '@credito/api/alteracao.rotas';
import { ROTULO_DA_ACAO_NA_LISTA } from '@credito/domain/alteracao/na-lista';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { mostrarToast } from '@credito/ui/toast/toast';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import {
  concluirAlteracao,
  pedidoDaAlteracao,
  relerAlteracoes,
  retirarPedido,
} from '../alteracao.queries.ts';
import estilos from '../contrato.module.css';
import { useAto } from '../use-ato.ts';
import { TelefonesDaCentral } from './telefones-da-central.tsx';

interface DaAlteracao {
  alteracao: AlteracaoNaLista;
}

export function DetalheDaAlteracao({ alteracao }: DaAlteracao) {
  const { mensagem, contagem, dataLimite, atrasada, acoes, rotuloDoTipo, rotulo, agora } = alteracao;
  return (
    <div className={estilos.pilha}>
      <p>{`${rotulo}.${rotulo.toLowerCase() === rotuloDoTipo.toLowerCase() ? '' : ` Tipo de alteração: ${rotuloDoTipo}.`}`}</p>
      <p>{mensagem}</p>
      {agora ? <p>{`De quem é a vez: ${agora.quem}.`}</p> : null}
      {contagem && dataLimite ? (
        <p className={estilos.prazo}>{`${contagem} (${formatarData(dataLimite)}).`}</p>
      ) : null}
      {acoes.includes('concluir') ? (
        <p>Guarde a sua cópia e toque em “Concluir”: com isso, a alteração termina.</p>
      ) : null}
      {contagem || atrasada ? <TelefonesDaCentral /> : null}
    </div>
  );
}

/** `naPropria`: on the page of the alteration itself, which needs no way to it. */
export function AcoesDaAlteracao({ alteracao, naPropria = false }: DaAlteracao & { naPropria?: boolean }) {
  const [, navegar] = useLocation();
  const { acoes, alteracaoId: id, numero, fluxoAlteracao } = alteracao;
  return (
    <div className={estilos.acoes}>
      {acoes.includes('assinar') ? (
        <Botao largo onClick={() => navegar(`/alteracao-contratual/${id}/instrucoes-assinatura`)}>
          <span>{ROTULO_DA_ACAO_NA_LISTA.assinar}</span>
          <span className="so-leitor">{` ${numero}`}</span>
        </Botao>
      ) : null}
      {acoes.includes('acompanhar') ? (
        <Botao largo onClick={() => navegar(`/alteracao-contratual/${id}/assinatura`)}>
          <span>{ROTULO_DA_ACAO_NA_LISTA.acompanhar}</span>
          <span className="so-leitor">{` da alteração ${numero}`}</span>
        </Botao>
      ) : null}
      {acoes.includes('concluir') ? (
        <Ato
          rotulo={ROTULO_DA_ACAO_NA_LISTA.concluir}
          leitor={` a alteração ${numero}`}
          fazer={() => concluirAlteracao(id)}
          pronto="Pronto! A alteração está concluída."
          falha="Ocorreu um erro ao concluir a alteração."
        />
      ) : null}
      {acoes.includes('baixar') ? (
        <Botao
          largo
          variante={acoes.includes('concluir') ? 'secundario' : 'primario'}
          icone={<Download />}
          onClick={() => void pedirDocumento(pedidoDaAlteracao(alteracao))}
        >
          <span>{ROTULO_DA_ACAO_NA_LISTA.baixar}</span>
          <span className="so-leitor">{` ${numero}`}</span>
        </Botao>
      ) : null}
      {acoes.includes('ver-motivo') && alteracao.motivo ? <VerMotivo alteracao={alteracao} /> : null}
      {acoes.includes('retirar') ? (
        <Ato
          rotulo={ROTULO_DA_ACAO_NA_LISTA.retirar}
          leitor={` de alteração ${numero}`}
          secundario
          fazer={() => retirarPedido(id)}
          pronto="O pedido foi retirado."
          falha="Ocorreu um erro ao retirar o pedido."
        />
      ) : null}
      {naPropria ? null : (
        <Botao largo variante="secundario" onClick={() => navegar(`/alteracao-contratual/${id}`)}>
          <span>
            {fluxoAlteracao === 'CAN' || alteracao.atrasada ? 'Ver o que mudaria' : 'Ver o que muda'}
          </span>
          <span className="so-leitor">{` com a alteração ${numero}`}</span>
        </Botao>
      )}
    </div>
  );
}

function Ato({
  rotulo,
  leitor,
  secundario = false,
  fazer,
  pronto,
  falha,
}: {
  rotulo: string;
  leitor: string;
  secundario?: boolean;
  fazer: () => Promise<void>;
  pronto: string;
  falha: string;
}) {
  const { ocupado, recusa, executar, esquecer } = useAto(relerAlteracoes);
  return (
    <>
      <Botao
        largo
        variante={secundario ? 'secundario' : 'primario'}
        carregando={ocupado}
        onClick={async () => {
          if (await executar(fazer)) mostrarToast({ texto: pronto, tom: 'sucesso' });
        }}
      >
        <span>{rotulo}</span>
        <span className="so-leitor">{leitor}</span>
      </Botao>
      <DialogoDeErro mensagem={recusa ? `${falha}\n${recusa.message}` : null} aoFechar={esquecer} />
    </>
  );
}

function VerMotivo({ alteracao: { motivo, motivoEm, numero } }: DaAlteracao) {
  const id = useId();
  const [visto, setVisto] = useState(false);
  return (
    <>
      <Botao
        largo
        variante="secundario"
        aria-expanded={visto}
        aria-controls={visto ? id : undefined}
        onClick={() => setVisto(!visto)}
      >
        <span>{visto ? 'Ocultar motivo' : ROTULO_DA_ACAO_NA_LISTA['ver-motivo']}</span>
        <span className="so-leitor">{` da alteração ${numero}`}</span>
      </Botao>
      {visto ? <p id={id}>{motivoEm ? `${motivo} (${formatarData(motivoEm)})` : motivo}</p> : null}
    </>
  );
}
