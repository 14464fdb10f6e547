/**
 * `npm run bench:assinaturas`: contracts of four to seven signers are sent, read and signed over HTTP, with links and codes from
 * the mailbox that the outbox fills, while the server and its database are killed, the disk is full and the key is wrong;
 * then others at a provider of signatures that fails. A minute after the last fault everything that was signed must be
 * sealed, nothing doubled, nothing lost. ASSINATURAS is the number of envelopes (1,000), ASSINATURAS_NO_PROVEDOR that of the others
 * (50), ASSINATURAS_PORTA which ports; `-- --curta` is what less than a minute takes.
 */
import { parseArgs } from 'node:util';
import { type Balanco, conferir } from './assinaturas/conferir.ts';
import { type FimDoTrabalho, falharAte } from './assinaturas/falhar.ts';
import { abrirProvedor, assinarNoProvedor, repetidosNoProvedor } from './assinaturas/no-provedor.ts';
import { comPalco, type Palco, segundosAteSelar } from './assinaturas/palco.ts';
import { assinarContrato, assinarPeloProvedor } from './assinaturas/quem-assina.ts';

const { curta } = parseArgs({ options: { curta: { type: 'boolean', default: false } } }).values;
const QUANTOS = Number(process.env.ASSINATURAS ?? (curta ? 6 : 1_000));
const NO_PROVEDOR = Number(process.env.ASSINATURAS_NO_PROVEDOR ?? (curta ? 2 : 50));
const PORTA = Number(process.env.ASSINATURAS_PORTA ?? 4_795);
const RITMO = curta ? { pausaMs: 1_000, duracaoMs: 1_000 } : { pausaMs: 10_000, duracaoMs: 8_000 };
const AO_MESMO_TEMPO = 24;
const ATE_SELAR_S = 60;

function dizer({ linhas, erros }: Balanco, palco: Palco, segundos: number, falhas: string): void {
  if (segundos > ATE_SELAR_S) erros.push(`sealed only ${Math.round(segundos)} s after the recovery`);
  const { respostas, semResposta, indisponiveis } = palco.chamador.contagem;
  const saida = [
    falhas,
    `calls answered: ${respostas}; unanswered and made again: ${semResposta}; answered 5xx: ${indisponiveis}`,
    `everything sealed ${segundos.toFixed(1)} s after the recovery`,
    ...linhas,
    erros.length === 0 ? 'nothing lost, nothing doubled' : `${erros.length} wrong:`,
    ...erros.slice(0, 50),
  ];
  process.stdout.write(`${saida.join('\n')}\n`);
  if (erros.length > 0) process.exitCode = 1;
}

const idsDe = ({ contratos }: Palco) => contratos.map(({ id }) => id);

/** Everybody signs, and faults go on until all have. */
async function assinarTudo(palco: Palco) {
  const { contratos, representantes, servidor, pasta } = palco;
  const porFazer = [...contratos];
  let assinados = 0;
  const trabalhar = async () => {
    for (let um = porFazer.shift(); um; um = porFazer.shift()) {
      await assinarContrato(palco, um);
      assinados += 1;
      if (assinados % 100 === 0)
        process.stdout.write(
          `${assinados} signed by their people after ${Math.round(performance.now() / 1000)} s\n`,
        );
    }
  };
  let fim: FimDoTrabalho = null;
  const trabalho = Promise.all([
    ...Array.from({ length: AO_MESMO_TEMPO }, trabalhar),
    ...representantes.map((um) => assinarPeloProvedor(palco, um, () => assinados === contratos.length)),
  ]).then(
    () => {
      fim = 'feito';
    },
    (erro: unknown) => {
      fim = 'falhou';
      throw erro;
    },
  );
  // Nobody starts the server again behind the back of whoever gives up.
  const [feito, falhado] = await Promise.allSettled([
    trabalho,
    falharAte({ servidor, pasta }, RITMO, () => fim),
  ]);
  if (feito.status === 'rejected') throw feito.reason;
  if (falhado.status === 'rejected') throw falhado.reason;
  const { falhas, recuperadoEm } = falhado.value;
  return { falhas, segundos: await segundosAteSelar(palco, recuperadoEm, 2 * ATE_SELAR_S) };
}

await comPalco(
  { porta: PORTA, quantos: QUANTOS },
  assinarTudo,
  async (contexto, palco, { falhas, segundos }) => {
    const balanco = await conferir(contexto, idsDe(palco), palco.correio.chegadas);
    const ditas = Object.entries(falhas).map(([tipo, vezes]) => `${tipo} ${vezes}`);
    dizer(balanco, palco, segundos, `faults: ${ditas.join(', ')}`);
  },
);

const provedor = await abrirProvedor();
try {
  await comPalco(
    { porta: PORTA + 2, quantos: NO_PROVEDOR, env: provedor.env },
    async (palco) => {
      const feito = await assinarNoProvedor({ provedor, ...palco }, palco.contratos);
      return { ...feito, segundos: await segundosAteSelar(palco, feito.recuperadoEm, 2 * ATE_SELAR_S) };
    },
    async (contexto, palco, { falhas, mortes, segundos }) => {
      const balanco = await conferir(contexto, idsDe(palco), palco.correio.chegadas);
      balanco.erros.push(...repetidosNoProvedor(provedor.la, NO_PROVEDOR));
      dizer(balanco, palco, segundos, `at the provider: ${falhas} faults, ${mortes} deaths of the server`);
    },
  );
} finally {
  provedor.fechar();
}
