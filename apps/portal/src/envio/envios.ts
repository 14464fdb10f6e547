/**
 * The uploads of this page: they belong to no screen, so walking through the wizard does not interrupt them. One per
 * slot; several files become the pages of one document, in order.
 */
import { ErroDeApi } from '@credito/api/cliente';
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { consultas } from '../sessao/consultas.ts';
import {
  aindaEspera,
  anotarPendente,
  aoPerderVaga,
  apagarPendente,
  type EnvioPendente,
  esquecerVaga,
  guardarPendente,
  lerPendentes,
} from './caixa-de-saida.ts';
import {
  chaveDoDestino,
  consultaDaCoisa,
  type DestinoDoEnvio,
  enderecoDasPaginas,
  enderecoDoEnvio,
  nomeDaCoisa,
} from './destino.ts';
import { type EnvioEmCurso, type EstadoDoEnvioEmCurso, publicarEnvios } from './em-curso.ts';
import { enviarArquivo, MENSAGEM_DE_FALHA, type RespostaDoEnvio } from './enviar-arquivo.ts';
import { BYTES_PARA_IR_EM_PARTES, enviarEmPartes } from './enviar-em-partes.ts';
import { GrandeDemais, lerFalha } from './falha-do-envio.ts';
import { lerConteudo } from './ler-conteudo.ts';
import { prepararFoto } from './preparar-foto.ts';

/** Spec 2 section 9: below 100 until the server has stored the file. */
const TETO = 95;

interface Interno {
  pendente: EnvioPendente;
  visto: EnvioEmCurso;
  senhas: Map<number, string>;
  cancelar: AbortController;
  /** The person was asked, and wants it in the place of whatever is there now. */
  mesmoAssim: boolean;
  /** Whether the device has it; told by the first attempt. */
  guardado: Promise<boolean>;
  /** A first attempt replaces what the person saw; a later one asks when that has changed. */
  tentativas: number;
}

const envios = new Map<string, Interno>();
function publicar(): void {
  publicarEnvios(new Map([...envios].map(([chave, { visto }]) => [chave, visto])));
}

function mudar(envio: Interno, estado: EstadoDoEnvioEmCurso): void {
  if (envios.get(chaveDoDestino(envio.pendente.destino)) !== envio) return;
  envio.visto = { ...envio.visto, estado };
  publicar();
}

export interface NovoEnvio {
  dono: string;
  destino: DestinoDoEnvio;
  arquivos: readonly File[];
  /** Document that the files are added to as further pages. */
  documentoId?: string | undefined;
  /** The file that is there now. */
  substitui?: string | undefined;
}

export function iniciarEnvio({ dono, destino, arquivos, documentoId, substitui }: NovoEnvio): void {
  const pendente: EnvioPendente = {
    id: crypto.randomUUID(),
    dono,
    destino,
    arquivos,
    feitos: 0,
    documentoId: documentoId ?? null,
    substitui: substitui ?? null,
    preparado: null,
    envioId: null,
    em: agoraMs(),
  };
  comecar(pendente, false);
}

function comecar(pendente: EnvioPendente, retomado: boolean): void {
  const chave = chaveDoDestino(pendente.destino);
  envios.get(chave)?.cancelar.abort();
  const envio: Interno = {
    pendente,
    senhas: new Map(),
    cancelar: new AbortController(),
    mesmoAssim: false,
    // Nobody waits for it: storage is a help, never a gate (case STOR-01).
    guardado: retomado ? Promise.resolve(true) : guardarPendente(pendente),
    tentativas: retomado ? 1 : 0,
    visto: {
      destino: pendente.destino,
      nome: nomeDosArquivos(pendente.arquivos),
      estado: { tipo: 'enviando', porcentagem: 0 },
      retomado,
    },
  };
  envios.set(chave, envio);
  publicar();
  void enviarTudo(envio);
}

const PARADOS: readonly EstadoDoEnvioEmCurso['tipo'][] = ['erro', 'pede-senha', 'vaga-mudou'];

/** Tries again with the same keys: what arrived before is not sent twice. */
export function repetirEnvio(destino: DestinoDoEnvio, senha?: string): void {
  const envio = envios.get(chaveDoDestino(destino));
  if (!envio || !PARADOS.includes(envio.visto.estado.tipo)) return;
  if (envio.visto.estado.tipo === 'vaga-mudou') envio.mesmoAssim = true;
  if (senha !== undefined) envio.senhas.set(envio.pendente.feitos, senha);
  envio.cancelar = new AbortController();
  mudar(envio, { tipo: 'enviando', porcentagem: 0 });
  void enviarTudo(envio);
}

/** Gives the upload up, takes the note of a finished one away, and forgets whatever else waits for the slot. */
export function encerrarEnvio(dono: string, destino: DestinoDoEnvio): void {
  largar(chaveDoDestino(destino));
  void esquecerVaga({ dono, destino });
}

function largar(chave: string): void {
  const envio = envios.get(chave);
  if (!envio) return;
  envios.delete(chave);
  envio.cancelar.abort();
  publicar();
}

aoPerderVaga((isOutro) => {
  for (const [chave, { pendente }] of [...envios]) if (isOutro(pendente)) largar(chave);
});

/** What a reload, the end of a session, or a browser that the camera pushed out of memory, left half-way. */
export async function retomarEnvios(dono: string): Promise<void> {
  for (const pendente of await lerPendentes(dono)) {
    const envio = envios.get(chaveDoDestino(pendente.destino));
    if (!envio) comecar(pendente, true);
    else await repetirSePassageiro(envio);
  }
}

