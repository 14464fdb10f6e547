import type { PeriodoNaGestao } from '@credito/api/gestao-atualizacao.rotas';
import { prorrogacaoPorQueda } from '@credito/domain/atualizacao/periodo';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { agora } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from '../atualizacao.module.css';
import { consultaDosPeriodos } from '../atualizacoes.queries.ts';
import { DialogoDaProrrogacao } from '../components/dialogo-da-prorrogacao.tsx';
import { DialogoDoPeriodo } from '../components/dialogo-do-periodo.tsx';

const FASE: Readonly<Record<PeriodoNaGestao['fase'], string>> = {
  antes: 'Ainda não abriu',
  aberto: 'Aberto',
  tardio: 'Aberto, com atraso',
  encerrado: 'Encerrado',
};

export default function PeriodosScreen() {
  useTitulo('Períodos da atualização');
  const lidos = useQuery(consultaDosPeriodos);
  const [marcando, setMarcando] = useState(false);
  return (
    <div className={estilosDaPagina.pagina}>
      <header className={estilosDaPagina.cabecalho}>
        <h1>Períodos da atualização cadastral</h1>
        <Botao onClick={() => setMarcando(true)}>Marcar período</Botao>
      </header>
      {lidos.isError ? (
        <FalhaAoCarregar consulta={lidos} />
      ) : lidos.isPending ? (
        <EsqueletoDeLista quantos={3} />
      ) : lidos.data.periodos.length === 0 ? (
        <PaginaVazia titulo="Nenhum período marcado">
          <p>Sem um período, ninguém pode confirmar os dados do semestre.</p>
        </PaginaVazia>
      ) : (
        <ul className={estilos.documentos}>
          {lidos.data.periodos.map((periodo) => (
            <Periodo key={periodo.id} periodo={periodo} />
          ))}
        </ul>
      )}
      {marcando ? <DialogoDoPeriodo aoFechar={() => setMarcando(false)} /> : null}
    </div>
  );
}

function Periodo({ periodo }: { periodo: PeriodoNaGestao }) {
  const [prorrogando, setProrrogando] = useState<'livre' | 'queda' | null>(null);
  const { rotulo, abre, fecha, tardioAte, fase, prorrogacoes } = periodo;
  const queda = prorrogacaoPorQueda(periodo, dataEmSaoPaulo(agora()));
  return (
    <li className={estilos.documento}>
      <div className={estilos.titulo}>
        <h2>{rotulo}</h2>
        <Etiqueta tom={fase === 'aberto' || fase === 'tardio' ? 'sucesso' : 'neutro'}>{FASE[fase]}</Etiqueta>
      </div>
      <p>
        {`De ${formatarData(abre)} a ${formatarData(fecha)}. Com atraso, até ${formatarData(tardioAte)}.`}
      </p>
      {prorrogacoes.map((prorrogacao) => (
        <p key={prorrogacao.em}>
          {`Prorrogado até ${formatarData(prorrogacao.fecha)}, com atraso até ${formatarData(prorrogacao.tardioAte)}. Motivo: ${prorrogacao.motivo}`}
        </p>
      ))}
      <div className={estilos.acoes}>
        <Botao variante="secundario" compacto onClick={() => setProrrogando('livre')}>
          {`Prorrogar o ${rotulo}`}
        </Botao>
        {queda ? (
          <Botao variante="secundario" compacto onClick={() => setProrrogando('queda')}>
            O portal caiu: dar mais um dia
          </Botao>
        ) : null}
      </div>
      {prorrogando ? (
        <DialogoDaProrrogacao
          periodo={periodo}
          proposta={prorrogando === 'queda' ? queda : null}
          aoFechar={() => setProrrogando(null)}
        />
      ) : null}
    </li>
  );
}
