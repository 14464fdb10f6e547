import type { AtualizacaoNaMesa, DocumentoNaMesaDaAtualizacao } from '@credito/api/gestao-atualizacao.rotas';
import {
  type EscolhaDeMotivos,
  motivosDaEscolha,
  motivosPara,
  semExplicacao,
} from '@credito/domain/gestao/motivos';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { ExplicacoesDosMotivos } from '../../../tela/explicacoes-dos-motivos.tsx';
import estilos from '../atualizacao.module.css';
import { useAvaliar } from '../atualizacoes.queries.ts';

/** The reasons that the person will read. */
export function DialogoDaRecusa({
  atualizacao,
  documento,
  aoFechar,
}: {
  atualizacao: AtualizacaoNaMesa;
  documento: DocumentoNaMesaDaAtualizacao;
  aoFechar: () => void;
}) {
  const motivos = motivosPara('documento', documento.tipoDocumento);
  const { valores, mudar, apagar } = useRascunho<EscolhaDeMotivos>(`recusa ${documento.id}`, {
    codigos: [],
    textos: {},
  });
  const [tentou, setTentou] = useState(false);
  const avaliar = useAvaliar(atualizacao);
  const escolhidos = motivosDaEscolha(motivos, valores);
  const semTexto = semExplicacao(motivos, valores);

  function recusar() {
    setTentou(true);
    if (escolhidos.length === 0 || semTexto.length > 0 || avaliar.isPending) return;
    avaliar.mutate(
      {
        docId: documento.id,
        veredito: { resultado: 'rejeitado', motivos: [...escolhidos] },
      },
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
      titulo={`Recusar ${documento.rotulo}?`}
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          variante="perigo"
          carregando={avaliar.isPending}
          onClick={recusar}
        >
          Recusar
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo}>
        <GrupoDeCampos
          rotulo="Motivos que a pessoa vai ler"
          erro={tentou && escolhidos.length === 0 ? 'Escolha ao menos um motivo.' : undefined}
        >
          <div className={estilos.opcoes}>
            {motivos.map(({ codigo, rotulo }) => (
              <Caixa
                key={codigo}
                rotulo={rotulo}
                checked={valores.codigos.includes(codigo)}
                onChange={() =>
                  mudar({
                    codigos: valores.codigos.includes(codigo)
                      ? valores.codigos.filter((um) => um !== codigo)
                      : [...valores.codigos, codigo],
                  })
                }
              />
            ))}
          </div>
        </GrupoDeCampos>
        <ExplicacoesDosMotivos
          motivos={motivos.filter(({ codigo }) => valores.codigos.includes(codigo))}
          textos={valores.textos}
          faltam={tentou ? semTexto : []}
          aoEscrever={(textos) => mudar({ textos })}
        />
      </div>
    </Dialogo>
  );
}
