/** What a refusal says before its list of fields: a sentence that could be about any field gets the name of its own. */
import type { ErroDeCampo } from '@credito/domain/wizard/plano';

/** How the sentences begin that stand beside a field and leave it to its label to name it. */
const DE_QUALQUER_CAMPO =
  /^(?:Este (?:campo|valor) |Campo obrigatório|Escolha uma (?:das opções|opção)\.|Escreva (?:no máximo|pelo menos) |Máximo de |Limite de caracteres|Envie (?:no máximo|pelo menos) |O valor (?:máximo|mínimo|precisa)|Informe um (?:múltiplo|valor) )/;

export function mensagemDosCampos([primeiro]: readonly ErroDeCampo[]): string | null {
  if (!primeiro) return null;
  const { campo, mensagem } = primeiro;
  return campo && DE_QUALQUER_CAMPO.test(mensagem)
    ? `Confira “${campo}”: ${mensagem.charAt(0).toLowerCase()}${mensagem.slice(1)}`
    : mensagem;
}
