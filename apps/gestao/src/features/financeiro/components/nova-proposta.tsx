/** Proposes something about a contract's money; another person has to confirm it. */
import { lerReais } from '@credito/domain/dinheiro/conta';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Selecao } from '@credito/ui/selecao/selecao';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { consultas } from '../../../sessao/consultas.ts';
import type { ContratoNoFinanceiro } from '../financeiro.queries.ts';

const TIPOS = [
  { valor: 'recebimento-manual', texto: 'Pagamento recebido por fora' },
  { valor: 'devolucao', texto: 'Devolução ao pagador' },
  { valor: 'fim-do-curso', texto: 'Fim antecipado do curso' },
] as const;
type Tipo = (typeof TIPOS)[number]['valor'];

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
  const { id, hoje, recebimentos } = contrato;
  const [tipo, setTipo] = useState<Tipo>('recebimento-manual');
  const [em, setEm] = useState(hoje);
  const [valor, setValor] = useState('');
  const [recebimentoId, setRecebimentoId] = useState(recebimentos[0]?.id ?? '');
  const [motivo, setMotivo] = useState('');
  const centavos = lerReais(valor) ?? 0;
  const propor = useMutation({
    mutationFn: () =>
      api('POST /gestao/financeiro/contratos/{id}/propostas', {
        params: { id },
        body:
          tipo === 'fim-do-curso'
            ? { tipo, em, motivo }
            : tipo === 'devolucao'
              ? { tipo, recebimentoId, centavos, motivo }
              : { tipo, centavos, em, parcela: null, motivo },
      }),
    onSuccess: () => {
      mostrarToast({ texto: 'Proposta registrada. Outra pessoa confirma.', tom: 'sucesso' });
      aoFechar();
      return consultas.invalidateQueries({ queryKey: ['financeiro'] });
    },
    onError: (erro) => avisarErro(erro),
  });
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Propor um ato"
      descrito={false}
      acoes={
        <ConfirmarOuCancelar
          carregando={propor.isPending}
          aoCancelar={aoFechar}
          onClick={() => propor.mutate()}
        >
          Propor
        </ConfirmarOuCancelar>
      }
    >
      <Selecao
        rotulo="O que aconteceu"
        opcoes={TIPOS}
        value={tipo}
        onChange={({ currentTarget }) => setTipo(currentTarget.value as Tipo)}
      />
      {tipo === 'devolucao' ? (
        <Selecao
          rotulo="De que pagamento"
          vazio={recebimentos.length === 0 ? 'Nenhum pagamento recebido' : undefined}
          opcoes={recebimentos.map((um) => ({
            valor: um.id,
            texto: `${formatarData(um.em)}, ${um.rotulo}, ${formatarReais(um.centavos)}`,
          }))}
          value={recebimentoId}
          onChange={({ currentTarget }) => setRecebimentoId(currentTarget.value)}
        />
      ) : (
        <CampoTexto
          rotulo="Dia"
          type="date"
          value={em}
          onChange={({ currentTarget }) => setEm(currentTarget.value)}
        />
      )}
      {tipo === 'fim-do-curso' ? null : (
        <CampoMascarado
          mascara="dinheiro"
          rotulo="Valor"
          autoComplete="off"
          value={valor}
          onChange={({ currentTarget }) => setValor(currentTarget.value)}
        />
      )}
      <AreaDeTexto
        rotulo="Por quê"
        rows={3}
        maxLength={500}
        value={motivo}
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
      />
    </Dialogo>
  );
}
