/** Guarantors: invited by the student, linked and accepted by themselves with their own account. */
import { VERSAO_DO_CONSENTIMENTO } from '@credito/domain/fiador/consentimento';
import { aceitarGarantia, enviarCodigoDoAceite } from '../../../src/modules/fiador/aceitar-garantia.ts';
import { adicionarFiador, preencherDadosBasicos } from '../../../src/modules/fiador/adicionar-fiador.ts';
import { alterarPreenchimento } from '../../../src/modules/fiador/alterar-preenchimento.ts';
import { enviarConvite } from '../../../src/modules/fiador/enviar-convite.ts';
import { lerGarantia } from '../../../src/modules/fiador/garantias.ts';
import { recusarGarantia } from '../../../src/modules/fiador/recusar-garantia.ts';
import { vincularConvite } from '../../../src/modules/fiador/vincular-convite.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';
import { garantirConta } from './criar-conta.ts';
import type { FiadorDaHistoria } from './historia.ts';
import { preencherParte } from './preencher-parte.ts';

export async function contarFiador(
  narrador: Narrador,
  estudante: { contaId: string; solicitacaoId: number },
  historia: FiadorDaHistoria,
  entregar: () => Promise<void>,
): Promise<void> {
  const { pessoa, parentesco, foi, recusa = { motivo: 'nao-posso' }, respostas = {} } = historia;
  const { conjuge, anteriorAoRegime } = historia;
  const { contexto } = narrador;
  const doEstudante = sessaoDe(estudante.contaId);
  const dados = {
    nomePessoa: pessoa.nome,
    emailPessoa: pessoa.email,
    numeroTelefone: pessoa.telefone,
    parentescoFiador: parentesco,
    cpfPessoa: pessoa.cpf,
  };
  if (foi === 'recusou' && (await jaSaiu(narrador, estudante.solicitacaoId, pessoa.cpf))) return;
  narrador.passar(15);
  const peloEstudante = foi === 'preenchido-pelo-estudante';
  const convidado = peloEstudante
    ? await preencherDadosBasicos(contexto, doEstudante, dados)
    : await adicionarFiador(contexto, doEstudante, dados);
  const { solicitacaoId } = estudante;
  const { tipoPessoa, pessoaId } = convidado;
  if (peloEstudante)
    await preencherParte(
      narrador,
      { solicitacaoId, tipoPessoa, pessoa, contaId: estudante.contaId },
      { respostas },
    );
  const contaId = await garantirConta(narrador, pessoa);
  if (foi !== 'completo') {
    if (convidado.convite) await enviarConvite(contexto, doEstudante, convidado.convite.codFiador);
    await entregar();
    if (foi === 'recusou' && convidado.convite) {
      narrador.passar(50);
      await vincularConvite(contexto, sessaoDe(contaId), convidado.convite.codFiador);
      await recusarGarantia(contexto, sessaoDe(contaId), pessoaId, recusa);
    }
    return;
  }
  const doFiador = sessaoDe(contaId);
  if (convidado.convite) {
    await vincularConvite(contexto, doFiador, convidado.convite.codFiador);
    await aceitar(narrador, contaId, pessoaId);
  }
  if (anteriorAoRegime) await tornarAnteriorAoRegime(narrador, pessoaId);
  await preencherParte(narrador, { solicitacaoId, tipoPessoa, pessoa, conjuge, contaId }, { respostas });
  await alterarPreenchimento(contexto, doFiador, {
    solicitacaoId,
    vaga: tipoPessoa,
    status: 'AGUARDANDO_ANALISE',
    marca: convidado.marca,
  });
}

/** Told again after a cut, the refusal is not told twice. */
async function jaSaiu({ contexto }: Narrador, solicitacaoId: number, cpf: string): Promise<boolean> {
  const linha = await contexto.db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', solicitacaoId)
    .where('cpf', '=', cpf)
    .where('removido_em', 'is not', null)
    .executeTakeFirst();
  return linha !== undefined;
}

/** What the migration says of whoever had handed in before the question existed. */
async function tornarAnteriorAoRegime({ contexto }: Narrador, participanteId: string): Promise<void> {
  await contexto.db
    .updateTable('participante')
    .set({ estado_civil_sem_regime: 'CASADO' })
    .where('id', '=', participanteId)
    .execute();
}

async function aceitar(narrador: Narrador, contaId: string, garantiaId: string): Promise<void> {
  const { contexto } = narrador;
  const sessao = sessaoDe(contaId);
  narrador.passar(9);
  const { consentimento } = await lerGarantia(contexto, sessao, garantiaId);
  await enviarCodigoDoAceite(contexto, sessao, garantiaId, 'sms');
  await aceitarGarantia(
    contexto,
    sessao,
    garantiaId,
    {
      codigo: narrador.ultimoCodigo(),
      canal: 'sms',
      versao: VERSAO_DO_CONSENTIMENTO,
      sha256: consentimento.sha256,
    },
    { enderecoIp: null, agente: null },
  );
}
