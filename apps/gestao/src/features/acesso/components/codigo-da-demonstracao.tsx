import { Botao } from '@credito/ui/botao/botao';
import estilos from '../acesso.module.css';
import { usePessoasDaDemonstracao } from '../acesso.queries.ts';
import { emPartes } from './pessoas-da-demonstracao.tsx';

interface CodigoDaDemonstracaoProps {
  email: string;
  aoUsar: (codigo: string) => void;
}

/** Stands in for the application on the phone of somebody made up. */
export function CodigoDaDemonstracao({ email, aoUsar }: CodigoDaDemonstracaoProps) {
  const { pessoas } = usePessoasDaDemonstracao();
  const pessoa = pessoas.find((uma) => uma.email === email.trim().toLowerCase());
  if (!pessoa) return null;
  return (
    <div className={estilos.agora}>
      <p>
        <span>{`O aplicativo de ${pessoa.nome} mostra agora `}</span>
        <strong className={estilos.codigo}>{emPartes(pessoa.codigo)}</strong>
      </p>
      <Botao compacto variante="secundario" onClick={() => aoUsar(pessoa.codigo)}>
        Usar este código
      </Botao>
    </div>
  );
}
