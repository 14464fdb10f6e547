/** One event about a contract's money, told to several people, each in the words for them. */
import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import type { ChaveDeTexto, ValoresDoTexto } from '@credito/domain/mensagem/textos';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { type AvisoNovo, avisarTodos, destinatariosDasContas } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';

export interface Leitor<K extends ChaveDeTexto & NomeDeModelo> {
  contaId: string;
  nome: K;
  valores: ValoresDoTexto<K>;
  acao: { rotulo: string; caminho: string };
}

/** `evento` tells it once to each person, however often this is called. */
export async function avisarCadaUm<K extends ChaveDeTexto & NomeDeModelo>(
  contexto: Contexto,
  trx: Transaction<DB>,
  {
    evento,
    solicitacaoId,
    leitores,
  }: { evento: string; solicitacaoId: number; leitores: readonly Leitor<K>[] },
): Promise<void> {
  const { configuracao, relogio } = contexto;
  const pessoas = await destinatariosDasContas(
    trx,
    leitores.map(({ contaId }) => contaId),
  );
  await avisarTodos(
    contexto,
    trx,
    leitores.flatMap(({ contaId, nome, valores, acao }): AvisoNovo[] => {
      const pessoa = pessoas.get(contaId);
      if (!pessoa) return [];
      const texto = { nome, chave: nome, valores };
      return [
        {
          chave: `${nome}:${evento}:${contaId}`,
          pessoa,
          solicitacaoId,
          agora: relogio.agora(),
          email: emailDoTexto(configuracao, {
            ...texto,
            acao: { rotulo: acao.rotulo, url: `${configuracao.servidor.publicUrl}${acao.caminho}` },
          }),
          celular: curtaDoTexto(configuracao, texto),
        },
      ];
    }),
  );
}
