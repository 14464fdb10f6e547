/** Saving the steps of one person's block, first time and in a correction alike. */
import { ErroDeApi } from '@credito/api/cliente';
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import type { CanalDeCodigo } from '@credito/domain/conta/cadastro.plano';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import type { Passo } from '@credito/domain/wizard/plano';
import { useCodigoPedido } from '../codigo/use-codigo-pedido.ts';
import { consultas } from '../sessao/consultas.ts';
import { type Conciliacao, useConciliacao } from '../wizard/use-conciliacao.tsx';
import type { Respostas } from '../wizard/valores.ts';
import {
  type AtualizacaoAberta,
  blocoProprio,
  consultaDaAtualizacao,
  type PessoaPropria,
  recarregarAtualizacao,
} from './atualizacao.queries.ts';
import type { BlocoAtual } from './bloco-atual.tsx';
import { contextoDoBloco } from './contexto-do-bloco.ts';
import { FALHAS } from './falhas.ts';
import { confirmarCodigo, gravarDados, pedirCodigo, respostasMudadas } from './gravar-bloco.ts';

export interface UsoDoBloco extends Omit<BlocoAtual, 'aoCancelar'> {
  contexto: ContextoDaAtualizacao;
  /** Names its drafts on the device. */
  wizard: string;
  salvar: (passo: Passo<ContextoDaAtualizacao>, respostas: Respostas) => Promise<ContextoDaAtualizacao>;
  conciliacao: Conciliacao;
}

export function useBloco(atualizacaoId: number, pessoa: PessoaPropria, dono: string): UsoDoBloco {
  const wizard = `atualizacao-${atualizacaoId}-${pessoa.tipo}`;
  const bloco = { atualizacaoId, tipo: pessoa.tipo };
  const contexto = contextoDoBloco(pessoa);
  const conciliacao = useConciliacao({ dono, wizard, titulo: 'Dados atualizados' });
  const codigo = useCodigoPedido(wizard);
  const telefone = formatarTelefone(String(contexto.respostas.telefone ?? ''));

  async function pedir(canal: CanalDeCodigo): Promise<void> {
    const segundos = await pedirCodigo(bloco, canal === 'whatsapp' ? 'WHATSAPP' : 'SMS');
    codigo.guardar(telefone, canal, segundos);
  }

  async function gravar(
    passo: Passo<ContextoDaAtualizacao>,
    respostas: Respostas,
  ): Promise<AtualizacaoAberta> {
    if (passo.id === 'dados') return gravarOsDados(passo, respostas);
    if (passo.id === 'canal' && contexto.telefoneVerificado !== contexto.respostas.telefone)
      await pedir(respostas.tipoContato === 'WHATSAPP' ? 'whatsapp' : 'sms');
    if (passo.id === 'codigo' && typeof respostas.codigo === 'string')
      return confirmarCodigo(bloco, respostas.codigo);
    return recarregarAtualizacao(atualizacaoId);
  }

  async function gravarOsDados(
    passo: Passo<ContextoDaAtualizacao>,
    respostas: Respostas,
  ): Promise<AtualizacaoAberta> {
    const mudadas = respostasMudadas(contexto, respostas);
    const conhecida = consultas.getQueryData(consultaDaAtualizacao(atualizacaoId).queryKey);
    if (Object.keys(mudadas).length === 0 && conhecida) return conhecida;
    return conciliacao.gravar({
      passo,
      contexto,
      versao: pessoa.versao,
      respostas: mudadas,
      gravar: (alteracoes, antes, versao) => gravarDados(bloco, antes, alteracoes, versao),
      recarregar: async () => {
        const agora = blocoProprio(await recarregarAtualizacao(atualizacaoId));
        return agora && { contexto: contextoDoBloco(agora), versao: agora.versao };
      },
    });
  }

  return {
    pessoa,
    contexto,
    wizard,
    conciliacao,
    reenviarEm: codigo.pedido?.destino === telefone ? codigo.pedido.reenviarEm : 0,
    pedirCodigo: pedir,
    async salvar(passo, respostas) {
      const agora = blocoProprio(await gravar(passo, respostas));
      if (!agora) throw new ErroDeApi(409, FALHAS.salvar, null);
      return contextoDoBloco(agora);
    },
  };
}
