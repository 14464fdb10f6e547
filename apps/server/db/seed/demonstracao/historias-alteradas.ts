/** Alterations of contracts in effect, one person for each way in which one stands. */
import type { FiadorDaHistoria, FimDaAlteracao, Historia, PedidoDaHistoria } from './historia.ts';
import { em, fiador, TUDO } from './partes-da-historia.ts';
import * as pessoas from './pessoas.ts';

const alterada = (
  id: FimDaAlteracao,
  situacao: string,
  estudante: pessoas.PessoaDaDemonstracao,
  horasAtras: number,
  garante?: FiadorDaHistoria,
  vaiGarantir?: NonNullable<PedidoDaHistoria['vaiGarantir']>,
): Historia => ({
  id: `alteracao-${id}`,
  situacao,
  estudante,
  horasAtras,
  pedido: {
    curso: garante ? 'SER-PSI' : 'LIV-ING',
    preenchimento: TUDO,
    ...(garante ? { fiadores: [garante] } : {}),
    concluir: true,
    pesquisa: 'pulou',
    analise: garante
      ? [{ decisao: 'aprovarIes' }, { decisao: 'aprovarDadosComplementares' }, { decisao: 'aprovarFiador' }]
      : [{ decisao: 'aprovarDadosComplementares' }],
    contrato: 'EFE',
    alteracao: id,
    ...(vaiGarantir ? { vaiGarantir } : {}),
  },
  fim: em('A'),
});

export const ALTERADAS: readonly Historia[] = [
  alterada('pedida', 'Suspensão do curso pedida, falta a palavra da instituição', pessoas.RAMIRO, 230),
  alterada(
    'disponivel',
    'Reparcelamento pronto para a estudante assinar',
    pessoas.SABINA,
    236,
    fiador(pessoas.TADEU, 'PAI'),
  ),
  alterada(
    'falta-fiador',
    'Reparcelamento assinado pelo estudante, falta a fiadora',
    pessoas.VICENTE,
    242,
    fiador(pessoas.ZULMIRA, 'MAE'),
  ),
  alterada('efetivada', 'Reparcelamento em vigor, falta o estudante concluir', pessoas.ABELARDO, 248),
  alterada('reprovada', 'Suspensão assinada e não aprovada, com motivo', pessoas.BENEDITA, 254),
  alterada('venceu', 'Suspensão cancelada por atraso nas assinaturas', pessoas.CASSIO, 360),
  alterada(
    'troca-de-fiador',
    'Troca de fiador pedida, falta a pessoa indicada aceitar',
    pessoas.DALILA,
    260,
    fiador(pessoas.EVARISTO, 'PAI'),
    { pessoa: pessoas.FATIMA, aceitou: false },
  ),
  alterada(
    'troca-com-renda',
    'Troca de fiador aceita e com a renda comprovada, falta a equipe decidir',
    pessoas.GRACA,
    266,
    fiador(pessoas.HELIO, 'PAI'),
    { pessoa: pessoas.IVETE, aceitou: true },
  ),
];
