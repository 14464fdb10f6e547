/** Whoever is named to guarantee a contract in effect, as that person answers: accepts, and proves the income. */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { enviarRenda, responderRenda } from '../../../src/modules/alteracao/comprovar-renda.ts';
import {
  aceitarConviteDaAlteracao,
  verConviteDaAlteracao,
} from '../../../src/modules/alteracao/convite-para-garantir.ts';
import { codigoDoConvite } from '../../../src/modules/fiador/codigo-do-convite.ts';
import { conviteVigenteDaAlteracao } from '../../../src/modules/fiador/convite-da-alteracao.ts';
import { vincularConvite } from '../../../src/modules/fiador/vincular-convite.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';
import { garantirConta } from './criar-conta.ts';
import { enviarArquivo } from './enviar-arquivo.ts';
import { type PessoaDaDemonstracao, rendaDe } from './pessoas.ts';

export async function aceitarTroca(
  narrador: Narrador,
  alteracaoId: number,
  pessoa: PessoaDaDemonstracao,
): Promise<void> {
  const sessao = sessaoDe(await garantirConta(narrador, pessoa));
  const { contexto } = narrador;
  const convite = await conviteVigenteDaAlteracao(contexto.db, alteracaoId);
  await vincularConvite(contexto, sessao, codigoDoConvite(contexto.segredo, convite.id));
  const { consentimento } = await verConviteDaAlteracao(contexto, sessao, alteracaoId);
  await aceitarConviteDaAlteracao(contexto, sessao, alteracaoId, consentimento, {
    enderecoIp: null,
    agente: null,
  });
}

/** By a declaration of income, which one file is enough for. */
export async function comprovarRenda(
  narrador: Narrador,
  alteracaoId: number,
  pessoa: PessoaDaDemonstracao,
): Promise<void> {
  const { contexto, gerador } = narrador;
  const contaId = await garantirConta(narrador, pessoa);
  const sessao = sessaoDe(contaId);
  await responderRenda(contexto, sessao, alteracaoId, {
    passo: 'renda',
    alteracoes: { rendaCentavos: rendaDe(pessoa), profissaoId: 322_205 },
  });
  await responderRenda(contexto, sessao, alteracaoId, {
    passo: 'tipos-de-renda',
    alteracoes: { tiposDeRenda: ['A'] },
  });
  const tipoDocumento = 'APOSENTADORIA_BENEFICIO';
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const arquivo = await gerador.gerar({ pessoa, tipoDocumento, indice: 0, hoje, segundaVia: false });
  await enviarArquivo(
    narrador,
    contaId,
    {
      vaga: {
        dono: { tipo: 'alteracao_renda', alteracaoId, tipoPessoa: 'fiador' },
        tipoDocumento,
        indice: 0,
        tipoRenda: null,
      },
      chave: `demonstracao-renda-${alteracaoId}`,
    },
    arquivo,
  );
  await enviarRenda(contexto, sessao, alteracaoId);
}
