import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { ESTADOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import { idadeEmPalavras } from '@credito/domain/gestao/filas';
import { isNoFinanceiro } from '@credito/domain/razao/situacao-financeira';
import { agora } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePode } from '../../../sessao/use-sessao.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { UmaCoisa } from '../../../tela/uma-coisa.tsx';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { ArquivosDoContrato } from '../components/arquivos-do-contrato.tsx';
import { AtosDoContrato } from '../components/atos-do-contrato.tsx';
import { AtribuicaoDoContrato } from '../components/atribuicao-do-contrato.tsx';
import { CursoDoContrato } from '../components/curso-do-contrato.tsx';
import { DialogoDoAto } from '../components/dialogo-do-ato.tsx';
import { FatosDoContrato } from '../components/fatos-do-contrato.tsx';
import { HistoricoDoContrato } from '../components/historico-do-contrato.tsx';
import { MotivosDoContrato } from '../components/motivos-do-contrato.tsx';
import { PartesDoContrato } from '../components/partes-do-contrato.tsx';
import { PlanoDoContrato } from '../components/plano-do-contrato.tsx';
import { PropostaDoContrato } from '../components/proposta-do-contrato.tsx';
import { consultaDoContrato } from '../contratos.queries.ts';
import { enderecoDaSituacao, tomDaSituacao } from '../situacoes.ts';
import estilos from './contrato-screen.module.css';

export default function ContratoScreen({ id }: { id: number }) {
  const valido = Number.isSafeInteger(id) && id > 0;
  const consulta = useQuery({ ...consultaDoContrato(id), enabled: valido });
  useTitulo(consulta.data ? `Contrato ${consulta.data.numero}` : 'Contrato');
  return (
    <UmaCoisa consulta={consulta} existe={valido}>
      {(contrato) => <Contrato contrato={contrato} />}
    </UmaCoisa>
  );
}

function Contrato({ contrato }: { contrato: ContratoDaGestao }) {
  const verSolicitacao = usePode('ver-solicitacao');
  const verFinanceiro = usePode('ver-financeiro') && isNoFinanceiro(contrato.codigo);
  const podeAlterar = usePode('gerar-contratos') && contrato.codigo === 'EFE';
  const trabalha = usePode('gerar-contratos') && ESTADOS_DO_CONTRATO[contrato.codigo].vez === 'provedor';
  const [ato, setAto] = useState<ContratoDaGestao['acoes'][number] | null>(null);
  const { numero, estudante, protocolo, codigo, rotulo, desde } = contrato;
  return (
    <>
      <header className={estilosDaPagina.cabecalho}>
        <div>
          <p>
            <Link href={enderecoDaSituacao(codigo)}>{`Contratos: ${rotulo}`}</Link>
          </p>
          <h1>{`Contrato ${numero}`}</h1>
          <p className={estilosDaPagina.sub}>
            <span>{`${estudante} · solicitação `}</span>
            {verSolicitacao ? (
              <Link href={`/solicitacoes/${contrato.solicitacaoId}`} className="numeros">
                {protocolo}
              </Link>
            ) : (
              <span className="numeros">{protocolo}</span>
            )}
            {verFinanceiro ? (
              <>
                <span> · </span>
                <Link href={`/financeiro/contratos/${contrato.id}`}>ver o financeiro</Link>
              </>
            ) : null}
            {podeAlterar ? (
              <>
                <span> · </span>
                <Link href={`/contratos/${contrato.id}/alterar`}>começar uma alteração</Link>
              </>
            ) : null}
            <span>{` · nesta situação há ${idadeEmPalavras(new Date(desde), agora())}`}</span>
          </p>
        </div>
        <Etiqueta tom={tomDaSituacao(codigo)}>{rotulo}</Etiqueta>
      </header>
      {trabalha ? <AtribuicaoDoContrato contrato={contrato} /> : null}
      {contrato.proposta ? (
        <PropostaDoContrato contrato={contrato} proposta={contrato.proposta} />
      ) : (
        <AtosDoContrato acoes={contrato.acoes} aoAgir={setAto} />
      )}
      {contrato.motivos.length > 0 && (codigo === 'REP' || codigo === 'CAN') ? (
        <Aviso tom="atencao" titulo="Motivos">
          <MotivosDoContrato motivos={contrato.motivos} />
        </Aviso>
      ) : null}
      <div className={estilos.colunas}>
        <div className={estilos.coluna}>
          <FatosDoContrato contrato={contrato} />
          <PartesDoContrato contrato={contrato} />
          <PlanoDoContrato contrato={contrato} />
        </div>
        <div className={estilos.coluna}>
          <ArquivosDoContrato contrato={contrato} />
          <CursoDoContrato contrato={contrato} />
          <HistoricoDoContrato historico={contrato.historico} />
        </div>
      </div>
      {ato ? (
        <DialogoDoAto key={ato.acao} contrato={contrato} ato={ato} aoFechar={() => setAto(null)} />
      ) : null}
    </>
  );
}
