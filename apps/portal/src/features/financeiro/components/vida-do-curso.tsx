/** What was confirmed about the course, and what it changed in this contract; nothing while nothing happened. */
import { formatarData } from '@credito/domain/tempo/data';
import { Cartao } from '@credito/ui/cartao/cartao';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import type { Extrato } from '../financeiro.queries.ts';

export function VidaDoCurso({ curso }: Pick<Extrato, 'curso'>) {
  if (curso.length === 0) return null;
  return (
    <Cartao titulo="O seu curso">
      <LinhaDoTempo
        rotulo="O que aconteceu com o curso"
        marcos={curso.map(({ id, em, titulo, texto }) => ({
          id,
          titulo,
          estado: 'feito',
          quando: formatarData(em),
          descricao: texto,
        }))}
      />
    </Cartao>
  );
}