/** After the network or the person came back. */
function repetirOsPassageiros(): void {
  for (const envio of [...envios.values()]) void repetirSePassageiro(envio);
}

async function repetirSePassageiro({ visto, pendente, guardado }: Interno): Promise<void> {
  if (visto.estado.tipo !== 'erro' || !visto.estado.passageiro) return;
  // A tab that slept while another one sent something else heard nothing of it.
  if ((await guardado) && !(await aindaEspera(pendente))) largar(chaveDoDestino(pendente.destino));
  else repetirEnvio(visto.destino);
}

async function enviarTudo(envio: Interno): Promise<void> {
  const { cancelar } = envio;
  const { arquivos, destino } = envio.pendente;
  envio.tentativas += 1;
  try {
    while (envio.pendente.feitos < arquivos.length) {
      const resposta = await enviarUm(envio);
      const registro = registroDe(resposta, destino);
      anotar(envio, {
        feitos: envio.pendente.feitos + 1,
        documentoId: registro.idDocumento,
        preparado: null,
        envioId: null,
      });
    }
    void apagarPendente(envio.pendente);
    await atualizarTelas(destino);
    mudar(envio, { tipo: 'guardado' });
  } catch (erro) {
    if (!cancelar.signal.aborted) await aoFalhar(envio, erro);
  }
}

/** The next file of the document: whole, or in parts when a cut would cost much. */
async function enviarUm(envio: Interno): Promise<RespostaDoEnvio> {
  const { feitos, documentoId, id, arquivos, destino } = envio.pendente;
  const sinal = envio.cancelar.signal;
  const escolhido = arquivos[feitos];
  if (!escolhido) throw new Error('No file is left to send');
  const arquivo = envio.pendente.preparado ?? (await prepararFoto(escolhido));
  if (arquivo.size > LIMITE_DE_BYTES) throw new GrandeDemais();
  sinal.throwIfAborted();
  anotar(envio, { preparado: arquivo });
  const mostrar = (parte: number, parado: boolean) =>
    mudar(envio, {
      tipo: 'enviando',
      porcentagem: Math.min(TETO, Math.floor(((feitos + parte) / arquivos.length) * 100)),
      parado,
    });
  const aoProgredir = (parte: number) => mostrar(parte, false);
  const emPartes = arquivo.size > BYTES_PARA_IR_EM_PARTES;
  const carga = emPartes
    ? {
        envioId: await enviarEmPartes({
          conteudo: arquivo,
          nome: arquivo.name,
          chave: `${id}.${feitos}`,
          envioId: envio.pendente.envioId,
          sinal,
          aoCriar: (envioId) => anotar(envio, { envioId }),
          aoProgredir,
          aoParar: (parte) => mostrar(parte, true),
        }),
      }
    : { conteudo: await lerConteudo(arquivo), nome: arquivo.name };
  return enviarArquivo({
    ...(documentoId === null
      ? enderecoDoEnvio(destino, substituido(envio))
      : enderecoDasPaginas(documentoId)),
    arquivo: carga,
    chave: `${id}.${feitos}`,
    senha: envio.senhas.get(feitos),
    sinal,
    aoProgredir: emPartes ? () => {} : aoProgredir,
  });
}

/** What a later attempt may replace without asking; undefined: whatever is there. */
function substituido({ tentativas, mesmoAssim, pendente }: Interno): string | null | undefined {
  return tentativas > 1 && !mesmoAssim ? pendente.substitui : undefined;
}

function anotar(envio: Interno, mudancas: Partial<EnvioPendente>): void {
  envio.pendente = { ...envio.pendente, ...mudancas };
  // An upload that was given up meanwhile must not come back after a reload.
  if (!envio.cancelar.signal.aborted) void anotarPendente(envio.pendente);
}

function registroDe(
  resposta: RespostaDoEnvio,
  { tipoDocumento, indice }: DestinoDoEnvio,
): RegistroDeDocumento {
  const doTipo = Array.isArray(resposta) ? resposta : resposta[tipoDocumento];
  const registro = doTipo?.find(({ index }) => index === indice);
  if (!registro) throw new ErroDeApi(0, MENSAGEM_DE_FALHA, null);
  return registro;
}

async function aoFalhar(envio: Interno, erro: unknown): Promise<void> {
  const { estado, expirou, definitiva, mudouLa } = lerFalha(erro, envio.pendente);
  if (expirou) anotar(envio, { envioId: null });
  mudar(envio, estado);
  if (definitiva) void apagarPendente(envio.pendente);
  // What the server really has is what the screen shows (UP-06).
  if (mudouLa) await atualizarTelas(envio.pendente.destino);
}

async function atualizarTelas(destino: DestinoDoEnvio): Promise<void> {
  await Promise.all([
    consultas.invalidateQueries({ queryKey: ['documentos', nomeDaCoisa(destino), destino.tipoPessoa] }),
    consultas.invalidateQueries({ queryKey: [consultaDaCoisa(destino)] }),
  ]);
}

function nomeDosArquivos(arquivos: readonly File[]): string {
  const nome = arquivos[0]?.name.normalize('NFC') ?? 'documento';
  return arquivos.length > 1 ? `${nome} e mais ${arquivos.length - 1}` : nome;
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', repetirOsPassageiros);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') repetirOsPassageiros();
  });
}
