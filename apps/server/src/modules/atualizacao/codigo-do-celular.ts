/** A changed phone counts once its code has come back; the former number is told, and may stop it. */
import type { PessoasDaAtualizacao } from '@credito/api/atualizacao-partes.rotas';
import { errosDoTelefone } from '@credito/domain/atualizacao/erros';
import type { CanalDaAtualizacao } from '@credito/domain/atualizacao/formulario';
import { telefoneMudou } from '@credito/domain/atualizacao/provas';
import { SEGUNDOS_ENTRE_CODIGOS_DA_ATUALIZACAO } from '@credito/domain/conta/codigo';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { emitirCodigo } from '../codigo/emitir-codigo.ts';
import { validarCodigo } from '../codigo/validar-codigo.ts';
import { type AcessoAoBloco, exigirAtualizacao, exigirBloco } from '../parte-da-atualizacao/acesso.ts';
import { gravarPessoa } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { apresentarPessoas } from './apresentar-pessoas.ts';
import { avisarNumeroAntigo } from './avisar-numero-antigo.ts';
import { exigirEditavel } from './exigir-editavel.ts';
import { contextoDaPessoa } from './fatos-da-pessoa.ts';
import { noFormulario } from './gravar-pessoa.ts';

interface Onde {
  id: number;
  personType: TipoPessoa;
}

const MENSAGEM_MESMO_TELEFONE = 'O celular não mudou: não é preciso confirmar.';
const CANAL: Readonly<Record<CanalDaAtualizacao, 'sms' | 'whatsapp'>> = { SMS: 'sms', WHATSAPP: 'whatsapp' };

export async function enviarCodigo(
  contexto: Contexto,
  sessao: SessaoDeConta,
  onde: Onde,
  tipoContato: CanalDaAtualizacao,
): Promise<{ esperarSegundos: number }> {
  const { pessoa } = await exigirTelefoneNovo(contexto, sessao, onde);
  const telefone = String(pessoa.respostas.telefone);
  // First the notice: no code leaves of which the former number was not told.
  await contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirBloco(trx, sessao, onde.id, onde.personType, { travar: true });
    if (acesso.pessoa.respostas.telefone !== telefone) throw dadosDesatualizados();
    await avisarNumeroAntigo(contexto, trx, acesso, { telefone, tipoContato });
  });
  return emitirCodigo(contexto, {
    finalidade: 'atualizacao',
    cpf: pessoa.cpf,
    destino: telefone,
    canal: CANAL[tipoContato],
    navegador: null,
    contaId: sessao.contaId,
    esperaSegundos: Math.min(
      SEGUNDOS_ENTRE_CODIGOS_DA_ATUALIZACAO,
      contexto.configuracao.limites.esperaEntreCodigosSegundos,
    ),
  });
}

export async function confirmarCodigo(
  contexto: Contexto,
  sessao: SessaoDeConta,
  onde: Onde,
  codigo: string,
): Promise<PessoasDaAtualizacao> {
  const { pessoa } = await exigirTelefoneNovo(contexto, sessao, onde);
  const telefone = String(pessoa.respostas.telefone);
  const digitado = {
    finalidade: 'atualizacao',
    destino: telefone,
    navegador: null,
    cpf: pessoa.cpf,
    codigo,
  } as const;
  await validarCodigo(contexto, digitado, async (trx) => {
    const acesso = await exigirBloco(trx, sessao, onde.id, onde.personType, { travar: true });
    if (acesso.pessoa.respostas.telefone !== telefone) throw dadosDesatualizados();
    await gravarPessoa(trx, acesso.pessoa, { telefone_verificado: telefone });
  });
  const completa = await exigirAtualizacao(contexto.db, sessao, onde.id);
  return apresentarPessoas(contexto, completa, sessao);
}

/** One's own part, whose phone is another one than before and nobody else's. */
async function exigirTelefoneNovo(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { id, personType }: Onde,
): Promise<AcessoAoBloco> {
  const acesso = await exigirBloco(contexto.db, sessao, id, personType);
  exigirEditavel(contexto, acesso);
  const { completa, pessoa } = acesso;
  if (!telefoneMudou(pessoa.originais, pessoa.respostas)) throw conflito(MENSAGEM_MESMO_TELEFONE);
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const erros = errosDoTelefone(pessoa.respostas.telefone, contextoDaPessoa(completa, pessoa, [], hoje));
  if (erros.length > 0) throw regraDoDominio(erros.map(noFormulario));
  return acesso;
}
