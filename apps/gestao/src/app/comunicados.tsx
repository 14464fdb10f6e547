import { PUBLICOS_DO_COMUNICADO, type PublicoDoComunicado } from '@credito/domain/catalogo/entidades';
import { Aviso } from '@credito/ui/aviso/aviso';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../sessao/api.ts';
import { useOperador } from '../sessao/use-sessao.ts';

/** Announcements of today for this role; one that was put away stays away until the page is loaded again. */
export function Comunicados() {
  const { papel } = useOperador();
  const publico = PUBLICOS_DO_COMUNICADO.find((um): um is PublicoDoComunicado => um === papel);
  const [dispensados, setDispensados] = useState<readonly string[]>([]);
  const { data } = useQuery({
    queryKey: ['comunicados', publico],
    queryFn: ({ signal }) =>
      api('GET /comunicados', { query: { publico: publico ?? 'analista' } }, { sinal: signal }),
    enabled: publico !== undefined,
    staleTime: 10 * 60_000,
  });
  return data?.comunicados
    .filter(({ chave }) => !dispensados.includes(chave))
    .map(({ chave, titulo, texto }) => (
      <Aviso key={chave} faixa titulo={titulo} aoDispensar={() => setDispensados([...dispensados, chave])}>
        {texto}
      </Aviso>
    ));
}
