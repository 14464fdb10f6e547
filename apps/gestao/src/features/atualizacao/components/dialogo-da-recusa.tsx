import type { AtualizacaoNaMesa, DocumentoNaMesaDaAtualizacao } from '@credito/api/gestao-atualizacao.rotas';
import { MINIMO_DO_TEXTO_DO_MOTIVO, motivosPara } from '@credito/domain/gestao/motivos';
import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import estilos from '../atualizacao.module.css';
import { useAvaliar } from '../atualizacoes.queries.ts';

interface Escolha {
  codigos: readonly string[];
  texto: string;
}

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
  const { valores, mudar, apagar } = useRascunho<Escolha>(`recusa ${documento.id}`, {
    codigos: [],
    texto: '',
  });
  const [tentou, setTentou] = useState(false);
  const avaliar = useAvaliar(atualizacao);
  const escolhidos = motivos.filter(({ codigo }) => valores.codigos.includes(codigo));
  const exige = escolhidos.find(({ exigeTexto }) => exigeTexto);
  const faltaTexto = exige !== undefined && caracteresVisiveis(valores.texto) < MINIMO_DO_TEXTO_DO_MOTIVO;
  const alvoDoTexto = exige?.codigo ?? escolhidos[0]?.codigo;

  function recusar() {
    setTentou(true);
    if (escolhidos.length === 0 || faltaTexto || avaliar.isPending) return;
    avaliar.mutate(
      {
        docId: documento.id,
        veredito: {
          resultado: 'rejeitado',
          motivos: escolhidos.map(({ codigo }) => ({
            codigo,
            ...(codigo === alvoDoTexto && textoLimpo(valores.texto)
              ? { texto: textoLimpo(valores.texto) }
              : {}),
          })),
        },
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
        {escolhidos.length > 0 ? (
          <AreaDeTexto
            rotulo="Explicação"
            dica="Escreva para a pessoa: o que está errado e o que fazer."
            opcional={exige === undefined}
            rows={3}
            maxLength={500}
            value={valores.texto}
            erro={
              tentou && faltaTexto
                ? `Explique com ao menos ${MINIMO_DO_TEXTO_DO_MOTIVO} caracteres.`
                : undefined
            }
            onChange={({ currentTarget }) => mudar({ texto: currentTarget.value })}
          />
        ) : null}
      </div>
    </Dialogo>
  );
}
