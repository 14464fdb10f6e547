/** The frame of the desk: queues, search and who is working, in one slim bar. */

import { ROTULO_DO_PAPEL } from '@credito/domain/acesso/visibilidade';
import { filasDoPapel, ROTULO_DA_FILA } from '@credito/domain/gestao/filas';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { AvisoDoDocumento } from '@credito/ui/documento/aviso-do-documento';
import { LinkDePular } from '@credito/ui/link-de-pular/link-de-pular';
import { Marca } from '@credito/ui/marca/marca';
import { useQuery } from '@tanstack/react-query';
import {
  BookOpen,
  CalendarRange,
  ChartColumn,
  CircleUser,
  FileOutput,
  FilePenLine,
  FileSignature,
  FileSpreadsheet,
  HandCoins,
  LifeBuoy,
  LogOut,
  MailX,
  MessageSquare,
  PenLine,
  RefreshCw,
  Search,
  ShieldCheck,
  Smile,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { consultaDaContagem } from '../features/alteracao/alteracoes.queries.ts';
import { consultaDaContagem as consultaDosContratos } from '../features/contrato/contagem.queries.ts';
import { consultaDasFilas } from '../features/fila/fila.queries.ts';
import { consultas } from '../sessao/consultas.ts';
import { sair } from '../sessao/sessao.ts';
import { useOperador, usePode, useProvedor } from '../sessao/use-sessao.ts';
import { useEnderecoDaFila } from '../tela/enderecos-das-filas.ts';
import { mostrarAtual } from '../tela/mostrar-atual.ts';
import estilos from './casca.module.css';
import { ComunicadosDaGestao } from './comunicados-da-gestao.tsx';

export function Casca({ children }: { children: Blocos }) {
  const operador = useOperador();
  const { nome, logo } = useProvedor();
  return (
    <div className={estilos.casca}>
      <LinkDePular />
      <header className={estilos.barra}>
        <Link href="/" className={estilos.marca}>
          <span>
            <Marca nome={nome} logo={logo} />
            {logo ? <span className="so-leitor">{nome}</span> : null}
          </span>
          <span> gestão</span>
        </Link>
        <Navegacao />
        <div className={estilos.pessoa}>
          <Link href="/perfil" className={estilos.item}>
            <CircleUser aria-hidden="true" />
            <span className={estilos.nome}>
              <span>{operador.nome}</span>
              <small>{operador.instituicao ?? ROTULO_DO_PAPEL[operador.papel]}</small>
            </span>
          </Link>
          <button
            type="button"
            className={estilos.item}
            onClick={() => {
              consultas.clear();
              void sair();
            }}
          >
            <LogOut aria-hidden="true" />
            <span>Sair</span>
          </button>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className={estilos.conteudo}>
        <ComunicadosDaGestao />
        <AvisoDoDocumento />
        {children}
      </main>
    </div>
  );
}

function Navegacao() {
  const enderecoDaFila = useEnderecoDaFila();
  const { papel } = useOperador();
  const busca = usePode('ver-solicitacao');
  const decide = usePode('decidir-solicitacao');
  const matriculas = usePode('decidir-pela-instituicao');
  const assinaturas = usePode('assinar-pelo-provedor');
  const contratos = usePode('ver-contratos');
  const repasses = usePode('contratos-da-instituicao');
  const financeiro = usePode('ver-financeiro');
  const mensagens = usePode('ver-mensagens');
  const catalogo = usePode('administrar-catalogo');
  const suporte = usePode('acessar-como-suporte');
  const relatorios = usePode('ver-relatorios');
  const exportacoes = usePode('exportar-dados');
  const equipe = usePode('administrar-operadores');
  const filas = useQuery({ ...consultaDasFilas, enabled: filasDoPapel(papel).length > 0 });
  const alteracoes = useQuery({ ...consultaDaContagem, enabled: contratos });
  const dosContratos = useQuery({ ...consultaDosContratos, enabled: contratos });
  const [caminho] = useLocation();
  const linha = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link.
  useEffect(() => mostrarAtual(linha.current), [caminho]);
  return (
    <nav ref={linha} aria-label="Principal" className={estilos.navegacao}>
      {filasDoPapel(papel).map((sigla) => (
        <Aba key={sigla} href={enderecoDaFila(sigla)} prefixo={`/filas/${sigla}`}>
          <span>{ROTULO_DA_FILA[sigla]}</span>
          <Quantas fila={filas.data?.filas.find((uma) => uma.sigla === sigla)} />
        </Aba>
      ))}
      {decide ? (
        <Aba href="/conversas">
          <MessageSquare aria-hidden="true" />
          <span>Mensagens</span>
          <Quantas fila={filas.data?.alemDasFilas?.mensagens} />
        </Aba>
      ) : null}
      {matriculas ? (
        <Aba href="/matriculas">
          <FileSpreadsheet aria-hidden="true" />
          <span>Matrículas</span>
        </Aba>
      ) : null}
      {assinaturas ? (
        <Aba href="/assinaturas">
          <PenLine aria-hidden="true" />
          <span>Assinaturas</span>
        </Aba>
      ) : null}
      {decide ? (
        <Aba href="/atualizacoes">
          <RefreshCw aria-hidden="true" />
          <span>Atualizações</span>
          <Quantas fila={filas.data?.alemDasFilas?.atualizacoes} />
        </Aba>
      ) : null}
      {catalogo ? (
        <Aba href="/periodos">
          <CalendarRange aria-hidden="true" />
          <span>Períodos</span>
        </Aba>
      ) : null}
      {contratos ? (
        <Aba href="/contratos">
          <FileSignature aria-hidden="true" />
          <span>Contratos</span>
          <Quantas fila={dosContratos.data?.esperam} />
        </Aba>
      ) : null}
      {contratos ? (
        <Aba href="/alteracoes">
          <FilePenLine aria-hidden="true" />
          <span>Alterações</span>
          <Quantas fila={alteracoes.data && { total: alteracoes.data.esperam, exato: true }} />
        </Aba>
      ) : null}
      {repasses ? (
        <Aba href="/repasses">
          <HandCoins aria-hidden="true" />
          <span>Repasses</span>
        </Aba>
      ) : null}
      {financeiro ? (
        <Aba href="/financeiro">
          <HandCoins aria-hidden="true" />
          <span>Financeiro</span>
        </Aba>
      ) : null}
      {busca ? (
        <Aba href="/busca">
          <Search aria-hidden="true" />
          <span>Buscar</span>
        </Aba>
      ) : null}
      {mensagens ? (
        <Aba href="/mensagens">
          <MailX aria-hidden="true" />
          <span>Mensagens</span>
        </Aba>
      ) : null}
      {suporte ? (
        <Aba href="/suporte">
          <LifeBuoy aria-hidden="true" />
          <span>Atender</span>
        </Aba>
      ) : null}
      {relatorios ? (
        <Aba href="/relatorios">
          <ChartColumn aria-hidden="true" />
          <span>Relatórios</span>
        </Aba>
      ) : null}
      {catalogo ? (
        <Aba href="/catalogo/instituicao" prefixo="/catalogo/">
          <BookOpen aria-hidden="true" />
          <span>Catálogo</span>
        </Aba>
      ) : null}
      {relatorios ? (
        <Aba href="/pesquisas">
          <Smile aria-hidden="true" />
          <span>Pesquisas</span>
        </Aba>
      ) : null}
      {exportacoes ? (
        <Aba href="/exportacoes">
          <FileOutput aria-hidden="true" />
          <span>Exportações</span>
        </Aba>
      ) : null}
      {equipe ? (
        <>
          <Aba href="/equipe">
            <Users aria-hidden="true" />
            <span>Equipe</span>
          </Aba>
          <Aba href="/uso-de-dados">
            <ShieldCheck aria-hidden="true" />
            <span>Uso de dados</span>
          </Aba>
        </>
      ) : null}
    </nav>
  );
}

/** How many wait, beside the name of the queue. */
function Quantas({ fila }: { fila: { total: number; exato: boolean } | undefined }) {
  if (!fila || fila.total === 0) return null;
  return (
    <span className={estilos.quantas}>
      <span className="so-leitor">esperam: </span>
      <span>{fila.exato ? String(fila.total) : `${fila.total}+`}</span>
    </span>
  );
}

function Aba({
  href,
  prefixo = href,
  children,
}: {
  href: string;
  /** Every page below it belongs to the tab. */
  prefixo?: string;
  children: Blocos;
}) {
  const [caminho] = useLocation();
  return (
    <Link
      href={href}
      className={estilos.item}
      aria-current={caminho.startsWith(prefixo) ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
