/** What the student typed in an invitation, until it is accepted: a wrong letter costs a new link, not the guarantor. */
import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { type DadosDoConvite, passoDoConvite } from '@credito/domain/fiador/convite.plano';
import { isNomeCompleto } from '@credito/domain/pessoa/nome';
import { Redirect, useLocation } from 'wouter';
import { useSessao } from '../../../sessao/use-sessao.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { PassoDeFormulario } from '../../../wizard/passo-de-formulario.tsx';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { UmFiador } from '../components/um-fiador.tsx';
import { enviarConvite, preencherDadosBasicos } from '../fiador.queries.ts';
import { pessoasConhecidas } from '../pessoas-conhecidas.ts';

export function CorrigirConviteScreen() {
  return (
    <UmFiador>
      {(fiador, fiadores) => <CorrigirConvite key={fiador.pessoaId} fiador={fiador} fiadores={fiadores} />}
    </UmFiador>
  );
}

interface CorrigirConviteProps {
  fiador: FiadorDoEstudante;
  fiadores: FiadoresDaSolicitacao;
}

function CorrigirConvite({ fiador, fiadores }: CorrigirConviteProps) {
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const { contaId } = useSessao();
  const usuario = useUsuario();
  const { nome, contato, parentesco, tipoPessoa, preenchidoPor } = fiador;
  const detalhe = `/status-fiador/${tipoPessoa}`;
  if (!contato || !fiadores.podeGerenciar) return <Redirect to={detalhe} replace />;

  async function enviar(respostas: Record<string, unknown>): Promise<void> {
    const corrigido = await preencherDadosBasicos(respostas as unknown as DadosDoConvite, fiador);
    if (preenchidoPor === 'pessoa' && corrigido.convite && !corrigido.convite.enviadoEm)
      await enviarConvite(corrigido.convite.codFiador).catch(() => undefined);
    irDaqui(`/dados-pessoais-fiador/link/${tipoPessoa}`, { replace: true });
  }

  const outros = { ...fiadores, fiadores: fiadores.fiadores.filter((outro) => outro !== fiador) };
  return (
    <PassoDeFormulario
      passo={{
        ...passoDoConvite,
        titulo: 'Corrija os dados do convite',
        texto:
          'Criamos um link novo e o anterior deixa de funcionar. Outro CPF é outra pessoa: começa do zero.',
      }}
      contexto={{
        vaga: tipoPessoa,
        respostas: {
          nomePessoa: nome,
          cpfPessoa: contato.cpf,
          emailPessoa: contato.email,
          numeroTelefone: contato.telefone,
          parentescoFiador: parentesco ?? undefined,
          nomeUnico: !isNomeCompleto(nome),
        },
        documentos: [],
        outras: pessoasConhecidas(usuario, outros),
      }}
      etapa="Dados do fiador"
      progresso={{ valor: 1, maximo: 1 }}
      direcao={undefined}
      dono={contaId}
      wizard={`convite-de-${fiador.pessoaId}`}
      enviar={enviar}
      voltar={() => navegar(detalhe)}
      textoDaAcao="Salvar"
      // Asked only of those whom it concerns: a document with a single name (case NAME-03).
      mostrar={(campo, { nomePessoa }) =>
        campo !== 'nomeUnico' || (String(nomePessoa ?? '') !== '' && !isNomeCompleto(String(nomePessoa)))
      }
    />
  );
}
