import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import { MINIMO_DO_TEXTO_DO_MOTIVO } from '@credito/domain/gestao/motivos';
import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import estilos from '../atualizacao.module.css';
import { useDecidir } from '../atualizacoes.queries.ts';

/** What is wrong with somebody's data, beside the documents that were refused. */
export function DialogoDaCorrecao({
  atualizacao,
  aoFechar,
}: {
  atualizacao: AtualizacaoNaMesa;
  aoFechar: () => void;
}) {
  const enviadas = atualizacao.pessoas.filter(({ situacao }) => situacao === 'enviado');
  const recusados = atualizacao.pessoas
    .flatMap(({ documentos }) => documentos)
    .filter(({ situacao }) => situacao === 'rejeitado');
  const { valores, mudar, apagar } = useRascunho<Record<string, string>>(
    `correcao da atualizacao ${atualizacao.id}`,
    {},
  );
  const [tentou, setTentou] = useState(false);
  const decidir = useDecidir(atualizacao);
  const escrito = (tipo: string) => textoLimpo(valores[tipo] ?? '');
  const curto = (tipo: string) =>
    escrito(tipo) !== '' && caracteresVisiveis(escrito(tipo)) < MINIMO_DO_TEXTO_DO_MOTIVO;
  const dados = enviadas.flatMap(({ tipo }) =>
    escrito(tipo) === '' ? [] : [{ tipo, motivo: escrito(tipo) }],
  );
  const nadaRecusado = dados.length === 0 && recusados.length === 0;

  function pedir() {
    setTentou(true);
    if (nadaRecusado || enviadas.some(({ tipo }) => curto(tipo)) || decidir.isPending) return;
    decidir.mutate(
      { acao: 'reprovar', dados },
      {
        onSuccess: () => {
          apagar();
          aoFechar();
        },
      },
    );
  }

  return (
    <Dialogo
      aberto
      largo
      aoFechar={aoFechar}
      titulo="Pedir correção?"
      acoes={
        <ConfirmarOuCancelar aoCancelar={aoFechar} carregando={decidir.isPending} onClick={pedir}>
          Pedir correção
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo}>
        <p>
          {recusados.length > 0
            ? `Voltam para a pessoa: ${recusados.map(({ rotulo }) => rotulo).join(', ')}. Se os dados também estiverem errados, escreva o que corrigir.`
            : 'Nenhum documento foi recusado. Escreva o que está errado nos dados.'}
        </p>
        {enviadas.map(({ tipo, nome }, posicao) => (
          <AreaDeTexto
            key={tipo}
            rotulo={`Dados a corrigir de ${nome}`}
            opcional
            rows={2}
            maxLength={500}
            value={valores[tipo] ?? ''}
            erro={
              tentou && curto(tipo)
                ? `Explique com ao menos ${MINIMO_DO_TEXTO_DO_MOTIVO} caracteres.`
                : tentou && nadaRecusado && posicao === 0
                  ? 'Escreva o que falta corrigir, ou recuse um documento.'
                  : undefined
            }
            onChange={({ currentTarget }) => mudar({ [tipo]: currentTarget.value })}
          />
        ))}
      </div>
    </Dialogo>
  );
}
