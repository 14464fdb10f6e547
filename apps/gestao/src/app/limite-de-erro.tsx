import { Botao } from '@credito/ui/botao/botao';
import { Component, type ReactNode } from 'react';
import estilos from '../tela/pagina.module.css';

export class LimiteDeErro extends Component<{ children: ReactNode }, { falhou: boolean }> {
  override state = { falhou: false };

  static getDerivedStateFromError(): { falhou: boolean } {
    return { falhou: true };
  }

  override render(): ReactNode {
    if (!this.state.falhou) return this.props.children;
    return (
      <main className={estilos.pagina}>
        <h1>Não conseguimos mostrar esta página</h1>
        <p>O que você já decidiu está guardado. Recarregue para continuar.</p>
        <div>
          <Botao onClick={() => window.location.reload()}>Recarregar</Botao>
        </div>
      </main>
    );
  }
}
