/** The former number is told where a code went to, and may stop the change by a link of its own. */
import type { CanalDaAtualizacao } from '@credito/domain/atualizacao/formulario';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { resumo } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { curtaDoTexto } from '../mensagem/compor-texto.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import type { AcessoAoBloco } from '../parte-da-atualizacao/acesso.ts';
import { gravarPessoa } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { recusar } from './mudar-atualizacao.ts';

/** Once for each new number, however many codes go to it. */
export async function avisarNumeroAntigo(
  contexto: Contexto,
  trx: Transaction<DB>,
  { pessoa }: AcessoAoBloco,
  { telefone, tipoContato }: { telefone: string; tipoContato: CanalDaAtualizacao },
): Promise<void> {
  const jaAvisado = pessoa.parada_telefone === telefone;
  if (jaAvisado && pessoa.tipo_contato === tipoContato) return;
  const token = contexto.aleatorio.bytes(32).toString('base64url');
  await gravarPessoa(
    trx,
    pessoa,
    {
      tipo_contato: tipoContato,
      ...(jaAvisado ? {} : { parada_hash: resumo(token), parada_telefone: telefone }),
    },
    'mesma',
  );
  const antigo = pessoa.originais.telefone;
  if (jaAvisado || typeof antigo !== 'string' || pessoa.conta_id === null) return;
  const { configuracao } = contexto;
  await enfileirarMensagem(trx, contexto.aleatorio, {
    chaveUnica: `celular-em-troca:${pessoa.id}:${resumo(token).toString('hex').slice(0, 16)}`,
    contaId: pessoa.conta_id,
    solicitacaoId: null,
    canal: 'sms',
    destino: antigo,
    modelo: curtaDoTexto(configuracao, {
      nome: 'celular-em-troca',
      chave: 'celular-em-troca',
      valores: {
        // In the fragment: it reaches neither servers nor their logs.
        link: `${configuracao.servidor.publicUrl}/estudante/parar-troca#${token}`,
      },
    }),
    agora: contexto.relogio.agora(),
  });
}

/** Whoever reads the former number's messages says that it was not them: the phone is again what it was. */
export async function pararTrocaDeTelefone(contexto: Contexto, token: string): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const achada = await trx
      .selectFrom('atualizacao_pessoa')
      .select(['id', 'atualizacao_id'])
      .where('parada_hash', '=', resumo(token))
      .executeTakeFirst();
    if (!achada) throw naoEncontrado();
    const atualizacao = await trx
      .selectFrom('atualizacao')
      .select(['id', 'estado', 'conta_id'])
      .where('id', '=', achada.atualizacao_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const pessoa = await trx
      .selectFrom('atualizacao_pessoa')
      .selectAll()
      .where('id', '=', achada.id)
      .executeTakeFirstOrThrow();
    if (pessoa.respostas.telefone !== pessoa.parada_telefone) return;
    if (['concluido', 'reiniciada', 'vencida'].includes(atualizacao.estado))
      throw recusar('estado-nao-permite');
    await gravarPessoa(trx, pessoa, {
      respostas: { ...pessoa.respostas, telefone: pessoa.originais.telefone },
      telefone_verificado: null,
    });
    await registrarDecisao(trx, {
      em: contexto.relogio.agora(),
      ator: { tipo: 'sistema', id: null },
      acao: 'atualizacao.pararTrocaDeTelefone',
      alvo: { tipo: 'atualizacao', id: String(atualizacao.id) },
      contaId: atualizacao.conta_id,
      dados: { tipoPessoa: pessoa.tipo_pessoa },
    });
  });
}
