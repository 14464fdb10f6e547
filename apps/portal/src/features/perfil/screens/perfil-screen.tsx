import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Resumo } from '@credito/ui/resumo/resumo';
import { SeletorDeTema } from '@credito/ui/seletor-de-tema/seletor-de-tema';
import { Link, useLocation } from 'wouter';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { Aparelhos } from '../components/aparelhos.tsx';
import { MensagensEPrivacidade } from '../components/mensagens-e-privacidade.tsx';
import { Notificacoes } from '../components/notificacoes.tsx';
import { SolicitacoesEGarantias } from '../components/solicitacoes-e-garantias.tsx';

const situacao = (confirmado: boolean) =>
  confirmado ? <Etiqueta tom="sucesso">Confirmado</Etiqueta> : 'Ainda não confirmado';

function SituacaoDoEmail({ confirmado, podeConfirmar }: { confirmado: boolean; podeConfirmar: boolean }) {
  if (confirmado || !podeConfirmar) return situacao(confirmado);
  return (
    <>
      <span>Ainda não confirmado. </span>
      <Link href="/perfil/email/confirmar">Confirmar e-mail</Link>
    </>
  );
}

/** /perfil: what the account says of the person, each part with its own change. */
export function PerfilScreen() {
  const usuario = useUsuario();
  const [, navegar] = useLocation();
  if (!usuario) return null;
  const somenteLeitura = usuario.suporte !== null;
  const alterar = (parte: string) => (somenteLeitura ? undefined : () => navegar(`/perfil/${parte}`));
  return (
    <Pagina
      titulo="Meu perfil"
      lado={
        <>
          <Cartao soNaTela>
            <SeletorDeTema />
          </Cartao>
          <SolicitacoesEGarantias />
          <MensagensEPrivacidade />
          {somenteLeitura ? null : <Notificacoes />}
          <Aparelhos somenteLeitura={somenteLeitura} />
        </>
      }
    >
      <Resumo
        grupos={[
          {
            id: 'nome',
            titulo: 'Nome',
            itens: [
              { rotulo: 'Como chamamos você', valor: usuario.nomeExibicao },
              { rotulo: 'Nome do documento', valor: usuario.nome },
              { rotulo: 'CPF', valor: formatarCpf(usuario.cpf) },
            ],
            alterar: alterar('nome'),
          },
          {
            id: 'email',
            titulo: 'E-mail',
            itens: [
              { rotulo: 'E-mail', valor: usuario.email },
              {
                rotulo: 'Situação',
                valor: (
                  <SituacaoDoEmail confirmado={usuario.emailVerificado} podeConfirmar={!somenteLeitura} />
                ),
              },
            ],
            alterar: alterar('email'),
          },
          {
            id: 'telefone',
            titulo: 'Celular',
            itens: [
              { rotulo: 'Celular', valor: formatarTelefone(usuario.telefone) },
              { rotulo: 'Situação', valor: situacao(usuario.telefoneVerificado) },
            ],
            alterar: alterar('telefone'),
          },
          {
            id: 'senha',
            titulo: 'Senha',
            itens: [{ rotulo: 'Senha', valor: usuario.temSenha ? '••••••••' : 'Ainda não criada' }],
            alterar: alterar('senha'),
          },
        ]}
      />
    </Pagina>
  );
}
