/** Everything that a person declared and sent, each part with its way back (visual.md, page kind "Review"). */
import { NOME_DO_PASSO } from '@credito/domain/participante/o-que-falta';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { secoesDaRevisao } from '@credito/domain/participante/revisao';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Pagina } from '@credito/ui/pagina/pagina';
import { type GrupoDoResumo, Resumo } from '@credito/ui/resumo/resumo';

export interface RevisaoDoParticipanteProps {
  contexto: ContextoDoParticipante;
  /** Parts of the request that were answered before and are shown only. */
  antes?: readonly GrupoDoResumo[];
  /** Steps whose document asks for a look. */
  aConferir: readonly string[];
  aoAlterar: (passo: string) => void;
  aoConfirmar: () => void;
  aoVoltar: () => void;
}

export function RevisaoDoParticipante({
  contexto,
  antes = [],
  aConferir,
  aoAlterar,
  aoConfirmar,
  aoVoltar,
}: RevisaoDoParticipanteProps) {
  const secoes = secoesDaRevisao(planoDoParticipante, contexto);
  const falta = secoes.find(({ completa }) => !completa);
  return (
    <Pagina
      titulo="Confira o que você informou e enviou"
      dica="Leia com calma. Nossa equipe vai ver exatamente isto."
      aoVoltar={aoVoltar}
    >
      {falta && (
        <Aviso tom="atencao" titulo="Ainda falta uma parte">
          Complete o que está marcado para poder continuar.
        </Aviso>
      )}
      <Resumo
        grupos={[
          ...antes,
          ...secoes.map(
            ({ passo, itens, completa }): GrupoDoResumo => ({
              id: passo,
              titulo: NOME_DO_PASSO[passo],
              itens,
              alterar: () => aoAlterar(passo),
              aviso: !completa ? (
                <Etiqueta tom="suaVez">Falta completar</Etiqueta>
              ) : aConferir.includes(passo) ? (
                <Etiqueta tom="suaVez">Confira</Etiqueta>
              ) : undefined,
            }),
          ),
        ]}
      />
      <Botao largo onClick={falta ? () => aoAlterar(falta.passo) : aoConfirmar}>
        {falta ? 'Completar o que falta' : 'Está tudo certo'}
      </Botao>
    </Pagina>
  );
}
