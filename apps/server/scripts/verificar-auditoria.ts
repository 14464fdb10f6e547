/** `npm run audit:verify`: walks the whole audit chain and its signed anchors, and says where it breaks. */
import { segredoDaInstalacao } from '../src/config/segredo.ts';
import { verificarAncoras } from '../src/modules/auditoria/ancora.ts';
import { verificarCadeia } from '../src/modules/auditoria/auditoria.ts';
import { comBanco } from './com-banco.ts';

await comBanco(async ({ db, configuracao }) => {
  const resultado = await verificarCadeia(db);
  if (resultado.integra)
    process.stdout.write(
      `The audit chain is whole: ${resultado.elos} events, ${resultado.soltas} not sealed yet.\n`,
    );
  const ancoras = await verificarAncoras(db, {
    pasta: configuracao.dados.pasta,
    segredo: segredoDaInstalacao(configuracao),
  });
  if (ancoras.confere)
    process.stdout.write(
      ancoras.ancoras === 0
        ? 'No anchor was written in this data directory yet: links cut off the end would not be seen.\n'
        : `${ancoras.ancoras} anchors agree, the newest at link ${ancoras.ate}.\n`,
    );
  else {
    process.stderr.write(`The anchor at link ${ancoras.elo} does not agree: ${ancoras.motivo}.\n`);
    process.exitCode = 1;
  }
  if (!resultado.integra) {
    process.stderr.write(`The audit chain breaks at link ${resultado.elo}: ${resultado.motivo}.\n`);
    process.exitCode = 1;
  }
});
