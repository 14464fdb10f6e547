/** The desk begins an alteration of a contract: what it changes is seen before it is made. */

import type { AlteracaoSimulada } from '@credito/api/alteracao.rotas';
import { ErroDeApi } from '@credito/api/cliente';
import {
  comEnderecoDoCep,
  comEscolhas,
  especiesDoContrato,
  isCampoDeCep,
  semACasa,
  valoresDeHoje,
} from '@credito/domain/alteracao/de-hoje';
import {
  ESPECIES_A_PEDIR,
  type EspecieAPedir,
  FICHA_DA_ESPECIE,
  PAPEIS_COM_DADOS,
} from '@credito/domain/alteracao/especies';
import { camposPerguntados, lerPedido, type ValoresDoPedido } from '@credito/domain/alteracao/formulario';
import type { PedidoDigitado } from '@credito/domain/alteracao/pedido';
import { PAPEL_NO_CONTRATO } from '@credito/domain/contrato/signatarios';
import { digitosDoCep, isCep } from '@credito/domain/endereco/endereco';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { useBuscaRecente } from '@credito/ui/busca/use-busca-recente';
import { CamposDaTabela } from '@credito/ui/campo-texto/campos-da-tabela';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { buscarEndereco, consultaDeHoje, iniciarAlteracao, simularAlteracao } from '../alteracoes.queries.ts';
import estilos from '../components/atos-da-alteracao.module.css';
import { OQueMuda } from '../components/o-que-muda.tsx';

const SEM_ERROS: ReadonlyMap<string, string> = new Map();

export default function IniciarScreen({ contratoId }: { contratoId: number }) {
  useTitulo('Começar uma alteração');
  const [, navegar] = useLocation();
  const [especie, setEspecie] = useState<EspecieAPedir>('reparcelamento');
  const { data: hoje } = useQuery(consultaDeHoje(contratoId));
  const [digitados, setDigitados] = useState<ValoresDoPedido>({});
  const dePapel = PAPEIS_COM_DADOS.find((papel) => papel === digitados.papel);
  const valores = { ...(hoje ? valoresDeHoje(especie, hoje, dePapel) : {}), ...digitados };
  const [erros, setErros] = useState(SEM_ERROS);
  const [falha, setFalha] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const [visto, setVisto] = useState<{ pedido: PedidoDigitado; simulada: AlteracaoSimulada } | null>(null);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const buscar = useBuscaRecente(buscarEndereco);
  function completarDoCep(campo: string, valor: string) {
    setDigitados((antes) => semACasa(antes, campo));
    buscar(digitosDoCep(valor), (achado) =>
      setDigitados((antes) => ({ ...antes, ...comEnderecoDoCep({ ...valores, ...antes }, campo, achado) })),
    );
  }
  const mudar = (campo: string, valor: string) => {
    // Other data are other people's.
    setDigitados((antes) =>
      especie === 'dados' && campo === 'papel' ? { papel: valor } : { ...antes, [campo]: valor },
    );
    if (isCampoDeCep(campo) && isCep(valor)) completarDoCep(campo, valor);
    // What was seen is no longer what would be made.
    setVisto(null);
  };

  async function fazer(trabalho: () => Promise<void>) {
    setOcupado(true);
    setFalha(null);
    try {
      await trabalho();
    } catch (erro) {
      if (!(erro instanceof ErroDeApi)) throw erro;
      const campos = erro.problema?.campos ?? [];
      setErros(new Map(campos.map(({ campo, mensagem }) => [campo, mensagem])));
      if (campos.length === 0) setFalha(erro.message);
      else focarPrimeiroErro(corpo.current);
    } finally {
      setOcupado(false);
    }
  }

  function ver() {
    const lido = lerPedido(especie, valores);
    setErros(lido.ok ? SEM_ERROS : lido.erros);
    if (!lido.ok) {
      focarPrimeiroErro(corpo.current);
      return;
    }
    void fazer(async () => {
      setVisto({ pedido: lido.pedido, simulada: await simularAlteracao(contratoId, lido.pedido) });
    });
  }

  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <p>
          <Link href={`/contratos/${contratoId}`}>Voltar ao contrato</Link>
        </p>
        <h1>Começar uma alteração</h1>
      </header>
      {falha ? (
        <Aviso tom="erro" aoVivo>
          {falha}
        </Aviso>
      ) : null}
      <div ref={corpo} className={estilos.corpo}>
        <Selecao
          rotulo="O que muda"
          value={especie}
          opcoes={especiesDoContrato(hoje).map((valor) => ({ valor, texto: FICHA_DA_ESPECIE[valor].rotulo }))}
          onChange={(evento) => {
            const nova = ESPECIES_A_PEDIR.find((uma) => uma === evento.target.value);
            if (nova) setEspecie(nova);
            setDigitados({});
            setErros(SEM_ERROS);
            setVisto(null);
          }}
        />
        {especie === 'dados' ? (
          <Selecao
            rotulo="De quem são os dados"
            value={valores.papel ?? 'estudante'}
            opcoes={(hoje?.pessoas ?? []).map(({ papel, nome }) => ({
              valor: papel,
              texto: `${nome} (${PAPEL_NO_CONTRATO[papel].toLowerCase()})`,
            }))}
            onChange={(evento) => mudar('papel', evento.target.value)}
          />
        ) : null}
        <CamposDaTabela
          campos={camposPerguntados(especie, valores).map((campo) =>
            hoje ? comEscolhas(campo, hoje) : campo,
          )}
          valores={valores}
          erros={erros}
          mudar={mudar}
        />
        <Botao carregando={ocupado} onClick={ver}>
          Ver o que muda
        </Botao>
      </div>
      {visto ? (
        <section aria-label="O que muda">
          <h2>O que muda</h2>
          <OQueMuda mudancas={visto.simulada.mudancas} />
          {visto.simulada.mesesCheios ? <Aviso tom="atencao">{visto.simulada.mesesCheios}</Aviso> : null}
          <p>
            {`Assinam: ${visto.simulada.assinam
              .map(({ papel, nome }) => `${nome} (${PAPEL_NO_CONTRATO[papel].toLowerCase()})`)
              .join(', ')}.`}
          </p>
          <div className={estilos.atos}>
            <Botao
              carregando={ocupado}
              onClick={() =>
                void fazer(async () => {
                  navegar(`/alteracoes/${await iniciarAlteracao(contratoId, visto.pedido)}`);
                })
              }
            >
              Começar a alteração
            </Botao>
          </div>
        </section>
      ) : null}
    </div>
  );
}
