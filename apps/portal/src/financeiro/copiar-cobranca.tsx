/** The two ways to pay a charge, each one touch away; what is not registered yet has no way. */
import { formatarLinhaDigitavel } from '@credito/domain/cobranca/boleto';
import { BotaoDeCopiar } from '@credito/ui/botao-de-copiar/botao-de-copiar';
import type { Cobranca } from './financeiro.queries.ts';

const NAO_DEU = 'O navegador não deixou copiar. Abra a cobrança para ver o código.';

export function CopiarPix({ cobranca: { pixCopiaECola } }: { cobranca: Cobranca }) {
  if (pixCopiaECola === null) return null;
  return (
    <BotaoDeCopiar
      texto={pixCopiaECola}
      copiado="Código Pix copiado. Cole no aplicativo do seu banco."
      falhou={NAO_DEU}
    >
      Copiar código Pix
    </BotaoDeCopiar>
  );
}

export function CopiarLinha({ cobranca: { linhaDigitavel } }: { cobranca: Cobranca }) {
  if (linhaDigitavel === null) return null;
  return (
    <BotaoDeCopiar
      variante="secundario"
      texto={formatarLinhaDigitavel(linhaDigitavel)}
      copiado="Linha do boleto copiada. Cole no aplicativo do seu banco."
      falhou={NAO_DEU}
    >
      Copiar linha do boleto
    </BotaoDeCopiar>
  );
}
