import { Link } from 'wouter';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import estilos from '../contrato.module.css';

/** Both lines of the provider (spec 3 sections 2.6 and 9); without any of them, the page of help. */
export function TelefonesDaCentral() {
  const telefones = useConfiguracao()?.telefones;
  const linhas = [
    { onde: 'Capitais e regiões metropolitanas', numero: telefones?.capitais },
    { onde: 'Demais cidades', numero: telefones?.demais },
  ].flatMap(({ onde, numero }) => (numero ? [{ onde, numero }] : []));
  if (linhas.length === 0)
    return (
      <p>
        <Link href="/ajuda">Ver como falar com a gente</Link>
      </p>
    );
  return (
    <ul className={estilos.telefones} aria-label="Telefones da central de atendimento">
      {linhas.map(({ onde, numero }) => (
        <li key={onde}>
          <span>{`${onde}: `}</span>
          <a href={`tel:${numero.replace(/\D/g, '')}`}>{numero}</a>
        </li>
      ))}
    </ul>
  );
}
