/** What the student and the team wrote to each other under a pendency. */

import { conversasDe } from '../../../src/modules/conversa/conversa.repository.ts';
import { escreverMensagem } from '../../../src/modules/conversa/conversas-da-pessoa.ts';
import { escreverPelaEquipe } from '../../../src/modules/gestao/conversa/conversas-da-mesa.ts';
import { SEM_CHAVE } from '../../../src/modules/idempotencia/idempotencia.ts';
import { sessaoDoAnalista } from './analise.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';
import type { MensagemDaHistoria } from './historia.ts';

/** A message that was already written stays as it is. */
export async function contarMensagem(
  narrador: Narrador,
  contaId: string,
  solicitacaoId: number,
  { quem, assunto, texto }: MensagemDaHistoria,
): Promise<void> {
  narrador.conferirParada();
  narrador.passar(40);
  const { contexto } = narrador;
  const { id } = await contexto.db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', solicitacaoId)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow();
  const escritas = (await conversasDe(contexto.db, [id])).flatMap(({ mensagens }) => mensagens);
  if (escritas.some((mensagem) => mensagem.texto === texto)) return;
  if (quem === 'estudante')
    await escreverMensagem(
      contexto,
      sessaoDe(contaId),
      { solicitacaoId, tipoPessoa: 'estudante', assunto, texto },
      SEM_CHAVE,
    );
  else
    await escreverPelaEquipe(
      contexto,
      await sessaoDoAnalista(narrador),
      solicitacaoId,
      { tipoPessoa: 'estudante', assunto, texto, pedeResposta: true },
      SEM_CHAVE,
    );
}
