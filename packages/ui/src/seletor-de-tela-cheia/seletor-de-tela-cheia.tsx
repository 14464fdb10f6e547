import { ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Campo, type CampoBase } from '../campo/campo.tsx';
import entrada from '../campo/entrada.module.css';
import { classes } from '../classe/classe.ts';
import { acharItem, type ItemDoSeletor } from './busca.ts';
import { ListaComBusca } from './lista-com-busca.tsx';
import estilos from './seletor-de-tela-cheia.module.css';

export type { ItemDoSeletor } from './busca.ts';

export interface SeletorDeTelaCheiaProps extends CampoBase {
  id?: string | undefined;
  /** Of the button that opens it, for the focus of a form. */
  ref?: Ref<HTMLButtonElement> | undefined;
  titulo: string;
  itens: readonly ItemDoSeletor[];
  value: string | null;
  aoMudar: (id: string, item: ItemDoSeletor) => void;
  rotuloDaBusca: string;
  /** On the button while nothing is chosen. */
  vazio?: string | undefined;
  /** The chosen one in words, when `itens` may not hold it (search on the server). */
  textoEscolhido?: string | undefined;
  /** Search on the server: `itens` are then shown as they come. */
  aoBuscar?: ((texto: string) => void) | undefined;
  carregando?: boolean | undefined;
  /** The way out for whoever does not find it, at the end of the list. */
  rodape?: ReactNode;
  disabled?: boolean | undefined;
}

/** A choice among many: a field that opens a full screen with the search on top. */
export function SeletorDeTelaCheia({
  rotulo,
  dica,
  erro,
  obrigatorio,
  opcional,
  id,
  ref,
  titulo,
  itens,
  value,
  aoMudar,
  rotuloDaBusca,
  vazio = 'Escolher',
  textoEscolhido,
  aoBuscar,
  carregando,
  rodape,
  disabled,
}: SeletorDeTelaCheiaProps) {
  const [aberto, setAberto] = useState(false);
  const botao = useRef<HTMLButtonElement | null>(null);
  const escolhido = acharItem(itens, value);
  const texto = escolhido?.titulo ?? textoEscolhido;

  return (
    <>
      <Campo {...{ rotulo, dica, erro, obrigatorio, opcional, id }}>
        {({ id: controle, 'aria-describedby': descricao }) => (
          <button
            type="button"
            id={controle}
            ref={(no) => {
              botao.current = no;
              if (typeof ref === 'function') ref(no);
              else if (ref) ref.current = no;
            }}
            disabled={disabled}
            className={classes(entrada.entrada, estilos.botao)}
            data-erro={erro ? true : undefined}
            aria-haspopup="dialog"
            aria-labelledby={`${controle}-rotulo ${controle}-valor`}
            aria-describedby={descricao}
            onClick={() => setAberto(true)}
          >
            <span id={`${controle}-valor`} className={estilos.valor} data-vazio={!texto || undefined}>
              <span>{texto ?? vazio}</span>
              {escolhido?.detalhe && <span className={estilos.detalheDoValor}>{escolhido.detalhe}</span>}
            </span>
            <ChevronRight aria-hidden="true" />
          </button>
        )}
      </Campo>
      {aberto && (
        <ListaComBusca
          titulo={titulo}
          itens={itens}
          escolhido={value}
          rotuloDaBusca={rotuloDaBusca}
          aoBuscar={aoBuscar}
          carregando={carregando}
          rodape={rodape}
          aoFechar={() => setAberto(false)}
          aoEscolher={(item) => {
            aoMudar(item.id, item);
            setAberto(false);
          }}
        />
      )}
    </>
  );
}
