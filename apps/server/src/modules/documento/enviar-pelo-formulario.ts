/** A file whose form says whose it is and where it belongs (spec 3 section 7, "Documents service"). */
import { partesDoEnvioSchema } from '@credito/api/atualizacao-documentos.rotas';
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Contexto } from '../../contexto.ts';
import { regraDoDominio } from '../../erros.ts';
import type { EnvioMultipart } from '../../plugins/envio-multipart.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { entregaDe } from './entrega-do-pedido.ts';
import type { LugarDoDono } from './lugar.ts';
import { salvarDocumento } from './salvar-documento.ts';

/** What is in force of the type afterwards. The file waits in the vault meanwhile. */
export async function enviarPeloFormulario(
  contexto: Contexto,
  sessao: SessaoDeConta,
  lugarDe: (tipoPessoa: TipoPessoa) => LugarDoDono,
  envio: EnvioMultipart,
  { chave, sinal }: { chave: string | null; sinal: AbortSignal },
): Promise<readonly RegistroDeDocumento[]> {
  let entregue = false;
  try {
    const { documentType, personType, documentId, typeIndex } = lerPartes(envio.campos);
    const resposta = await salvarDocumento(
      contexto,
      sessao,
      {
        vaga: {
          dono: lugarDe(personType),
          tipoDocumento: documentType,
          indice: typeIndex,
          tipoRenda: null,
        },
        chave,
        apagarAnteriores: false,
        substitui: documentId,
      },
      () => {
        entregue = true;
        return entregaDe(contexto, envio, { sessao, sinal });
      },
    );
    return resposta[documentType] ?? [];
  } finally {
    // Refused before anybody looked at the file.
    if (!entregue && envio.arquivo) await contexto.gateways.cofre.apagar(envio.arquivo.copia.id);
  }
}

function lerPartes(campos: EnvioMultipart['campos']): {
  documentType: TipoDocumento;
  personType: TipoPessoa;
  documentId?: string | undefined;
  typeIndex: number;
} {
  const lidas = partesDoEnvioSchema.safeParse(
    Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== '')),
  );
  if (lidas.success) return lidas.data;
  throw regraDoDominio(
    lidas.error.issues.slice(0, 1).map(({ path }) => ({
      campo: String(path[0] ?? 'file'),
      mensagem: 'Confira o tipo do documento e a pessoa a quem ele pertence.',
    })),
  );
}
