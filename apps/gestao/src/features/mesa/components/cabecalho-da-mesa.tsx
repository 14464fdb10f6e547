import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import type { Fila } from '@credito/domain/gestao/filas';
import { sinaisDasPessoas } from '@credito/domain/gestao/sinais';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { formatarHora } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ArrowLeft, FileOutput, Keyboard } from 'lucide-react';
import { Link } from 'wouter';
import { Tecla } from '../../../atalhos/tecla.tsx';
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
  aoPedirProxima: () => void;
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
  aoPedirProxima,
  aoExportar,
  aoDeclararConflito,
  aoPedirAjuda,
}: CabecalhoDaMesaProps) {
  const { atribuicao } = mesa;
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
        {atribuicao ? (
          <span className={estilos.com}>
            <span>{atribuicao.minha ? 'Com você' : `Com ${atribuicao.nome}`}</span>{' '}
            <span>{`até ${formatarHora(new Date(atribuicao.expiraEm))}`}</span>
          </span>
        ) : null}
        {podeAssumir && (!atribuicao || atribuicao.minha) ? (
          <Botao variante="secundario" compacto carregando={mudandoAtribuicao} onClick={aoMudarAtribuicao}>
            <span>{atribuicao ? 'Devolver à fila' : 'Assumir'}</span>
            <Tecla>C</Tecla>
          </Botao>
        ) : null}
        {fila ? (
          <Botao variante="secundario" compacto onClick={aoPedirProxima}>
            <span>Próxima</span>
            <Tecla>N</Tecla>
          </Botao>
        ) : null}
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
        <Botao
          variante="discreto"
          compacto
          aria-label="Atalhos do teclado"
          icone={<Keyboard aria-hidden="true" />}
          onClick={aoPedirAjuda}
        >
          ?
        </Botao>
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
