/** In the place of an update that did not open: one that was begun again is nobody's any more, and trying again is no way out. */
import { ErroDeApi } from '@credito/api/cliente';
import { PaginaQueFalhou } from '../pagina/pagina-que-falhou.tsx';
import { VaziaComInicio } from '../pagina/vazia-com-inicio.tsx';

export function AtualizacaoQueNaoAbriu({
  erro,
  titulo,
  explicacao,
  aoTentar,
}: {
  erro: Error;
  titulo: string;
  explicacao: string;
  aoTentar: () => void;
}) {
  if (erro instanceof ErroDeApi && erro.status === 404)
    return (
      <VaziaComInicio nivel={1} titulo="Esta atualização não existe mais">
        <p>Se ela foi reiniciada, a nova aparece no início.</p>
      </VaziaComInicio>
    );
  return (
    <PaginaQueFalhou titulo={titulo} aoTentar={aoTentar}>
      {explicacao}
    </PaginaQueFalhou>
  );
}
