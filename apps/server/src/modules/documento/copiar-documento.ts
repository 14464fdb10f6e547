import type { DocumentosPorTipo } from '@credito/api/registro-de-documento';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { podeCopiarDocumento, vagasDoDocumento } from '@credito/domain/documento/vagas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { ArquivoGravado } from '../../arquivos/cofre.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { LinhaDeDocumento } from './documento.repository.ts';
import { conferirVaga, guardarNaVaga } from './guardar-na-vaga.ts';
import { listarDocumentos } from './listar-documentos.ts';
import { findPaginas } from './paginas-do-documento.ts';
import type { Vaga } from './vaga.ts';

export interface PedidoDeCopia {
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
  origem: TipoDocumento;
  destino: TipoDocumento;
}

/** "Sim, usar o mesmo": the identity document also proves the CPF (spec 2 section 4). A second call changes nothing. */
export async function copiarDocumento(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { solicitacaoId, tipoPessoa, origem, destino }: PedidoDeCopia,
): Promise<DocumentosPorTipo> {
  if (!podeCopiarDocumento(origem, destino))
    throw new ErroDeAplicacao(422, 'Ocorreu um erro ao utilizar o documento como comprovante do CPF.');
  const lugar = { tipo: 'participante', solicitacaoId, tipoPessoa } as const;
  const tipos = [origem, destino];
  const dono = await contexto.donosDoDocumento.participante.exigir(contexto.db, sessao, lugar, {
    modo: 'editar',
    tipos,
  });
  const fontes = dono.documentos.filter((documento) => documento.tipo_documento === origem);
  if (fontes.length === 0) throw naoEncontrado();
  for (const fonte of fontes.slice(0, vagasDoDocumento(destino))) {
    const vaga: Vaga = {
      dono: lugar,
      tipoDocumento: destino,
      indice: fonte.indice,
      tipoRenda: null,
    };
    const atual = conferirVaga(dono, vaga);
    if (atual?.sha256.equals(fonte.sha256)) continue;
    await copiarPara(contexto, sessao, fonte, vaga);
  }
  return listarDocumentos(contexto, sessao, solicitacaoId, tipoPessoa);
}

/** Bytes of its own, so that replacing one document never touches the other. */
async function copiarPara(
  contexto: Contexto,
  sessao: SessaoDeConta,
  fonte: LinhaDeDocumento,
  vaga: Vaga,
): Promise<void> {
  const { cofre } = contexto.gateways;
  const copiados: ArquivoGravado[] = [];
  const duplicar = async (id: string): Promise<ArquivoGravado> => {
    const copiado = await cofre.gravar((await cofre.abrir(id)).fluxo);
    copiados.push(copiado);
    return copiado;
  };
  const duplicarTudo = async () => {
    const copia = await duplicar(fonte.arquivo_original);
    const vista = await duplicar(fonte.arquivo_visao);
    const desenhos = [];
    for (const { arquivo_visao, arquivo_leitura } of await findPaginas(contexto.db, fonte.id))
      desenhos.push({
        visao: arquivo_visao === null ? null : await duplicar(arquivo_visao),
        leitura: await duplicar(arquivo_leitura),
      });
    return { copia, vista, desenhos };
  };
  const duplicados = await duplicarTudo().catch(async (erro: unknown) => {
    for (const { id } of copiados) await cofre.apagar(id);
    throw erro;
  });
  await guardarNaVaga(contexto, sessao, vaga, {
    chave: `copia:${fonte.id}:${vaga.tipoDocumento}:${contexto.aleatorio.uuid()}`,
    nome: fonte.nome_arquivo,
    sha256: fonte.sha256.toString('hex'),
    formato: fonte.extensao,
    paginas: fonte.paginas,
    ...duplicados,
    antivirus: fonte.antivirus,
  });
}
