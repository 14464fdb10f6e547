/** What the people of an alteration are told, in the transaction of the change. */
import { avisosDaMudanca } from '@credito/domain/alteracao/avisos';
import { FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import type { AcaoDaAlteracao } from '@credito/domain/alteracao/transicoes';
import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarData } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { type AvisoNovo, avisarTodos, destinatariosDasContas } from '../mensagem/avisar.ts';
import { avisarInstituicao } from '../mensagem/avisar-equipe.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { type AlteracaoCompleta, carregarAlteracao } from './alteracao.repository.ts';
import { contratoDa } from './texto-da-alteracao.ts';

/** After the change: told once for each version, however often it is called. */
export async function avisarDaAlteracao(
  contexto: Contexto,
  trx: Transaction<DB>,
  id: number,
  acao: AcaoDaAlteracao,
  /** Whoever guaranteed the contract before the change. */
  antes: readonly Fiador[] = [],
): Promise<void> {
  const completa = await carregarAlteracao(trx, id);
  if (!completa) return;
  const { alteracao } = completa;
  const { contrato, partes } = await contratoDa(trx, completa);
  const estudante = partes.find(({ papel }) => papel === 'estudante')?.nome ?? '';
  const leitores = leitoresDa(acao, completa, {
    estudante: { contaId: contrato.conta_id, nome: estudante },
    fiadores: fiadoresComConta([...partes, ...completa.partes]),
    antes,
  });
  if (leitores.length === 0) return;
  const pessoas = await destinatariosDasContas(
    trx,
    leitores.flatMap(({ contaId }) => (contaId === null ? [] : [contaId])),
  );
  await avisarTodos(
    contexto,
    trx,
    leitores.flatMap(({ contaId, modelo, nome, portal, contato }): AvisoNovo[] => {
      const pessoa = contaId === null ? contato : pessoas.get(contaId);
      if (!pessoa) return [];
      const evento = {
        nome: modelo,
        chave: modelo,
        valores: {
          contrato: contrato.numero,
          alteracao: FICHA_DA_ESPECIE[alteracao.especie].rotulo.toLowerCase(),
          dia: alteracao.prazo === null ? '' : formatarData(alteracao.prazo),
          estudante: primeiroNome(estudante),
          fiador: primeiroNome(nome),
        },
      };
      const url = portal && `${contexto.configuracao.servidor.publicUrl}/${portal}${enderecoDe(id, portal)}`;
      return [
        {
          chave: `${modelo}:${alteracao.id}:${alteracao.versao}:${contaId ?? 'convite'}`,
          pessoa,
          solicitacaoId: contrato.solicitacao_id,
          agora: contexto.relogio.agora(),
          email: emailDoTexto(contexto.configuracao, {
            ...evento,
            ...(url ? { acao: { rotulo: 'Ver a alteração', url } } : {}),
          }),
          celular: curtaDoTexto(contexto.configuracao, evento),
        },
      ];
    }),
  );
}

interface Leitor {
  contaId: string | null;
  nome: string;
  modelo: Extract<NomeDeModelo, `alteracao-${string}`>;
  /** Null where there is nothing to be read any more. */
  portal: 'estudante' | 'fiador' | null;
  /** Of whoever has no account. */
  contato?: AvisoNovo['pessoa'];
}

function leitoresDa(
  acao: AcaoDaAlteracao,
  completa: AlteracaoCompleta,
  {
    estudante,
    fiadores,
    antes,
  }: { estudante: Fiador; fiadores: readonly Fiador[]; antes: readonly Fiador[] },
): Leitor[] {
  const avisos = avisosDaMudanca(acao, fatosDosAvisos(completa.alteracao));
  const paraTodos = (quais: readonly Fiador[], modelo: Leitor['modelo']) =>
    quais.map((fiador) => ({ ...fiador, modelo, portal: 'fiador' as const }));
  const convidado = avisos.convidado ? convidadoDa(completa, avisos.convidado) : [];
  const garantem = fiadores.filter(({ contaId }) => !convidado.some((um) => um.contaId === contaId));
  const livres = antes.filter(({ contaId }) => !fiadores.some((fiador) => fiador.contaId === contaId));
  return [
    ...(avisos.estudante ? [{ ...estudante, modelo: avisos.estudante, portal: 'estudante' as const }] : []),
    ...(avisos.fiadores ? paraTodos(garantem, avisos.fiadores) : []),
    ...paraTodos(livres, 'alteracao-fianca-encerrada'),
    ...convidado,
  ];
}

/** Released once, and asked for by somebody else than the desk. */
const fatosDosAvisos = ({ edicao, encerrada_de, fluxo, origem }: AlteracaoCompleta['alteracao']) => ({
  publicada: edicao > 1 || !['PED', 'GER'].includes(encerrada_de ?? fluxo),
  pedida: origem !== 'provedor',
});

/** At the contact that was typed in, or at the own one since the acceptance. */
function convidadoDa(
  { alteracao: { pedido }, partes }: AlteracaoCompleta,
  modelo: Leitor['modelo'],
): Leitor[] {
  if (pedido.especie !== 'fiador') return [];
  const { nome, email, telefone } = pedido.novo;
  return [
    {
      contaId: partes.find(({ papel }) => papel === pedido.papel)?.conta_id ?? null,
      nome,
      modelo,
      portal: modelo === 'alteracao-renda-devolvida' ? 'fiador' : null,
      contato: { contaId: null, email, telefone, canal: 'sms' },
    },
  ];
}

/** A request that concerns the term or the course waits for the institution's word: those who say it are told. */
export async function pedirPalavra(
  contexto: Contexto,
  trx: Transaction<DB>,
  { id, numero, especie }: AlteracaoCompleta['alteracao'],
  instituicaoId: number,
): Promise<void> {
  const { ouveInstituicao, rotulo } = FICHA_DA_ESPECIE[especie];
  if (!ouveInstituicao) return;
  await avisarInstituicao(contexto, trx, instituicaoId, {
    chave: `gestao-palavra:${id}`,
    agora: contexto.relogio.agora(),
    email: {
      nome: 'gestao-palavra',
      assunto: 'um pedido espera a resposta da instituição',
      paragrafos: [
        `Um estudante pediu uma alteração de contrato: ${rotulo.toLowerCase()}.`,
        'Confira na gestão o que o pedido diz do curso e responda se está certo. A equipe do provedor só decide depois.',
      ],
      observacoes: [`Alteração ${numero}.`],
      acao: {
        rotulo: 'Ver o pedido',
        url: `${contexto.configuracao.servidor.publicUrl}/gestao/alteracoes/${id}`,
      },
    },
  });
}

/** Where the reader meets it. */
const enderecoDe = (id: number, portal: 'estudante' | 'fiador'): string =>
  portal === 'estudante' ? `/alteracao-contratual/${id}` : '/contratos';

interface Fiador {
  contaId: string;
  nome: string;
}

type ParteComConta = Readonly<{ papel: string; conta_id: string | null; nome: string }>;

/** Guarantors with an account: those of the contract, and whoever would be one. */
export function fiadoresComConta(partes: readonly ParteComConta[]): Fiador[] {
  const porConta = new Map<string, string>();
  for (const { papel, conta_id: contaId, nome } of partes)
    if ((papel === 'fiador' || papel === 'fiador2') && contaId !== null) porConta.set(contaId, nome);
  return [...porConta].map(([contaId, nome]) => ({ contaId, nome }));
}
