/** The answers of one person, grouped as they were asked; the values still uncovered. */
import { isParentescoDoFiador, ROTULO_DO_PARENTESCO } from '@credito/domain/fiador/parentesco';
import {
  isSensivel,
  NAO_INFORMADO,
  valorEmPalavras,
  valorMascarado,
} from '@credito/domain/gestao/apresentacao';
import { type Contato, contatosDaPessoa } from '@credito/domain/gestao/contatos';
import { NOME_DO_PASSO } from '@credito/domain/participante/o-que-falta';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { formatarMomento } from '@credito/domain/tempo/data';
import { type Campo, passosVisiveis } from '@credito/domain/wizard/plano';
import type { Selectable } from 'kysely';
import type { Participante } from '../../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';

interface ItemInteiro {
  campo: Campo;
  valor: unknown;
}

export interface GrupoInteiro {
  id: string;
  titulo: string;
  itens: readonly ItemInteiro[];
}

export const CAMPOS_DE_CONTATO: readonly Campo[] = [
  { nome: 'email', rotulo: 'E-mail', tipo: 'email' },
  { nome: 'telefone', rotulo: 'Celular', tipo: 'telefone' },
];

const CAMPOS_DECLARADOS = {
  email: { nome: 'emailDeclarado', rotulo: 'E-mail declarado', tipo: 'email' },
  telefone: { nome: 'telefoneDeclarado', rotulo: 'Celular declarado', tipo: 'telefone' },
} as const satisfies Readonly<Record<keyof Contato, Campo>>;

export function gruposDaPessoa(
  participante: Selectable<Participante>,
  contexto: ContextoDoParticipante,
  profissoes: ReadonlyMap<number, string>,
  conta: Contato | null,
): readonly GrupoInteiro[] {
  const { atual, declarado } = contatosDaPessoa(participante, conta);
  const contato: readonly ItemInteiro[] = [
    ...CAMPOS_DE_CONTATO.map((campo) => ({ campo, valor: atual[campo.nome as keyof Contato] })),
    ...Object.entries(declarado).map(([nome, valor]) => ({
      campo: CAMPOS_DECLARADOS[nome as keyof Contato],
      valor,
    })),
  ];
  const parentesco: Campo = { nome: 'parentesco', rotulo: 'Relação com o estudante', tipo: 'texto' };
  return [
    {
      id: 'contato',
      titulo: 'Contato',
      itens: participante.parentesco
        ? [...contato, { campo: parentesco, valor: parentescoEmPalavras(participante.parentesco) }]
        : contato,
    },
    // The desk sees also what was not asked yet of whoever handed in before the question existed.
    ...passosVisiveis(planoDoParticipante, { ...contexto, estadoCivilSemRegime: null })
      .filter((passo) => passo.campos.length > 0)
      .map((passo) => ({
        id: passo.id,
        titulo: NOME_DO_PASSO[passo.id],
        itens: passo.campos
          .filter((campo) => !campo.opcional || contexto.respostas[campo.nome] !== undefined)
          .map((campo) => ({ campo, valor: valorDe(campo, contexto.respostas, profissoes) })),
      })),
  ];
}

/** A minor's guardian: whether there is consent, and to which text. */
export function gruposDoResponsavel(
  { autorizacao }: Pick<SolicitacaoCompleta, 'autorizacao'>,
  { tipoPessoa }: ContextoDoParticipante,
): readonly GrupoInteiro[] {
  if (tipoPessoa !== 'estudante' || !autorizacao) return [];
  const { resposta, respondida_em: em, texto_versao: versao, nome } = autorizacao;
  const situacao =
    resposta && em
      ? `${resposta === 'autorizada' ? 'Autorizou' : 'Não autorizou'} em ${formatarMomento(em)}, texto ${versao}`
      : 'Ainda não respondeu';
  return [
    {
      id: 'autorizacao-do-responsavel',
      titulo: 'Autorização do responsável legal',
      itens: [
        { campo: { nome: 'responsavelQueAutoriza', rotulo: 'Responsável', tipo: 'texto' }, valor: nome },
        { campo: { nome: 'autorizacaoDoResponsavel', rotulo: 'Resposta', tipo: 'texto' }, valor: situacao },
      ],
    },
  ];
}

function parentescoEmPalavras(codigo: string): string {
  return isParentescoDoFiador(codigo) ? ROTULO_DO_PARENTESCO[codigo] : codigo;
}

function valorDe(
  campo: Campo,
  respostas: ContextoDoParticipante['respostas'],
  profissoes: ReadonlyMap<number, string>,
): unknown {
  const valor = respostas[campo.nome];
  return campo.nome === 'profissaoId' && typeof valor === 'number' ? (profissoes.get(valor) ?? valor) : valor;
}

export function cobrirGrupo({ id, titulo, itens }: GrupoInteiro) {
  return {
    id,
    titulo,
    itens: itens.map(({ campo, valor }) => {
      const inteiro = valorEmPalavras(campo, valor);
      const oculto = isSensivel(campo) && inteiro !== NAO_INFORMADO;
      return {
        campo: campo.nome,
        rotulo: campo.rotulo,
        valor: oculto ? valorMascarado(campo, valor) : inteiro,
        oculto,
      };
    }),
  };
}

/** Only what was covered, in words. */
export function valoresCobertos(grupos: readonly GrupoInteiro[]): Record<string, string> {
  return Object.fromEntries(
    grupos
      .flatMap(({ itens }) => itens)
      .filter(({ campo, valor }) => isSensivel(campo) && valorEmPalavras(campo, valor) !== NAO_INFORMADO)
      .map(({ campo, valor }) => [campo.nome, valorEmPalavras(campo, valor)]),
  );
}
