import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { verificarCadeias } from '../auditoria/verificar-cadeias.ts';
import { acharArquivosSoltos } from './arquivos-soltos.ts';
import { acharIncompletas } from './completude.ts';
import { acharCopiasAlteradas } from './copias-alteradas.ts';
import { acharPlanosForaDoMotor } from './planos-do-motor.ts';
import { acharQuebras, INVARIANTES_DOS_ESTADOS } from './regras.ts';
import { INVARIANTES_DAS_ALTERACOES } from './regras-das-alteracoes.ts';
import { INVARIANTES_DAS_ATUALIZACOES } from './regras-das-atualizacoes.ts';
import { INVARIANTES_DAS_PROVAS } from './regras-das-provas.ts';
import { INVARIANTES_DO_DINHEIRO } from './regras-do-dinheiro.ts';
import { INVARIANTES_DOS_CONTRATOS } from './regras-dos-contratos.ts';
import { INVARIANTES_DOS_ENVELOPES } from './regras-dos-envelopes.ts';

export interface Quebra {
  id: string;
  descricao: string;
  total: number;
  /** The first few ids. */
  ids: readonly string[];
}

export interface OpcoesDaConferencia {
  /** Folder of the stored files; absent: files are not looked at. */
  arquivos?: { raiz: string; maisAntigosQue: Date };
}

const MAXIMO_DE_IDS = 20;

/** Everything impossible that the database holds; an empty list is the good answer. */
export async function conferirInvariantes(
  db: Kysely<DB>,
  { arquivos }: OpcoesDaConferencia = {},
): Promise<readonly Quebra[]> {
  const quebras = await conferirRegras(db);
  const acrescentar = (id: string, descricao: string, ids: readonly string[]) => {
    if (ids.length > 0) quebras.push({ id, descricao, total: ids.length, ids: ids.slice(0, MAXIMO_DE_IDS) });
  };
  const { incompletas, semResponsavel } = await acharIncompletas(db);
  acrescentar(
    'handed-in-incomplete',
    'a request with the staff or approved whose answers or documents are incomplete',
    incompletas,
  );
  acrescentar(
    'minor-without-consent',
    'a request of a minor with the staff or approved without the consent of the legal guardian',
    semResponsavel,
  );
  acrescentar(
    'copy-changed',
    'a copy of what was declared that is not what its digest says',
    await acharCopiasAlteradas(db),
  );
  acrescentar(
    'plan-not-of-the-engine',
    'a contract whose instalments are not those that the engine makes of its fees and rules',
    await acharPlanosForaDoMotor(db),
  );
  if (arquivos) {
    const { semArquivo, semLinha } = await acharArquivosSoltos(db, arquivos.raiz, arquivos.maisAntigosQue);
    acrescentar('row-without-file', 'a document whose file is gone', semArquivo);
    acrescentar('file-without-row', 'a stored file that no document mentions', semLinha);
  }
  const cadeia = await verificarCadeias(db);
  if (!cadeia.integra)
    acrescentar('audit-chain', `the audit chain breaks: ${cadeia.motivo}`, [`${cadeia.fluxo} ${cadeia.elo}`]);
  return quebras;
}

/** The rules that are a query each, or those of them that are asked for; what files, copies and the chain say needs more. */
export async function conferirRegras(
  db: Kysely<DB>,
  pedida: (id: string) => boolean = () => true,
): Promise<Quebra[]> {
  const quebras: Quebra[] = [];
  for (const invariante of [
    ...INVARIANTES_DOS_ESTADOS,
    ...INVARIANTES_DAS_ALTERACOES,
    ...INVARIANTES_DAS_ATUALIZACOES,
    ...INVARIANTES_DAS_PROVAS,
    ...INVARIANTES_DOS_CONTRATOS,
    ...INVARIANTES_DOS_ENVELOPES,
    ...INVARIANTES_DO_DINHEIRO,
  ]) {
    if (!pedida(invariante.id)) continue;
    const { ids, total } = await acharQuebras(db, invariante, MAXIMO_DE_IDS);
    if (total > 0) quebras.push({ id: invariante.id, descricao: invariante.descricao, total, ids });
  }
  return quebras;
}
