import { useConfiguracao } from '../sessao/use-configuracao.ts';
import estilos from './vitrine.module.css';

/** Beside the frame of a wide desktop (spec 3 section 2.11). */
export function Vitrine() {
  const nome = useConfiguracao()?.provedor.nome;
  return (
    <div className={estilos.vitrine}>
      {nome ? <p className={estilos.marca}>{nome}</p> : null}
      <p className={estilos.frase}>Seu curso não precisa esperar.</p>
      <p>Peça o crédito, envie os documentos e acompanhe cada passo, aqui ou no celular.</p>
    </div>
  );
}
