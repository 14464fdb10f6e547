/** Proposes to divide anew what is late, beyond what the student may choose alone; another person has to confirm it. */
import { lerReais } from '@credito/domain/dinheiro/conta';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import {
  errosDaNegociacao,
  LIMITES_DA_EQUIPE,
  type PropostaDeNegociacao,
  planoNegociado,
} from '@credito/domain/negociacao/negociacao';
import { type Data, formatarData, isData, somarDias } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { DialogoDeFormulario } from '../../../tela/dialogo-de-formulario.tsx';

interface Valores {
  entradaCentavos: string;
  prazo: string;
  primeiroVencimento: string;
}

interface Divida {
  contratoId: number;
  dividaCentavos: number;
  hoje: Data;
}

export function NovaNegociacao(divida: Divida) {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <p>{`Em atraso hoje, com multa e juros: ${formatarReais(divida.dividaCentavos)}.`}</p>
      <p>
        <Botao compacto variante="secundario" onClick={() => setAberta(true)}>
          Propor uma negociação
        </Botao>
      </p>
      {aberta ? <Formulario {...divida} aoFechar={() => setAberta(false)} /> : null}
    </>
  );
}

function lerProposta({ entradaCentavos, prazo, primeiroVencimento }: Valores): PropostaDeNegociacao {
  return {
    entradaCentavos: entradaCentavos.trim() === '' ? 0 : (lerReais(entradaCentavos) ?? -1),
    prazo: /^\d{1,3}$/.test(prazo) ? Number(prazo) : 0,
    primeiroVencimento,
  };
}

function Formulario({ contratoId, dividaCentavos, hoje, aoFechar }: Divida & { aoFechar: () => void }) {
  const { valores, mudar, apagar } = useRascunho<Valores>(`negociacao do contrato ${contratoId}`, {
    entradaCentavos: '',
    prazo: '24',
    primeiroVencimento: somarDias(hoje, 30),
  });
  const [tentou, setTentou] = useState(false);
  const proposta = lerProposta(valores);
  const erros = errosDaNegociacao(proposta, { dividaCentavos, hoje, limites: LIMITES_DA_EQUIPE });
  const propor = useMutation({
    mutationFn: () =>
      api('POST /gestao/financeiro/contratos/{id}/negociacoes', {
        params: { id: contratoId },
        body: { ...proposta, dividaCentavos },
      }),
    onSuccess: () => {
      mostrarToast({ texto: 'Proposta registrada. Outra pessoa confirma.', tom: 'sucesso' });
      apagar();
      aoFechar();
    },
    // What is late may have changed meanwhile: the figure on the screen is read again.
    onSettled: () => consultas.invalidateQueries({ queryKey: ['financeiro'] }),
  });
  const recusas = useRecusas(propor.error, valores);
  const erroDe = (campo: keyof Valores) =>
    (tentou ? erros.find((erro) => erro.campo === campo)?.mensagem : undefined) ?? recusas.de(campo);

  return (
    <DialogoDeFormulario
      titulo="Propor uma negociação"
      confirmar="Propor"
      falha={recusas.geral}
      enviando={propor.isPending}
      aoEnviar={() => {
        setTentou(true);
        if (erros.length === 0) propor.mutate();
      }}
      aoFechar={aoFechar}
    >
      <p>{`A dívida de ${formatarReais(dividaCentavos)} é dividida em parcelas iguais, sem nada a mais.`}</p>
      <CampoMascarado
        mascara="dinheiro"
        rotulo="Entrada (se houver)"
        autoComplete="off"
        value={valores.entradaCentavos}
        erro={erroDe('entradaCentavos')}
        onChange={({ currentTarget }) => mudar({ entradaCentavos: currentTarget.value })}
      />
      <CampoTexto
        rotulo={`Parcelas (até ${LIMITES_DA_EQUIPE.prazoMaximo})`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={valores.prazo}
        erro={erroDe('prazo')}
        onChange={({ currentTarget }) => mudar({ prazo: currentTarget.value })}
      />
      <CampoTexto
        rotulo="Primeira parcela em"
        type="date"
        value={valores.primeiroVencimento}
        erro={erroDe('primeiroVencimento')}
        onChange={({ currentTarget }) => mudar({ primeiroVencimento: currentTarget.value })}
      />
      {erros.length === 0 && isData(valores.primeiroVencimento) ? (
        <p>{planoEmPalavras(dividaCentavos, proposta)}</p>
      ) : null}
    </DialogoDeFormulario>
  );
}

function planoEmPalavras(dividaCentavos: number, proposta: PropostaDeNegociacao): string {
  const plano = planoNegociado(dividaCentavos, proposta);
  const [primeira] = plano;
  const ultima = plano.at(-1);
  if (!primeira || !ultima) return '';
  const entrada =
    proposta.entradaCentavos > 0 ? `Entrada de ${formatarReais(proposta.entradaCentavos)} e ` : '';
  return plano.length === 1
    ? `${entrada}uma parcela de ${formatarReais(primeira.totalCentavos)} em ${formatarData(primeira.vencimento)}.`
    : `${entrada}${plano.length} parcelas, a primeira de ${formatarReais(primeira.totalCentavos)} em ${formatarData(primeira.vencimento)} e a última de ${formatarReais(ultima.totalCentavos)} em ${formatarData(ultima.vencimento)}.`;
}
