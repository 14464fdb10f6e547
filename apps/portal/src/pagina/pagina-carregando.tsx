import { EsqueletoDeLista, EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';

/** The shape of a question while its data arrive. */
export function PaginaCarregando() {
  return (
    <Pagina>
      <EsqueletoDePergunta />
    </Pagina>
  );
}

/** The shape of a screen made of cards. */
export function CartoesCarregando() {
  return (
    <Pagina>
      <EsqueletoDeLista quantos={2} />
    </Pagina>
  );
}
