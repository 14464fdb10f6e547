/** Guarantors hear of an instalment that stays unpaid, some days after the student did. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { type Data, formatarData, somarDias } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { type AvisoNovo, avisarTodos, destinatariosDasContas } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';

/** Nights that were missed are made up for within these days. */
const ATRAS = 30;
const POR_LOTE = 1_000;
const ANTES_DE_TODAS = '00000000-0000-0000-0000-000000000000';

interface Linha {
  cobranca_id: string;
  parcela: number;
  parcelas: number;
  vencimento: Data;
  numero: string;
  solicitacao_id: number;
  parte_id: string;
  conta_id: string;
  fiador: string;
  estudante: string;
}

/** Each is told once of each charge, by the key of the message. */
export async function avisarFiadores(contexto: Contexto, hoje: Data): Promise<void> {
  const { configuracao, db, relogio } = contexto;
  const { diasAteOFiador } = configuracao.cobranca;
  if (diasAteOFiador === 0) return;
  let depoisDe = { parte: ANTES_DE_TODAS, cobranca: ANTES_DE_TODAS };
  for (;;) {
    const { rows } = await sql<Linha>`
      select cobranca.id as cobranca_id, cobranca.parcelas[1] as parcela, cobranca.vencimento, contrato.numero,
        contrato.solicitacao_id, parte.id as parte_id, parte.conta_id, parte.nome as fiador, estudante.nome as estudante,
        (select count(*)::integer from contrato_parcela where contrato_id = contrato.id) as parcelas
      from cobranca join contrato on contrato.id = cobranca.contrato_id and contrato.codigo = 'EFE'
      join contrato_parte parte on parte.contrato_id = contrato.id and parte.papel in ('fiador', 'fiador2')
        and parte.conta_id is not null and parte.saiu_em is null
      join contrato_parte estudante on estudante.contrato_id = contrato.id and estudante.papel = 'estudante'
      where cobranca.situacao = 'vencida' and cobranca.tipo = 'parcela' and cobranca.a_baixar is null
        and cobranca.vencimento between ${somarDias(hoje, -diasAteOFiador - ATRAS)}::date
          and ${somarDias(hoje, -diasAteOFiador)}::date
        and (parte.id, cobranca.id) > (${depoisDe.parte}::uuid, ${depoisDe.cobranca}::uuid)
      order by parte.id, cobranca.id limit ${POR_LOTE}`.execute(db);
    const ultima = rows.at(-1);
    if (!ultima) return;
    await db.transaction().execute(async (trx) => {
      const pessoas = await destinatariosDasContas(
        trx,
        rows.map(({ conta_id }) => conta_id),
      );
      const avisos = rows.flatMap((linha): AvisoNovo[] => {
        const pessoa = pessoas.get(linha.conta_id);
        if (!pessoa) return [];
        const nome = 'parcela-em-atraso-fiador';
        const evento = { nome, chave: nome, valores: valoresDe(linha) } as const;
        const acao = {
          rotulo: 'Ver o que eu garanto',
          url: `${configuracao.servidor.publicUrl}/fiador/financeiro`,
        };
        return [
          {
            chave: `${nome}:${linha.cobranca_id}:${linha.parte_id}`,
            pessoa,
            solicitacaoId: linha.solicitacao_id,
            agora: relogio.agora(),
            email: emailDoTexto(configuracao, { ...evento, acao }),
            celular: curtaDoTexto(configuracao, evento),
          },
        ];
      });
      await avisarTodos(contexto, trx, avisos);
    });
    depoisDe = { parte: ultima.parte_id, cobranca: ultima.cobranca_id };
  }
}

const valoresDe = ({ numero, parcela, parcelas, vencimento, estudante, fiador }: Linha) => ({
  contrato: numero,
  parcela: `${parcela} de ${parcelas}`,
  dia: formatarData(vencimento),
  estudante: primeiroNome(estudante),
  fiador: primeiroNome(fiador),
});
