/** Presses of the protocol of parts, which has verbs of its own and no entries in packages/api. */
import type { Rota } from '@credito/api/rota';
import type { Cena, Chamada, Gesto } from './gesto.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = 9;

async function comEnvio({ servidor: { contexto, db }, mundo }: Cena): Promise<string> {
  const [id, agora] = [contexto.aleatorio.uuid(), contexto.relogio.agora()];
  await db
    .insertInto('envio')
    .values({
      id,
      conta_id: mundo.alvos.conta,
      nome_arquivo: 'extrato.pdf',
      tamanho_bytes: BYTES,
      criado_em: agora,
      atualizado_em: agora,
    })
    .execute();
  return id;
}

const verbo = (
  metodo: 'POST' | 'PATCH' | 'DELETE',
  caminho: Rota['caminho'],
  por: string,
  preparar: (cena: Cena) => Promise<Chamada>,
): { nome: string; rota: Rota; gesto: Gesto } => ({
  nome: `${metodo} ${caminho}`,
  rota: {
    metodo,
    caminho,
    resumo: 'Envia um arquivo em partes',
    area: 'documento',
    permissao: 'conta-propria',
    efeito: { chave: 'natural', por },
  },
  gesto: { quem: 'estudante', preparar },
});

export const GESTOS_DO_PROTOCOLO = [
  verbo('POST', '/envios', 'a chave diz qual é o envio, e o que já começou é o mesmo', async () => ({
    cabecalhos: { ...TUS, 'upload-length': String(BYTES) },
  })),
  verbo('PATCH', '/envios/{id}', 'cada parte continua onde a anterior parou', async (cena) => ({
    params: { id: await comEnvio(cena) },
    body: Buffer.from('%PDF-1.7\n'),
    cabecalhos: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  })),
  verbo('DELETE', '/envios/{id}', 'o envio que saiu não existe mais', async (cena) => ({
    params: { id: await comEnvio(cena) },
    cabecalhos: TUS,
  })),
];
