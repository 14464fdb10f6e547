/** What the institution was paid, fee by fee, in a year; and the same as a file. */
import type { MensalidadeDaInstituicao } from '@credito/api/gestao-repasses-da-instituicao.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { mesPorExtenso } from '@credito/domain/tempo/mes-por-extenso';
import { agora } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Selecao } from '@credito/ui/selecao/selecao';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { MostrarMais } from '../../../tela/mostrar-mais.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { baixarRepasses, consultaDosRepasses } from '../repasses.queries.ts';

const TONS: Readonly<Record<MensalidadeDaInstituicao['situacao'], TomDeEtiqueta>> = {
  pago: 'sucesso',
  retido: 'espera',
  cancelado: 'neutro',
};

const ANOS_ATRAS = 5;

export default function RepassesDaInstituicaoScreen() {
  useTitulo('Repasses');
  const esteAno = Number(dataEmSaoPaulo(agora()).slice(0, 4));
  const [ano, setAno] = useState(esteAno);
  const lista = useInfiniteQuery(consultaDosRepasses(ano));
  const itens = lista.data?.pages.flatMap((pagina) => pagina.itens) ?? [];
  const pago = lista.data?.pages[0]?.pagoCentavos ?? 0;
  return (
    <div className={estilosDaPagina.pagina}>
      <header className={estilosDaPagina.cabecalho}>
        <div>
          <h1>Repasses</h1>
          <p className={estilosDaPagina.sub} role="status">
            {lista.data ? `Pago em ${ano}: ${formatarReais(pago)}.` : 'Somando…'}
          </p>
        </div>
        {itens.length > 0 ? (
          <Botao
            compacto
            variante="secundario"
            icone={<Download aria-hidden="true" />}
            onClick={() => void baixarRepasses(ano)}
          >
            {`Baixar ${ano} em CSV`}
          </Botao>
        ) : null}
      </header>
      <div className={estilosDaPagina.filtros}>
        <div className={estilosDaPagina.filtro}>
          <Selecao
            compacto
            rotulo="Ano do repasse"
            opcoes={Array.from({ length: ANOS_ATRAS + 1 }, (_, atras) => {
              const valor = String(esteAno - atras);
              return { valor, texto: valor };
            })}
            value={String(ano)}
            onChange={({ currentTarget }) => setAno(Number(currentTarget.value))}
          />
        </div>
      </div>
      {lista.isError ? (
        <FalhaAoCarregar consulta={lista} />
      ) : lista.isPending ? (
        <EsqueletoDeLista quantos={6} />
      ) : itens.length === 0 ? (
        <PaginaVazia titulo={`Nenhum repasse em ${ano}`}>
          <p>As mensalidades aparecem aqui quando o repasse é confirmado.</p>
        </PaginaVazia>
      ) : (
        <Mensalidades itens={itens} ano={ano} />
      )}
      <MostrarMais lista={lista} />
    </div>
  );
}

function Mensalidades({ itens, ano }: { itens: readonly MensalidadeDaInstituicao[]; ano: number }) {
  return (
    <Tabela cartoes legenda={`Mensalidades dos repasses de ${ano}`}>
      <Colunas nomes={['Repasse em', 'Estudante', 'Contrato', 'Mensalidade', 'Valor', 'Situação']} />
      <tbody>
        {itens.map((item) => (
          <tr key={item.id}>
            <td data-rotulo="Repasse em">{formatarData(item.repassadoEm)}</td>
            <td data-rotulo="Estudante">{item.estudante}</td>
            <td data-rotulo="Contrato" className="numeros">
              <Link href={`/contratos/${item.contratoId}`}>{item.numero}</Link>
            </td>
            <td data-rotulo="Mensalidade">{mesPorExtenso(item.em)}</td>
            <td data-rotulo="Valor" className="numeros">
              {formatarReais(item.centavos)}
            </td>
            <td data-rotulo="Situação">
              <Etiqueta tom={TONS[item.situacao]}>{item.rotulo}</Etiqueta>
            </td>
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}
