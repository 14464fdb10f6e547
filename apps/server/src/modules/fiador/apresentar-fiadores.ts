/** Guarantors as the student sees them (issue "Guarantors", item 7). */

import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { podeGerenciarFiadores, situacaoDoFiador } from '@credito/domain/fiador/fiador';
import { proximoLembreteManual } from '@credito/domain/fiador/lembretes';
import { linkDoConvite } from '@credito/domain/fiador/link';
import { marcasDosItens } from '@credito/domain/fiador/marcas-dos-itens';
import { isParentescoDoFiador } from '@credito/domain/fiador/parentesco';
import { convemSegundoFiador } from '@credito/domain/fiador/vagas';
import { maximoDeFiadores } from '@credito/domain/instituicao/exigencias';
import { conheceContato } from '@credito/domain/participante/quem-conhece-quem';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { respostasDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fiadoresDe, fiadorPorId, type ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { contextoDoFiador, fatosDoFiador } from '../solicitacao/parte-do-fiador.ts';
import { codigoDoConvite } from './codigo-do-convite.ts';
import { marcaDe } from './fatos-do-fiador.ts';
import { type Convite, convitesVigentes, vagasDesocupadas } from './fiador.repository.ts';
import { findUltimaRecusa, podeAdicionarFiador, recusaQueEspera } from './recusas.ts';

export function apresentarConvite({ configuracao, segredo }: Contexto, convite: Convite) {
  const codFiador = codigoDoConvite(segredo, convite.id);
  return {
    codFiador,
    tipo: convite.tipo,
    link: linkDoConvite(configuracao.servidor.publicUrl, convite.tipo, codFiador),
    enviadoEm: convite.enviado_em?.toISOString() ?? null,
  };
}

function apresentarFiador(
  contexto: Contexto,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  convite: Convite | undefined,
): FiadorDoEstudante {
  const agora = contexto.relogio.agora();
  const fatos = fatosDoFiador(completa, fiador, agora);
  return {
    pessoaId: fiador.id,
    tipoPessoa: fiador.tipo_pessoa,
    nome: fiador.nome,
    parentesco: isParentescoDoFiador(fiador.parentesco) ? fiador.parentesco : null,
    situacao: situacaoDoFiador(fatos),
    preenchidoPor: fatos.preenchidoPor,
    aceitou: fatos.aceitou,
    percentual: fatos.percentual,
    itens: marcasDosItens(contextoDoFiador(completa, fiador, agora)),
    documentosRejeitados: fatos.documentosRejeitados,
    ultimoAcesso: fiador.ultimo_acesso?.toISOString() ?? null,
    convite: convite && !fatos.aceitou ? apresentarConvite(contexto, convite) : null,
    lembreteLiberadoEm: proximoLembreteManual(convite?.lembrado_em ?? null, agora)?.toISOString() ?? null,
    contato: conheceContato('estudante', { tipoPessoa: fiador.tipo_pessoa, aceitou: fatos.aceitou })
      ? { cpf: fiador.cpf, email: fiador.email, telefone: fiador.telefone }
      : null,
    marca: marcaDe(completa, fiador),
  };
}

export async function apresentarUmFiador(
  contexto: Contexto,
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  participanteId: string,
): Promise<FiadorDoEstudante> {
  const convites = await convitesVigentes(db, [participanteId]);
  return apresentarFiador(
    contexto,
    completa,
    fiadorPorId(completa, participanteId),
    convites.get(participanteId),
  );
}

export async function apresentarFiadores(
  contexto: Contexto,
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
): Promise<FiadoresDaSolicitacao> {
  const { solicitacao, catalogo } = completa;
  const fiadores = fiadoresDe(completa);
  const convites = await convitesVigentes(
    db,
    fiadores.map((fiador) => fiador.id),
  );
  const ocupadas = completa.participantes.map((pessoa) => pessoa.tipo_pessoa);
  const desocupadas = await vagasDesocupadas(db, completa);
  const podeGerenciar = podeGerenciarFiadores(solicitacao.sigla);
  return {
    idSolicitacao: solicitacao.id,
    maximo: maximoDeFiadores(catalogo.exigencias),
    rendaMinimaCentavos: solicitacao.renda_minima_centavos,
    podeAdicionar: podeAdicionarFiador(completa, desocupadas),
    podeGerenciar,
    convemSegundo:
      podeGerenciar &&
      convemSegundoFiador(
        catalogo.exigencias,
        ocupadas,
        rendaQueOEstudanteConhece(completa, fiadores),
        solicitacao.renda_minima_centavos,
        desocupadas,
      ),
    fiadores: fiadores.map((fiador) => apresentarFiador(contexto, completa, fiador, convites.get(fiador.id))),
    recusa: recusaQueEspera(completa, desocupadas, await findUltimaRecusa(db, completa)),
  };
}

/** Only the income that the student typed: offering a second guarantor must not give away the first one's income. */
function rendaQueOEstudanteConhece(
  completa: SolicitacaoCompleta,
  fiadores: readonly ParticipanteFiador[],
): number | null {
  const [primeiro] = fiadores;
  if (primeiro?.preenchido_por !== 'estudante' || completa.aceites.has(primeiro.id)) return null;
  const renda = respostasDe(primeiro).rendaCentavos;
  return typeof renda === 'number' ? renda : null;
}

export async function listarFiadores(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
): Promise<FiadoresDaSolicitacao> {
  const completa = await exigirSolicitacaoPropria(contexto.db, sessao, solicitacaoId);
  return apresentarFiadores(contexto, contexto.db, completa);
}
