/** "Etapa 4 de 4 - Dados do fiador": whom the student invites, or fills in for (spec 2 section 2.6). */
import type { FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { type DadosDoConvite, passoDoConvite } from '@credito/domain/fiador/convite.plano';
import { quemPodeSerFiador } from '@credito/domain/fiador/quem-pode-ser';
import { VAGAS_DE_FIADOR, type VagaDeFiador } from '@credito/domain/fiador/vagas';
import { useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { useSessao } from '../../../sessao/use-sessao.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import type { Respostas } from '../../../wizard/valores.ts';
import { ComFiadores } from '../components/com-fiadores.tsx';
import { FormularioDoConvite } from '../components/formulario-do-convite.tsx';
import { etapaDaTroca, etapaDoFiador } from '../etapas.ts';
import { indicarFiador, preencherDadosBasicos, useCorrigivel, validarFiador } from '../fiador.queries.ts';
import { pessoasConhecidas } from '../pessoas-conhecidas.ts';

export function DadosDoFiadorScreen() {
  return <ComFiadores>{(fiadores) => <DadosDoFiador fiadores={fiadores} />}</ComFiadores>;
}

function DadosDoFiador({ fiadores }: { fiadores: FiadoresDaSolicitacao }) {
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const { contaId } = useSessao();
  const usuario = useUsuario();
  const corrigivel = useCorrigivel();
  const [busca] = useSearchParams();
  const [modo, setModo] = useState<'convidar' | 'preencher'>(
    busca.get('modo') === 'preencher' ? 'preencher' : 'convidar',
  );
  // The list changes under this screen as soon as the invitation is saved; what comes next is decided by the save.
  const [saindo, setSaindo] = useState<VagaDeFiador | null>(null);
  if (!fiadores.podeAdicionar && !saindo) return <Redirect to="/selecao-de-fiador" replace />;

  const vaga = saindo ?? vagaQueSegue(fiadores);
  const naTroca = busca.get('troca') === 'S';

  async function enviar(respostas: Respostas): Promise<void> {
    const dados = respostas as unknown as DadosDoConvite;
    setSaindo(vaga);
    try {
      await validarFiador(dados);
      const novo =
        modo === 'convidar' ? await indicarFiador(dados) : await preencherDadosBasicos(dados, null);
      irDaqui(`/dados-pessoais-fiador/link/${novo.tipoPessoa}${naTroca ? '?troca=S' : ''}`, {
        replace: true,
      });
    } catch (erro) {
      setSaindo(null);
      throw erro;
    }
  }

  return (
    <FormularioDoConvite
      passo={passoDoConvite}
      contexto={{ vaga, respostas: {}, documentos: [], outras: pessoasConhecidas(usuario, fiadores) }}
      etapa={naTroca ? etapaDaTroca(corrigivel) : etapaDoFiador(vaga)}
      dono={contaId}
      wizard={`convite-${vaga}`}
      enviar={enviar}
      voltar={() => navegar(fiadores.fiadores.length > 0 ? '/selecao-de-fiador' : '/status')}
      modo={modo}
      aoMudarModo={setModo}
      quemPodeSer={quemPodeSerFiador(fiadores)}
    />
  );
}

/** The place that a new guarantor gets; the server decides, this only words the page. */
function vagaQueSegue({ fiadores }: FiadoresDaSolicitacao): VagaDeFiador {
  return VAGAS_DE_FIADOR.find((vaga) => !fiadores.some(({ tipoPessoa }) => tipoPessoa === vaga)) ?? 'fiador';
}
