/** One slot of a step: what was asked, what is on its way, what was sent and what was refused. */
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import { documentoAConferir } from '@credito/domain/documento/conferencia';
import { ACCEPT_DE_ARQUIVO, ORIENTACAO_DE_FORMATOS } from '@credito/domain/documento/formatos';
import type { VagaPedida } from '@credito/domain/documento/vagas-pedidas';
import { CartaoDeEnvio, type EstadoDoEnvio } from '@credito/ui/cartao-de-envio/cartao-de-envio';
import { DesenhoComprovante, DesenhoDocumento, DesenhoSelfie } from '@credito/ui/desenho/desenho';
import { useEnderecoDeBlob } from '../../../camera/use-endereco-de-blob.ts';
import type { EnvioEmCurso } from '../../../envio/em-curso.ts';
import { usePaginaDoDocumento } from '../documentos.queries.ts';
import { paginasEmTexto, tamanhoEmTexto } from './tamanho.ts';

export interface CartaoDoDocumentoProps {
  vaga: VagaPedida;
  registro: RegistroDeDocumento | undefined;
  envio: EnvioEmCurso | undefined;
  erro: string | undefined;
  motivosJaDitos?: readonly string[] | undefined;
  aoEscolher: (arquivos: File[]) => void;
  /** Where photos are taken in the page. */
  aoFotografar: (() => void) | undefined;
  aoCancelar: () => void;
  aoRepetir: () => void;
  aoVer: () => void;
  aoExcluir: () => void;
  /** The page's main action takes the photo. */
  semCamera?: boolean | undefined;
}

export function CartaoDoDocumento({
  vaga,
  registro,
  envio,
  erro,
  motivosJaDitos = [],
  aoEscolher,
  aoFotografar,
  aoCancelar,
  aoRepetir,
  aoVer,
  aoExcluir,
  semCamera,
}: CartaoDoDocumentoProps) {
  const miniatura = useEnderecoDeBlob(usePaginaDoDocumento(registro?.idDocumento, 1).data);
  const estado = estadoDoCartao(registro, envio, miniatura, motivosJaDitos);
  const mudou = envio?.estado.tipo === 'vaga-mudou';
  const falhou = envio?.estado.tipo === 'erro' || mudou;
  return (
    <CartaoDeEnvio
      titulo={vaga.titulo}
      descricao={chegou(estado) ? undefined : vaga.descricao}
      exemplo={EXEMPLOS[molduraPara(vaga)]}
      opcional={vaga.opcional}
      estado={estado}
      erro={chegou(estado) || estado.tipo === 'enviando' ? undefined : erro}
      aceita={ACCEPT_DE_ARQUIVO}
      formatos={ORIENTACAO_DE_FORMATOS}
      camera={semCamera ? undefined : cameraPara(vaga)}
      multiplos={vaga.tipoDocumento !== 'SELFIE'}
      aoEscolher={aoEscolher}
      aoFotografar={aoFotografar}
      aoCancelar={aoCancelar}
      {...(mudou || (envio?.estado.tipo === 'erro' && envio.estado.repetivel)
        ? { aoTentarDeNovo: aoRepetir, ...(mudou ? { textoDeTentar: 'Enviar mesmo assim' } : {}) }
        : {})}
      aoVer={aoVer}
      {...(falhou
        ? { aoRemover: aoCancelar, ...textoDeDesistir(registro, mudou) }
        : registro && registro.rejeitado !== 'SIM'
          ? { aoRemover: aoExcluir }
          : {})}
    />
  );
}

const chegou = ({ tipo }: EstadoDoEnvio): boolean =>
  tipo === 'enviado' || tipo === 'conferindo' || tipo === 'atencao';

/** The one in front for a selfie. */
export const cameraPara = ({ tipoDocumento }: Pick<VagaPedida, 'tipoDocumento'>): 'user' | 'environment' =>
  tipoDocumento === 'SELFIE' ? 'user' : 'environment';

function textoDeDesistir(registro: RegistroDeDocumento | undefined, mudou: boolean) {
  if (!registro) return mudou ? { textoDeRemover: 'Descartar' } : {};
  // What was refused is nothing to keep.
  if (registro.rejeitado === 'SIM') return { textoDeRemover: 'Descartar este arquivo' };
  return { textoDeRemover: mudou ? 'Manter o que foi enviado' : 'Manter o anterior' };
}

const EXEMPLOS = {
  rosto: <DesenhoSelfie />,
  documento: <DesenhoDocumento />,
  folha: <DesenhoComprovante />,
} as const;

/** What has to be seen: a face, a card, or a sheet of paper. */
export function molduraPara({ tipoDocumento }: Pick<VagaPedida, 'tipoDocumento'>): keyof typeof EXEMPLOS {
  if (tipoDocumento === 'SELFIE') return 'rosto';
  return /^(RG|CPF|CARTEIRA|DOCUMENTO)/.test(tipoDocumento) ? 'documento' : 'folha';
}

function estadoDoCartao(
  registro: RegistroDeDocumento | undefined,
  envio: EnvioEmCurso | undefined,
  miniatura: string | undefined,
  motivosJaDitos: readonly string[],
): EstadoDoEnvio {
  if (envio) {
    const { estado, nome } = envio;
    switch (estado.tipo) {
      case 'enviando':
        return { tipo: 'enviando', porcentagem: estado.porcentagem, parado: estado.parado, nome };
      case 'pede-senha':
        return { tipo: 'erro', mensagem: 'Este PDF está protegido e espera a senha.', nome };
      case 'erro':
        return {
          tipo: 'erro',
          nome,
          mensagem: registro ? `${estado.mensagem} O arquivo anterior continua enviado.` : estado.mensagem,
        };
      case 'vaga-mudou':
        return {
          tipo: 'erro',
          nome,
          mensagem: registro
            ? `Depois de escolher este arquivo, outro foi enviado no lugar (${registro.nomeArquivo}). Quer trocar por este?`
            : 'Depois de escolher este arquivo, o que estava aqui foi removido. Ainda quer enviar este?',
        };
      case 'guardado':
        break;
    }
  }
  if (!registro) return { tipo: 'vazio' };
  const arquivo = {
    nome: registro.nomeArquivo,
    detalhe: `${paginasEmTexto(registro.paginas)} · ${tamanhoEmTexto(registro.tamanho)}`,
    miniatura,
  };
  if (registro.rejeitado === 'SIM')
    return { tipo: 'recusado', motivos: motivosProprios(registro.motivos, motivosJaDitos), ...arquivo };
  if (registro.leitura === 'pendente') return { tipo: 'conferindo', ...arquivo };
  return { tipo: documentoAConferir(registro) ? 'atencao' : 'enviado', ...arquivo };
}

/** Of several months each may have its own reasons; where all have the same, they stand once, above. */
function motivosProprios(motivos: readonly string[], jaDitos: readonly string[]): readonly string[] {
  return jaDitos.length > 0 && jaDitos.every((motivo) => motivos.includes(motivo)) ? [] : motivos;
}
