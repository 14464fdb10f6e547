import type { Relatorios } from '@credito/api/gestao-relatorios.rotas';
import {
  duracaoEmPalavras,
  emPercentual,
  RESULTADOS_DO_CONVITE,
  type Relatorio,
  ROTULO_DA_ETAPA,
  recusaDoPeriodo,
} from '@credito/domain/gestao/relatorios';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { formatarNumero } from '@credito/domain/texto/numero';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { entregarDocumento } from '@credito/ui/documento/entregar-documento';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { Barras } from '../components/barras.tsx';
import { GraficoDeVolumes } from '../components/grafico-de-volumes.tsx';
import estilos from './relatorios-screen.module.css';

const DIA = 86_400_000;
const haDias = (dias: number) => dataEmSaoPaulo(new Date(agoraMs() - dias * DIA));

export default function RelatoriosScreen() {
  useTitulo('Relatórios');
  const [de, setDe] = useState(() => haDias(29));
  const [ate, setAte] = useState(() => haDias(0));
  const recusa = de && ate ? recusaDoPeriodo(de, ate) : 'Informe o período.';
  const { data, isError, isPending, error } = useQuery({
    queryKey: ['relatorios', de, ate],
    queryFn: ({ signal }) => api('GET /gestao/relatorios', { query: { de, ate } }, { sinal: signal }),
    enabled: recusa === null,
    placeholderData: keepPreviousData,
  });
  const baixar = (relatorio: Relatorio) =>
    api('GET /gestao/relatorios/{relatorio}/csv', { params: { relatorio }, query: { de, ate } })
      .then((arquivo) => entregarDocumento(`${relatorio}-${de}-${ate}.csv`, arquivo, 'csv'))
      .catch((erro: unknown) => avisarErro(erro));
  return (
    <div className={estilosDaPagina.pagina}>
      <h1>Relatórios</h1>
      <div className={estilos.periodo}>
        <CampoTexto rotulo="Do dia" type="date" value={de} onChange={(e) => setDe(e.currentTarget.value)} />
        <CampoTexto
          rotulo="Até o dia"
          type="date"
          value={ate}
          erro={recusa ?? undefined}
          onChange={(e) => setAte(e.currentTarget.value)}
        />
      </div>
      {isError ? <Aviso tom="erro">{mensagemDoErro(error)}</Aviso> : null}
      {isPending && recusa === null ? <EsqueletoDeLista quantos={4} /> : null}
      {data ? <Quadros dados={data} aoBaixar={baixar} /> : null}
    </div>
  );
}

const emRespostas = (quantas: number) =>
  quantas === 1 ? '1 resposta' : `${formatarNumero(quantas)} respostas`;
const pularam = (quantas: number) =>
  quantas === 1 ? '1 pessoa pulou' : `${formatarNumero(quantas)} pessoas pularam`;

function Quadros({ dados, aoBaixar }: { dados: Relatorios; aoBaixar: (qual: Relatorio) => void }) {
  const { volumes, tempos, motivos, fiadores, pesquisa } = dados;
  return (
    <>
      <Quadro titulo="Volumes por dia" qual="volumes" aoBaixar={aoBaixar}>
        <GraficoDeVolumes volumes={volumes} />
      </Quadro>
      <Quadro titulo="Tempo em cada etapa" qual="tempos" aoBaixar={aoBaixar}>
        <Barras
          legenda="Metade das passagens terminou até a mediana; nove em cada dez, até o percentil 90"
          vazio="Nenhuma etapa terminou neste período."
          series={['Mediana', 'Percentil 90']}
          linhas={tempos.map(({ etapa, quantas, medianaHoras, p90Horas }) => ({
            rotulo: ROTULO_DA_ETAPA[etapa],
            detalhe: quantas === 1 ? '1 passagem' : `${formatarNumero(quantas)} passagens`,
            valores: [medianaHoras, p90Horas],
          }))}
          emPalavras={duracaoEmPalavras}
        />
      </Quadro>
      <Quadro titulo="Motivos de recusa" qual="motivos" aoBaixar={aoBaixar}>
        <Barras
          legenda="Quantas vezes cada motivo foi dado"
          vazio="Nada foi recusado neste período."
          series={['Vezes']}
          linhas={motivos.slice(0, 15).map(({ onde, motivo, total }) => ({
            rotulo: motivo,
            detalhe: onde,
            valores: [total],
          }))}
        />
      </Quadro>
      <Quadro titulo="O que aconteceu com os fiadores convidados" qual="fiadores" aoBaixar={aoBaixar}>
        <Barras
          legenda={
            fiadores.convidados === 1
              ? '1 convidado no período'
              : `${formatarNumero(fiadores.convidados)} convidados no período`
          }
          vazio="Ninguém foi convidado neste período."
          series={['Pessoas']}
          linhas={
            fiadores.convidados === 0
              ? []
              : RESULTADOS_DO_CONVITE.map(({ resultado, rotulo }) => ({
                  rotulo,
                  detalhe: `${emPercentual(fiadores[resultado], fiadores.convidados)} dos convidados`,
                  valores: [fiadores[resultado]],
                }))
          }
        />
      </Quadro>
      <Quadro titulo="Pesquisa de satisfação" qual="pesquisa" aoBaixar={aoBaixar}>
        {pesquisa.map(({ campanha, respostas, puladas, media, notas }) => (
          <Barras
            key={campanha}
            legenda={`${campanha}: ${emRespostas(respostas)}, ${pularam(puladas)}${media === null ? '' : `, média ${formatarNumero(media)}`}`}
            vazio={`${campanha}: ninguém respondeu neste período.`}
            series={['Respostas']}
            linhas={
              respostas === 0
                ? []
                : notas.map((vezes, indice) => ({ rotulo: `Nota ${indice + 1}`, valores: [vezes] }))
            }
          />
        ))}
      </Quadro>
    </>
  );
}

function Quadro({
  titulo,
  qual,
  aoBaixar,
  children,
}: {
  titulo: string;
  qual: Relatorio;
  aoBaixar: (qual: Relatorio) => void;
  children: Blocos;
}) {
  return (
    <section className={estilos.quadro} aria-label={titulo}>
      <header className={estilosDaPagina.cabecalho}>
        <h2>{titulo}</h2>
        <Botao
          variante="secundario"
          compacto
          icone={<Download aria-hidden="true" />}
          onClick={() => aoBaixar(qual)}
        >
          <span>CSV</span>
          <span className="so-leitor">{`: ${titulo}`}</span>
        </Botao>
      </header>
      {children}
    </section>
  );
}
