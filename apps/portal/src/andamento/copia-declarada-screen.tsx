/** What the person declared when the request was handed in, with the questions as they were worded that day. */

import type { CopiaDeclarada } from '@credito/api/andamento.rotas';
import { ErroDeApi } from '@credito/api/cliente';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Escolha } from '@credito/ui/escolha/escolha';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Resumo } from '@credito/ui/resumo/resumo';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { motivoDaFalha } from '../sessao/motivo-da-falha.ts';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import { consultaDaCopia } from './consulta-da-copia.ts';
import { useBaixarCopia } from './use-baixar-copia.ts';

export function CopiaDeclaradaScreen() {
  const id = Number(useParams<{ id: string }>().id);
  const [versao, setVersao] = useState<number>();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...consultaDaCopia(id, versao),
    placeholderData: keepPreviousData,
    enabled: Number.isSafeInteger(id) && id > 0,
  });
  if (data)
    return (
      <Copia
        id={id}
        copia={data}
        aoEscolher={setVersao}
        escolhida={isPlaceholderData ? versao : data.versao}
      />
    );
  if (!Number.isSafeInteger(id) || id <= 0 || (error instanceof ErroDeApi && error.status === 404))
    return (
      <Pagina titulo="O que você declarou" aoVoltar={() => history.back()}>
        <p>A cópia aparece aqui depois que a solicitação é enviada para análise.</p>
      </Pagina>
    );
  return (
    <Pagina titulo="O que você declarou" aoVoltar={() => history.back()}>
      {error ? (
        <Aviso tom="erro" acao={<Botao onClick={() => void refetch()}>Tentar de novo</Botao>}>
          {motivoDaFalha(error, 'Não conseguimos carregar a cópia. Verifique a sua conexão de internet.')}
        </Aviso>
      ) : (
        <Carregando>
          <Esqueleto forma="cartao" />
        </Carregando>
      )}
    </Pagina>
  );
}

interface CopiaProps {
  id: number;
  /** While another one is on its way, the one before it. */
  copia: CopiaDeclarada;
  escolhida: number | undefined;
  aoEscolher: (versao: number) => void;
}

function Copia({ id, copia, escolhida, aoEscolher }: CopiaProps) {
  const chegando = escolhida !== copia.versao;
  const { baixar, baixando, falha, aoFecharFalha } = useBaixarCopia(id);

  return (
    <Pagina
      titulo="O que você declarou"
      dica={`Protocolo ${copia.protocolo}. ${copia.curso}, ${copia.instituicao}. Enviado em ${formatarMomento(new Date(copia.em))}, com as perguntas como estavam naquele dia.`}
      aoVoltar={() => history.back()}
    >
      {copia.versoes.length > 1 ? (
        <Escolha
          rotulo="Qual envio você quer ver?"
          dica="Cada correção enviada guarda uma cópia nova. As anteriores ficam como estavam."
          name="versao"
          value={String(escolhida)}
          aoMudar={(versao) => aoEscolher(Number(versao))}
          opcoes={copia.versoes.map(({ versao, em }, posicao) => ({
            valor: String(versao),
            titulo: `Enviado em ${formatarMomento(new Date(em))}`,
            descricao: descricaoDoEnvio(posicao, copia.versoes.length),
          }))}
        />
      ) : null}
      <Botao
        icone={<Download />}
        disabled={chegando}
        carregando={baixando}
        textoCarregando="Preparando…"
        onClick={() => void baixar(copia)}
      >
        Baixar em PDF
      </Botao>
      {chegando ? (
        <Carregando>
          <Esqueleto forma="cartao" />
        </Carregando>
      ) : (
        <Resumo
          grupos={copia.secoes
            .map(({ passo, titulo, itens, documentos }) => ({
              id: passo,
              titulo,
              itens: [
                ...itens,
                ...(documentos.length > 0
                  ? [{ rotulo: 'Documentos enviados', valor: documentos.join(', ') }]
                  : []),
              ],
            }))
            .filter(({ itens }) => itens.length > 0)}
        />
      )}
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </Pagina>
  );
}

function descricaoDoEnvio(posicao: number, quantos: number): string {
  if (posicao === 0) return 'O mais recente';
  return posicao === quantos - 1 ? 'O primeiro' : 'Uma correção anterior';
}
