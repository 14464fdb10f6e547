/** Every fee of a school up to a month, with what the rules suggest; whoever prepares the run may hold one back. */

import { somar } from '@credito/domain/dinheiro/conta';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import {
  type MarcaDoUso,
  MENSAGEM_SEM_MOTIVO,
  MINIMO_DO_MOTIVO_DA_MARCA,
} from '@credito/domain/repasse/repasse';
import type { Data } from '@credito/domain/tempo/data';
import { mesPorExtenso } from '@credito/domain/tempo/mes-por-extenso';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { Selecao } from '@credito/ui/selecao/selecao';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilos from '../financeiro.module.css';
import { consultaDaPrevia, type Previa } from '../financeiro.queries.ts';

const MARCAS = [
  { valor: 'pago', texto: 'Pagar' },
  { valor: 'retido', texto: 'Reter' },
  { valor: 'cancelado', texto: 'Cancelar' },
] as const;

interface Mudada {
  marca: MarcaDoUso;
  motivo: string;
}

interface PreviaProps {
  instituicaoId: number;
  mes: Data;
  aoTerminar: () => void;
}

export function PreviaDoRepasse({ instituicaoId, mes, aoTerminar }: PreviaProps) {
  const previa = useQuery(consultaDaPrevia(instituicaoId, mes));
  if (previa.isError) return <FalhaAoCarregar consulta={previa} />;
  if (!previa.data) return <EsqueletoDeLista quantos={2} />;
  return <Propor previa={previa.data} instituicaoId={instituicaoId} mes={mes} aoTerminar={aoTerminar} />;
}

const chaveDe = ({ contratoId, posicao }: Previa['usos'][number]) => `${contratoId}.${posicao}`;

function Propor({ previa, instituicaoId, mes, aoTerminar }: PreviaProps & { previa: Previa }) {
  const { usos, haMais, proposto } = previa;
  const [mudadas, setMudadas] = useState<ReadonlyMap<string, Mudada>>(new Map());
  const [tentou, setTentou] = useState(false);
  const corpo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const marcados = usos.map((uso) => ({
    ...uso,
    marca: mudadas.get(chaveDe(uso))?.marca ?? uso.marca,
    // Whoever decides otherwise than the rules says why.
    motivo: mudadas.get(chaveDe(uso))?.motivo ?? null,
  }));
  const semMotivo = (motivo: string | null) =>
    motivo !== null && caracteresVisiveis(motivo) < MINIMO_DO_MOTIVO_DA_MARCA;
  function mudar(uso: Previa['usos'][number], mudada: Mudada) {
    const novas = new Map(mudadas);
    const sugerida = usos.find((um) => chaveDe(um) === chaveDe(uso))?.marca;
    if (mudada.marca === sugerida) novas.delete(chaveDe(uso));
    else novas.set(chaveDe(uso), mudada);
    setMudadas(novas);
  }
  const totalCentavos = somar(marcados.map(({ marca, centavos }) => (marca === 'pago' ? centavos : 0)));
  const propor = useMutation({
    mutationFn: () =>
      api('POST /gestao/financeiro/repasses', {
        body: {
          instituicaoId,
          mes,
          totalCentavos,
          usos: marcados.map(({ contratoId, posicao, marca, motivo }) => ({
            contratoId,
            posicao,
            marca,
            motivo: motivo ?? '',
          })),
        },
      }),
    onSuccess: () => {
      mostrarToast({ texto: 'Repasse proposto. Outra pessoa confirma.', tom: 'sucesso' });
      aoTerminar();
      return consultas.invalidateQueries({ queryKey: ['financeiro', 'repasses'] });
    },
    onError: (erro) => avisarErro(erro),
  });
  if (proposto)
    return <Aviso>Já há um repasse proposto para esta instituição. Responda a ele primeiro.</Aviso>;
  return (
    <div className={estilos.secao} ref={corpo}>
      {haMais ? (
        <Aviso>Há mais mensalidades do que um repasse leva. As outras ficam para o próximo.</Aviso>
      ) : null}
      <Tabela cartoes legenda="Mensalidades do repasse" className={estilos.tabela}>
        <Colunas nomes={['Mês', 'Contrato', 'Estudante', 'O que fazer', 'Valor']} />
        <tbody>
          {marcados.map((uso) => (
            <tr key={chaveDe(uso)}>
              <th scope="row">{mesPorExtenso(uso.em)}</th>
              <td data-rotulo="Contrato">{uso.numero}</td>
              <td data-rotulo="Estudante">
                <span>{uso.estudante}</span>
                {uso.porque ? <small>{uso.porque}</small> : null}
              </td>
              <td data-rotulo="O que fazer">
                <Selecao
                  rotuloOculto
                  rotulo={`Contrato ${uso.numero}, ${mesPorExtenso(uso.em)}`}
                  opcoes={MARCAS}
                  value={uso.marca}
                  onChange={({ currentTarget }) => {
                    const escolhida = MARCAS.find(({ valor }) => valor === currentTarget.value);
                    if (escolhida) mudar(uso, { marca: escolhida.valor, motivo: uso.motivo ?? '' });
                  }}
                />
                {uso.motivo === null ? null : (
                  <CampoTexto
                    rotulo="Por quê"
                    maxLength={300}
                    value={uso.motivo}
                    erro={tentou && semMotivo(uso.motivo) ? MENSAGEM_SEM_MOTIVO : undefined}
                    onChange={({ currentTarget }) =>
                      setMudadas(
                        new Map(mudadas).set(chaveDe(uso), { marca: uso.marca, motivo: currentTarget.value }),
                      )
                    }
                  />
                )}
              </td>
              <td data-rotulo="Valor" className={estilos.numero}>
                {formatarReais(uso.centavos)}
              </td>
            </tr>
          ))}
        </tbody>
      </Tabela>
      <p>{`A pagar: ${formatarReais(totalCentavos)}.`}</p>
      <div className={estilos.botoes}>
        <Botao
          compacto
          disabled={marcados.length === 0}
          carregando={propor.isPending}
          onClick={() => {
            setTentou(true);
            if (marcados.some(({ motivo }) => semMotivo(motivo))) focarPrimeiroErro(corpo.current);
            else propor.mutate();
          }}
        >
          Propor o repasse
        </Botao>
        <Botao compacto variante="secundario" onClick={aoTerminar}>
          Voltar
        </Botao>
      </div>
    </div>
  );
}
