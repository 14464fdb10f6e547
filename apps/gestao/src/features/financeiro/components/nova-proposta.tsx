/** Proposes something about a contract's money, or what happened to its course; another person has to confirm it. */

import type { rotaProporNoFinanceiro } from '@credito/api/gestao-propostas-financeiras.rotas';
import type { Pedido } from '@credito/api/rota';
import { lerReais } from '@credito/domain/dinheiro/conta';
import { formatarReais, formatarValor } from '@credito/domain/dinheiro/dinheiro';
import {
  ACONTECIMENTOS_DO_CURSO,
  type AcontecimentoDoCurso,
  CONSEQUENCIA_DO_ACONTECIMENTO,
  ROTULO_DO_ACONTECIMENTO_DO_CURSO,
} from '@credito/domain/razao/vida-do-curso';
import { formatarData } from '@credito/domain/tempo/data';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Selecao } from '@credito/ui/selecao/selecao';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { DialogoDeFormulario } from '../../../tela/dialogo-de-formulario.tsx';
import type { ContratoNoFinanceiro } from '../financeiro.queries.ts';

const TIPOS = [
  { valor: 'recebimento-manual', texto: 'Pagamento recebido por fora' },
  { valor: 'devolucao', texto: 'Devolução ao pagador' },
  ...ACONTECIMENTOS_DO_CURSO.map((valor) => ({ valor, texto: ROTULO_DO_ACONTECIMENTO_DO_CURSO[valor] })),
] as const;
type Tipo = (typeof TIPOS)[number]['valor'];

const isAcontecimento = (tipo: Tipo): tipo is AcontecimentoDoCurso =>
  (ACONTECIMENTOS_DO_CURSO as readonly Tipo[]).includes(tipo);

interface Valores {
  tipo: Tipo;
  em: string;
  centavos: string;
  recebimentoId: string;
  /** What a payment received elsewhere pays: the oldest, one instalment before it is due, or everything. */
  parcela: string;
  motivo: string;
}

const TUDO = 'tudo';

/** With what each costs today where it is paid before it is due. */
function oQuePaga({ plano, quitacaoHojeCentavos }: ContratoNoFinanceiro) {
  return [
    { valor: '', texto: 'O que está em aberto, da parcela mais antiga em diante', centavos: null },
    ...plano.flatMap(({ numero, antecipadaCentavos }) =>
      antecipadaCentavos === null
        ? []
        : [
            {
              valor: String(numero),
              texto: `A parcela ${numero} antes do vencimento: ${formatarReais(antecipadaCentavos)} hoje`,
              centavos: antecipadaCentavos,
            },
          ],
    ),
    ...(quitacaoHojeCentavos > 0
      ? [
          {
            valor: TUDO,
            texto: `Tudo antes do vencimento: ${formatarReais(quitacaoHojeCentavos)} hoje`,
            centavos: quitacaoHojeCentavos,
          },
        ]
      : []),
  ];
}

export function NovaProposta({ contrato }: { contrato: ContratoNoFinanceiro }) {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <p>
        <Botao compacto variante="secundario" onClick={() => setAberta(true)}>
          Propor um ato
        </Botao>
      </p>
      {aberta ? <Formulario contrato={contrato} aoFechar={() => setAberta(false)} /> : null}
    </>
  );
}

