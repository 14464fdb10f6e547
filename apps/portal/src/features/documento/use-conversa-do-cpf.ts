/** After an identity document: use it as proof of CPF, or ask for one (spec 2 section 4, "Identity CPF reuse"). */
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { destinoDaCopia } from '@credito/domain/documento/vagas';
import { useState } from 'react';
import type { CartaoDoPasso } from './use-passo-de-documentos.ts';

export interface ConversaDoCpf {
  tipo: 'encontrado' | 'nao-encontrado';
  registro: RegistroDeDocumento;
  destino: TipoDocumento;
}

/** `copia`: the file may be used in both slots; otherwise the proof is not asked for where the document shows the CPF. */
export function useConversaDoCpf(cartoes: readonly CartaoDoPasso[], copia: boolean) {
  const [encerradas, setEncerradas] = useState<readonly string[]>([]);
  const conversa = cartoes
    .map(conversaDe)
    .find((achada) => achada !== null && !encerradas.includes(achada.registro.idDocumento));

  function conversaDe({ envio, registro }: CartaoDoPasso): ConversaDoCpf | null {
    // Only about what was sent now: nobody is asked again on every visit.
    if (envio?.estado.tipo !== 'guardado' || !registro || registro.leitura === 'pendente') return null;
    const destino = destinoDaCopia(registro.tipoDocumento);
    const provaDoCpf = cartoes.find(({ vaga }) => vaga.tipoDocumento === destino);
    if (!destino || !provaDoCpf || provaDoCpf.registro || provaDoCpf.envio) return null;
    if (!registro.vision?.cpf) return { tipo: 'nao-encontrado', registro, destino };
    return copia ? { tipo: 'encontrado', registro, destino } : null;
  }

  return {
    conversa: conversa ?? null,
    encerrar: () => {
      if (conversa) setEncerradas([...encerradas, conversa.registro.idDocumento]);
    },
  };
}
