/** Approved requests whose contracts were generated: nobody has released them yet. */
import { termoDoDia } from '@credito/domain/contrato/termo';
import { criarOperadorDa, solicitacaoEmAnalise } from '../../apps/server/test/gestao.ts';
import { aprovarEtapa } from '../../apps/server/test/pendencias.ts';
import { criarOperador } from '../../apps/server/test/pessoas.ts';
import type { ServidorDeTeste } from '../../apps/server/test/servidor-de-teste.ts';
import type { ContratoNoPapel, QuemAge } from './escritor-de-contratos.ts';

const PRIMEIRA_PESSOA = 32_000;
const ESCOLA = 'LIVRESABER';

export async function prepararContratos(
  servidor: ServidorDeTeste,
  quantos: number,
): Promise<{ contratos: readonly ContratoNoPapel[]; quem: QuemAge }> {
  const quem: QuemAge = {
    analista: (await criarOperador(servidor, 'analista')).token,
    outraAnalista: (await criarOperador(servidor, 'analista')).token,
    instituicao: (await criarOperadorDa(servidor, ESCOLA)).token,
  };
  const estudantes = new Map<number, string>();
  for (let numero = 0; numero < quantos; numero += 1) {
    const { id, estudante } = await solicitacaoEmAnalise(servidor, PRIMEIRA_PESSOA + numero);
    await aprovarEtapa(servidor, quem.analista, id, 'aprovarDadosComplementares');
    estudantes.set(id, estudante.token);
  }
  const [um] = estudantes.keys();
  const { dados } = await servidor.db
    .selectFrom('solicitacao')
    .select('dados')
    .where('id', '=', um ?? 0)
    .executeTakeFirstOrThrow();
  const termo = termoDoDia(String(dados.dataUtilizacaoCredito));
  const lote = await servidor.pedir({
    metodo: 'POST',
    url: '/api/gestao/contratos/gerar',
    token: quem.analista,
    body: {
      termo,
      solicitacoes: [...estudantes.keys()],
      ultimoMes: `${termo.ano + 3}-12-01`,
      ensaio: false,
    },
  });
  const { gerados } = lote.corpo<{ gerados: { solicitacaoId: number; contratoId: number | null }[] }>();
  const contratos = gerados.flatMap(({ solicitacaoId, contratoId }) =>
    contratoId === null ? [] : [{ id: contratoId, estudante: estudantes.get(solicitacaoId) ?? '' }],
  );
  if (contratos.length !== quantos)
    throw new Error(`only ${contratos.length} contracts: ${lote.texto.slice(0, 300)}`);
  return { contratos, quem };
}
