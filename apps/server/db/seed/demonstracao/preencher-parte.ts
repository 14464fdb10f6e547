/** Answers the questions of one person's part in the plan's order and sends its documents. */
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { normalizarRg } from '@credito/domain/pessoa/rg';
import type { CodigoDeRenda } from '@credito/domain/renda/tipos-de-renda';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { documentosFaltando, type Passo, passosIncompletos } from '@credito/domain/wizard/plano';
import { copiarDocumento } from '../../../src/modules/documento/copiar-documento.ts';
import { preencherDados } from '../../../src/modules/participante/preencher-dados.ts';
import {
  carregarSolicitacao,
  contextoDoParticipante,
  participanteDe,
} from '../../../src/modules/solicitacao/fatos.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';
import { enviarArquivo } from './enviar-arquivo.ts';
import type { Preenchimento } from './historia.ts';
import { documentoDe, type PessoaDaDemonstracao, rendaDe } from './pessoas.ts';

export interface Parte {
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
  /** Whose part it is. */
  pessoa: PessoaDaDemonstracao;
  conjuge?: PessoaDaDemonstracao | undefined;
  /** Who types. */
  contaId: string;
}

export async function preencherParte(
  narrador: Narrador,
  parte: Parte,
  { ate, soDocumentos, respostas = {} }: Preenchimento,
): Promise<void> {
  const { contexto } = narrador;
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const valores = { ...respostasDe(parte.pessoa, hoje), ...respostasDoConjuge(parte), ...respostas };
  const feitos = new Set<string>();
  for (;;) {
    narrador.conferirParada();
    const { pessoa, versao } = await lerPessoa(narrador, parte);
    const passo = passosIncompletos(planoDoParticipante, pessoa).find(({ id }) => !feitos.has(id));
    if (!passo || passo.id === ate) return;
    feitos.add(passo.id);
    narrador.passar(4);
    if (passo.campos.length > 0) await responder(narrador, parte, passo, valores, versao);
    const envios = documentosFaltando(passo, pessoa)
      .filter(({ tipoDocumento }) => soDocumentos?.includes(tipoDocumento) ?? true)
      .flatMap((requisito) =>
        Array.from({ length: requisito.quantidade }, (_, vaga) => ({
          tipoDocumento: requisito.tipoDocumento,
          indice: (requisito.indiceInicial ?? 0) + vaga,
          tipoRenda: (requisito.tipoRenda ?? null) as CodigoDeRenda | null,
        })),
      );
    await Promise.all(
      envios
        .filter(({ tipoDocumento }) => tipoDocumento !== 'CPF')
        .map((envio) => enviar(narrador, parte, envio, hoje)),
    );
    if (envios.some(({ tipoDocumento }) => tipoDocumento === 'CPF')) await usarRgComoCpf(narrador, parte);
  }
}

/** New files in the place of refused ones: the correction is edited, and sent by whoever logs in. */
export async function reenviarDocumentos(
  narrador: Narrador,
  parte: Parte,
  tipos: readonly TipoDocumento[],
): Promise<void> {
  const hoje = dataEmSaoPaulo(narrador.contexto.relogio.agora());
  for (const tipoDocumento of tipos)
    await enviar(narrador, parte, { tipoDocumento, indice: 0, tipoRenda: null }, hoje, 'reenvio');
}

async function lerPessoa({ contexto }: Narrador, { solicitacaoId, tipoPessoa }: Parte) {
  const completa = await carregarSolicitacao(contexto.db, solicitacaoId);
  const participante = completa && participanteDe(completa, tipoPessoa);
  const pessoa = completa && contextoDoParticipante(completa, tipoPessoa, contexto.relogio.agora());
  if (!participante || !pessoa) throw new Error(`Request ${solicitacaoId} has no ${tipoPessoa}`);
  return { pessoa, versao: participante.versao };
}

