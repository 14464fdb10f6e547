/** The half-yearly update of somebody with a contract in effect, up to where the story ends. */
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { concluirRegistro } from '../../../src/modules/atualizacao/concluir-registro.ts';
import { gravarPessoaDaAtualizacao } from '../../../src/modules/atualizacao/gravar-pessoa.ts';
import { iniciarAtualizacao } from '../../../src/modules/atualizacao/iniciar-atualizacao.ts';
import { reiniciarAtualizacao } from '../../../src/modules/atualizacao/reiniciar-atualizacao.ts';
import {
  avaliarNaAtualizacao,
  decidirAtualizacao,
} from '../../../src/modules/gestao/atualizacao/decidir-atualizacao.ts';
import {
  carregarAtualizacao,
  ultimaDoEstudante,
} from '../../../src/modules/parte-da-atualizacao/atualizacao.repository.ts';
import { sessaoDoAnalista } from './analise.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';
import { enviarArquivo } from './enviar-arquivo.ts';
import type { FimDaAtualizacao } from './historia.ts';
import type { PessoaDaDemonstracao } from './pessoas.ts';

type Ato = 'iniciar' | 'mudarEndereco' | 'concluir' | 'recusar' | 'aprovar' | 'reiniciar';

const CAMINHO: Readonly<Record<FimDaAtualizacao, readonly Ato[]>> = {
  iniciada: ['iniciar', 'mudarEndereco'],
  'falta-fiador': ['iniciar', 'concluir'],
  'em-analise': ['iniciar', 'mudarEndereco', 'concluir'],
  'a-corrigir': ['iniciar', 'mudarEndereco', 'concluir', 'recusar'],
  concluida: ['iniciar', 'mudarEndereco', 'concluir', 'aprovar'],
  reiniciada: ['iniciar', 'mudarEndereco', 'reiniciar', 'iniciar'],
};

interface DaHistoria {
  contaId: string;
  estudante: PessoaDaDemonstracao;
  fim: FimDaAtualizacao;
}

/** A telling that was cut short goes on: what is done already is passed over. */
export async function contarAtualizacao(narrador: Narrador, historia: DaHistoria): Promise<void> {
  const { contexto } = narrador;
  for (const [posicao, ato] of CAMINHO[historia.fim].entries()) {
    narrador.conferirParada();
    narrador.passar(30);
    const ultima = await ultimaDoEstudante(contexto.db, historia.contaId);
    if (ultima && jaFeito(ato, ultima, posicao)) continue;
    await agir(narrador, historia, ato, ultima?.atualizacao.id ?? 0);
  }
}

type Ultima = NonNullable<Awaited<ReturnType<typeof ultimaDoEstudante>>>;

function jaFeito(ato: Ato, { atualizacao, pessoas }: Ultima, posicao: number): boolean {
  const estudante = pessoas[0];
  switch (ato) {
    case 'iniciar':
      return true;
    case 'mudarEndereco':
      return estudante?.respostas.endereco === ENDERECO.endereco;
    case 'concluir':
      return estudante?.situacao !== 'aguardando';
    case 'reiniciar':
      return posicao === 0;
    case 'recusar':
    case 'aprovar':
      return atualizacao.estado !== 'pendente-analise';
  }
}

const ENDERECO = { endereco: 'Rua dos Jatobás', numeroEndereco: '77', bairroEndereco: 'Vila Nova' } as const;

async function agir(narrador: Narrador, historia: DaHistoria, ato: Ato, id: number): Promise<void> {
  const { contexto } = narrador;
  const sessao = sessaoDe(historia.contaId);
  switch (ato) {
    case 'iniciar':
      await iniciarAtualizacao(contexto, sessao);
      return;
    case 'mudarEndereco':
      await gravarPessoaDaAtualizacao(
        contexto,
        sessao,
        { id, personType: 'estudante' },
        { versao: await versaoDe(narrador, id, 'estudante'), ...ENDERECO },
      );
      await enviarComprovante(narrador, historia, id);
      return;
    case 'concluir':
      await concluirRegistro(
        contexto,
        sessao,
        { id, type: 'estudante' },
        await versaoDe(narrador, id, 'estudante'),
      );
      return;
    case 'reiniciar':
      await reiniciarAtualizacao(contexto, sessao, id, 'Enviei o comprovante da casa antiga.');
      return;
    case 'recusar':
    case 'aprovar':
      await decidir(narrador, id, ato);
  }
}

async function versaoDe({ contexto }: Narrador, id: number, tipo: TipoPessoa): Promise<number> {
  const completa = await carregarAtualizacao(contexto.db, id);
  return completa?.pessoas.find(({ tipo_pessoa }) => tipo_pessoa === tipo)?.versao ?? 0;
}

async function enviarComprovante(
  narrador: Narrador,
  { contaId, estudante }: DaHistoria,
  id: number,
): Promise<void> {
  const arquivo = await narrador.gerador.gerar({
    pessoa: estudante,
    tipoDocumento: 'RESIDENCIA',
    indice: 0,
    hoje: dataEmSaoPaulo(narrador.contexto.relogio.agora()),
    segundaVia: true,
  });
  await enviarArquivo(
    narrador,
    contaId,
    {
      vaga: {
        dono: { tipo: 'atualizacao_pessoa', atualizacaoId: id, tipoPessoa: 'estudante' },
        tipoDocumento: 'RESIDENCIA',
        indice: 0,
        tipoRenda: null,
      },
      chave: `demonstracao-atualizacao-${id}`,
    },
    arquivo,
  );
}

async function decidir(narrador: Narrador, id: number, ato: 'recusar' | 'aprovar'): Promise<void> {
  const { contexto } = narrador;
  const sessao = await sessaoDoAnalista(narrador);
  const completa = await carregarAtualizacao(contexto.db, id);
  const documentos = await contexto.db
    .selectFrom('documento')
    .select('id')
    .where(
      'dono_id',
      'in',
      (completa?.pessoas ?? []).map((pessoa) => pessoa.id),
    )
    .where('situacao', '=', 'enviado')
    .execute();
  let versao = completa?.atualizacao.versao ?? 0;
  for (const { id: docId } of documentos)
    ({ versao } = await avaliarNaAtualizacao(
      contexto,
      sessao,
      { id, docId },
      ato === 'aprovar'
        ? { versao, resultado: 'aprovado', motivos: [] }
        : { versao, resultado: 'rejeitado', motivos: [{ codigo: 'ILEGIVEL' }] },
    ));
  await decidirAtualizacao(contexto, sessao, id, {
    acao: ato === 'aprovar' ? 'aprovar' : 'reprovar',
    versao,
    dados: [],
    dispensa: null,
  });
}
