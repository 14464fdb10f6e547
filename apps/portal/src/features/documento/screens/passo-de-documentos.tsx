/** A step that asks for files: one card per slot, everything that can happen to a file on its way. */
import { ErroDeApi } from '@credito/api/cliente';
import type { RegistroDeDocumento } from '@credito/api/documento.rotas';
import { mensagemDaRecusa, recusaAntesDoEnvio } from '@credito/domain/documento/formatos';
import { rotuloDoDocumento, TIPOS_COM_LEITURA } from '@credito/domain/documento/tipos';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { Lightbulb, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { nomeDaCoisa } from '../../../envio/destino.ts';
import { encerrarEnvio, iniciarEnvio, repetirEnvio } from '../../../envio/envios.ts';
import { coisaDaParte } from '../../../participante/parte-atual.tsx';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { PassoMantido, type TelaDeDocumentosProps } from '../../../wizard/tela-do-passo.ts';
import { isToqueDuplo } from '../../../wizard/toque-duplo.ts';
import { EnvioRetomado, FalhaAoBuscar, FotoPerdida } from '../components/avisos-do-passo.tsx';
import { DialogoDeSenha } from '../components/dialogo-de-senha.tsx';
import {
  DialogoDeEnvioDeCpf,
  DialogoDeExclusao,
  DialogoDeExclusaoDePagina,
  DialogoDeTroca,
  DialogoDoCpfEncontrado,
} from '../components/dialogos-de-confirmacao.tsx';
import { HistoricoDosEnvios } from '../components/historico-dos-envios.tsx';
import { InstrucoesDaFoto } from '../components/instrucoes-da-foto.tsx';
import { ItemDoPasso } from '../components/item-do-passo.tsx';
import { RevisaoDoEnvio } from '../components/revisao-do-envio.tsx';
import { SeletorDoUnico } from '../components/seletor-do-unico.tsx';
import { Visualizador } from '../components/visualizador.tsx';
import {
  podeCopiar,
  temHistorico,
  useCopiarDocumento,
  useExcluirDocumento,
  useExcluirPagina,
} from '../documentos.queries.ts';
import { useApontadorGrosso } from '../use-apontador-grosso.ts';
import { useConversaDoCpf } from '../use-conversa-do-cpf.ts';
import { useDadosConfirmados } from '../use-dados-confirmados.ts';
import { useFotoPerdida } from '../use-foto-perdida.ts';
import { useInstrucoesDaFoto } from '../use-instrucoes-da-foto.ts';
import {
  type CartaoDoPasso,
  type ContextoDeDocumentos,
  usePassoDeDocumentos,
} from '../use-passo-de-documentos.ts';
import estilos from './passo-de-documentos.module.css';

type Aberto =
  | { tipo: 'troca'; cartao: CartaoDoPasso; arquivos: readonly File[] }
  | { tipo: 'revisao'; cartao: CartaoDoPasso; arquivos: readonly File[]; documentoId?: string }
  | { tipo: 'exclusao'; cartao: CartaoDoPasso; registro: RegistroDeDocumento }
  | { tipo: 'ver'; cartao: CartaoDoPasso; registro: RegistroDeDocumento; excluirPagina?: number };

const MENSAGEM_DA_COPIA = 'Ocorreu um erro ao utilizar o documento como comprovante do CPF.';
const MENSAGEM_DA_EXCLUSAO = 'Ocorreu um erro ao excluir o documento. Por favor, tente novamente.';

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
  acima,
  motivosJaDitos,
}: TelaDeDocumentosProps<C>) {
  const { dono, contaId, cartoes, carregando, falhou, recarregar, incompletos, enviando, acrescimos } =
    usePassoDeDocumentos(passo, contexto);
  const excluir = useExcluirDocumento(dono);
  const excluirPagina = useExcluirPagina(dono);
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

  function confirmarEnvio(arquivos: readonly File[]) {
    if (aberto?.tipo !== 'revisao') return;
    iniciarEnvio({
      dono: contaId,
      destino: aberto.cartao.destino,
      arquivos,
      documentoId: aberto.documentoId,
      substitui: aberto.cartao.registro?.idDocumento,
    });
    setAberto(null);
  }

  async function confirmarExclusao() {
    if (aberto?.tipo !== 'exclusao') return;
    const { registro, cartao } = aberto;
    setAberto(null);
    encerrarEnvio(contaId, cartao.destino);
    await excluir.mutateAsync(registro.idDocumento).catch((erro: unknown) => {
      // Somebody removed it before: the list already shows that.
      if (erro instanceof ErroDeApi && erro.status === 404) return;
      setFalha(erro instanceof ErroDeApi ? erro.message : MENSAGEM_DA_EXCLUSAO);
    });
  }

  async function confirmarExclusaoDaPagina(documentId: string, pagina: number) {
    try {
      await excluirPagina.mutateAsync({ documentId, pagina });
    } catch (erro) {
      setFalha(erro instanceof ErroDeApi ? erro.message : MENSAGEM_DA_EXCLUSAO);
    }
    // The document has another id now; the card shows it as it is.
    setAberto(null);
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
      seletor.current?.click();
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
                aoVer={(registro) => setAberto({ tipo: 'ver', cartao, registro })}
                aoExcluir={(registro) => setAberto({ tipo: 'exclusao', cartao, registro })}
              />
            ))}
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
      {sozinho ? (
        <SeletorDoUnico
          ref={seletor}
          vaga={sozinho.vaga}
          aoEscolher={(arquivos) => escolher(sozinho, arquivos)}
        />
      ) : null}

      {aberto?.tipo === 'troca' && (
        <DialogoDeTroca
          titulo={aberto.cartao.vaga.titulo}
          aoConfirmar={() => setAberto({ ...aberto, tipo: 'revisao' })}
          aoCancelar={() => setAberto(null)}
        />
      )}
      {aberto?.tipo === 'revisao' && (
        <RevisaoDoEnvio
          titulo={aberto.cartao.vaga.titulo}
          inicial={aberto.arquivos}
          umSo={aberto.cartao.vaga.tipoDocumento === 'SELFIE'}
          aceitos={aceitos}
          aoConfirmar={confirmarEnvio}
          aoFechar={() => setAberto(null)}
        />
      )}
      {aberto?.tipo === 'exclusao' && (
        <DialogoDeExclusao
          titulo={rotuloDoDocumento(aberto.registro.tipoDocumento)}
          aoConfirmar={() => void confirmarExclusao()}
          aoCancelar={() => setAberto(null)}
        />
      )}
      {aberto?.tipo === 'ver' && (
        <Visualizador
          titulo={aberto.cartao.vaga.titulo}
          registro={aberto.registro}
          aoFechar={() => setAberto(null)}
          aoExcluirPagina={(pagina) => setAberto({ ...aberto, excluirPagina: pagina })}
          excluindo={excluirPagina.isPending}
          {...(aberto.cartao.vaga.tipoDocumento === 'SELFIE'
            ? {}
            : {
                aoAdicionar: (escolhidos: File[]) => {
                  const arquivos = aceitos(escolhidos);
                  if (arquivos.length === 0) return;
                  setAberto({
                    tipo: 'revisao',
                    cartao: aberto.cartao,
                    arquivos,
                    documentoId: aberto.registro.idDocumento,
                  });
                },
              })}
        />
      )}
      {aberto?.tipo === 'ver' && aberto.excluirPagina !== undefined && (
        <DialogoDeExclusaoDePagina
          titulo={aberto.cartao.vaga.titulo}
          pagina={aberto.excluirPagina}
          carregando={excluirPagina.isPending}
          aoConfirmar={() =>
            void confirmarExclusaoDaPagina(aberto.registro.idDocumento, aberto.excluirPagina ?? 1)
          }
          aoCancelar={() => setAberto({ tipo: 'ver', cartao: aberto.cartao, registro: aberto.registro })}
        />
      )}
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