async function responder(
  { contexto }: Narrador,
  { solicitacaoId, tipoPessoa, contaId }: Parte,
  passo: Pick<Passo<never>, 'id' | 'campos'>,
  valores: Readonly<Record<string, unknown>>,
  versao: number,
): Promise<void> {
  await preencherDados(contexto, sessaoDe(contaId), {
    idSolicitacao: solicitacaoId,
    tipoPessoa,
    passo: passo.id,
    versao,
    alteracoes: Object.fromEntries(
      passo.campos.flatMap(({ nome }) => (valores[nome] === undefined ? [] : [[nome, valores[nome]]])),
    ),
  });
}

interface Envio {
  tipoDocumento: TipoDocumento;
  indice: number;
  tipoRenda: CodigoDeRenda | null;
}

async function enviar(
  narrador: Narrador,
  { solicitacaoId, tipoPessoa, pessoa, conjuge, contaId }: Parte,
  envio: Envio,
  hoje: Data,
  vez = 'envio',
): Promise<void> {
  const dono = DO_CONJUGE.includes(envio.tipoDocumento) ? (conjuge ?? pessoa) : pessoa;
  const arquivo = await narrador.gerador.gerar({
    pessoa: dono,
    ...envio,
    hoje,
    segundaVia: vez === 'reenvio',
  });
  await enviarArquivo(
    narrador,
    contaId,
    {
      vaga: { dono: { tipo: 'participante', solicitacaoId, tipoPessoa }, ...envio },
      chave: `demonstracao-${vez}-${solicitacaoId}-${tipoPessoa}-${envio.tipoDocumento}-${envio.indice}`,
    },
    arquivo,
  );
}

const DO_CONJUGE: readonly TipoDocumento[] = ['CARTEIRA_CONJUGE', 'CPF_CONJUGE'];

/** "Sim, usar o mesmo": every identity document here shows the CPF. */
async function usarRgComoCpf(
  { contexto }: Narrador,
  { solicitacaoId, tipoPessoa, contaId }: Parte,
): Promise<void> {
  await copiarDocumento(contexto, sessaoDe(contaId), {
    solicitacaoId,
    tipoPessoa,
    origem: 'RG',
    destino: 'CPF',
  });
}

const ENDERECOS = [
  { cep: '01310100', endereco: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
  { cep: '30130010', endereco: 'Avenida Afonso Pena', bairro: 'Centro', cidade: 'Belo Horizonte', uf: 'MG' },
  { cep: '40020000', endereco: 'Rua Chile', bairro: 'Centro', cidade: 'Salvador', uf: 'BA' },
] as const;

/** What the person answers: the same as their documents say, single, one proof of income. */
function respostasDe(pessoa: PessoaDaDemonstracao, hoje: Data): Record<string, unknown> {
  const numero = Number(pessoa.cpf.slice(7, 9));
  return {
    nome: pessoa.nome,
    cpf: pessoa.cpf,
    dataNascimento: pessoa.nascimento,
    nomeMae: pessoa.mae,
    nomePai: pessoa.pai ?? '',
    numeroCarteiraIdentidade: normalizarRg(pessoa.rg),
    dataExpedicao: documentoDe(pessoa, hoje).expedicao,
    ...ENDERECOS[numero % ENDERECOS.length],
    numero: String(100 + numero),
    complemento: '',
    estadoCivil: 'SOLTEIRO',
    uniaoEstavel: 'N',
    nrFamiliar: 2,
    rendaFamiliarCentavos: 650_000,
    rendaCentavos: rendaDe(pessoa),
    profissaoId: 322_205,
    tiposDeRenda: ['A'],
  };
}

/** A marriage of the commonest regime. */
function respostasDoConjuge({ conjuge }: Parte): Record<string, unknown> {
  return conjuge
    ? {
        estadoCivil: 'CASADO',
        regimeDeBens: 'COMUNHAO_PARCIAL',
        nomeConjuge: conjuge.nome,
        cpfConjuge: conjuge.cpf,
        emailConjuge: conjuge.email,
        telefoneConjuge: conjuge.telefone,
        dataNascimentoConjuge: conjuge.nascimento,
      }
    : {};
}
