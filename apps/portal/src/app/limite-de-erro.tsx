import { Botao } from '@credito/ui/botao/botao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Component, type ReactNode } from 'react';

interface Estado {
  falhou: boolean;
}

const CHAVE = 'recarregou-em';
const INTERVALO_MS = 30_000;

/** A chunk that is gone after a new version: one reload brings the new page; a second failure shows this screen. */
function recarregarUmaVez(): boolean {
  const ultima = Number(sessionStorage.getItem(CHAVE) ?? 0);
  if (Date.now() - ultima < INTERVALO_MS) return false;
  sessionStorage.setItem(CHAVE, String(Date.now()));
  window.location.reload();
  return true;
}

function isPedacoAusente(erro: unknown): boolean {
  return (
    erro instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(erro.message)
  );
}

interface LimiteDeErroProps {
  caminho: string;
  children: ReactNode;
}

export class LimiteDeErro extends Component<LimiteDeErroProps, Estado> {
  override state: Estado = { falhou: false };

  static getDerivedStateFromError(): Estado {
    return { falhou: true };
  }

  override componentDidCatch(erro: unknown): void {
    if (isPedacoAusente(erro)) recarregarUmaVez();
  }

  /** Another screen may well be drawn. */
  override componentDidUpdate({ caminho }: LimiteDeErroProps): void {
    if (this.state.falhou && caminho !== this.props.caminho) this.setState({ falhou: false });
  }

  override render(): ReactNode {
    if (!this.state.falhou) return this.props.children;
    return (
      <Pagina
        titulo="Não conseguimos mostrar esta página"
        dica="O que você já enviou está guardado. Recarregue para continuar de onde parou."
      >
        <Botao onClick={() => window.location.reload()}>Recarregar</Botao>
      </Pagina>
    );
  }
}
