/** The half-yearly update, one person for each way in which it stands. */
import type { FiadorDaHistoria, FimDaAtualizacao, Historia } from './historia.ts';
import { em, fiador, TUDO } from './partes-da-historia.ts';
import * as pessoas from './pessoas.ts';

const atualizada = (
  id: FimDaAtualizacao,
  situacao: string,
  estudante: pessoas.PessoaDaDemonstracao,
  horasAtras: number,
): Historia => ({
  id: `atualizacao-${id}`,
  situacao,
  estudante,
  horasAtras,
  pedido: {
    curso: 'LIV-ING',
    preenchimento: TUDO,
    concluir: true,
    pesquisa: 'pulou',
    analise: [{ decisao: 'aprovarDadosComplementares' }],
    contrato: 'EFE',
    atualizacao: id,
  },
  fim: em('A'),
});

/** With a guarantor, in a course that goes on into the next term. */
const garantida = (
  id: string,
  situacao: string,
  { estudante, garante }: { estudante: pessoas.PessoaDaDemonstracao; garante: FiadorDaHistoria },
  horasAtras: number,
): Historia => ({
  id: `atualizacao-${id}`,
  situacao,
  estudante,
  horasAtras,
  pedido: {
    curso: 'SER-PSI',
    preenchimento: TUDO,
    fiadores: [garante],
    concluir: true,
    pesquisa: 'pulou',
    analise: [
      { decisao: 'aprovarIes' },
      { decisao: 'aprovarDadosComplementares' },
      { decisao: 'aprovarFiador' },
    ],
    contrato: 'EFE',
  },
  fim: em('A'),
});

const comAtualizacao = (historia: Historia, atualizacao: FimDaAtualizacao): Historia => ({
  ...historia,
  ...(historia.pedido ? { pedido: { ...historia.pedido, atualizacao } } : {}),
});

/** In effect before the period that ended: its update was never sent. */
const HA_CEM_DIAS = 100 * 24;

export const ATUALIZADAS: readonly Historia[] = [
  atualizada('iniciada', 'Atualização cadastral começada, com endereço novo', pessoas.ELOISA, 200),
  atualizada('em-analise', 'Atualização cadastral em análise', pessoas.FREDERICO, 203),
  atualizada('a-corrigir', 'Atualização cadastral com documento recusado', pessoas.GISELE, 206),
  atualizada('concluida', 'Atualização cadastral concluída, falta o estudante ler', pessoas.HEITOR, 209),
  atualizada('reiniciada', 'Atualização cadastral reiniciada', pessoas.IARA, 212),
  comAtualizacao(
    garantida(
      'falta-fiador',
      'Atualização cadastral feita pela estudante, falta o fiador',
      { estudante: pessoas.FLORA, garante: fiador(pessoas.GILBERTO, 'PAI') },
      215,
    ),
    'falta-fiador',
  ),
  garantida(
    'em-atraso',
    'Atualização cadastral em atraso desde o período anterior',
    { estudante: pessoas.LINDALVA, garante: fiador(pessoas.ODAIR, 'PAI') },
    HA_CEM_DIAS,
  ),
];
