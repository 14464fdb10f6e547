/** On the guarantor's start: who is asked to guarantee a contract in effect, until there is a document to sign. */
import type { AlteracaoGarantida } from '@credito/api/alteracao-do-fiador.rotas';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDasGarantidas } from './alteracoes.queries.ts';

interface EtapaDoConvite {
  etiqueta: string;
  texto: (estudante: string) => string;
  acao: string;
  endereco: (alteracaoId: number) => string;
}

const ETAPAS: Readonly<Record<NonNullable<AlteracaoGarantida['convite']>, EtapaDoConvite>> = {
  espera: {
    etiqueta: 'Espera a sua resposta',
    texto: (estudante) =>
      `${estudante} pede que você passe a garantir um contrato de crédito. Leia e responda.`,
    acao: 'Ler o convite',
    endereco: (id) => `/aceite-do-contrato/${id}`,
  },
  renda: {
    etiqueta: 'Falta comprovar a renda',
    texto: () => 'Você aceitou. Falta comprovar a sua renda. Até lá, você não garante nada.',
    acao: 'Comprovar a renda',
    endereco: (id) => `/renda-do-contrato/${id}`,
  },
  aceito: {
    etiqueta: 'Você aceitou',
    texto: () =>
      'Avisaremos quando o documento estiver pronto para você assinar. Até lá, você não garante nada.',
    acao: 'Ver o que muda',
    endereco: () => '/contratos',
  },
};

export function ConvitesParaContratos() {
  const { data = [] } = useQuery({ ...consultaDasGarantidas, refetchOnMount: 'always' });
  const [, navegar] = useLocation();
  return data.map(({ alteracaoId, convite, estudante }) => {
    if (convite === null) return null;
    const { etiqueta, texto, acao, endereco } = ETAPAS[convite];
    const minhaVez = convite !== 'aceito';
    return (
      <Cartao
        key={alteracaoId}
        titulo={`Contrato de ${estudante}`}
        aoLado={<Etiqueta tom={minhaVez ? 'suaVez' : 'neutro'}>{etiqueta}</Etiqueta>}
        acoes={
          <Botao
            largo
            variante={minhaVez ? 'primario' : 'secundario'}
            onClick={() => navegar(endereco(alteracaoId))}
          >
            <span>{acao}</span>
            <span className="so-leitor">{`, para garantir o contrato de ${estudante}`}</span>
          </Botao>
        }
      >
        <p>{texto(estudante)}</p>
      </Cartao>
    );
  });
}
