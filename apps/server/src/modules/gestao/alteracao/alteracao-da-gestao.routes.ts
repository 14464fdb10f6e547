import {
  rotaAgirNaAlteracao,
  rotaAlteracaoDaGestao,
  rotaComprovanteNaMesa,
  rotaContagemDeAlteracoes,
  rotaContratoDeHojeNaMesa,
  rotaDocumentoDaAlteracao,
  rotaEnderecoNaMesa,
  rotaFilaDeAlteracoes,
  rotaIniciarAlteracao,
  rotaPalavraDaInstituicao,
  rotaSimularNaMesa,
} from '@credito/api/gestao-alteracao.rotas';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { responderPdf } from '../../../plugins/responder-pdf.ts';
import type { Registrador } from '../../../plugins/rotas.ts';
import { saidaDoCliente } from '../../../plugins/saida-do-cliente.ts';
import { simular } from '../../alteracao/simular.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { exigirContratoDaGestao } from '../contrato/ver-contrato.ts';
import { abrirComprovante } from './abrir-comprovante.ts';
import { agirNaAlteracao, iniciarAlteracao } from './agir-na-alteracao.ts';
import { contarAlteracoes } from './contar-alteracoes.ts';
import { contratoDeHojeNaMesa } from './contrato-de-hoje.ts';
import { documentoParaAEquipe } from './documento-para-a-equipe.ts';
import { dizerPalavra } from './palavra-da-instituicao.ts';
import { abrirAlteracaoDaGestao, verFilaDeAlteracoes } from './ver-alteracao.ts';

export function registrarAlteracoesDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaFilaDeAlteracoes, ({ query }, { sessao }) =>
    verFilaDeAlteracoes(contexto, sessao, query),
  );
  registrador.rota(rotaContagemDeAlteracoes, (_, { sessao }) => contarAlteracoes(contexto, sessao));
  registrador.rota(rotaAlteracaoDaGestao, ({ params }, { sessao }) =>
    abrirAlteracaoDaGestao(contexto, sessao, params.id),
  );
  registrador.rota(rotaDocumentoDaAlteracao, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await documentoParaAEquipe(contexto, sessao, params.id)),
  );
  registrador.rota(rotaComprovanteNaMesa, async ({ params, query }, { sessao, reply }) => {
    const imagem = await abrirComprovante(contexto, sessao, params, query.pagina, saidaDoCliente(reply));
    return reply.type('image/jpeg').header('content-disposition', 'inline').send(imagem);
  });
  registrador.rota(rotaContratoDeHojeNaMesa, ({ params }, { sessao }) =>
    contratoDeHojeNaMesa(contexto, sessao, params.id),
  );
  registrador.rota(
    rotaEnderecoNaMesa,
    async ({ params }) => (await contexto.gateways.cep.buscar(params.cep)) ?? {},
  );
  registrador.rota(rotaSimularNaMesa, async ({ body: { contratoId, pedido } }, { sessao }) => {
    const completo = await exigirContratoDaGestao(contexto.db, sessao, contratoId);
    await exigirSemConflito(contexto.db, sessao.operadorId, completo.contrato.solicitacao_id);
    const hoje = dataEmSaoPaulo(contexto.relogio.agora());
    return simular(contexto.db, completo, { pedido, origem: 'provedor', hoje });
  });
  registrador.rota(rotaIniciarAlteracao, ({ body }, { sessao }) => iniciarAlteracao(contexto, sessao, body));
  registrador.rota(rotaAgirNaAlteracao, ({ params, body }, { sessao }) =>
    agirNaAlteracao(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaPalavraDaInstituicao, ({ params, body }, { sessao }) =>
    dizerPalavra(contexto, sessao, params.id, body),
  );
}
