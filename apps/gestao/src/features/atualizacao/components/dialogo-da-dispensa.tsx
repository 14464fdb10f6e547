import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import { MINIMO_DO_TEXTO_DO_MOTIVO } from '@credito/domain/gestao/motivos';
import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useState } from 'react';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import estilos from '../atualizacao.module.css';
import { useDecidir } from '../atualizacoes.queries.ts';

/** Somebody cannot come any more: the update goes on, and a change of guarantor is owed. */
export function DialogoDaDispensa({
  atualizacao,
  aoFechar,
}: {
  atualizacao: AtualizacaoNaMesa;
  aoFechar: () => void;
}) {
  const fiadores = atualizacao.pessoas.filter(({ tipo }) => atualizacao.dispensaveis.includes(tipo));
  const { valores, mudar, apagar } = useRascunho(`dispensa da atualizacao ${atualizacao.id}`, {
    tipo: fiadores[0]?.tipo ?? 'fiador',
    motivo: '',
  });
  const [tentou, setTentou] = useState(false);
  const decidir = useDecidir(atualizacao);
  const curto = caracteresVisiveis(valores.motivo) < MINIMO_DO_TEXTO_DO_MOTIVO;

  function seguir() {
    setTentou(true);
    if (curto || decidir.isPending || valores.tipo === 'estudante') return;
    decidir.mutate(
      { acao: 'dispensar', dispensa: { tipo: valores.tipo, motivo: textoLimpo(valores.motivo) } },
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
      aoFechar={aoFechar}
      titulo="Seguir sem um fiador?"
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          variante="perigo"
          carregando={decidir.isPending}
          onClick={seguir}
        >
          Seguir sem esta parte
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo}>
        <p>A atualização segue sem a confirmação deste fiador, e o estudante fica devendo a troca dele.</p>
        {fiadores.length > 1 ? (
          <Selecao
            rotulo="Fiador"
            opcoes={fiadores.map(({ tipo, nome }) => ({ valor: tipo, texto: nome }))}
            value={valores.tipo}
            onChange={({ currentTarget }) => mudar({ tipo: currentTarget.value as 'fiador' | 'fiador2' })}
          />
        ) : (
          <p>{fiadores[0]?.nome}</p>
        )}
        <AreaDeTexto
          rotulo="Motivo"
          dica="Fica no histórico, que só a equipe lê."
          rows={3}
          maxLength={500}
          value={valores.motivo}
          erro={
            tentou && curto ? `Explique com ao menos ${MINIMO_DO_TEXTO_DO_MOTIVO} caracteres.` : undefined
          }
          onChange={({ currentTarget }) => mudar({ motivo: currentTarget.value })}
        />
      </div>
    </Dialogo>
  );
}
