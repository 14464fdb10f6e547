/** Requests that an analysis returned, and the new files that answer it. */
import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { CodigoDeMotivo, MotivoEscolhido } from '@credito/domain/gestao/motivos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { guardarNaVaga } from '../src/modules/documento/guardar-na-vaga.ts';
import type { ContaDeTeste } from './pessoas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';
import { sessaoDe } from './solicitacoes.ts';

export interface Devolucao {
  acao: 'devolverDadosComplementares' | 'devolverFiador';
  tipoPessoa: TipoPessoa;
  recusas?: ReadonlyArray<{
    tipoDocumento: TipoDocumento;
    indices?: readonly number[];
    motivo?: CodigoDeMotivo;
  }>;
  motivos?: ReadonlyArray<MotivoEscolhido & { codigo: CodigoDeMotivo; tipoPessoa?: TipoPessoa }>;
}

async function exigir(servidor: ServidorDeTeste, pedido: Parameters<ServidorDeTeste['pedir']>[0]) {
  const resposta = await servidor.pedir(pedido);
  if (resposta.status >= 300) throw new Error(`${pedido.metodo} ${pedido.url}: ${resposta.texto}`);
  return resposta;
}

export async function verMesa(servidor: ServidorDeTeste, analista: string, id: number): Promise<Mesa> {
  const url = `/api/gestao/solicitacoes/${id}`;
  return (await exigir(servidor, { metodo: 'GET', url, token: analista })).corpo<Mesa>();
}

export async function decidirPelaMesa(
  servidor: ServidorDeTeste,
  analista: string,
  id: number,
  acao: string,
  motivos: Devolucao['motivos'] = [],
): Promise<void> {
  const { versao } = await verMesa(servidor, analista, id);
  await exigir(servidor, {
    metodo: 'POST',
    url: `/api/gestao/solicitacoes/${id}/decidir`,
    token: analista,
    body: { acao, versao, motivos },
  });
}

/** Approves what waits for a verdict at the present stage. */
export async function aprovarEtapa(
  servidor: ServidorDeTeste,
  analista: string,
  id: number,
  acao: 'aprovarDadosComplementares' | 'aprovarFiador',
): Promise<void> {
  const { pessoas } = await verMesa(servidor, analista, id);
  for (const documento of pessoas.flatMap(({ documentos }) => documentos))
    if (documento.avaliavel && documento.situacao === 'enviado')
      await avaliar(servidor, analista, documento.id, { resultado: 'aprovado' });
  await decidirPelaMesa(servidor, analista, id, acao);
}

const avaliar = (servidor: ServidorDeTeste, token: string, id: string, body: unknown) =>
  exigir(servidor, { metodo: 'PUT', url: `/api/gestao/documentos/${id}/avaliacao`, token, body });

export async function devolver(
  servidor: ServidorDeTeste,
  analista: string,
  id: number,
  { acao, tipoPessoa, recusas = [], motivos = [] }: Devolucao,
): Promise<void> {
  const { pessoas } = await verMesa(servidor, analista, id);
  const documentos = pessoas.find((pessoa) => pessoa.tipoPessoa === tipoPessoa)?.documentos ?? [];
  for (const { tipoDocumento, indices = [0], motivo = 'ILEGIVEL' } of recusas)
    for (const documento of documentos)
      if (documento.tipoDocumento === tipoDocumento && indices.includes(documento.indice))
        await avaliar(servidor, analista, documento.id, {
          resultado: 'rejeitado',
          motivos: [{ codigo: motivo }],
        });
  await decidirPelaMesa(servidor, analista, id, acao, motivos);
}

/** A new file in a slot, through the use case, without the bytes. */
export async function enviarNovo(
  servidor: ServidorDeTeste,
  conta: ContaDeTeste,
  solicitacaoId: number,
  tipoPessoa: TipoPessoa,
  tipoDocumento: TipoDocumento,
  indice = 0,
  sha256?: string,
): Promise<string> {
  const { contexto } = servidor;
  const chave = contexto.aleatorio.uuid();
  const idDeArquivo = (letra: string) => chave.replaceAll('-', '').padEnd(48, letra);
  const { documento } = await guardarNaVaga(
    contexto,
    sessaoDe(conta),
    { dono: { tipo: 'participante', solicitacaoId, tipoPessoa }, tipoDocumento, indice, tipoRenda: null },
    {
      chave,
      nome: 'novo.pdf',
      sha256: sha256 ?? chave.replaceAll('-', '').padEnd(64, '0'),
      formato: 'pdf',
      paginas: 1,
      copia: { id: idDeArquivo('c'), bytes: 1_024, sha256: '' },
      vista: { id: idDeArquivo('f'), bytes: 512, sha256: '' },
      desenhos: [],
      antivirus: 'nao-configurado',
    },
  );
  return documento.id;
}
