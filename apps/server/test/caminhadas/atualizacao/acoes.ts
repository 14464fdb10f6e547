/** What everybody tries with an update: their own part, somebody else's, and what is not the time for. */
import { faltaOBloco } from '@credito/domain/atualizacao/estados';
import { somarDias } from '@credito/domain/tempo/data';
import { noiteDasAtualizacoes } from '../../../src/modules/atualizacao/noite-das-atualizacoes.ts';
import type { ContaDeTeste } from '../../pessoas.ts';
import type { ServidorDeTeste } from '../../servidor-de-teste.ts';
import { editavel, iniciar, ir, type ModeloDaAtualizacao, type Quem } from './modelo.ts';

export interface TerrenoDaAtualizacao {
  servidor: ServidorDeTeste;
  estudante: ContaDeTeste;
  fiador: ContaDeTeste;
  mesa: { token: string };
  diasPassados: number;
}

export interface Acao {
  nome: string;
  /** Changes the model and says true, or says false and what it did to the model is forgotten. */
  prever: (modelo: ModeloDaAtualizacao) => boolean;
  /** Status of the answer. */
  fazer: (terreno: TerrenoDaAtualizacao) => Promise<number>;
}

/** Of the newest one, also where it was given up. */
export async function ultima({ servidor, estudante }: TerrenoDaAtualizacao) {
  const atualizacao = await servidor.db
    .selectFrom('atualizacao')
    .selectAll()
    .where('conta_id', '=', estudante.contaId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const pessoas = await servidor.db
    .selectFrom('atualizacao_pessoa')
    .selectAll()
    .where('atualizacao_id', '=', atualizacao?.id ?? 0)
    .execute();
  return { atualizacao, pessoas };
}

async function chamar(
  { servidor }: TerrenoDaAtualizacao,
  { token }: { token: string },
  metodo: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<number> {
  const resposta = await servidor.pedir({
    metodo,
    url: `/api/${url}`,
    token,
    ...(body === undefined ? {} : { body }),
  });
  return resposta.status;
}

const versaoDe = async (terreno: TerrenoDaAtualizacao, quem: Quem) =>
  (await ultima(terreno)).pessoas.find(({ tipo_pessoa }) => tipo_pessoa === quem)?.versao ?? 1;
const idDa = async (terreno: TerrenoDaAtualizacao) => (await ultima(terreno)).atualizacao?.id ?? 999_999_999;

const DE_CADA_UM: readonly Acao[] = (['estudante', 'fiador'] as const).flatMap((quem): Acao[] => [
  {
    nome: `${quem} muda o complemento`,
    prever: (modelo) => {
      if (!editavel(modelo, quem)) return false;
      modelo.blocos[quem].mudou = true;
      return true;
    },
    fazer: async (terreno) =>
      chamar(terreno, terreno[quem], 'PATCH', `alteracao-cadastral/s/${await idDa(terreno)}/${quem}`, {
        versao: await versaoDe(terreno, quem),
        complementoEndereco: `Bloco ${await versaoDe(terreno, quem)}`,
      }),
  },
  {
    nome: `${quem} conclui`,
    prever: (modelo) => {
      if (!editavel(modelo, quem)) return false;
      modelo.blocos[quem].situacao = 'enviado';
      return ir(modelo, 'concluirRegistro', quem);
    },
    fazer: async (terreno) =>
      chamar(
        terreno,
        terreno[quem],
        'POST',
        `alteracao-cadastral/s/${await idDa(terreno)}/concluir-registro/${quem}`,
        { versao: await versaoDe(terreno, quem) },
      ),
  },
  {
    nome: `${quem} tenta a parte do outro`,
    prever: () => false,
    fazer: async (terreno) => {
      const outro = quem === 'estudante' ? 'fiador' : 'estudante';
      return chamar(
        terreno,
        terreno[quem],
        'PATCH',
        `alteracao-cadastral/s/${await idDa(terreno)}/${outro}`,
        {
          versao: await versaoDe(terreno, outro),
          complementoEndereco: 'Fundos',
        },
      );
    },
  },
]);

const MOTIVO = 'Os dados não conferem com o cadastro.';

const decidir = async (terreno: TerrenoDaAtualizacao, body: Record<string, unknown>) => {
  const { atualizacao } = await ultima(terreno);
  return chamar(terreno, terreno.mesa, 'POST', `gestao/atualizacoes/${atualizacao?.id ?? 999_999_999}`, {
    versao: atualizacao?.versao ?? 1,
    ...body,
  });
};

const DA_MESA: readonly Acao[] = [
  {
    nome: 'mesa aprova',
    prever: (modelo) => ir(modelo, 'aprovar', 'analista'),
    fazer: (terreno) => decidir(terreno, { acao: 'aprovar' }),
  },
  ...(['estudante', 'fiador'] as const).map(
    (tipo): Acao => ({
      nome: `mesa devolve os dados: ${tipo}`,
      prever: (modelo) => {
        // Left out of the update: nobody is there to correct anything.
        if (modelo.blocos[tipo].situacao !== 'enviado') return false;
        if (!ir(modelo, 'reprovar', 'analista', { temRecusa: true })) return false;
        modelo.blocos[tipo].situacao = 'a-corrigir';
        return true;
      },
      fazer: (terreno) => decidir(terreno, { acao: 'reprovar', dados: [{ tipo, motivo: MOTIVO }] }),
    }),
  ),
  {
    nome: 'mesa segue sem o fiador',
    prever: (modelo) => {
      if (!faltaOBloco(modelo.blocos.fiador)) return false;
      modelo.blocos.fiador.situacao = 'dispensado';
      return ir(modelo, 'dispensar', 'analista', { temMotivo: true });
    },
    fazer: (terreno) => decidir(terreno, { acao: 'dispensar', dispensa: { tipo: 'fiador', motivo: MOTIVO } }),
  },
];

const DO_ESTUDANTE: readonly Acao[] = [
  {
    nome: 'estudante inicia',
    prever: iniciar,
    fazer: (terreno) =>
      chamar(terreno, terreno.estudante, 'POST', 'alteracao-cadastral/s/iniciar-atualizacao'),
  },
  {
    nome: 'estudante reinicia',
    prever: (modelo) => {
      // Given up already: the second call finds it done.
      if (modelo.estado === 'reiniciada') return true;
      return ir(modelo, 'reiniciar', 'estudante', { temMotivo: true });
    },
    fazer: async (terreno) =>
      chamar(
        terreno,
        terreno.estudante,
        'DELETE',
        `alteracao-cadastral/${await idDa(terreno)}/excluir-alteracao?motive=Engano`,
      ),
  },
  {
    nome: 'estudante reconhece',
    prever: (modelo) => {
      if (modelo.estado !== 'concluido') return false;
      modelo.reconhecida = true;
      return true;
    },
    fazer: async (terreno) =>
      chamar(
        terreno,
        terreno.estudante,
        'POST',
        `alteracao-cadastral/s/concluir-alteracao/${await idDa(terreno)}`,
      ),
  },
];

const passar = (dias: number): Acao => ({
  nome: `passam ${dias} dias, e a noite`,
  prever: (modelo) => {
    modelo.hoje = somarDias(modelo.hoje, dias);
    const { estudante, fiador } = modelo.blocos;
    if (
      modelo.estado !== 'atualizacao-iniciada' ||
      ir(structuredClone(modelo), 'vencer', 'sistema') === false
    )
      return true;
    if (faltaOBloco(estudante)) return ir(modelo, 'vencer', 'sistema');
    if (!faltaOBloco(fiador)) return true;
    fiador.situacao = 'dispensado';
    return ir(modelo, 'dispensar', 'sistema');
  },
  fazer: async (terreno) => {
    terreno.servidor.relogio.avancar({ dias });
    terreno.diasPassados += dias;
    await noiteDasAtualizacoes(terreno.servidor.contexto);
    return 200;
  },
});

export const ACOES_DA_ATUALIZACAO_NA_CAMINHADA: readonly Acao[] = [
  ...DO_ESTUDANTE,
  ...DE_CADA_UM,
  ...DA_MESA,
  passar(1),
  passar(20),
];
