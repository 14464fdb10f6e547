import { type AlvoDoMotivo, type CatalogoDeMotivos, MOTIVOS } from '@credito/domain/gestao/motivos';
import type { MotivoDeCancelamento } from '@credito/domain/solicitacao/cancelamento';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { textosVigentes } from './textos-em-tabela.ts';

/** The reasons that the staff choose from today. Which documents a reason is for stays with the product's own. */
export async function motivosVigentes(db: Kysely<DB>): Promise<CatalogoDeMotivos> {
  const vigentes = await textosVigentes(db, 'motivo');
  return Object.fromEntries(
    [...vigentes].map(([codigo, { rotulo, texto, alvos, exigeTexto, ativo }]) => {
      const proprio = (MOTIVOS as CatalogoDeMotivos)[codigo];
      return [
        codigo,
        {
          rotulo: String(rotulo),
          texto: exigeTexto === true ? '' : String(texto ?? ''),
          alvos: alvos as readonly AlvoDoMotivo[],
          exigeTexto: exigeTexto === true,
          ativo: ativo !== false,
          ...(proprio?.grupos ? { grupos: [...proprio.grupos] } : {}),
        },
      ];
    }),
  );
}

export async function motivosDeCancelamentoVigentes(
  db: Kysely<DB>,
): Promise<readonly MotivoDeCancelamento[]> {
  const vigentes = await textosVigentes(db, 'motivo-de-cancelamento');
  return [...vigentes]
    .filter(([, { ativo }]) => ativo !== false)
    .map(([chave, { descricao, tipoCancelamento, obrigatorioComplemento }]) => ({
      id: Number(chave),
      descricao: String(descricao),
      tipoCancelamento: tipoCancelamento as MotivoDeCancelamento['tipoCancelamento'],
      obrigatorioComplemento: obrigatorioComplemento === true,
    }));
}
