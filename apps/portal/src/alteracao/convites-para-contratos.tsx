/** On the guarantor's start: who is asked to guarantee a contract in effect, until there is a document to sign. */
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDasGarantidas } from './alteracoes.queries.ts';

export function ConvitesParaContratos() {
  const { data = [] } = useQuery({ ...consultaDasGarantidas, refetchOnMount: 'always' });
  const [, navegar] = useLocation();
  return data.map(({ alteracaoId, convite, estudante }) =>
    convite === null ? null : (
      <Cartao
        key={alteracaoId}
        titulo={`Contrato de ${estudante}`}
        aoLado={
          <Etiqueta tom={convite === 'espera' ? 'suaVez' : 'neutro'}>
            {convite === 'espera' ? 'Espera a sua resposta' : 'Você aceitou'}
          </Etiqueta>
        }
        acoes={
          <Botao
            largo
            variante={convite === 'espera' ? 'primario' : 'secundario'}
            onClick={() =>
              navegar(convite === 'espera' ? `/aceite-do-contrato/${alteracaoId}` : '/contratos')
            }
          >
            <span>{convite === 'espera' ? 'Ler o convite' : 'Ver o que muda'}</span>
            <span className="so-leitor">{`, para garantir o contrato de ${estudante}`}</span>
          </Botao>
        }
      >
        <p>
          {convite === 'espera'
            ? `${estudante} pede que você passe a garantir um contrato de crédito. Leia e responda.`
            : 'Avisaremos quando o documento estiver pronto para você assinar. Até lá, você não garante nada.'}
        </p>
      </Cartao>
    ),
  );
}
