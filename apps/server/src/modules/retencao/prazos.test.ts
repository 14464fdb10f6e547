/** Every row of the table of retention, with a moved clock. */

import { RETENCAO } from '@credito/domain/retencao/retencao';
import { TABELAS } from '@credito/domain/retencao/tabelas';
import type { Sigla, StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao, inserirDocumento } from '../../../test/solicitacoes.ts';
import { relogioParado } from '../../relogio.ts';
import { apagarVencidos } from '../limpeza/apagar-vencidos.ts';
import { aplicarRetencao } from './aplicar-retencao.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db } = servidor;
const agora = servidor.relogio.agora();
const { operadorId } = await criarOperador(servidor, 'analista');
const conta = await criarConta(servidor, pessoaNumero(9_500));
let numero = 9_500;

function proximaPessoa() {
  numero += 1;
  return pessoaNumero(numero);
}

/** Both daily jobs, `dias` after now. */
async function passarDias(dias: number): Promise<void> {
  const relogio = relogioParado(new Date(agora.getTime() + dias * 24 * 3_600_000).toISOString());
  await apagarVencidos({ ...contexto, relogio });
  await aplicarRetencao({ ...contexto, relogio });
}

async function existe(tabela: string, condicao: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(tabela)} where ${sql.raw(condicao)}`.execute(db);
  return rows.length > 0;
}

it('names the terms of every table of the database that has data of people', async () => {
  const { rows } = await sql<{ nome: string }>`
    select table_name as nome from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const semPessoas = [
    'bolsa',
    'campanha',
    'campus',
    'curso',
    'historia_da_demonstracao',
    'instituicao',
    'item_do_catalogo',
    'migracao',
    'oferta',
    'periodo_de_atualizacao',
    'profissao',
    'regulamento',
    'saude_do_pagamento',
    'versao_do_catalogo',
  ];
  expect(Object.keys(TABELAS).sort()).toEqual(
    rows
      .map(({ nome }) => nome)
      .filter((nome) => !semPessoas.includes(nome))
      .sort(),
  );
});

const uuid = () => `'${contexto.aleatorio.uuid()}'`;
const em = `timestamptz '${agora.toISOString()}'`;
const hoje = `date '${agora.toISOString().slice(0, 10)}'`;

type Prazo = keyof typeof RETENCAO;

describe('what has a term of its own', () => {
  it.each<[Prazo, string, string, string]>([
    [
      'codigos',
      'codigo_verificacao',
      'id, cpf, destino, canal, finalidade, codigo_hash, criado_em, expira_em',
      `${uuid()}, '52998224725', '11987650001', 'sms', 'cadastro', 'x', ${em}, ${em}`,
    ],
    ['limites', 'limite', 'chave, janela, contagem', `'prova', ${em}, 1`],
    [
      'limites',
      'recuperacao_senha',
      'token_hash, conta_id, criada_em, expira_em',
      `'x', '${conta.contaId}', ${em}, ${em}`,
    ],
    [
      'limites',
      'entrada_social',
      'bilhete_hash, navegador_hash, provedor, emissor, sujeito, email_verificado, criada_em, expira_em',
      `'x', 'y', 'google', 'https://emissor.example', '1', true, ${em}, ${em}`,
    ],
    ['limites', 'uso_do_dia', 'operador_id, dia, uso, alvo', `'${operadorId}', ${hoje}, 'solicitacao', '1'`],
    ['usosDaEquipe', 'cota_do_dia', 'operador_id, dia, uso', `'${operadorId}', ${hoje}, 'solicitacao'`],
    [
      'exportacoes',
      'exportacao',
      'id, tipo, de, ate, motivo, pedida_por, pedida_em, expira_em',
      `${uuid()}, 'solicitacoes', ${hoje}, ${hoje}, 'Auditoria', '${operadorId}', ${em}, ${em}`,
    ],
    ['arquivosPesados', 'arquivo_pesado', 'sha256, recusado_em', `'x', ${em}`],
    [
      'repeticoes',
      'idempotencia',
      'dono, chave, rota, corpo_hash, status, criada_em',
      `'alguem', 'chave', 'POST /x', 'x', 200, ${em}`,
    ],
    [
      'sessoes',
      'sessao',
      'id, tipo, conta_id, token_hash, renovacao_hash, token_expira_em, renovada_em, expira_em, fim_em, criada_em, usada_em',
      `${uuid()}, 'conta', '${conta.contaId}', 'x', 'x', ${em}, ${em}, ${em}, ${em}, ${em}, ${em}`,
    ],
    [
      'sessoes',
      'acesso_de_suporte',
      'token_hash, operador_id, conta_id, motivo, criado_em, expira_em',
      `'x', '${operadorId}', '${conta.contaId}', 'Ajuda', ${em}, ${em}`,
    ],
    [
      'indicacoes',
      'indicacao_especial',
      'id, cpf, nome, email, bolsa_id, data_inicio_validade, data_fim_validade, criada_em',
      `${uuid()}, '52998224725', 'Sílvia', 's@aurora.example', (select min(id) from bolsa), ${hoje}, ${hoje}, ${em}`,
    ],
    [
      'pesquisas',
      'resposta_de_pesquisa',
      'campanha_id, conta_id, nota, pergunta, respondida_em',
      `(select min(id) from campanha), '${conta.contaId}', 5, 'E aí?', ${em}`,
    ],
    [
      'mensagens',
      'mensagem',
      'id, chave_unica, evento, canal, destino, modelo, texto, estado, criada_em, nao_antes_de, enviada_em',
      `${uuid()}, 'prova', 'prova', 'sms', '11987650001', 'conta-criada', 'Oi', 'enviada', ${em}, ${em}, ${em}`,
    ],
    [
      'acoesDoAtendimento',
      'acao_estudante',
      'conta_id, acao, observacao, autor_nome, autor_email, em',
      `'${conta.contaId}', 'PROVA', 'x', 'Nina', 'nina@exemplo.org.br', ${em}`,
    ],
  ])('%s: %s leaves on the day after its term, not before', async (prazo, tabela, colunas, valores) => {
    const { dias } = RETENCAO[prazo];
    if (dias === null) throw new Error('no term');
    await criarSolicitacao(servidor, await criarConta(servidor, proximaPessoa()));
    await sql`delete from ${sql.table(tabela)}`.execute(db);
    await sql`insert into ${sql.table(tabela)} (${sql.raw(colunas)}) values (${sql.raw(valores)})`.execute(
      db,
    );
    await passarDias(dias - 1);
    expect(await existe(tabela, 'true')).toBe(true);
    await passarDias(dias + 2);
    expect(await existe(tabela, 'true')).toBe(false);
  });

  it('the tries of a message leave with it, and a device with its session', async () => {
    const referencias = await sql<{ tabela: string }>`
      select conrelid::regclass::text as tabela from pg_constraint
      where contype = 'f' and confdeltype = 'c'
        and confrelid in ('mensagem'::regclass, 'sessao'::regclass)`.execute(db);
    expect(referencias.rows.map(({ tabela }) => tabela)).toEqual(
      expect.arrayContaining(['tentativa_de_envio', 'inscricao_push']),
    );
  });
});

