/** Regulations: PDFs that the administration publishes and everybody may read. */
import { enderecoDoRegulamento } from '@credito/domain/catalogo/regulamento-guardado';
import type { FastifyRequest } from 'fastify';
import { erroDoArquivo } from '../../../arquivos/erro-do-arquivo.ts';
import type { Contexto } from '../../../contexto.ts';
import { ErroDeAplicacao, naoEncontrado } from '../../../erros.ts';
import { receberMultipart } from '../../../plugins/envio-multipart.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { trabalharNoArquivo } from '../../documento/trabalho-com-arquivo.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';

export async function publicarRegulamento(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  request: FastifyRequest,
  repetivel: ChamadaRepetivel,
) {
  const { gateways, aleatorio, relogio } = contexto;
  const { arquivo } = await receberMultipart(request, gateways);
  if (!arquivo) throw new ErroDeAplicacao(422, 'Escolha o PDF do regulamento.');
  try {
    const { sha256, copia: envio } = arquivo;
    const recebido = await trabalharNoArquivo(contexto, { quem: sessao.operadorId, sha256 }, (opcoes) =>
      gateways.recepcao.receber(envio.id, opcoes),
    );
    if (recebido.tipo !== 'recebido') throw erroDoArquivo(recebido);
    // Whoever reads a regulation opens the PDF itself.
    await gateways.recepcao.descartar({ vista: recebido.vista, desenhos: recebido.desenhos });
    if (recebido.formato !== 'pdf') {
      await gateways.cofre.apagar(recebido.copia.id);
      throw new ErroDeAplicacao(415, 'O regulamento precisa ser um PDF.');
    }
    const id = aleatorio.uuid();
    const agora = relogio.agora();
    const endereco = enderecoDoRegulamento(id);
    const chamada = { ...repetivel, corpo: { sha256 } };
    const publicado = await umaVez(contexto, chamada, async (trx) => {
      await trx
        .insertInto('regulamento')
        .values({
          id,
          arquivo: recebido.copia.id,
          tamanho_bytes: recebido.copia.bytes,
          publicado_por: sessao.operadorId,
          publicado_em: agora,
        })
        .execute();
      await registrarDecisao(trx, {
        em: agora,
        ator: { tipo: 'operador', id: sessao.operadorId },
        acao: 'catalogo.publicarRegulamento',
        alvo: { tipo: 'regulamento', id },
        contaId: null,
      });
      return { endereco, paginas: recebido.paginas };
    });
    // The same file under the same key was published before.
    if (publicado.endereco !== endereco) await gateways.cofre.apagar(recebido.copia.id);
    return publicado;
  } finally {
    await gateways.cofre.apagar(arquivo.copia.id);
  }
}

export async function abrirRegulamento({ db, gateways }: Contexto, id: string) {
  const linha = await db.selectFrom('regulamento').select('arquivo').where('id', '=', id).executeTakeFirst();
  if (!linha) throw naoEncontrado();
  return gateways.cofre.abrir(linha.arquivo);
}
