/** `npm run audit:verify`: walks every chain of the audit trail, its signed anchors, every envelope with its files, and
 * every row of contracts and signatures, and says where it breaks. */
import { segredoDaInstalacao } from '../src/config/segredo.ts';
import { abrirCofre } from '../src/gateways/abrir-cofre.ts';
import { conferirEnvelopes } from '../src/modules/assinatura/conferir-envelopes.ts';
import { verificarAncoras } from '../src/modules/auditoria/ancora.ts';
import { conferirLacres } from '../src/modules/auditoria/conferir-lacres.ts';
import { verificarCadeias } from '../src/modules/auditoria/verificar-cadeias.ts';
import { comBanco } from './com-banco.ts';

await comBanco(async ({ db, configuracao }) => {
  const resultado = await verificarCadeias(db);
  if (resultado.integra)
    process.stdout.write(
      `The audit trail is whole: ${resultado.elos} events in ${resultado.fluxos} chains, ${resultado.soltas} not sealed yet.\n`,
    );
  const segredo = segredoDaInstalacao(configuracao);
  const ancoras = await verificarAncoras(db, { pasta: configuracao.dados.pasta, segredo });
  if (ancoras.confere)
    process.stdout.write(
      ancoras.ancoras === 0
        ? 'No anchor was written in this data directory yet: links cut off the end would not be seen.\n'
        : `${ancoras.ancoras} anchors agree.\n`,
    );
  else {
    process.stderr.write(`Anchor ${ancoras.ancora} does not agree: ${ancoras.motivo}.\n`);
    process.exitCode = 1;
  }
  const { envelopes, falhas } = await conferirEnvelopes(db, await abrirCofre(configuracao));
  if (falhas.length === 0)
    process.stdout.write(`${envelopes} envelopes agree with their evidence and their files.\n`);
  for (const { envelope, motivo } of falhas) process.stderr.write(`Envelope ${envelope}: ${motivo}.\n`);
  if (falhas.length > 0) process.exitCode = 1;
  const mudadas = await db.transaction().execute((trx) => conferirLacres(trx, segredo));
  if (mudadas.length === 0)
    process.stdout.write('The rows of contracts and signatures are as they were written.\n');
  for (const { tabela, linha } of mudadas) process.stderr.write(`Row ${linha} of ${tabela} was changed.\n`);
  if (mudadas.length > 0) process.exitCode = 1;
  if (!resultado.integra) {
    process.stderr.write(
      `The chain ${resultado.fluxo} breaks at link ${resultado.elo}: ${resultado.motivo}.\n`,
    );
    process.exitCode = 1;
  }
});
