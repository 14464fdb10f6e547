/** "Quais comprovantes de renda você vai enviar?", with the rules of the chosen way (spec 2 section 5). */

import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { perguntaDosComprovantes } from '@credito/domain/participante/passos-da-renda';
import { modoDaRenda } from '@credito/domain/pendencia/pendencias.plano';
import {
  contagemDosComprovantes,
  type RecusaDaSelecao,
  recusaDaSelecao,
} from '@credito/domain/pendencia/renda-alternativa';
import { lerCodigosDeRenda } from '@credito/domain/renda/tipos-de-renda';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TiposDeRendaComAjuda } from '../../../participante/tipos-de-renda-com-ajuda.tsx';
import { campoDoPasso, PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import { PassoMantido, type TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';
import { useCorrecao } from '../contexto-da-correcao.tsx';
import estilos from '../pendencias.module.css';

export function PassoDosTipos(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const { pendencias } = useCorrecao();
  const [recusa, setRecusa] = useState<RecusaDaSelecao | null>(null);
  const modo = modoDaRenda(tela.contexto);
  // "Incluir" begins with what was declared before, also after "alterar" had chosen something else.
  const doComeco = modo === 'incluir' ? pendencias.tiposDeRendaAnteriores : [];
  const jaEscolhidos = pendencias.modoDaRenda === modo ? tela.contexto.respostas.tiposDeRenda : doComeco;
  const formulario = useFormularioDoPasso({
    ...tela,
    contexto: { ...tela.contexto, respostas: { ...tela.contexto.respostas, tiposDeRenda: jaEscolhidos } },
    dono: null,
    enviar: async (respostas) => {
      const recusada =
        modo === 'alterar' || modo === 'incluir'
          ? recusaDaSelecao(
              modo,
              pendencias.tiposDeRendaAnteriores,
              lerCodigosDeRenda(respostas.tiposDeRenda),
              pendencias.rendaRecusada,
            )
          : null;
      setRecusa(recusada);
      if (recusada) throw new PassoMantido();
      await tela.enviar(respostas);
    },
  });
  const escolhidos = lerCodigosDeRenda(useWatch({ control: formulario.form.control, name: 'tiposDeRenda' }));
  const passo = {
    ...tela.passo,
    titulo: perguntaDosComprovantes(tela.passo.titulo, tela.contexto.respostas.rendaCentavos),
  };
  return (
    <>
      <PaginaDoPasso
        tela={{ ...tela, passo }}
        formulario={formulario}
        dica={
          modo === 'alterar'
            ? pendencias.rendaRecusada
              ? 'Escolha 1 tipo para ficar no lugar do comprovante recusado.'
              : 'Escolha 1 tipo para ficar no lugar dos comprovantes que você já enviou.'
            : 'Deixe marcados os que você já enviou e acrescente ao menos mais um.'
        }
        desabilitada={escolhidos.length === 0}
      >
        <TiposDeRendaComAjuda rotulo={campoDoPasso(tela, 'tiposDeRenda').rotulo} form={formulario.form} />
        {escolhidos.length > 0 ? <Contagem {...{ tela, escolhidos }} /> : null}
      </PaginaDoPasso>
      <Dialogo
        aberto={recusa !== null}
        aoFechar={() => setRecusa(null)}
        titulo={recusa?.titulo ?? ''}
        acoes={<Botao onClick={() => setRecusa(null)}>Entendi</Botao>}
      >
        <p>{recusa?.texto}</p>
      </Dialogo>
    </>
  );
}

/** What the choice will ask for, and how much of it is there. */
function Contagem({
  tela,
  escolhidos,
}: {
  tela: TelaDoPassoProps<ContextoDoParticipante>;
  escolhidos: ReturnType<typeof lerCodigosDeRenda>;
}) {
  return (
    <ul className={estilos.itens} aria-label="Documentos desta escolha">
      {contagemDosComprovantes(escolhidos, tela.contexto.documentos).map(
        ({ tipoDocumento, enviados, pedidos, opcional }) => (
          <li key={tipoDocumento} className={estilos.item}>
            <span>{`${rotuloDoDocumento(tipoDocumento)}${opcional ? ' (opcional)' : ''}`}</span>
            <span className={estilos.conta}>{`${enviados} de ${pedidos}`}</span>
          </li>
        ),
      )}
    </ul>
  );
}
