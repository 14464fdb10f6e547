/** Who has signed, who has not, and the links that they get (spec 3 section 2.5). */
import type { SignatarioDoContrato } from '@credito/api/signatario';
import { type Data, formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { emTelaLarga } from '../../../pagina/em-tela-larga.ts';
import estilos from '../contrato.module.css';
import {
  MetodosDeAssinatura,
  type MetodosDeAssinaturaProps,
  type MolduraDosMetodos,
} from './metodos-de-assinatura.tsx';
import { AcaoDoSignatario, DetalheDoSignatario } from './signatario.tsx';

export interface AcompanhamentoDasAssinaturasProps {
  titulo: string;
  /** Where it stands; the page of the methods lies below it. */
  caminho: string;
  voltarA: string;
  /** The countdown of the last days; null while they are far. */
  contagem: string | null;
  prazo: Data | null;
  signatarios: readonly SignatarioDoContrato[];
  reenviar: (signatario: SignatarioDoContrato) => Promise<void>;
  alterar: MetodosDeAssinaturaProps['alterar'];
  falhaAoAlterar: string;
}

const podeAlterar = (signatarios: readonly SignatarioDoContrato[]): boolean =>
  signatarios.some(({ assinatura }) => assinatura?.podeAlterarMetodo);

export function AcompanhamentoDasAssinaturas({
  titulo,
  caminho,
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
      {podeAlterar(signatarios) ? (
        <Botao
          largo
          variante="secundario"
          onClick={() => (emTelaLarga() ? setMetodos(true) : navegar(`${caminho}/metodos`))}
        >
          Alterar métodos de assinatura
        </Botao>
      ) : null}
      {metodos ? (
        <MetodosDeAssinatura
          alterar={alterar}
          falhaAoAlterar={falhaAoAlterar}
          signatarios={signatarios}
          aoFechar={() => setMetodos(false)}
          Moldura={EmDialogo}
        />
      ) : null}
    </Pagina>
  );
}

/** On a phone; wider than one it stays what it was, because a phone is turned. */
export function PaginaDosMetodos({
  caminho,
  signatarios,
  alterar,
  falhaAoAlterar,
}: AcompanhamentoDasAssinaturasProps) {
  const [, navegar] = useLocation();
  if (!podeAlterar(signatarios)) return <Redirect to={caminho} replace />;
  return (
    <MetodosDeAssinatura
      alterar={alterar}
      falhaAoAlterar={falhaAoAlterar}
      signatarios={signatarios}
      aoFechar={() => navegar(caminho, { replace: true })}
      Moldura={EmPagina}
    />
  );
}

const EmDialogo = ({ titulo, acoes, aoFechar, children }: MolduraDosMetodos) => (
  <Dialogo aberto aoFechar={aoFechar} titulo={titulo} descrito={false} acoes={acoes}>
    {children}
  </Dialogo>
);

const EmPagina = ({ titulo, acoes, aoFechar, children }: MolduraDosMetodos) => (
  <Pagina titulo={titulo} aoVoltar={aoFechar}>
    {children}
    <div className={estilos.acoes}>{acoes}</div>
  </Pagina>
);
