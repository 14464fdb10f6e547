import { ROTULO_DO_PAPEL } from '@credito/domain/acesso/visibilidade';
import estilos from '../acesso.module.css';
import type { PessoaDaDemonstracao } from '../acesso.queries.ts';

interface PessoasDaDemonstracaoProps {
  pessoas: readonly PessoaDaDemonstracao[];
  aoEscolher: (pessoa: PessoaDaDemonstracao) => void;
}

/** Who can be tried: one tap stands for the e-mail, the password and the application on the phone. */
export function PessoasDaDemonstracao({ pessoas, aoEscolher }: PessoasDaDemonstracaoProps) {
  if (pessoas.length === 0) return null;
  return (
    <section className={estilos.etapa} aria-labelledby="pessoas-da-demonstracao">
      <h2 id="pessoas-da-demonstracao">Pessoas da demonstração</h2>
      <p>Todas são inventadas. Toque em uma para preencher o e-mail, a senha e o código.</p>
      <ul className={estilos.pessoas}>
        {pessoas.map((pessoa) => (
          <li key={pessoa.email}>
            <button type="button" className={estilos.pessoa} onClick={() => aoEscolher(pessoa)}>
              <span className={estilos.quem}>
                <strong>{pessoa.nome}</strong>
                <span className={estilos.papel}>{papelDe(pessoa)}</span>
              </span>
              <span className={estilos.codigo}>
                <span className="so-leitor">código </span>
                <span>{emPartes(pessoa.codigo)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const papelDe = ({ papel, instituicao }: PessoaDaDemonstracao) =>
  instituicao ? `${ROTULO_DO_PAPEL[papel]} (${instituicao})` : ROTULO_DO_PAPEL[papel];

/** As an application on a phone shows it. */
export const emPartes = (codigo: string) => `${codigo.slice(0, 3)} ${codigo.slice(3)}`;
