/** The rules, read in one page; one agrees where they stand, with the regulation beside the box. */
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { REGRAS_DO_CREDITO } from '@credito/domain/solicitacao/regras-do-credito';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useQuery } from '@tanstack/react-query';
import { LinkDoRegulamento } from '../../../regulamento/link-do-regulamento.tsx';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { campoDoPasso, PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';
import { consultaDoRegulamento } from '../solicitacao.queries.ts';
import estilos from './solicitacao.module.css';

export function PassoDasRegras(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const formulario = useFormularioDoPasso(tela);
  const usuario = useUsuario();
  const { data: doCurso = null } = useQuery(consultaDoRegulamento(tela.contexto.respostas));
  // The provider's own, where neither course nor institution has one.
  const regulamento = doCurso ?? usuario?.linkRegulamento ?? null;
  return (
    <PaginaDoPasso tela={tela} formulario={formulario} semMoldura>
      <Cartao>
        <ol className={estilos.regras}>
          {REGRAS_DO_CREDITO.map(({ titulo, texto }) => (
            <li key={titulo}>
              <h2>{titulo}</h2>
              <p>{texto}</p>
            </li>
          ))}
        </ol>
      </Cartao>
      {regulamento ? (
        <Aviso tom="informacao" titulo="O documento com que você concorda">
          <LinkDoRegulamento endereco={regulamento} />
        </Aviso>
      ) : null}
      <CampoDoPasso campo={campoDoPasso(tela, 'leuRegras')} form={formulario.form} />
    </PaginaDoPasso>
  );
}
