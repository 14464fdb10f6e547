/** A scan that lies on its side or stands on its head: the kept copy again, with its pages turned. */
import { createHash } from 'node:crypto';
import type { ContratoDaGestao, rotaGirarCopia } from '@credito/api/gestao-contrato.rotas';
import type { Recebido } from '@credito/api/rota';
import { erroDoArquivo } from '../../../arquivos/erro-do-arquivo.ts';
import type { Contexto } from '../../../contexto.ts';
import { dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { trabalharNoArquivo } from '../../documento/trabalho-com-arquivo.ts';
import { exigirVezDaCopia, guardarCopia } from './guardar-copia.ts';
import { exigirContratoDaGestao } from './ver-contrato.ts';

export async function girarCopia(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { graus, pagina, guardadaEm }: Recebido<typeof rotaGirarCopia>['body'],
): Promise<ContratoDaGestao> {
  const { cofre, recepcao } = contexto.gateways;
  const completo = await exigirContratoDaGestao(contexto.db, sessao, id);
  await exigirVezDaCopia(contexto, contexto.db, sessao, completo);
  const copia = await contexto.db
    .selectFrom('contrato_copia')
    .select(['arquivo', 'sha256', 'paginas', 'guardada_em'])
    .where('contrato_id', '=', id)
    .where('edicao', '=', completo.contrato.edicao)
    .executeTakeFirst();
  if (!copia) throw naoEncontrado();
  // Pressed twice, the second one would turn what is right already.
  if (copia.guardada_em.toISOString() !== guardadaEm) throw dadosDesatualizados();
  if (pagina !== null && pagina > copia.paginas)
    throw regraDoDominio([{ campo: 'pagina', mensagem: `A cópia tem ${copia.paginas} páginas.` }]);
  const giro = { graus, pagina: pagina === null ? null : pagina - 1 };
  const sha256 = createHash('sha256').update(copia.sha256).update(JSON.stringify(giro)).digest('hex');
  const girada = await trabalharNoArquivo(contexto, { quem: sessao.operadorId, sha256 }, (opcoes) =>
    recepcao.juntar([{ id: copia.arquivo, formato: 'pdf', giro }], opcoes),
  );
  if (girada.tipo !== 'recebido') throw erroDoArquivo(girada);
  await recepcao.descartar({ vista: girada.vista, desenhos: girada.desenhos });
  const { id: arquivo, bytes } = girada.copia;
  try {
    return await guardarCopia(
      contexto,
      sessao,
      id,
      { arquivo, sha256, bytes, paginas: girada.paginas },
      guardadaEm,
    );
  } catch (erro) {
    await cofre.apagar(arquivo);
    throw erro;
  }
}
