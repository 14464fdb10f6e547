import {
  type ContextoDoCadastro,
  type IdDoPassoDoCadastro,
  isPassoPulado,
  numeroDoPasso,
  type PassoDoCadastro,
  PLANO_DO_CADASTRO,
  passoDoCaminho,
  planoDoCadastro,
  TITULO_DO_CADASTRO,
} from '@credito/domain/conta/cadastro.plano';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { DesenhoConquista } from '@credito/ui/desenho/desenho';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useParams } from 'wouter';
import { tomarOrigem } from '../../../sessao/origem.ts';
import { usePortal } from '../../../sessao/use-portal.ts';
import type { TelasDoPlano } from '../../../wizard/tela-do-passo.ts';
import { Wizard } from '../../../wizard/wizard.tsx';
import { DialogosDoCadastro } from '../components/dialogos-do-cadastro.tsx';
import { PassoDaSenha } from '../components/passo-da-senha.tsx';
import { PassoDoCodigoDoCadastro, ReenvioDoCodigo } from '../components/passo-do-codigo.tsx';
import { PassoDoNome } from '../components/passo-do-nome.tsx';
import { QuemAindaNaoEntrou } from '../components/quem-ainda-nao-entrou.tsx';
import { useCadastro } from '../components/use-cadastro.ts';

const TELAS: TelasDoPlano<ContextoDoCadastro, PassoDoCadastro> = {
  nome: PassoDoNome,
  codigo: PassoDoCodigoDoCadastro,
  senha: PassoDaSenha,
};

/** Only the student's portal has four stages. */
const ETAPAS = { estudante: TITULO_DO_CADASTRO.replace(' - ', ' · '), fiador: 'Crie sua conta' } as const;

/** How many steps of the wizard lie below this entry of the browser's history; tells back from forward. */
function lugarNoHistorico(): number {
  const { passos } = (window.history.state ?? {}) as { passos?: number };
  return passos ?? 0;
}

/** "Etapa 1 de 4 - Crie sua conta": the number of the step stands in the path (case WIZ-02). */
export function CadastroScreen() {
  return (
    <QuemAindaNaoEntrou>
      <Cadastro />
    </QuemAindaNaoEntrou>
  );
}

function Cadastro() {
  const portal = usePortal();
  const [, navegar] = useLocation();
  const { passo: noCaminho } = useParams<{ passo?: string }>();
  const cadastro = useCadastro();
  const { contexto, mostrarGuardado } = cadastro;
  const passo = passoDoCaminho(Number(noCaminho), contexto);
  const numero = String(numeroDoPasso(passo.id));

  const lugar = useRef<number | null>(null);
  const pulado = isPassoPulado(Number(noCaminho), contexto);
  useEffect(() => {
    const antes = lugar.current;
    const agora = lugarNoHistorico();
    lugar.current = agora;
    if (noCaminho === numero) return;
    // A step that is skipped by now is passed over in the direction of the journey, not answered by a leap ahead.
    if (pulado && antes !== null && agora < antes) window.history.back();
    else if (pulado && antes !== null && agora > antes) window.history.forward();
    else navegar(`/cadastro/${numero}`, { replace: true, state: window.history.state });
  }, [noCaminho, numero, pulado, navegar]);

  const ir = useCallback(
    (id: string, { substituir }: { substituir: boolean }) => {
      mostrarGuardado();
      navegar(`/cadastro/${numeroDoPasso(id as IdDoPassoDoCadastro)}`, {
        replace: substituir,
        state: { passos: lugarNoHistorico() + (substituir ? 0 : 1) },
      });
    },
    [navegar, mostrarGuardado],
  );

  function seguir() {
    cadastro.encerrar();
    navegar(portal === 'fiador' ? (tomarOrigem(null) ?? '/inicio') : '/universidade-curso', {
      replace: true,
      // Who has just said who they are is not asked again (`convite-screen`).
      state: { contaNova: true },
    });
  }

  if (passo.id === 'sucesso') return <ContaCriada portal={portal} aoSeguir={seguir} />;

  return (
    <ReenvioDoCodigo value={{ em: cadastro.reenviarEm, reenviar: cadastro.reenviarCodigo }}>
      <Wizard
        plano={planoDoCadastro(portal)}
        contexto={contexto}
        passoAtual={passo.id}
        etapa={ETAPAS[portal]}
        dono={null}
        wizard="cadastro"
        aoIr={ir}
        salvar={cadastro.salvar}
        aoConcluir={seguir}
        telas={TELAS}
        // As in the path, so that no skipped step counts backwards; the last one asks nothing.
        progresso={{ valor: numeroDoPasso(passo.id), maximo: PLANO_DO_CADASTRO.length - 1 }}
      />
      <DialogosDoCadastro
        aviso={cadastro.aviso}
        aoFechar={cadastro.fecharAviso}
        aoTrocarEmail={() => ir('email', { substituir: false })}
      />
    </ReenvioDoCodigo>
  );
}

function ContaCriada({ portal, aoSeguir }: { portal: 'estudante' | 'fiador'; aoSeguir: () => void }) {
  return (
    <Pagina>
      <CartaoDeEstado
        estado={{ tom: 'sucesso', texto: portal === 'estudante' ? 'Etapa 1 de 4 concluída' : 'Tudo certo' }}
        desenho={<DesenhoConquista />}
        frase="Sua conta foi criada"
        detalhe={
          portal === 'estudante' ? (
            <p>Agora vamos à universidade e ao curso. Você pode parar quando quiser: tudo fica guardado.</p>
          ) : (
            <p>Agora você pode ler o convite com calma e decidir.</p>
          )
        }
        acao={<Botao onClick={aoSeguir}>Próxima etapa</Botao>}
      />
    </Pagina>
  );
}
