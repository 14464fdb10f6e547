/** By phone or e-mail, as the configuration has them; without any of them, the page of help. */
import { Link } from 'wouter';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import estilos from '../financeiro.module.css';

export function FalarDaCobranca() {
  const configuracao = useConfiguracao();
  const email = configuracao?.ajuda.email ?? null;
  const telefones = [configuracao?.telefones.capitais, configuracao?.telefones.demais].flatMap((numero) =>
    numero ? [{ texto: numero, href: `tel:${numero.replace(/\D/g, '')}` }] : [],
  );
  const contatos = [...telefones, ...(email ? [{ texto: email, href: `mailto:${email}` }] : [])];
  return (
    <>
      <p>Não consegue pagar agora, ou tem dúvida sobre a cobrança? Fale com a gente:</p>
      <ul className={estilos.recibos} aria-label="Como falar com a gente sobre a cobrança">
        {contatos.length === 0 ? (
          <li>
            <Link href="/ajuda">Ver como falar com a gente</Link>
          </li>
        ) : (
          contatos.map(({ texto, href }) => (
            <li key={href}>
              <a href={href}>{texto}</a>
            </li>
          ))
        )}
      </ul>
    </>
  );
}
