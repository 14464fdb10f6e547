/** One's own part is done; the last one sends the update, and what nobody changed is concluded at once. */
import type { PessoasDaAtualizacao } from '@credito/api/atualizacao-partes.rotas';
import { planoDaCorrecaoDaAtualizacao } from '@credito/domain/atualizacao/correcao';
import { planoDaAtualizacao } from '@credito/domain/atualizacao/plano';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { gruposRecusados } from '@credito/domain/pendencia/grupos';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { errosDoPasso, primeiroIncompleto, respostasDoPasso } from '@credito/domain/wizard/plano';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dadosDesatualizados, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { type AcessoAoBloco, exigirAtualizacao, exigirBloco } from '../parte-da-atualizacao/acesso.ts';
import {
  type AtualizacaoCompleta,
  documentosDasPessoas,
  gravarPessoa,
} from '../parte-da-atualizacao/atualizacao.repository.ts';
import { apresentarPessoas } from './apresentar-pessoas.ts';
import { avisarQueFoiEnviada } from './avisar-da-atualizacao.ts';
import { concluirAtualizacao } from './concluir-atualizacao.ts';
import { exigirEditavel } from './exigir-editavel.ts';
import { contextoDaPessoa } from './fatos-da-pessoa.ts';
import { mudarAtualizacao, recusar } from './mudar-atualizacao.ts';
import { documentosRecusados } from './recusados-da-atualizacao.ts';

export async function concluirRegistro(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { id, type }: { id: number; type: TipoPessoa },
  versao: number | null,
): Promise<PessoasDaAtualizacao> {
  return contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirBloco(trx, sessao, id, type, { travar: true });
    const { pessoa } = acesso;
    if (pessoa.situacao !== 'enviado') {
      exigirEditavel(contexto, acesso);
      if (versao !== null && pessoa.versao !== versao) throw dadosDesatualizados();
      await exigirPronta(contexto, trx, acesso);
      await concluir(contexto, trx, sessao, acesso);
    } else if (versao !== null && pessoa.versao !== versao + 1) throw recusar('estado-nao-permite');
    return apresentarPessoas({ ...contexto, db: trx }, await exigirAtualizacao(trx, sessao, id), sessao);
  });
}

async function concluir(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  { completa, pessoa }: AcessoAoBloco,
): Promise<void> {
  const gravada = await gravarPessoa(trx, pessoa, {
    situacao: 'enviado',
    motivos: [],
    concluida_em: contexto.relogio.agora(),
  });
  const pessoas = completa.pessoas.map((outra) => (outra.id === gravada.id ? gravada : outra));
  const depois = await mudarAtualizacao(
    contexto,
    trx,
    { ...completa, pessoas },
    {
      acao: 'concluirRegistro',
      papel: pessoa.tipo_pessoa === 'estudante' ? 'estudante' : 'fiador',
      ator: { tipo: 'conta', id: sessao.contaId },
      tipoPessoa: pessoa.tipo_pessoa,
    },
  );
  await seguirDoEnvio(contexto, trx, depois);
}

/** What follows once nobody is missing. */
export async function seguirDoEnvio(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
): Promise<void> {
  if (completa.atualizacao.estado === 'pendente-analise') await avisarQueFoiEnviada(contexto, trx, completa);
  if (completa.atualizacao.estado === 'concluido') await concluirAtualizacao(contexto, trx, completa);
}

/** The same plan as on the screens; what is missing is named by its step. */
async function exigirPronta(
  contexto: Contexto,
  trx: Transaction<DB>,
  { completa, pessoa }: AcessoAoBloco,
): Promise<void> {
  const documentos = await documentosDasPessoas(trx, [pessoa]);
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const fatos = contextoDaPessoa(completa, pessoa, documentos, hoje);
  const plano =
    pessoa.situacao === 'a-corrigir'
      ? planoDaCorrecaoDaAtualizacao({
          grupos: gruposRecusados(await documentosRecusados(trx, pessoa)),
          motivos: pessoa.motivos,
        })
      : planoDaAtualizacao;
  const falta = primeiroIncompleto(plano, fatos);
  if (!falta) return;
  const [erro] = errosDoPasso(falta, respostasDoPasso(falta, fatos), fatos);
  throw regraDoDominio([{ campo: falta.id, mensagem: erro?.mensagem ?? `Falta: ${falta.titulo}.` }]);
}
