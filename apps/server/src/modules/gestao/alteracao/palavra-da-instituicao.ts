/** The institution says whether what a request tells of the course is so; the desk decides. */
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import { FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import type { Contexto } from '../../../contexto.ts';
import { dadosDesatualizados, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { guardarPalavra } from '../../alteracao/guardar-palavra.ts';
import { recusarNaAlteracao } from '../../alteracao/mudar-alteracao.ts';
import { apresentarAlteracaoDaGestao, exigirAlteracaoDaGestao } from './ver-alteracao.ts';

export interface PalavraDita {
  versao: number;
  resposta: 'confirmou' | 'nao-confirmou';
  texto: string | null;
}

export async function dizerPalavra(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { versao, resposta, texto }: PalavraDita,
): Promise<AlteracaoDaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    const { alteracao } = await exigirAlteracaoDaGestao(trx, sessao, id, { travar: true });
    if (alteracao.palavra !== resposta || alteracao.versao !== versao + 1) {
      if (alteracao.versao !== versao) throw dadosDesatualizados();
      if (alteracao.fluxo !== 'PED' || !FICHA_DA_ESPECIE[alteracao.especie].ouveInstituicao)
        throw recusarNaAlteracao('estado-nao-permite');
      if (resposta === 'nao-confirmou' && texto === null)
        throw regraDoDominio([{ campo: 'texto', mensagem: 'Escreva por que não é assim.' }]);
      await guardarPalavra(contexto, trx, alteracao, { resposta, texto, operadorId: sessao.operadorId });
    }
    return apresentarAlteracaoDaGestao(
      { ...contexto, db: trx },
      sessao,
      await exigirAlteracaoDaGestao(trx, sessao, id),
    );
  });
}
