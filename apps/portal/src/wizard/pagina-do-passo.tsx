/** The page of a step that is a form: frame, main action and error dialog, whatever its fields look like. */

import type { ContextoDeWizard } from '@credito/domain/wizard/plano';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { ResumoDeErros } from '@credito/ui/resumo-de-erros/resumo-de-erros';
import type { ReactNode } from 'react';
import { useTituloDaPergunta } from '../pagina/use-titulo.ts';
import { AvisoDeRecuperado } from './aviso-de-recuperado.tsx';
import { DialogoDeErro } from './dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from './tela-do-passo.ts';
import type { FormularioDoPasso } from './use-formulario-do-passo.ts';

export interface PaginaDoPassoProps<C extends ContextoDeWizard> {
  tela: TelaDoPassoProps<C>;
  formulario: FormularioDoPasso;
  dica?: ReactNode;
  /** Stands above the fields. */
  aviso?: Blocos | undefined;
  /** The main action is out of reach for now. */
  desabilitada?: boolean;
  semMoldura?: boolean;
  acaoSecundaria?: Blocos;
  children?: ReactNode;
}

export function PaginaDoPasso<C extends ContextoDeWizard>({
  tela,
  formulario,
  dica,
  aviso,
  desabilitada,
  semMoldura,
  acaoSecundaria,
  children,
}: PaginaDoPassoProps<C>) {
  const { passo, etapa, progresso, direcao, voltar, textoDaAcao, salvo, porQue } = tela;
  useTituloDaPergunta(passo.titulo, formulario.erros.length > 0);
  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica={dica ?? passo.texto}
        direcao={direcao}
        salvo={salvo}
        acao={{ texto: textoDaAcao, carregando: formulario.enviando, desabilitada }}
        aoEnviar={formulario.aoEnviar}
        aoVoltar={voltar}
        semMoldura={semMoldura}
        acaoSecundaria={acaoSecundaria}
        aviso={
          <>
            {formulario.recuperado ? <AvisoDeRecuperado /> : null}
            {porQue}
            {aviso}
            <ResumoDeErros erros={formulario.erros} />
          </>
        }
      >
        {children}
      </PaginaDePergunta>
      <DialogoDeErro mensagem={formulario.falha} aoFechar={formulario.aoFecharFalha} />
    </>
  );
}

/** The fields of a step by name, for screens that place them. */
export function campoDoPasso<C extends ContextoDeWizard>({ passo }: TelaDoPassoProps<C>, nome: string) {
  const campo = passo.campos.find((item) => item.nome === nome);
  if (!campo) throw new Error(`The step ${passo.id} has no field ${nome}`);
  return campo;
}
