import { formatarData } from '@credito/domain/tempo/data';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDasAssinaturas } from './pendentes.queries.ts';

/** On a start, while it is this person's turn to sign; the list says what went wrong where it cannot be read. */
export function DocumentosParaAssinar() {
  const { data = [] } = useQuery({ ...consultaDasAssinaturas, refetchOnMount: 'always' });
  const [, navegar] = useLocation();
  const abertas = data.filter(({ situacao }) => situacao === 'aberta');
  const [primeira] = abertas;
  if (!primeira) return null;
  const uma = abertas.length === 1;
  return (
    <Cartao
      titulo={uma ? 'Documento para assinar' : `${abertas.length} documentos para assinar`}
      aoLado={<Etiqueta tom="suaVez">Sua vez</Etiqueta>}
      acoes={
        <Botao largo onClick={() => navegar(uma ? `/assinar/${primeira.assinanteId}` : '/assinar')}>
          {uma ? 'Ler e assinar' : 'Ver os documentos'}
        </Botao>
      }
    >
      <p>
        {uma
          ? `${comMaiuscula(primeira.titulo)}, até ${formatarData(primeira.prazo)}.`
          : `O primeiro prazo termina em ${formatarData(abertas.map(({ prazo }) => prazo).sort()[0] ?? primeira.prazo)}.`}
      </p>
    </Cartao>
  );
}
