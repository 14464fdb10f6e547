/** The demonstration's staff: one person per role, with a known password and a known key for the code application. */
import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import { CONTRATANTE_DA_DEMONSTRACAO } from '../../src/config/contratante.ts';
import { DOMINIO_DA_DEMONSTRACAO } from '../../src/config/marcas-da-demonstracao.ts';
import type { Contexto } from '../../src/contexto.ts';
import { cifrarChave } from '../../src/modules/gestao/sessao/totp.ts';
import { cpfDe } from './documentos-ficticios/pessoa-ficticia.ts';

export interface OperadorDeDemonstracao {
  nome: string;
  email: string;
  papel: PapelDeOperador;
  cpf: string;
  /** Initials of an institution of the demonstration's catalogue. */
  instituicao: string | null;
  senha: string;
  /** Base32, to be typed into a code application. */
  chaveTotp: string;
}

export const SENHA_DA_EQUIPE = 'Gestao#2026';

/** `numero` is the person's own: the CPF derives from it. */
const operador = (
  numero: number,
  nome: string,
  usuario: string,
  papel: PapelDeOperador,
  chaveTotp: string,
  instituicao: string | null = null,
): OperadorDeDemonstracao => ({
  nome,
  email: `${usuario}@${DOMINIO_DA_DEMONSTRACAO}`,
  papel,
  cpf: cpfDe(`70120270${numero}`),
  instituicao,
  senha: SENHA_DA_EQUIPE,
  chaveTotp,
});

export const OPERADORES_DE_DEMONSTRACAO: readonly OperadorDeDemonstracao[] = [
  operador(1, 'Lúcia Andrade', 'lucia.analista', 'analista', 'FETLUYJLSIQ26MPEWKRWTZ2LQVNTDXCI'),
  operador(2, 'Davi Nogueira', 'davi.analista', 'analista', 'N5FDXZDPD26VWEDFZJMK46DU4K7K6YE6'),
  operador(3, 'Iara Matos', 'iara.serra', 'instituicao', 'ISEKT3GXXJ3Y2DQUGVQ3MQXC6PB66KA6', 'UNISERRA'),
  operador(4, 'Caio Peixoto', 'caio.vale', 'instituicao', 'HPNDNZ7FFP3N6TYFGYCN2RH4E4HNJN7G', 'UNIVALE'),
  operador(5, 'Nina Prates', 'nina.suporte', 'suporte', 'LFDECD27OWJBET5T7HBGOKWBXC22NNXA'),
  operador(6, 'Raul Bastos', 'raul.administrador', 'administrador', 'UKKQC4OV3C6UZG2QMJZG63QY2IKIG5QC'),
  // Appeals are heard by somebody who took no part in the refusal.
  operador(7, 'Tainá Vargas', 'taina.analista', 'analista', 'GZSXIQLEMFZXA3DBOJSXG2DFNRWG63TH'),
  operador(8, 'Bento Salles', 'bento.livre', 'instituicao', 'MJSW45DPONQWY3DFOMXGY2LWOJSXGYLC', 'LIVRESABER'),
  // Whom the contracts of the demonstration name.
  {
    ...operador(
      9,
      CONTRATANTE_DA_DEMONSTRACAO.representante.nome,
      'regina.representante',
      'representante',
      'OJSWO2LOMEXHA4TBMRXS43LPOJSWS4TB',
    ),
    cpf: CONTRATANTE_DA_DEMONSTRACAO.representante.cpf,
  },
];

/** Needs the catalogue. What is already there stays as it is; returns the table to print. */
export async function semearOperadores(contexto: Contexto): Promise<readonly OperadorDeDemonstracao[]> {
  const { db, aleatorio, configuracao, relogio } = contexto;
  if (!configuracao.demonstracao) throw new Error('The demonstration staff exists only in the demonstration');
  const senhaHash = await contexto.gateways.senhas.gerarHash(SENHA_DA_EQUIPE);
  for (const { nome, email, papel, cpf, instituicao, chaveTotp } of OPERADORES_DE_DEMONSTRACAO) {
    const id = aleatorio.uuid();
    const onde = instituicao
      ? await db
          .selectFrom('instituicao')
          .select('id')
          .where('sigla', '=', instituicao)
          .executeTakeFirstOrThrow()
      : null;
    await db
      .insertInto('operador')
      .values({
        id,
        nome,
        email,
        papel,
        cpf,
        instituicao_id: onde?.id ?? null,
        senha_hash: senhaHash,
        totp_segredo: cifrarChave(contexto, id, chaveTotp),
        criado_em: relogio.agora(),
      })
      .onConflict((ja) => ja.column('email').doUpdateSet({ cpf }).where('operador.cpf', 'is', null))
      .execute();
  }
  return OPERADORES_DE_DEMONSTRACAO;
}