describe('requests', () => {
  /** A guarantor, a document and an acceptance; decided now. */
  async function encerrada(sigla: Sigla, status: StatusSolicitacao): Promise<number> {
    const estudante = await criarConta(servidor, proximaPessoa());
    const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
    const fiador = await criarConta(servidor, proximaPessoa());
    const { codFiador, pessoaId } = await indicarFiador(servidor, estudante, fiador);
    await aceitarConvite(servidor, fiador, codFiador);
    await inserirDocumento(servidor, {
      solicitacaoId: id,
      participanteId: pessoaId,
      contaId: fiador.contaId,
      tipoDocumento: 'RG',
    });
    await db
      .updateTable('solicitacao')
      .set({ sigla, status_solicitacao: status, decidida_em: agora, concluida_em: agora })
      .where('id', '=', id)
      .execute();
    return id;
  }

  const arquivos = (id: number) =>
    existe(
      'documento',
      `dono_id in (select id from participante where solicitacao_id = ${id}) and situacao <> 'excluido'`,
    );
  const inteira = (id: number) => existe('solicitacao', `id = ${id}`);
  const aceites = (id: number) =>
    existe('aceite_fiador', `participante_id in (select id from participante where solicitacao_id = ${id})`);

  it.each<[Sigla, StatusSolicitacao]>([
    ['REP', 'REPROVADO'],
    ['RIES', 'REPROVADO_IES'],
  ])(
    '%s loses its files after 180 days and everything else, acceptances too, after five years',
    async (...estado) => {
      const id = await encerrada(...estado);
      await passarDias(179);
      expect(await arquivos(id)).toBe(true);
      await passarDias(181);
      expect(await arquivos(id)).toBe(false);
      await passarDias(5 * 365 - 1);
      expect([await inteira(id), await aceites(id)]).toEqual([true, true]);
      await passarDias(5 * 365 + 1);
      expect([await inteira(id), await aceites(id)]).toEqual([false, false]);
    },
  );

  it.each<[Sigla, StatusSolicitacao, string]>([
    ['REP', 'REPROVADO_EM_RECURSO', 'an appeal waits for its answer'],
    ['A', 'APROVADO', 'there is a contract'],
    ['RDC', 'REPROVADO_ANALISE_DADOS_COMPLEMENTARES', 'it is being corrected'],
  ])('%s %s stays whole for as long as %s', async (sigla, status) => {
    const id = await encerrada(sigla, status);
    await passarDias(20 * 365);
    expect([await inteira(id), await arquivos(id)]).toEqual([true, true]);
  });

  it('parked documents leave with the conclusion, and accounts and preferences stay', async () => {
    const { estudante } = await solicitacaoEmAnalise(servidor, 9_900);
    await sql`insert into preferencia_de_mensagem
      values (${estudante.contaId}, 'lembrete', 'email', false, ${agora})`.execute(db);
    await passarDias(20 * 365);
    expect(await existe('preferencia_de_mensagem', `conta_id = '${estudante.contaId}'`)).toBe(true);
    expect(await existe('conta', `id = '${estudante.contaId}'`)).toBe(true);
    expect(await existe('documento', "situacao = 'estacionado'")).toBe(false);
  });
});
