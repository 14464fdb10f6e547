/** A step that asks for files: one card per slot, everything that can happen to a file on its way. */
import { ErroDeApi } from '@credito/api/cliente';
import { mensagemDaRecusa, recusaAntesDoEnvio } from '@credito/domain/documento/formatos';
import { TIPOS_COM_LEITURA } from '@credito/domain/documento/tipos';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { Lightbulb, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { fotografaNaPagina } from '../../../camera/camera-da-pagina.ts';
import { useApontadorGrosso } from '../../../camera/use-apontador-grosso.ts';
import { nomeDaCoisa } from '../../../envio/destino.ts';
import { encerrarEnvio, iniciarEnvio, repetirEnvio } from '../../../envio/envios.ts';
import { coisaDaParte } from '../../../participante/parte-atual.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { PassoMantido, type TelaDeDocumentosProps } from '../../../wizard/tela-do-passo.ts';
import { isToqueDuplo } from '../../../wizard/toque-duplo.ts';
import { EnvioRetomado, FalhaAoBuscar, FotoPerdida } from '../components/avisos-do-passo.tsx';
import { DialogoDeSenha } from '../components/dialogo-de-senha.tsx';
import { DialogoDeEnvioDeCpf, DialogoDoCpfEncontrado } from '../components/dialogos-de-confirmacao.tsx';
import { HistoricoDosEnvios } from '../components/historico-dos-envios.tsx';
import { InstrucoesDaFoto } from '../components/instrucoes-da-foto.tsx';
import { ItemDoPasso } from '../components/item-do-passo.tsx';
import { SeletorDoUnico } from '../components/seletor-do-unico.tsx';
import { type Aberto, SobreOsCartoes } from '../components/sobre-os-cartoes.tsx';
import { podeCopiar, temHistorico, useCopiarDocumento } from '../documentos.queries.ts';
import { useConversaDoCpf } from '../use-conversa-do-cpf.ts';
import { useDadosConfirmados } from '../use-dados-confirmados.ts';
import { useFotoPerdida } from '../use-foto-perdida.ts';
import { useInstrucoesDaFoto } from '../use-instrucoes-da-foto.ts';
import {
  type CartaoDoPasso,
  type ContextoDeDocumentos,
  usePassoDeDocumentos,
} from '../use-passo-de-documentos.ts';
import { useSeguirSozinho } from '../use-seguir-sozinho.ts';
import estilos from './passo-de-documentos.module.css';

const MENSAGEM_DA_COPIA = 'Ocorreu um erro ao utilizar o documento como comprovante do CPF.';

export function PassoDeDocumentos<C extends ContextoDeDocumentos>({
  passo,
  contexto,
  etapa,
  progresso,
  direcao,
  enviar,
  voltar,
  textoDaAcao,
  salvo,
  porQue,
  acima = porQue,
  motivosJaDitos,
}: TelaDeDocumentosProps<C>) {
  const { dono, contaId, cartoes, carregando, falhou, recarregar, incompletos, enviando, acrescimos } =
    usePassoDeDocumentos(passo, contexto);
  const copiar = useCopiarDocumento(dono);
  const { conversa, encerrar: encerrarConversa } = useConversaDoCpf(cartoes, podeCopiar(dono));
  const confirmados = useDadosConfirmados(dono, cartoes);
  const fotoPerdida = useFotoPerdida(`${nomeDaCoisa(coisaDaParte(dono))}/${dono.tipoPessoa}/${passo.id}`);
  const temIdentidade = cartoes.some(({ vaga }) => TIPOS_COM_LEITURA.includes(vaga.tipoDocumento));
  const temSelfie = cartoes.some(({ vaga }) => vaga.tipoDocumento === 'SELFIE');
  const instrucoes = useInstrucoesDaFoto(
    !carregando && (temIdentidade || temSelfie) && cartoes.every(({ registro }) => !registro),
  );
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const [cobrado, setCobrado] = useState(false);
  const [avancando, setAvancando] = useState(false);
  const [acrescentados, setAcrescentados] = useState<readonly string[]>([]);
  const lista = useRef<HTMLDivElement>(null);
  const seletor = useRef<HTMLInputElement>(null);

  const extras = acrescimos.filter(({ vaga }) => acrescentados.includes(vaga.tipoDocumento));
  const todos = [...cartoes, ...extras];
  const retomado = todos.some(({ envio }) => envio?.retomado && envio.estado.tipo === 'enviando');
  const comSenha = todos.find(({ envio }) => envio?.estado.tipo === 'pede-senha');

  /** None when one of them cannot be sent: said at once, before anything is looked at. */
  function aceitos(arquivos: readonly File[]): readonly File[] {
    const recusa = arquivos.map(recusaAntesDoEnvio).find((achada) => achada !== null);
    if (!recusa) return arquivos;
    setFalha(mensagemDaRecusa(recusa));
    return [];
  }

  function escolher(cartao: CartaoDoPasso, escolhidos: readonly File[]) {
    const arquivos = aceitos(escolhidos);
    if (arquivos.length === 0) return;
    const ocupada = cartao.registro && cartao.registro.rejeitado !== 'SIM';
    setAberto({ tipo: ocupada ? 'troca' : 'revisao', cartao, arquivos });
  }

  async function fotografar(cartao: CartaoDoPasso) {
    const pedaco = await import('../../../camera/camera.tsx').catch(() => null);
    if (pedaco) setAberto({ tipo: 'camera', cartao, Tela: pedaco.Camera });
    else setFalha('Não conseguimos abrir a câmera. Tente de novo, ou escolha um arquivo que você já tem.');
  }

  /** What stands there already is replaced only when that is said. */
  function usarFotos(cartao: CartaoDoPasso, fotos: readonly File[]) {
    if (cartao.registro && cartao.registro.rejeitado !== 'SIM') return escolher(cartao, fotos);
    iniciarEnvio({
      dono: contaId,
      destino: cartao.destino,
      arquivos: fotos,
      documentoId: undefined,
      substitui: cartao.registro?.idDocumento,
    });
    setAberto(null);
    sozinhoSegue.esperar();
  }

  async function usarComoCpf() {
    if (!conversa) return;
    try {
      await copiar.mutateAsync({ origem: conversa.registro.tipoDocumento, destino: conversa.destino });
    } catch {
      setFalha(MENSAGEM_DA_COPIA);
    }
    encerrarConversa();
  }

  // One document on the page: until it is there, taking its photo is what there is to do.
  const sozinho = todos.length === 1 && incompletos.length === 1 && !enviando ? incompletos[0] : undefined;
  const comCamera = useApontadorGrosso();
  const naPagina = comCamera && fotografaNaPagina();
  const fotografado = aberto?.tipo === 'camera' ? aberto.cartao : sozinho;
  const sozinhoSegue = useSeguirSozinho({
    cartao: todos.length === 1 ? todos[0] : undefined,
    ocupado: aberto !== null || falha !== null || conversa !== null || comSenha !== undefined,
    seguir: () => void avancar(),
  });
  /** To what keeps the person on the step, once it is marked. */
  function levarAo(qual: string) {
    requestAnimationFrame(() => {
      const alvo = lista.current?.querySelector<HTMLElement>(qual);
      alvo?.scrollIntoView({ block: 'center' });
      alvo?.focus({ preventScroll: true });
    });
  }

  async function avancar() {
    if (sozinho) {
      if (naPagina) await fotografar(sozinho);
      else seletor.current?.click();
      return;
    }
    if (enviando) {
      setFalha('Espere o envio terminar para continuar.');
      return;
    }
    if (incompletos.length > 0) {
      if (isToqueDuplo()) return;
      setCobrado(true);
      levarAo('[data-falta] button');
      return;
    }
    if (confirmados.cobrar()) {
      levarAo('input[type="checkbox"]:not(:checked)');
      return;
    }
    setAvancando(true);
    try {
      await enviar({});
    } catch (erro) {
      if (erro instanceof PassoMantido) return;
      setFalha(erro instanceof ErroDeApi ? erro.message : 'Ocorreu um erro ao salvar os dados.');
    } finally {
      setAvancando(false);
    }
  }

  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica={passo.texto}
        direcao={direcao}
        salvo={salvo}
        aviso={
          fotoPerdida.perdida ? (
            <FotoPerdida aoDispensar={fotoPerdida.dispensar} />
          ) : retomado ? (
            <EnvioRetomado />
          ) : undefined
        }
        acao={{
          texto: sozinho ? (comCamera ? 'Tirar foto' : 'Escolher arquivo') : textoDaAcao,
          carregando: avancando,
          desabilitada: carregando || falhou,
          final: sozinho !== undefined,
        }}
        aoEnviar={() => void avancar()}
        aoVoltar={voltar}
      >
        {acima}
        {carregando ? (
          <EsqueletoDeLista quantos={2} />
        ) : falhou ? (
          <FalhaAoBuscar aoTentarDeNovo={() => void recarregar()} />
        ) : (
          <div ref={lista} className={estilos.lista} {...fotoPerdida.ouvintes}>
            {(temIdentidade || temSelfie) && (
              <div>
                <Botao
                  compacto
                  variante="discreto"
                  icone={<Lightbulb aria-hidden="true" />}
                  onClick={instrucoes.abrir}
                >
                  Como tirar uma boa foto
                </Botao>
              </div>
            )}
            {todos.map((cartao) => (
              <ItemDoPasso
                key={`${cartao.vaga.tipoDocumento}-${cartao.vaga.indice}`}
                cartao={cartao}
                motivosJaDitos={motivosJaDitos}
                semCamera={sozinho !== undefined}
                confirmacao={confirmados.de(cartao)}
                falta={cobrado && incompletos.includes(cartao)}
                aoEscolher={(arquivos) => escolher(cartao, arquivos)}
                aoFotografar={naPagina ? () => void fotografar(cartao) : undefined}
                aoVer={(registro) => setAberto({ tipo: 'ver', cartao, registro })}
                aoExcluir={(registro) => setAberto({ tipo: 'exclusao', cartao, registro })}
              />
            ))}
            <p role="status">
              {sozinhoSegue.esperando ? 'Se estiver tudo certo, seguimos para a próxima pergunta.' : ''}
            </p>
            {acrescimos
              .filter(({ vaga }) => !acrescentados.includes(vaga.tipoDocumento))
              .map(({ vaga }) => (
                <Botao
                  key={vaga.tipoDocumento}
                  variante="secundario"
                  icone={<Plus aria-hidden="true" />}
                  onClick={() => setAcrescentados([...acrescentados, vaga.tipoDocumento])}
                >
                  Adicionar outro comprovante
                </Botao>
              ))}
            {temHistorico(dono) && todos.some(({ registro }) => registro) && (
              <HistoricoDosEnvios tipos={todos.map(({ vaga }) => vaga.tipoDocumento)} />
            )}
          </div>
        )}
      </PaginaDePergunta>
      {fotografado ? (
        <SeletorDoUnico
          ref={seletor}
          vaga={fotografado.vaga}
          aoEscolher={(arquivos) => escolher(fotografado, arquivos)}
        />
      ) : null}

      {aberto ? (
        <SobreOsCartoes
          aberto={aberto}
          dono={dono}
          contaId={contaId}
          aceitos={aceitos}
          aoUsarFotos={usarFotos}
          aoPreferirADoAparelho={() => seletor.current?.click()}
          aoAbrir={setAberto}
          aoFalhar={setFalha}
        />
      ) : null}
      {comSenha?.envio?.estado.tipo === 'pede-senha' && (
        <DialogoDeSenha
          nome={comSenha.envio.nome}
          incorreta={comSenha.envio.estado.incorreta}
          aoConfirmar={(senha) => repetirEnvio(comSenha.destino, senha)}
          aoDesistir={() => encerrarEnvio(contaId, comSenha.destino)}
        />
      )}
      {!aberto && conversa?.tipo === 'encontrado' && (
        <DialogoDoCpfEncontrado
          carregando={copiar.isPending}
          aoConfirmar={() => void usarComoCpf()}
          aoCancelar={encerrarConversa}
        />
      )}
      {!aberto && conversa?.tipo === 'nao-encontrado' && <DialogoDeEnvioDeCpf aoFechar={encerrarConversa} />}
      {instrucoes.abertas && <InstrucoesDaFoto comSelfie={temSelfie} aoFechar={instrucoes.fechar} />}
      <DialogoDeErro mensagem={falha} aoFechar={() => setFalha(null)} />
    </>
  );
}
