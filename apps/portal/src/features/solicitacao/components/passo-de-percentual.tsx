import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { percentuaisPermitidos, valorFinanciado } from '@credito/domain/instituicao/cobertura';
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';
import { QuantoCusta } from './quanto-custa.tsx';
import estilos from './solicitacao.module.css';

/** Only the percentages that the programme offers, each with what it means in reais. */
export function PassoDePercentual(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const formulario = useFormularioDoPasso({ ...tela, contexto: comPercentualInicial(tela.contexto) });
  const { form } = formulario;
  const id = useId();
  const valor = useWatch({ control: form.control, name: 'percentualSolicitado' });
  const { oferta } = tela.contexto;
  if (!oferta) return null;
  const permitidos = percentuaisPermitidos(oferta.cobertura);
  const indice = Math.max(0, permitidos.indexOf(Number(valor)));
  const percentual = permitidos[indice] ?? 0;
  const financiado = valorFinanciado(oferta.mensalidadeCentavos, percentual);
  const fixo = permitidos.length === 1;
  const texto = `${percentual}%, ${formatarReais(financiado)} por mês`;

  function escolher(novo: number) {
    const escolhido = permitidos[Math.max(0, Math.min(permitidos.length - 1, novo))];
    form.setValue('percentualSolicitado', escolhido, { shouldDirty: true });
    form.clearErrors();
  }

  return (
    <PaginaDoPasso
      tela={tela}
      formulario={formulario}
      dica={
        fixo
          ? 'O seu curso tem um percentual único.'
          : 'O restante da mensalidade você paga direto à instituição.'
      }
    >
      <output htmlFor={id} className={estilos.percentual}>
        <span className={estilos.numero}>{`${percentual}%`}</span>
        <span className={estilos.valor}>{`${formatarReais(financiado)} por mês`}</span>
      </output>
      {fixo ? null : (
        <div className={estilos.escala}>
          <button
            type="button"
            aria-label="Diminuir o percentual"
            disabled={indice === 0}
            onClick={() => escolher(indice - 1)}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            id={id}
            type="range"
            aria-label="Percentual do crédito"
            aria-valuetext={texto}
            min={0}
            max={permitidos.length - 1}
            step={1}
            value={indice}
            onChange={(evento) => escolher(Number(evento.currentTarget.value))}
          />
          <button
            type="button"
            aria-label="Aumentar o percentual"
            disabled={indice === permitidos.length - 1}
            onClick={() => escolher(indice + 1)}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      )}
      <dl className={estilos.contas}>
        <div>
          <dt>Mensalidade</dt>
          <dd>{formatarReais(oferta.mensalidadeCentavos)}</dd>
        </div>
        <div>
          <dt>Financiado pelo crédito</dt>
          <dd>{formatarReais(financiado)}</dd>
        </div>
        <div>
          <dt>Pago por você à instituição</dt>
          <dd>{formatarReais(oferta.mensalidadeCentavos - financiado)}</dd>
        </div>
      </dl>
      <QuantoCusta contexto={tela.contexto} percentual={percentual} />
    </PaginaDoPasso>
  );
}

/** The form starts with the first percentage on offer; one of another course is not offered here. */
function comPercentualInicial(contexto: ContextoDaNovaSolicitacao): ContextoDaNovaSolicitacao {
  const permitidos = contexto.oferta ? percentuaisPermitidos(contexto.oferta.cobertura) : [];
  const atual = Number(contexto.respostas.percentualSolicitado);
  const percentualSolicitado = permitidos.includes(atual) ? atual : permitidos[0];
  return { ...contexto, respostas: { ...contexto.respostas, percentualSolicitado } };
}
