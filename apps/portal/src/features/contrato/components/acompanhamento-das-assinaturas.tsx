/** Who has signed, who has not, and the links that they get (spec 3 section 2.5). */
import type { SignatarioDoContrato } from '@credito/api/contrato-assinatura.rotas';
import { type Data, formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { MetodosDeAssinatura, type MetodosDeAssinaturaProps } from './metodos-de-assinatura.tsx';
import { AcaoDoSignatario, DetalheDoSignatario } from './signatario.tsx';

export interface AcompanhamentoDasAssinaturasProps {
  titulo: string;
  voltarA: string;
  /** The countdown of the last days; null while they are far. */
  contagem: string | null;
  prazo: Data | null;
  signatarios: readonly SignatarioDoContrato[];
  reenviar: (signatario: SignatarioDoContrato) => Promise<void>;
  alterar: MetodosDeAssinaturaProps['alterar'];
  falhaAoAlterar: string;
}

export function AcompanhamentoDasAssinaturas({
  titulo,
  voltarA,
  contagem,
  prazo,
  signatarios,
  reenviar,
  alterar,
  falhaAoAlterar,
}: AcompanhamentoDasAssinaturasProps) {
  const [, navegar] = useLocation();
  const [metodos, setMetodos] = useState(false);
  return (
    <Pagina aoVoltar={() => navegar(voltarA)}>
      <h1>{titulo}</h1>
      {prazo ? (
        <p>
          {contagem
            ? `${contagem} (${formatarData(prazo)}).`
            : `As assinaturas podem ser feitas até ${formatarData(prazo)}.`}
        </p>
      ) : null}
      <ListaDeCartoes
        rotulo="Quem assina"
        nivel={2}
        cartoes={signatarios.map((signatario) => ({
          id: signatario.assinatura?.assinanteId ?? signatario.personType,
          titulo: signatario.name,
          estado: (
            <Etiqueta tom={signatario.signature ? 'sucesso' : 'espera'}>
              {signatario.signature ? 'Assinado' : 'Pendente'}
            </Etiqueta>
          ),
          detalhe: <DetalheDoSignatario signatario={signatario} />,
          acao: <AcaoDoSignatario signatario={signatario} reenviar={reenviar} />,
        }))}
        vazio={<p>Ninguém precisa assinar este documento.</p>}
      />
      {signatarios.some(({ assinatura }) => assinatura?.podeAlterarMetodo) ? (
        <Botao largo variante="secundario" onClick={() => setMetodos(true)}>
          Alterar métodos de assinatura
        </Botao>
      ) : null}
      {metodos ? (
        <MetodosDeAssinatura
          alterar={alterar}
          falha={falhaAoAlterar}
          signatarios={signatarios}
          aoFechar={() => setMetodos(false)}
        />
      ) : null}
    </Pagina>
  );
}
