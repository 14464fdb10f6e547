import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import estilos from './ajuda-dos-atalhos.module.css';
import { ligarAtalhos } from './atalhos.ts';
import { useAtalhosLigados } from './use-atalhos.ts';

export interface LinhaDeAjuda {
  teclas: string;
  texto: string;
}

export function AjudaDosAtalhos({
  aberta,
  aoFechar,
  linhas,
}: {
  aberta: boolean;
  aoFechar: () => void;
  linhas: readonly LinhaDeAjuda[];
}) {
  const ligados = useAtalhosLigados();
  return (
    <Dialogo
      aberto={aberta}
      aoFechar={aoFechar}
      titulo="Atalhos do teclado"
      acoes={<Botao onClick={aoFechar}>Fechar</Botao>}
    >
      <dl className={estilos.lista}>
        {linhas.map(({ teclas, texto }) => (
          <div key={teclas}>
            <dt>
              <kbd>{teclas}</kbd>
            </dt>
            <dd>{texto}</dd>
          </div>
        ))}
      </dl>
      <Caixa
        rotulo="Usar teclas sozinhas como atalhos"
        descricao="Desligue se você dita textos ou usa um acionador."
        checked={ligados}
        onChange={(evento) => ligarAtalhos(evento.currentTarget.checked)}
      />
    </Dialogo>
  );
}
