import { type AreaDoPortal, avisoDasAreas, NOME_DA_AREA } from '@credito/domain/conta/areas';
import { LinkBotao } from '@credito/ui/botao/botao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useRouter } from 'wouter';
import { useTitulo } from '../pagina/use-titulo.ts';

/** In place of a screen whose area the support has disabled for this person: said, never a silent way back. */
export function AreaDesativada({ area }: { area: AreaDoPortal }) {
  const { base } = useRouter();
  useTitulo('Área desativada');
  return (
    <Pagina titulo={`${NOME_DA_AREA[area]}: área desativada`} dica={avisoDasAreas([area])}>
      <LinkBotao href={`${base}/inicio`}>Ir para o início</LinkBotao>
    </Pagina>
  );
}
