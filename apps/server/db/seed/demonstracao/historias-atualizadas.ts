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

const GARANTE: FiadorDaHistoria = fiador(pessoas.GILBERTO, 'PAI');

export const ATUALIZADAS: readonly Historia[] = [
  atualizada('iniciada', 'Atualização cadastral começada, com endereço novo', pessoas.ELOISA, 200),
  atualizada('em-analise', 'Atualização cadastral em análise', pessoas.FREDERICO, 203),
  atualizada('a-corrigir', 'Atualização cadastral com documento recusado', pessoas.GISELE, 206),
  atualizada('concluida', 'Atualização cadastral concluída, falta o estudante ler', pessoas.HEITOR, 209),
  atualizada('reiniciada', 'Atualização cadastral reiniciada', pessoas.IARA, 212),
  {
    id: 'atualizacao-falta-fiador',
    situacao: 'Atualização cadastral feita pela estudante, falta o fiador',
    estudante: pessoas.FLORA,
    horasAtras: 215,
    pedido: {
      curso: 'SER-PSI',
      preenchimento: TUDO,
      fiadores: [GARANTE],
      concluir: true,
      pesquisa: 'pulou',
      analise: [
        { decisao: 'aprovarIes' },
        { decisao: 'aprovarDadosComplementares' },
        { decisao: 'aprovarFiador' },
      ],
      contrato: 'EFE',
      atualizacao: 'falta-fiador',
    },
    fim: em('A'),
  },
];
