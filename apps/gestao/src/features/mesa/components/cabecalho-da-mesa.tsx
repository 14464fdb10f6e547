import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import type { Fila } from '@credito/domain/gestao/filas';
import { sinaisDasPessoas } from '@credito/domain/gestao/sinais';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ArrowLeft, FileOutput } from 'lucide-react';
import { Link } from 'wouter';
import { AjudaDaMesa, AtribuicaoNaMesa } from '../../../tela/atribuicao-na-mesa.tsx';
import estilos from './cabecalho-da-mesa.module.css';
import { DeclararConflito } from './declarar-conflito.tsx';

const TONS: Readonly<Record<(typeof ESTADOS)[Mesa['sigla']]['exibicao'], TomDeEtiqueta>> = {
  pendente: 'espera',
  analise: 'suaVez',
  aprovada: 'sucesso',
  reprovada: 'erro',
  nenhum: 'neutro',
};

function textoDaEspera({ posicao, exata }: NonNullable<Mesa['posicaoNaEspera']>): string {
  return exata ? `${posicao}º da lista de espera` : `Lista de espera, depois do ${posicao - 1}º`;
}

export interface CabecalhoDaMesaProps {
  mesa: Mesa;
  espera: string;
  fila: Fila | undefined;
  /** The queue as it was left, with its filters; the search of whoever has no queue. */
  volta: string;
  podeAssumir: boolean;
  mudandoAtribuicao: boolean;
  aoMudarAtribuicao: () => void;
  /** Undefined: the reader has no queue. */
  proxima: { carregando: boolean; assumir: () => void } | undefined;
  /** Undefined: this reader exports nothing. */
  aoExportar: (() => void) | undefined;
  aoDeclararConflito: () => void;
  aoPedirAjuda: () => void;
}

export function CabecalhoDaMesa({
  mesa,
  espera,
  fila,
  volta,
  podeAssumir,
  mudandoAtribuicao,
  aoMudarAtribuicao,
  proxima,
  aoExportar,
  aoDeclararConflito,
  aoPedirAjuda,
}: CabecalhoDaMesaProps) {
  return (
    <header className={estilos.cabecalho}>
      <Link href={volta} className={estilos.volta} aria-label={fila ? 'Voltar à fila' : 'Voltar à busca'}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className={estilos.quem}>
        <h1>{mesa.estudante}</h1>
        <p>
          <span className="numeros">{mesa.protocolo}</span> · CPF <span className="numeros">{mesa.cpf}</span>
          <span>{` · nesta situação há ${espera}`}</span>
        </p>
      </div>
      <Etiqueta tom={TONS[ESTADOS[mesa.sigla].exibicao]}>
        {mesa.posicaoNaEspera ? textoDaEspera(mesa.posicaoNaEspera) : mesa.situacao}
      </Etiqueta>
      <Sinais pessoas={mesa.pessoas} />
      <div className={estilos.acoes}>
        <AtribuicaoNaMesa
          atribuicao={mesa.atribuicao}
          podeAssumir={podeAssumir}
          mudando={mudandoAtribuicao}
          aoMudar={aoMudarAtribuicao}
          proxima={proxima}
        />
        {aoExportar ? (
          <Botao
            variante="discreto"
            compacto
            icone={<FileOutput aria-hidden="true" />}
            title="Pedir os documentos em um arquivo; outra pessoa da equipe aprova"
            onClick={aoExportar}
          >
            Exportar
          </Botao>
        ) : null}
        <DeclararConflito id={mesa.id} aoDeclarar={aoDeclararConflito} />
        <AjudaDaMesa aoPedir={aoPedirAjuda} />
      </div>
    </header>
  );
}

/** What the queue had marked in red, said where the request is read, whoever's document is open. */
function Sinais({ pessoas }: Pick<Mesa, 'pessoas'>) {
  const sinais = sinaisDasPessoas(pessoas);
  if (sinais.length === 0) return null;
  return (
    <details className={estilos.sinais}>
      <summary>
        <Etiqueta tom="erro">
          {sinais.length === 1 ? '1 sinal a conferir' : `${sinais.length} sinais a conferir`}
        </Etiqueta>
      </summary>
      <ul>
        {sinais.map((sinal) => (
          <li key={sinal}>{sinal}</li>
        ))}
      </ul>
    </details>
  );
}
