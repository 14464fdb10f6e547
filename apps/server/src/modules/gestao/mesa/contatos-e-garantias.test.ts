import type { Mesa, PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';
import { protocoloEmGrupos } from '@credito/domain/solicitacao/protocolo';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600' } });
const { db, pedir } = servidor;
let analista = '';
let numero = 900;

beforeAll(async () => {
  await semearCatalogo(db);
  analista = (await criarOperador(servidor, 'analista')).token;
});

function nova(): Promise<SolicitacaoEmAnalise> {
  numero += 1;
  return solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
}
async function pessoa(id: number, tipoPessoa: 'estudante' | 'fiador'): Promise<PessoaDaMesa> {
  const mesa = (
    await pedir({ metodo: 'GET', url: `/api/gestao/solicitacoes/${id}`, token: analista })
  ).corpo<Mesa>();
  const achada = mesa.pessoas.find((uma) => uma.tipoPessoa === tipoPessoa);
  if (!achada) throw new Error(tipoPessoa);
  return achada;
}
const contato = ({ grupos }: PessoaDaMesa) =>
  Object.fromEntries(
    (grupos.find(({ id }) => id === 'contato')?.itens ?? []).map(({ campo, valor }) => [campo, valor]),
  );
const mudarContato = ({ contaId }: ContaDeTeste, novo: { email?: string; telefone?: string }) =>
  db.updateTable('conta').set(novo).where('id', '=', contaId).execute();

describe('STAFF-01: contacts at the desk', () => {
  it('are those of today, with what was declared beside them where it differs', async () => {
    const { id, estudante } = await nova();
    expect(contato(await pessoa(id, 'estudante'))).not.toHaveProperty('emailDeclarado');
    await mudarContato(estudante, { email: 'nova.ana@exemplo.com' });
    const mostrado = contato(await pessoa(id, 'estudante'));
    expect(mostrado).toMatchObject({ email: 'n•••@exemplo.com', emailDeclarado: 'p•••@exemplo.com' });
    expect(mostrado).not.toHaveProperty('telefoneDeclarado');
    const { valores } = (
      await pedir({
        metodo: 'POST',
        url: `/api/gestao/solicitacoes/${id}/revelar/estudante`,
        token: analista,
      })
    ).corpo<{ valores: Record<string, string> }>();
    expect(valores).toMatchObject({ email: 'nova.ana@exemplo.com', emailDeclarado: estudante.email });
  });

  it('are those of today in the spreadsheet too', async () => {
    const { protocolo, estudante } = await nova();
    await mudarContato(estudante, { email: 'outro.hoje@exemplo.com' });
    const admin = (await criarOperador(servidor, 'administrador')).token;
    const chamar = (url: string, body: unknown, token: string) =>
      pedir({ metodo: 'POST', url: `/api/gestao/exportacoes${url}`, token, body });
    const dia = '2026-11-27';
    const pedida = await chamar(
      '',
      { tipo: 'solicitacoes', de: dia, ate: dia, motivo: 'Prestação de contas do mês.' },
      admin,
    );
    const { id } = pedida.corpo<{ id: string }>();
    await chamar(`/${id}/resposta`, { aprovada: true }, analista);
    const baixada = await pedir({
      metodo: 'POST',
      url: `/api/gestao/exportacoes/${id}/baixar`,
      token: admin,
    });
    const linhas = baixada.texto.split('\r\n');
    const titulos = linhas[0]?.split(';') ?? [];
    const linha = linhas.find((uma) => uma.includes(protocoloEmGrupos(protocolo)))?.split(';') ?? [];
    const coluna = (titulo: string) => linha[titulos.findIndex((um) => um.includes(titulo))];
    expect(coluna('E-mail')).toBe('outro.hoje@exemplo.com');
    expect(coluna('E-mail declarado')).toBe(estudante.email);
    expect(coluna('Celular declarado')).toBe('');
  });
});

describe('STAFF-01: borrowers who guarantee each other', () => {
  /** Makes the guarantor of a request somebody else, as if they had been invited. */
  const comFiador = (id: number, { cpf }: ContaDeTeste) =>
    db
      .updateTable('participante')
      .set({ cpf })
      .where('solicitacao_id', '=', id)
      .where('tipo_pessoa', '=', 'fiador')
      .execute();
  const avisos = async (id: number) => (await pessoa(id, 'fiador')).avisos.join(' ');

  it('are shown to the analyst on both sides, until one of the requests ends', async () => {
    const [a, b] = [await nova(), await nova()];
    await comFiador(a.id, b.estudante);
    expect(await avisos(a.id)).not.toContain('garant');
    await comFiador(b.id, a.estudante);
    expect(await avisos(a.id)).toContain(
      `fiador desta pessoa na solicitação ${b.protocolo}: um garante o outro`,
    );
    expect(await avisos(b.id)).toContain(a.protocolo);
    await db
      .updateTable('solicitacao')
      .set({ sigla: 'CAN', status_solicitacao: 'CANCELADO' })
      .where('id', '=', b.id)
      .execute();
    expect(await avisos(a.id)).not.toContain('garante');
  });

  it('are shown in a circle of three as well', async () => {
    const [a, b, c] = [await nova(), await nova(), await nova()];
    await comFiador(a.id, b.estudante);
    await comFiador(b.id, c.estudante);
    await comFiador(c.id, a.estudante);
    const aviso = await avisos(a.id);
    expect(aviso).toContain('Garantias em círculo');
    expect(aviso).toMatch(new RegExp(`${b.protocolo}.*${c.protocolo}`));
  });
});
