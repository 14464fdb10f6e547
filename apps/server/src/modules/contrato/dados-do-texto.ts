/** A kept contract as its text is written from it. */

import { momentoDoProvedor } from '@credito/domain/contrato/assinaturas-do-programa';
import { TIPOS_DE_CONTRATO } from '@credito/domain/contrato/geracao';
import type { Endereco } from '@credito/domain/contrato/partes';
import type { DadosDoTexto, ParteNoTexto } from '@credito/domain/contrato/texto/dados';
import { formatarCep } from '@credito/domain/endereco/endereco';
import { casadoNaLei } from '@credito/domain/participante/estado-civil';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { ContratoCompleto } from './contrato.repository.ts';
import { CURSO_DO_CONTRATO, INSTITUICAO_DO_CONTRATO } from './curso-do-contrato.ts';
import { custoDoContrato, dadosDaRestituicao, parcelasDoContrato } from './restituicao.ts';

export const MENSAGEM_SEM_CONTRATANTE =
  'A configuração do servidor não diz quem é o provedor nem quem assina por ele.';

export async function dadosDoTexto(
  { configuracao, db }: Pick<Contexto, 'configuracao'> & { db: Kysely<DB> },
  completo: ContratoCompleto,
): Promise<DadosDoTexto> {
  const { contrato, partes } = completo;
  const { nome, contratante } = configuracao.provedor;
  if (!contratante) throw conflito(MENSAGEM_SEM_CONTRATANTE);
  const curso = await db
    .selectFrom('contrato')
    .innerJoin('solicitacao', 'solicitacao.id', 'contrato.solicitacao_id')
    .select([
      sql<string>`solicitacao.catalogo -> 'bolsa' ->> 'nome'`.as('programa'),
      INSTITUICAO_DO_CONTRATO.as('instituicao'),
      CURSO_DO_CONTRATO.as('curso'),
    ])
    .where('contrato.id', '=', contrato.id)
    .executeTakeFirstOrThrow();
  return {
    numero: contrato.numero,
    tipo: TIPOS_DE_CONTRATO[contrato.tipo],
    periodo: { ano: contrato.ano, semestre: contrato.semestre },
    ...curso,
    provedor: {
      nome,
      cnpj: contratante.cnpj,
      endereco: contratante.endereco,
      pagina: configuracao.servidor.publicUrl,
      representante: contratante.representante,
    },
    partes: partes.flatMap(parteNoTexto),
    testemunhas: partes.flatMap((parte) =>
      parte.papel === 'testemunha' ? [{ nome: parte.nome, cpf: parte.cpf }] : [],
    ),
    restituicao: dadosDaRestituicao(completo),
    parcelas: parcelasDoContrato(completo),
    custo: custoDoContrato(completo),
    configuracao: {
      renunciaBeneficioDeOrdem: contrato.assinaturas.renunciaBeneficioDeOrdem,
      indice: contrato.regras.indice,
      provedorAssina: momentoDoProvedor(contrato.via),
      assinatura: contrato.via,
    },
  };
}

function parteNoTexto({
  papel,
  nome,
  cpf,
  qualificacao,
}: ContratoCompleto['partes'][number]): ParteNoTexto[] {
  if (papel === 'representante' || papel === 'testemunha') return [];
  const { nascimento, estadoCivil, regime, uniaoEstavel, endereco } = qualificacao;
  const pessoa = {
    nome,
    cpf,
    nascimento,
    estadoCivil,
    uniaoEstavel,
    regime: regime ?? undefined,
    endereco: endereco && emUmaLinha(endereco),
  };
  if (papel === 'conjuge-do-fiador' || papel === 'conjuge-do-fiador2')
    return [{ ...pessoa, papel, vinculo: casadoNaLei(estadoCivil) ? 'casamento' : 'uniao-estavel' }];
  return [{ ...pessoa, papel }];
}

function emUmaLinha({ logradouro, numero, complemento, bairro, cidade, uf, cep }: Endereco): string {
  const casa = complemento === null ? `${logradouro}, ${numero}` : `${logradouro}, ${numero}, ${complemento}`;
  return `${casa}, ${bairro}, ${cidade}, ${uf}, CEP ${formatarCep(cep)}`;
}
