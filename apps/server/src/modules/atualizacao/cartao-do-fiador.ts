/** An update as a guarantor meets it: whose it is, what is theirs to do, and until when. */
import type { rotaAtualizacoesComoFiador } from '@credito/api/atualizacao.rotas';
import type { Resposta } from '@credito/api/rota';
import { faltaOBloco, statusDaAtualizacao } from '@credito/domain/atualizacao/estados';
import { faseDoPeriodo, prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { type Data, formatarData } from '@credito/domain/tempo/data';
import type { AtualizacaoCompleta, PessoaGuardada } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { statusDe } from './apresentar-pessoas.ts';

type Cartao = Resposta<typeof rotaAtualizacoesComoFiador>[number];

export function cartaoDoFiador(completa: AtualizacaoCompleta, pessoa: PessoaGuardada, hoje: Data): Cartao {
  const { atualizacao, periodo, pessoas } = completa;
  const estudante = primeiroNome(pessoas.find(({ tipo_pessoa }) => tipo_pessoa === 'estudante')?.nome ?? '');
  const fase = faseDoPeriodo(periodo, hoje);
  const tardio = fase === 'tardio';
  const prazos = prazosDoPeriodo(periodo);
  const ate = tardio ? prazos.tardioAte : prazos.fecha;
  const corrige = pessoa.situacao === 'a-corrigir';
  const falta = faltaOBloco(pessoa) && (corrige || fase !== 'encerrado');
  return {
    atualizacaoId: atualizacao.id,
    tipo: pessoa.tipo_pessoa,
    estudante,
    status: statusDaAtualizacao(atualizacao.estado),
    statusDaPessoa: statusDe(pessoa, completa),
    mensagem: mensagemDo(pessoa, { falta, ate, estudante }),
    acao: falta ? (corrige ? 'corrigir' : 'continuar') : null,
    prazo: falta && !corrige ? ate : null,
    tardio: falta && !corrige && tardio,
  };
}

function mensagemDo(
  { situacao }: PessoaGuardada,
  { falta, ate, estudante }: { falta: boolean; ate: Data; estudante: string },
): string {
  switch (situacao) {
    case 'a-corrigir':
      return 'Há algo a corrigir nos dados que você confirmou.';
    case 'enviado':
      return 'A sua parte está pronta.';
    case 'dispensado':
      return 'A atualização seguiu sem a sua confirmação.';
    case 'aguardando':
      return falta
        ? `Confirme os seus dados até ${formatarData(ate)}: a atualização do contrato de ${estudante} espera por você.`
        : 'O prazo para confirmar os seus dados terminou.';
  }
}
