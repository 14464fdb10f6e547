import { isSensivel, valorEmPalavras } from '@credito/domain/gestao/apresentacao';
import { compararLeitura } from '@credito/domain/gestao/comparacao';
import { CAMPOS_DO_PARTICIPANTE } from '@credito/domain/participante/campos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { contextoDoParticipante, participanteDe } from '../../solicitacao/fatos.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { usarCota } from '../cota/usar-cota.ts';
import { gruposDaPessoa, valoresCobertos } from './grupos-da-pessoa.ts';
import { contatosDasContas } from './mesa.repository.ts';
import { textosCobertosDaSolicitacao } from './resumo-da-solicitacao.ts';
import { lerCorrecao, respostasAnterioresCobertas } from './segunda-olhada.ts';

/** What the bench covers, for one person; the event is written before anything is shown. */
export async function revelarDados(
  contextoDoServidor: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  tipoPessoa: TipoPessoa,
) {
  const { db, relogio } = contextoDoServidor;
  const agora = relogio.agora();
  const completa = await exigirSolicitacaoDaGestao(db, sessao, id);
  const participante = participanteDe(completa, tipoPessoa);
  const contexto = contextoDoParticipante(completa, tipoPessoa, agora);
  if (!participante || !contexto) throw naoEncontrado();
  await usarCota(contextoDoServidor, sessao, 'revelacao', participante.id);
  const contas = await contatosDasContas(db, [participante.conta_id]);
  const valores = {
    ...(tipoPessoa === 'estudante' ? textosCobertosDaSolicitacao(completa) : {}),
    ...valoresCobertos(
      gruposDaPessoa(participante, contexto, new Map(), contas.get(participante.conta_id ?? '') ?? null),
    ),
  };
  const correcao = await lerCorrecao(db, completa);
  const anteriores = correcao ? respostasAnterioresCobertas(correcao, tipoPessoa) : {};
  await registrarVisualizacao(db, {
    em: agora,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'dados.revelar',
    alvo: { tipo: 'participante', id: participante.id },
    contaId: participante.conta_id,
    dados: { solicitacao: id, tipoPessoa, campos: Object.keys({ ...valores, ...anteriores }).sort() },
  });
  const lidos = completa.documentos
    .filter((documento) => documento.dono_id === participante.id)
    .flatMap((documento) =>
      compararLeitura(documento.tipo_documento, documento.leitura, contexto.respostas).flatMap(
        ({ campo, lido }) =>
          lido !== null && isSensivel(CAMPOS_DO_PARTICIPANTE[campo])
            ? [
                {
                  documentoId: documento.id,
                  campo,
                  lido: valorEmPalavras(CAMPOS_DO_PARTICIPANTE[campo], lido),
                },
              ]
            : [],
      ),
    );
  return { valores, anteriores, lidos };
}
