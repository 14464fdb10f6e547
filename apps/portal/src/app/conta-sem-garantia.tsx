/** On every page of the guarantor's portal, an account that nobody invited is told whose session it is (devices 2). */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDasGarantidas } from '../alteracao/alteracoes.queries.ts';
import { SessaoDeOutraPessoa } from '../features/fiador/components/sessao-de-outra-pessoa.tsx';
import { conviteGuardado } from '../features/fiador/convite-guardado.ts';
import { consultaDasGarantias } from '../features/fiador/fiador.queries.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { useUsuario } from '../sessao/use-usuario.ts';
import estilos from './faixas.module.css';

/**
 * The link's own page says whose it is, and for whom; and whoever has just made an account here, by a link that waits to
 * be accepted, is nobody else.
 */
const DO_CONVITE = /^\/(indicacao|aceite|cadastro(\/.*)?)?$/;

export function ContaSemGarantia() {
  const [caminho] = useLocation();
  const { estado } = useSessao();
  const usuario = useUsuario();
  const vale =
    estado === 'ativa' &&
    usuario !== undefined &&
    usuario.suporte === null &&
    !DO_CONVITE.test(caminho) &&
    // The start is on its way to the link's own page, which says it too.
    conviteGuardado() === null;
  const garantias = useQuery({ ...consultaDasGarantias, enabled: vale }).data;
  const alteracoes = useQuery({ ...consultaDasGarantidas, enabled: vale }).data;
  if (!vale || !garantias || !alteracoes) return null;
  if (garantias.garantias.length + garantias.encerradas.length + alteracoes.length > 0) return null;
  return (
    <section className={estilos.naMargem} aria-label="De quem é esta sessão">
      <SessaoDeOutraPessoa
        quem={usuario.nomeExibicao}
        titulo={`Você entrou como ${usuario.nomeExibicao}. Recebeu um convite? Abra o link que está nele.`}
        destino="/fiador/"
      />
      <p>
        <a href="/estudante/inicio">É você quem vai estudar? Ir para o portal do estudante</a>
      </p>
    </section>
  );
}