function Formulario({ contrato, aoFechar }: { contrato: ContratoNoFinanceiro; aoFechar: () => void }) {
  const { id, hoje } = contrato;
  const recebimentos = contrato.recebimentos.filter((um) => um.creditoCentavos > um.devolvidoCentavos);
  const { valores, mudar, apagar } = useRascunho<Valores>(`proposta do contrato ${id}`, {
    tipo: 'recebimento-manual',
    em: hoje,
    centavos: '',
    recebimentoId: recebimentos[0]?.id ?? '',
    parcela: '',
    motivo: '',
  });
  const { tipo } = valores;
  const propor = useMutation({
    mutationFn: () =>
      api('POST /gestao/financeiro/contratos/{id}/propostas', { params: { id }, body: corpoDe(valores) }),
    onSuccess: () => {
      mostrarToast({ texto: 'Proposta registrada. Outra pessoa confirma.', tom: 'sucesso' });
      apagar();
      aoFechar();
      return consultas.invalidateQueries({ queryKey: ['financeiro'] });
    },
  });
  const recusas = useRecusas(propor.error, valores);
  const pagaveis = oQuePaga(contrato);
  function escolherOQuePaga(parcela: string) {
    const centavos = valores.em === hoje ? pagaveis.find(({ valor }) => valor === parcela)?.centavos : null;
    mudar({ parcela, ...(centavos ? { centavos: formatarValor(centavos) } : {}) });
  }
  return (
    <DialogoDeFormulario
      titulo="Propor um ato"
      confirmar="Propor"
      falha={recusas.geral}
      enviando={propor.isPending}
      aoEnviar={() => propor.mutate()}
      aoFechar={aoFechar}
    >
      <Selecao
        rotulo="O que aconteceu"
        opcoes={TIPOS}
        value={tipo}
        onChange={({ currentTarget }) => mudar({ tipo: currentTarget.value as Tipo })}
      />
      {isAcontecimento(tipo) ? (
        <p>{`${CONSEQUENCIA_DO_ACONTECIMENTO[tipo]} Se o estudante tem outros contratos do mesmo curso, cada um recebe a sua proposta.`}</p>
      ) : null}
      {tipo === 'devolucao' ? (
        <Selecao
          rotulo="De que pagamento"
          vazio={recebimentos.length === 0 ? 'Nenhum pagamento deixou crédito' : undefined}
          opcoes={recebimentos.map((um) => ({
            valor: um.id,
            texto: `${formatarData(um.em)}, ${um.rotulo}, ${formatarReais(um.centavos)}: crédito de ${formatarReais(um.creditoCentavos - um.devolvidoCentavos)}`,
          }))}
          value={valores.recebimentoId}
          erro={recusas.de('recebimentoId')}
          onChange={({ currentTarget }) => mudar({ recebimentoId: currentTarget.value })}
        />
      ) : (
        <CampoTexto
          rotulo="Dia"
          type="date"
          value={valores.em}
          erro={recusas.de('em')}
          onChange={({ currentTarget }) => mudar({ em: currentTarget.value })}
        />
      )}
      {tipo === 'recebimento-manual' ? (
        <Selecao
          rotulo="O que ele paga"
          opcoes={pagaveis}
          value={valores.parcela}
          erro={recusas.de('parcela')}
          onChange={({ currentTarget }) => escolherOQuePaga(currentTarget.value)}
        />
      ) : null}
      {isAcontecimento(tipo) ? null : (
        <CampoMascarado
          mascara="dinheiro"
          rotulo="Valor"
          autoComplete="off"
          value={valores.centavos}
          erro={recusas.de('centavos')}
          onChange={({ currentTarget }) => mudar({ centavos: currentTarget.value })}
        />
      )}
      {tipo === 'recebimento-manual' &&
      valores.parcela === '' &&
      (lerReais(valores.centavos) ?? 0) > contrato.abertoCentavos ? (
        <Aviso tom="atencao">
          {`O contrato deve hoje ${formatarReais(contrato.abertoCentavos)}. O que passar disso fica como crédito do pagador.`}
        </Aviso>
      ) : null}
      <AreaDeTexto
        rotulo="Por quê"
        rows={3}
        maxLength={500}
        value={valores.motivo}
        erro={recusas.de('motivo')}
        onChange={({ currentTarget }) => mudar({ motivo: currentTarget.value })}
      />
    </DialogoDeFormulario>
  );
}

function corpoDe({
  tipo,
  em,
  recebimentoId,
  parcela: paga,
  motivo,
  ...valor
}: Valores): Pedido<typeof rotaProporNoFinanceiro>['body'] {
  const centavos = lerReais(valor.centavos) ?? 0;
  if (tipo === 'devolucao') return { tipo, recebimentoId, centavos, motivo };
  if (tipo === 'recebimento-manual') {
    const parcela = paga === '' || paga === TUDO ? null : Number(paga);
    return { tipo, centavos, em, parcela, ...(paga === '' ? {} : { antecipa: true }), motivo };
  }
  if (tipo === 'conclusao' || tipo === 'evasao') return { tipo: 'fim-do-curso', causa: tipo, em, motivo };
  return { tipo: tipo === 'suspensao' ? 'suspensao-do-curso' : 'retomada-do-curso', em, motivo };
}
