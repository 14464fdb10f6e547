import type { ContextoDoCadastro } from '@credito/domain/conta/cadastro.plano';
import { createContext, useContext } from 'react';
import { PassoDoCodigo, type Reenvio } from '../../../codigo/passo-do-codigo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';

/** Given by the wizard's screen, since the step itself only knows its answers. */
export const ReenvioDoCodigo = createContext<Reenvio>({ em: 0, reenviar: async () => {} });

export function PassoDoCodigoDoCadastro(tela: TelaDoPassoProps<ContextoDoCadastro>) {
  const telefone = String(tela.contexto.respostas.telefone);
  return (
    <PassoDoCodigo
      tela={tela}
      telefone={telefone}
      canal={tela.contexto.respostas.canal === 'whatsapp' ? 'whatsapp' : 'sms'}
      esperado={{ telefone }}
      reenvio={useContext(ReenvioDoCodigo)}
    />
  );
}
