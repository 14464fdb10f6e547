import { PDFDocument } from '@cantoo/pdf-lib';
import { gerarRg } from '../../db/seed/documentos-ficticios/gerar-documento.ts';
import { criarMundo } from '../autorizacao/mundo.ts';
import { SENHA } from '../contas.ts';
import type { ServidorDeTeste } from '../servidor-de-teste.ts';
import type { Cena } from './gesto.ts';
import { registrarMudancas } from './mudancas.ts';

export async function criarCena(servidor: ServidorDeTeste): Promise<Cena> {
  const mundo = await criarMundo(servidor);
  const pdf = await PDFDocument.create();
  for (const texto of ['Frente', 'Verso']) pdf.addPage([300, 200]).drawText(texto, { x: 20, y: 100 });
  const cena = {
    servidor,
    mundo,
    senha: { texto: SENHA, hash: await servidor.contexto.gateways.senhas.gerarHash(SENHA) },
    foto: new Uint8Array(await gerarRg({}, { ladoMaior: 300 })),
    pdf: await pdf.save(),
  };
  await registrarMudancas(servidor.db);
  return cena;
}
