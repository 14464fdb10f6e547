/** One envelope: who signs and how far each of them is, what happened, and what the desk may do. */
import type { EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import { formatarCodigoDeVerificacao } from '@credito/domain/assinatura/codigo-de-verificacao';
import type { TipoDeDonoDoEnvelope } from '@credito/domain/assinatura/palavras';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import { useQuery } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { usePode } from '../../../sessao/use-sessao.ts';
import { Fatos } from '../../../tela/fatos.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { UmaCoisa } from '../../../tela/uma-coisa.tsx';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { AssinantesDoEnvelope } from '../components/assinantes-do-envelope.tsx';
import { DialogoDoCancelamento } from '../components/dialogo-do-cancelamento.tsx';
import { DialogoDoPrazo } from '../components/dialogo-do-prazo.tsx';
import estilos from '../envelope.module.css';
import { baixarProva, consultaDoEnvelope, useAbrirDeNovo } from '../envelope.queries.ts';

export default function EnvelopeScreen({ id }: { id: string }) {
  const consulta = useQuery(consultaDoEnvelope(id));
  useTitulo(consulta.data ? `Assinatura: ${consulta.data.titulo}` : 'Assinatura');
  // An id that is none is refused before anything is looked up.
  return (
    <UmaCoisa consulta={consulta} faltaCom={[400, 404, 422]}>
      {(envelope) => <Envelope envelope={envelope} />}
    </UmaCoisa>
  );
}

const TOM = {
  preparando: 'espera',
  'em-assinatura': 'espera',
  assinado: 'sucesso',
  selado: 'sucesso',
  recusado: 'erro',
  vencido: 'erro',
  cancelado: 'neutro',
  falhou: 'erro',
} as const;

const DE_VOLTA = {
  contrato: { endereco: '/contratos', texto: 'Voltar ao contrato' },
  alteracao: { endereco: '/alteracoes', texto: 'Voltar à alteração' },
} as const satisfies Readonly<Record<TipoDeDonoDoEnvelope, { endereco: string; texto: string }>>;

function Envelope({ envelope }: { envelope: EnvelopeDaGestao }) {
  const [ato, setAto] = useState<'prazo' | 'cancelar' | null>(null);
  const conduz = usePode('conduzir-assinaturas');
  const { titulo, estado, rotulo, dono, impedimento, eventos } = envelope;
  const fechar = () => setAto(null);
  return (
    <>
      <header className={estilosDaPagina.cabecalho}>
        <div>
          <p>
            <Link href={`${DE_VOLTA[dono.tipo].endereco}/${dono.id}`}>{DE_VOLTA[dono.tipo].texto}</Link>
          </p>
          <h1>Assinatura</h1>
          <p className={estilosDaPagina.sub}>{comMaiuscula(titulo)}</p>
        </div>
        <Etiqueta tom={TOM[estado]}>{rotulo}</Etiqueta>
      </header>
      {impedimento ? <Impedimento envelope={envelope} impedimento={impedimento} /> : null}
      <div className={estilos.acoes}>
        {envelope.podeMoverPrazo ? (
          <Botao compacto variante="secundario" onClick={() => setAto('prazo')}>
            Mudar o prazo
          </Botao>
        ) : null}
        {conduz ? (
          <Botao
            compacto
            variante="secundario"
            icone={<FileArchive aria-hidden="true" />}
            onClick={() => baixarProva(envelope)}
          >
            Baixar a prova
          </Botao>
        ) : null}
        {envelope.podeCancelar ? (
          <Botao compacto variante="perigo" onClick={() => setAto('cancelar')}>
            Cancelar a assinatura
          </Botao>
        ) : null}
      </div>
      <div className={estilos.colunas}>
        <div className={estilos.secao}>
          <FatosDoEnvelope envelope={envelope} />
          <section className={estilos.secao} aria-label="Quem assina">
            <h2>Quem assina</h2>
            <AssinantesDoEnvelope envelope={envelope} />
          </section>
        </div>
        <section className={estilos.secao} aria-label="Acontecimentos">
          <h2>Acontecimentos</h2>
          <LinhaDoTempo
            rotulo="Acontecimentos da assinatura"
            marcos={eventos.map(({ sequencia, em, frase, estado, quem }) => ({
              id: String(sequencia),
              titulo: frase,
              estado,
              quando: [formatarMomento(new Date(em)), quem].filter(Boolean).join(', '),
            }))}
          />
        </section>
      </div>
      {ato === 'prazo' ? <DialogoDoPrazo envelope={envelope} aoFechar={fechar} /> : null}
      {ato === 'cancelar' ? <DialogoDoCancelamento envelope={envelope} aoFechar={fechar} /> : null}
    </>
  );
}

function Impedimento({
  envelope,
  impedimento: { frase, assinanteId },
}: {
  envelope: EnvelopeDaGestao;
  impedimento: NonNullable<EnvelopeDaGestao['impedimento']>;
}) {
  const abrir = useAbrirDeNovo(envelope);
  const deQuem = envelope.assinantes.find(({ id }) => id === assinanteId)?.nome;
  return (
    <Aviso
      tom="erro"
      titulo={deQuem ? `O serviço de assinatura parou em ${deQuem}` : 'O serviço de assinatura parou'}
      acao={
        envelope.podeAbrir ? (
          <Botao
            compacto
            variante="secundario"
            carregando={abrir.isPending}
            onClick={() => abrir.mutate(undefined, { onError: (erro) => avisarErro(erro) })}
          >
            Tentar abrir de novo
          </Botao>
        ) : undefined
      }
    >
      {frase}
    </Aviso>
  );
}

function FatosDoEnvelope({ envelope }: { envelope: EnvelopeDaGestao }) {
  const { abertoEm, prazo, codigoDeVerificacao, sha256, servico } = envelope;
  const fatos = [
    ['Aberta em', formatarMomento(new Date(abertoEm))],
    ['Último dia para assinar', formatarData(prazo)],
    ['Código de verificação', formatarCodigoDeVerificacao(codigoDeVerificacao)],
    ['Impressão digital do arquivo lido (SHA-256)', sha256],
    ...(servico
      ? [[`Situação na ${servico.nome}`, servico.situacao ?? 'ainda não consultada'] as const]
      : []),
  ] as const;
  return <Fatos fatos={fatos} />;
}
