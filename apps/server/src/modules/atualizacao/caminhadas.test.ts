/**
 * Random walks of everybody over a half-yearly update, against a model of its table of states. `npm run walks` takes more
 * of them; CAMINHADAS and SEMENTE choose others.
 */
import { setasDaAtualizacao } from '@credito/domain/atualizacao/transicoes';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { abrirPeriodo } from '../../../test/atualizacoes.ts';
import { conectarParaEnsaio, ensaiar } from '../../../test/autorizacao/ensaio.ts';
import {
  ACOES_DA_ATUALIZACAO_NA_CAMINHADA,
  type Acao,
  type TerrenoDaAtualizacao,
  ultima,
} from '../../../test/caminhadas/atualizacao/acoes.ts';
import {
  type ModeloDaAtualizacao,
  PERIODO,
  semAtualizacao,
} from '../../../test/caminhadas/atualizacao/modelo.ts';
import { umaTentativa } from '../../../test/caminhadas/comandos.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { conferirRegras } from '../invariantes/conferir-invariantes.ts';

const CAMINHADAS = Math.min(10_000, Number(process.env.CAMINHADAS ?? 60));
const SEMENTE = Number(process.env.SEMENTE ?? 7);
const PASSOS = 9;
/** So many have been on every arrow, wherever they begin; of fewer the rarest may be missing. */
const TODAS_AS_SETAS = 10_000;

const servidor = await criarServidorDeTeste({
  conectar: conectarParaEnsaio,
  env: { LIMITE_POR_ENDERECO: '100000000', DURACAO_DO_TOKEN_SEGUNDOS: '86400' },
});
const { db, relogio } = servidor;
let terreno: TerrenoDaAtualizacao;
const andadas = new Set<string>();

beforeAll(async () => {
  const { id, estudante, fiador } = await solicitacaoEmAnalise(servidor, 6_900, CURSO_SIMPLES);
  if (!fiador) throw new Error('the course asks for a guarantor');
  await db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', id).execute();
  await inserirContrato(servidor, id, { codigo: 'EFE', termo: { ano: 2026, semestre: 2 } });
  await abrirPeriodo(servidor, { abre: PERIODO.abre, fecha: PERIODO.fecha, tardio_ate: PERIODO.tardioAte });
  terreno = { servidor, estudante, fiador, mesa: await criarOperador(servidor, 'analista'), diasPassados: 0 };
  // Weeks go by in a walk: nobody has to enter again.
  const tarde = new Date('2030-01-01T00:00:00Z');
  await db
    .updateTable('sessao')
    .set({ usada_em: tarde, token_expira_em: tarde, expira_em: tarde, fim_em: tarde })
    .execute();
}, 120_000);

async function tentar(acao: Acao, modelo: ModeloDaAtualizacao): Promise<void> {
  relogio.avancar({ milissegundos: 1 });
  const previsto = structuredClone(modelo);
  const passa = acao.prever(previsto);
  const { estado } = modelo;
  const status = await acao.fazer(terreno);
  const sitio = `${acao.nome} (${modelo.estado}, ${modelo.hoje})`;
  if (status >= 500) throw new Error(`${sitio}: the server answered ${status}`);
  if (status < 300 !== passa)
    throw new Error(`${sitio}: the model ${passa ? 'does' : 'refuses'} it, the server answered ${status}`);
  if (passa) Object.assign(modelo, previsto);
  expect(await noServidor(), sitio).toEqual(esperado(modelo));
  if (estado !== null && modelo.estado !== estado) andadas.add(`${estado} ${modelo.estado}`);
}

const esperado = ({ estado, reconhecida, blocos }: ModeloDaAtualizacao) => ({
  estado,
  reconhecida,
  blocos: estado === null ? {} : { estudante: blocos.estudante.situacao, fiador: blocos.fiador.situacao },
});

async function noServidor() {
  const { atualizacao, pessoas } = await ultima(terreno);
  return {
    estado: atualizacao?.estado ?? null,
    reconhecida: (atualizacao?.reconhecida_em ?? null) !== null,
    blocos: Object.fromEntries(pessoas.map(({ tipo_pessoa, situacao }) => [tipo_pessoa, situacao])),
  };
}

/** The way of an update in which something changed; each walk begins somewhere on it. */
const CAMINHO = [
  'estudante inicia',
  'estudante muda o complemento',
  'estudante conclui',
  'fiador conclui',
  'mesa devolve os dados: estudante',
] as const;
const umComeco = fc.nat(CAMINHO.length).map((quantos) => CAMINHO.slice(0, quantos));

describe('a half-yearly update, on any way that its people, the desk and the calendar may take', () => {
  it(
    `is where the table says, in ${CAMINHADAS} walks`,
    async () => {
      const caminhada = fc.asyncProperty(
        umComeco,
        fc.commands([umaTentativa(ACOES_DA_ATUALIZACAO_NA_CAMINHADA, tentar)], {
          maxCommands: PASSOS,
          size: 'max',
        }),
        async (comeco, comandos) => {
          try {
            await ensaiar(db, async () => {
              const modelo = semAtualizacao(dataEmSaoPaulo(relogio.agora()));
              for (const nome of comeco) {
                const acao = ACOES_DA_ATUALIZACAO_NA_CAMINHADA.find((uma) => uma.nome === nome);
                if (acao) await tentar(acao, modelo);
              }
              await fc.asyncModelRun(() => ({ model: modelo, real: terreno }), comandos);
              expect(await conferirRegras(db, (id) => /update|version-|phone-/.test(id))).toEqual([]);
            });
          } finally {
            relogio.avancar({ dias: -terreno.diasPassados });
            terreno.diasPassados = 0;
          }
        },
      );
      await fc.assert(caminhada, { numRuns: CAMINHADAS, seed: SEMENTE });
    },
    240_000 + CAMINHADAS * 2_000,
  );

  it.runIf(CAMINHADAS >= TODAS_AS_SETAS)('has been on every arrow', () => {
    const todas = setasDaAtualizacao().flatMap(({ de, para }) => (de === para ? [] : [`${de} ${para}`]));
    expect([...new Set(todas)].filter((seta) => !andadas.has(seta))).toEqual([]);
  });
});
