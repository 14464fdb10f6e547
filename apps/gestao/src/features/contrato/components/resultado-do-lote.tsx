import { somar } from '@credito/domain/dinheiro/conta';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Progresso } from '@credito/ui/progresso/progresso';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { useState } from 'react';
import { Link } from 'wouter';
import { queFaltam } from '../gerar-em-porcoes.ts';
import { contarContratos } from '../lote.ts';
import type { Geracao } from '../use-geracao.ts';
import estilos from './lote.module.css';

/** What a rehearsal found or a generation did, those that failed first. */
export function ResultadoDoLote({
  geracao,
  enviando,
  aoGerar,
  aoContinuar,
}: {
  geracao: Geracao;
  enviando: boolean;
  aoGerar: () => void;
  aoContinuar: () => void;
}) {
  const { ensaio, lote, falhas } = geracao;
  const total = lote.solicitacoes.length;
  const faltam = queFaltam(
    lote.solicitacoes.map(({ solicitacaoId }) => solicitacaoId),
    geracao,
  ).length;
  const [confirmando, setConfirmando] = useState(false);
  return (
    <section className={estilos.secao} aria-label={ensaio ? 'Resultado do ensaio' : 'Resultado da geração'}>
      <h2>{ensaio ? 'Resultado do ensaio' : 'Resultado da geração'}</h2>
      {enviando ? (
        <Progresso
          rotulo={ensaio ? 'Ensaiando os contratos' : 'Gerando os contratos'}
          valor={total - faltam}
          maximo={total}
          texto={`${total - faltam} de ${total}`}
        />
      ) : (
        <Aviso tom={falhas.length > 0 || faltam > 0 ? 'atencao' : 'sucesso'} aoVivo>
          {resumo(geracao, faltam)}
        </Aviso>
      )}
      {enviando ? null : (
        <div className={estilos.acoes}>
          {faltam > 0 ? (
            <Botao onClick={aoContinuar}>{ensaio ? 'Continuar o ensaio' : 'Continuar a geração'}</Botao>
          ) : ensaio ? (
            <Botao onClick={() => setConfirmando(true)}>{`Gerar ${contarContratos(total)}`}</Botao>
          ) : null}
        </div>
      )}
      <Linhas geracao={geracao} />
      <Dialogo
        aberto={confirmando}
        aoFechar={() => setConfirmando(false)}
        titulo={`Gerar ${contarContratos(total)}?`}
        acoes={
          <ConfirmarOuCancelar
            aoCancelar={() => setConfirmando(false)}
            onClick={() => {
              setConfirmando(false);
              aoGerar();
            }}
          >
            Gerar
          </ConfirmarOuCancelar>
        }
      >
        <p>
          Os contratos ficam em preparação, e o estudante só os vê depois que alguém da equipe os liberar.
        </p>
        {falhas.length > 0 ? (
          <p>
            Os que falharam no ensaio são tentados de novo. Se o que falta é o regime de bens, a pergunta é
            enviada ao fiador.
          </p>
        ) : null}
      </Dialogo>
    </section>
  );
}

function resumo({ ensaio, gerados, falhas }: Geracao, faltam: number): string {
  const um = gerados.length === 1;
  const feitos = ensaio
    ? `${um ? 'pode ser gerado' : 'podem ser gerados'}, no valor de ${formatarReais(somar(gerados.map(({ valorCentavos }) => valorCentavos)))}`
    : um
      ? 'gerado'
      : 'gerados';
  const naoFeitos = falhas.length === 1 ? '1 falha' : `${falhas.length} falhas`;
  const resto = faltam > 0 ? ` ${faltam === 1 ? 'Falta' : 'Faltam'} ${faltam}.` : '';
  return `${contarContratos(gerados.length)} ${feitos}; ${naoFeitos}.${resto}${ensaio ? ' Nada foi gravado ainda.' : ''}`;
}

function Linhas({ geracao: { ensaio, lote, gerados, falhas } }: { geracao: Geracao }) {
  const solicitacoes = new Map(lote.solicitacoes.map((uma) => [uma.solicitacaoId, uma]));
  const linhas = [
    ...falhas.map((falha) => ({ contratoId: null, valorCentavos: null, ...falha })),
    ...gerados.map((gerado) => ({ motivo: null, ...gerado })),
  ];
  if (linhas.length === 0) return null;
  return (
    <Tabela cartoes legenda="Resultado de cada solicitação, as que falharam primeiro">
      <Colunas nomes={['Estudante', 'Resultado', 'Valor', 'Detalhe']} />
      <tbody>
        {linhas.map(({ solicitacaoId, contratoId, valorCentavos, motivo }) => (
          <tr key={solicitacaoId}>
            <td data-rotulo="Estudante">
              <span>{solicitacoes.get(solicitacaoId)?.estudante}</span>
              <small className={estilos.numero}>{solicitacoes.get(solicitacaoId)?.protocolo}</small>
            </td>
            <td data-rotulo="Resultado">
              <Etiqueta tom={motivo ? 'erro' : 'sucesso'}>
                {motivo ? 'Falha' : ensaio ? 'Pode ser gerado' : 'Gerado'}
              </Etiqueta>
            </td>
            <td data-rotulo="Valor" className={estilos.numero}>
              {valorCentavos === null ? '—' : formatarReais(valorCentavos)}
            </td>
            <td data-rotulo="Detalhe">
              {motivo ??
                (contratoId === null ? null : (
                  <Link href={`/contratos/${contratoId}`}>Abrir o contrato</Link>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Tabela>
  );
}
