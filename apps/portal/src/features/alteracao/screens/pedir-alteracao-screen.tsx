/** /contratos/{id}/pedir-alteracao: what the student asks for, and what it changes, before it is sent (credito, section 8). */

import type { AlteracaoSimulada } from '@credito/api/alteracao.rotas';
import { ErroDeApi } from '@credito/api/cliente';
import { comEscolhas, especiesDoContrato, valoresDeHoje } from '@credito/domain/alteracao/de-hoje';
import { type EspecieAPedir, FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import { camposPerguntados, lerPedido, type ValoresDoPedido } from '@credito/domain/alteracao/formulario';
import type { PedidoDigitado } from '@credito/domain/alteracao/pedido';
import { PAPEL_NO_CONTRATO } from '@credito/domain/contrato/signatarios';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CamposDaTabela } from '@credito/ui/campo-texto/campos-da-tabela';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Escolha } from '@credito/ui/escolha/escolha';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { Pagina } from '@credito/ui/pagina/pagina';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { OQueMuda } from '../../../alteracao/o-que-muda.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { consultaDeHoje, pedirAlteracao, simularAlteracao } from '../alteracao.queries.ts';
import { useCepDoPedido } from '../use-cep-do-pedido.ts';
import estilos from './pedir-alteracao-screen.module.css';

const SEM_ERROS: ReadonlyMap<string, string> = new Map();

export function PedirAlteracaoScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  const [, navegar] = useLocation();
  const contratoId = Number(id);
  const [especie, setEspecie] = useState<EspecieAPedir | null>(null);
  const { data: hoje } = useQuery({
    ...consultaDeHoje(contratoId),
    enabled: Number.isSafeInteger(contratoId) && contratoId > 0,
  });
  const [digitados, setDigitados] = useState<ValoresDoPedido>({});
  const valores = { ...(especie && hoje ? valoresDeHoje(especie, hoje) : {}), ...digitados };
  const aoMudarCep = useCepDoPedido((mudar) =>
    setDigitados((antes) => ({ ...antes, ...mudar({ ...valores, ...antes }) })),
  );
  const [erros, setErros] = useState(SEM_ERROS);
  const [visto, setVisto] = useState<{ pedido: PedidoDigitado; simulada: AlteracaoSimulada } | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();

  function mostrarErros(novos: ReadonlyMap<string, string>) {
    setErros(novos);
    focarPrimeiroErro(corpo.current);
  }

  /** A refusal of a field stands beside it; every other one is said. */
  function aoFalhar(erro: unknown) {
    if (!(erro instanceof ErroDeApi)) throw erro;
    const campos = erro.problema?.campos ?? [];
    if (campos.length === 0) setFalha(erro.message);
    else mostrarErros(new Map(campos.map(({ campo, mensagem }) => [campo, mensagem])));
  }

  async function fazer(trabalho: () => Promise<void>) {
    if (ocupado) return;
    setOcupado(true);
    try {
      await trabalho();
    } catch (erro) {
      aoFalhar(erro);
    } finally {
      setOcupado(false);
    }
  }

  function ver() {
    if (especie === null) return;
    const lido = lerPedido(especie, valores);
    if (!lido.ok) {
      mostrarErros(lido.erros);
      return;
    }
    setErros(SEM_ERROS);
    void fazer(async () => {
      setVisto({ pedido: lido.pedido, simulada: await simularAlteracao(contratoId, lido.pedido) });
    });
  }

  function enviar(pedido: PedidoDigitado) {
    void fazer(async () => {
      const alteracaoId = await pedirAlteracao(contratoId, pedido);
      mostrarToast({ texto: 'O pedido foi enviado.', tom: 'sucesso' });
      navegar(`/alteracao-contratual/${alteracaoId}`);
    });
  }

  return (
    <Pagina
      titulo="Pedir uma alteração"
      dica="Antes de enviar, você vê o que muda no contrato, em palavras e em dinheiro."
      aoVoltar={() => (visto ? setVisto(null) : navegar(`/contratos/${id}`))}
    >
      {visto ? (
        <Revisao
          simulada={visto.simulada}
          especie={visto.pedido.especie}
          ocupado={ocupado}
          aoEnviar={() => enviar(visto.pedido)}
          aoMudar={() => setVisto(null)}
        />
      ) : (
        <div ref={corpo} className={estilos.formulario}>
          <Escolha
            rotulo="O que você quer mudar?"
            name="especie"
            value={especie}
            aoMudar={(nova) => {
              setEspecie(nova);
              setDigitados({});
              setErros(SEM_ERROS);
            }}
            opcoes={especiesDoContrato(hoje).map((valor) => ({
              valor,
              titulo: FICHA_DA_ESPECIE[valor].rotulo,
              descricao: FICHA_DA_ESPECIE[valor].explicacao,
            }))}
          />
          {especie ? (
            <>
              <CamposDaTabela
                campos={camposPerguntados(especie, valores).map((campo) =>
                  hoje ? comEscolhas(campo, hoje) : campo,
                )}
                valores={valores}
                erros={erros}
                mudar={(campo, valor) => {
                  setDigitados((antes) => ({ ...antes, [campo]: valor }));
                  aoMudarCep(campo, valor);
                }}
              />
              <Botao largo carregando={ocupado} onClick={ver}>
                Ver o que muda
              </Botao>
            </>
          ) : null}
        </div>
      )}
      <DialogoDeErro mensagem={falha} aoFechar={() => setFalha(null)} />
    </Pagina>
  );
}

function oQueSegue(especie: EspecieAPedir, ouveInstituicao: boolean): string {
  if (especie === 'fiador')
    return 'Com o pedido, convidamos quem você indicou. Depois que a pessoa aceitar e comprovar a renda, a nossa equipe analisa o pedido e responde aqui.';
  return ouveInstituicao
    ? 'Primeiro a instituição de ensino confirma o pedido. Depois a nossa equipe responde.'
    : 'A nossa equipe analisa o pedido e responde aqui.';
}

function Revisao({
  simulada: { mudancas, assinam, ouveInstituicao, mesesCheios },
  especie,
  ocupado,
  aoEnviar,
  aoMudar,
}: {
  simulada: AlteracaoSimulada;
  especie: EspecieAPedir;
  ocupado: boolean;
  aoEnviar: () => void;
  aoMudar: () => void;
}) {
  return (
    <>
      <Cartao titulo="O que muda">
        <OQueMuda mudancas={mudancas} />
        {mesesCheios ? <Aviso tom="atencao">{mesesCheios}</Aviso> : null}
      </Cartao>
      <Cartao titulo="Quem vai assinar">
        <ul>
          {assinam.map(({ papel, nome }) => (
            <li key={papel}>{`${nome} (${PAPEL_NO_CONTRATO[papel].toLowerCase()})`}</li>
          ))}
        </ul>
        <p>{oQueSegue(especie, ouveInstituicao)}</p>
      </Cartao>
      <Botao largo carregando={ocupado} onClick={aoEnviar}>
        Enviar o pedido
      </Botao>
      <Botao largo variante="secundario" onClick={aoMudar}>
        Mudar as respostas
      </Botao>
    </>
  );
}
