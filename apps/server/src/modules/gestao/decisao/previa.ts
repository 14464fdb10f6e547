/** What the people of a request will be told by a decision that is not yet taken. Changes nothing. */
import { ALVO_DA_DECISAO, decisoesDaEtapa } from '@credito/domain/gestao/etapas';
import { registrarMotivos } from '@credito/domain/gestao/motivos';
import { linhasDe, preencher } from '@credito/domain/mensagem/textos';
import { ROTULO_DA_PESSOA, type TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { ROTULOS } from '@credito/domain/solicitacao/situacao';
import { MENSAGENS_DE_RECUSA, transitar } from '@credito/domain/solicitacao/transicoes';
import type { Contexto } from '../../../contexto.ts';
import { conflito, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { lerTextoVigente } from '../../mensagem/compor-texto.ts';
import { condicoesDaSolicitacao } from '../../solicitacao/fatos.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { motivosVigentes } from '../catalogo/motivos-vigentes.ts';
import type { PedidoDeDecisao } from './decidir.ts';
import { avisosDaDecisao } from './mensagens-da-decisao.ts';
import { repartirMotivos } from './motivos-da-decisao.ts';

export async function preverDecisao(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { acao, motivos }: Omit<PedidoDeDecisao, 'versao'>,
) {
  const completa = await exigirSolicitacaoDaGestao(db, sessao, id);
  const { sigla } = completa.solicitacao;
  if (!decisoesDaEtapa(sigla, sessao.papel).includes(acao))
    throw conflito(MENSAGENS_DE_RECUSA['estado-nao-permite']);
  const alvo = ALVO_DA_DECISAO[acao];
  const registrados =
    alvo === null
      ? { ok: true as const, motivos: [] }
      : registrarMotivos(motivos, alvo, undefined, await motivosVigentes(db));
  if (!registrados.ok) throw regraDoDominio([{ campo: 'motivos', mensagem: registrados.mensagem }]);
  const repartidos = repartirMotivos(acao, completa, registrados.motivos);
  const condicoes = condicoesDaSolicitacao(completa, relogio.agora(), true);
  const destino = transitar(
    sigla,
    acao,
    sessao.papel === 'instituicao' ? 'instituicao' : 'analista',
    condicoes,
  );
  const para = destino.ok ? destino.destino.sigla : sigla;
  const avisos = avisosDaDecisao(acao, para);
  const escritos = {
    estudante: avisos.estudante ? await lerTextoVigente(db, avisos.estudante.chave) : null,
    fiador: avisos.fiador ? await lerTextoVigente(db, avisos.fiador.chave) : null,
  };
  const escrever = (parte: string | undefined) =>
    preencher(parte ?? '', { protocolo: completa.solicitacao.protocolo });
  return {
    pessoas: completa.participantes.flatMap((participante) => {
      const tipoPessoa = participante.tipo_pessoa as TipoPessoa;
      const leitor = tipoPessoa === 'estudante' ? 'estudante' : 'fiador';
      const aviso = escritos[leitor];
      if (!aviso) return [];
      return [
        {
          tipoPessoa,
          rotulo: ROTULO_DA_PESSOA[tipoPessoa],
          assunto: escrever(aviso.assunto),
          mensagem: linhasDe(aviso.paragrafos).map(escrever),
          curta: escrever(aviso.curta),
          noPortal: ROTULOS[para][leitor],
          motivos:
            leitor === 'estudante'
              ? [...repartidos.doEstudante]
              : repartidos.dosFiadores
                  .filter(({ pessoaId }) => pessoaId === participante.id)
                  .map(({ texto }) => texto),
        },
      ];
    }),
  };
}
