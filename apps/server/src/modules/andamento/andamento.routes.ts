import {
  rotaCopiaDeclarada,
  rotaLinhaDoTempo,
  rotaPdfDaCopiaDeclarada,
  rotaSituacaoDosContratos,
  rotaStatusDaIes,
} from '@credito/api/andamento.rotas';
import { rotaStatus, rotaStatusPorId } from '@credito/api/solicitacao-status.rotas';
import { nomeDaCopia } from '@credito/domain/solicitacao/nome-da-copia';
import { naoEncontrado } from '../../erros.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { listarContratos } from '../contrato/ver-contratos.ts';
import { exigirSolicitacao } from '../solicitacao/acesso.ts';
import { comoPessoa, montarLinhaDoTempo } from './montar-linha-do-tempo.ts';
import { verCopiaDeclarada } from './ver-copia-declarada.ts';
import { verStatus, verStatusProprio } from './ver-status.ts';
import { verStatusDaIes } from './ver-status-da-ies.ts';

export function registrarAndamento(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaStatus, (_, { sessao }) => verStatusProprio(contexto, sessao));
  registrador.rota(rotaStatusPorId, ({ params }, { sessao }) => verStatus(contexto, sessao, params.id));
  registrador.rota(rotaLinhaDoTempo, async ({ params }, { sessao }) => {
    const { completa, leitor } = await exigirSolicitacao(contexto.db, sessao, params.id);
    return montarLinhaDoTempo(contexto, contexto.db, completa, comoPessoa(completa, leitor));
  });
  registrador.rota(rotaStatusDaIes, ({ params }, { sessao }) => verStatusDaIes(contexto, sessao, params.id));
  registrador.rota(rotaCopiaDeclarada, ({ params, query }, { sessao }) =>
    verCopiaDeclarada(contexto, sessao, params.id, query.versao),
  );
  registrador.rota(rotaPdfDaCopiaDeclarada, async ({ params, query }, { sessao, reply }) => {
    const copia = await verCopiaDeclarada(contexto, sessao, params.id, query.versao);
    const provedor = contexto.configuracao.provedor.nome;
    const pdf = await contexto.gateways.pdfs.copia({ copia, provedor }, sessao.contaId);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${nomeDaCopia(copia)}"`)
      .send(pdf);
  });
  registrador.rota(rotaSituacaoDosContratos, async ({ body }, { sessao }) => {
    if (body.psaId !== sessao.contaId) throw naoEncontrado();
    return { data: { contratos: await listarContratos(contexto, sessao) } };
  });
}
