import { naAba } from '@credito/ui/aparelho/gaveta';
import { doAparelhoMs } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Component, type ReactNode } from 'react';
import { isPedacoAusente } from '../sessao/motivo-da-falha.ts';

interface Estado {
  falhou: boolean;
  semConexao: boolean;
}

const CHAVE = 'recarregou-em';
const INTERVALO_MS = 30_000;

/** A chunk that is gone after a new version: one reload brings the new page; a second failure shows this screen. */
function recarregarUmaVez(): boolean {
  const ultima = Number(naAba.ler(CHAVE) ?? 0);
  if (doAparelhoMs() - ultima < INTERVALO_MS) return false;
  naAba.guardar(CHAVE, String(doAparelhoMs()));
  // Kept in memory only, the mark would be gone with the page, and the reload would never end.
  if (!naAba.sobrevive()) return false;
  window.location.reload();
  return true;
}

/** Without a server a reload would trade this page for the browser's own, which knows no way back. */
async function haServidor(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

const recarregar = () => window.location.reload();

export function NaoAbriu() {
  return (
    <Pagina
      titulo="Não conseguimos mostrar esta página"
      dica="O que você já enviou está guardado. Recarregue para continuar de onde parou."
    >
      <Botao onClick={recarregar}>Recarregar</Botao>
    </Pagina>
  );
}

interface LimiteDeErroProps {
  caminho: string;
  children: ReactNode;
}

export class LimiteDeErro extends Component<LimiteDeErroProps, Estado> {
  override state: Estado = { falhou: false, semConexao: false };

  static getDerivedStateFromError(): Partial<Estado> {
    return { falhou: true };
  }

  override componentDidCatch(erro: unknown): void {
    if (isPedacoAusente(erro)) void this.buscarVersaoNova();
  }

  /** Another screen may well be drawn. */
  override componentDidUpdate({ caminho }: LimiteDeErroProps): void {
    if (this.state.falhou && caminho !== this.props.caminho)
      this.setState({ falhou: false, semConexao: false });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', recarregar);
  }

  private async buscarVersaoNova(): Promise<void> {
    if (await haServidor()) {
      recarregarUmaVez();
      return;
    }
    this.setState({ semConexao: true });
    window.addEventListener('online', recarregar, { once: true });
  }

  override render(): ReactNode {
    const { falhou, semConexao } = this.state;
    if (!falhou) return this.props.children;
    if (semConexao)
      return (
        <Pagina
          titulo="Você está sem internet"
          dica="Esta parte do portal ainda não chegou ao seu aparelho. Quando a conexão voltar, ela abre sozinha."
        >
          <Botao onClick={() => void this.buscarVersaoNova()}>Tentar de novo</Botao>
        </Pagina>
      );
    return <NaoAbriu />;
  }
}
