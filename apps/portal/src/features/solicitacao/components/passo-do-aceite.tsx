/** One agrees to what one can read: the regulation stands beside the box. */
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { useQuery } from '@tanstack/react-query';
import { LinkDoRegulamento } from '../../../regulamento/link-do-regulamento.tsx';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { PassoDeFormulario } from '../../../wizard/passo-de-formulario.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { consultaDoRegulamento } from '../solicitacao.queries.ts';

export function PassoDoAceite(tela: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const usuario = useUsuario();
  const { data: doCurso = null } = useQuery(consultaDoRegulamento(tela.contexto.respostas));
  // The provider's own, where neither course nor institution has one.
  const regulamento = doCurso ?? usuario?.linkRegulamento ?? null;
  return (
    <PassoDeFormulario
      {...tela}
      aviso={
        regulamento ? (
          <Aviso tom="informacao" titulo="O documento com que você concorda">
            <LinkDoRegulamento endereco={regulamento} />
          </Aviso>
        ) : undefined
      }
    />
  );
}
