/** Requests made and filled in by the calls that the screens make. */

import { gerarRg } from '../../apps/server/db/seed/documentos-ficticios/gerar-documento.ts';
import type { FiadorDoEstudante } from '../../packages/api/src/fiador.rotas.ts';
import type { Garantia } from '../../packages/api/src/fiador-garantia.rotas.ts';
import type { Cliente } from './chamadas.ts';
import { esperarMensagem } from './mensagens.ts';
import { MAE, NASCIMENTO } from './papeis.ts';
import type { Pessoa } from './pessoas.ts';

export interface CursoDaJornada {
  instituicao: RegExp;
  curso: RegExp;
}

export const COM_UM_FIADOR: CursoDaJornada = { instituicao: /aurora/i, curso: /administração/i };
export const COM_DOIS_FIADORES: CursoDaJornada = { instituicao: /serra azul/i, curso: /arquitetura/i };

interface Lista<T> {
  result: T[];
}

export async function criarPedido(
  estudante: Cliente,
  { instituicao, curso }: CursoDaJornada,
): Promise<number> {
  const { result: ofertas } = await estudante.pedir<
    Lista<{ id: number; label: string; bolsaId: number; campus: { campusId: number }[] }>
  >('GET', '/universidades/cred-ies?grau=GRADUACAO');
  const oferta = ofertas.find(({ label }) => instituicao.test(label));
  if (!oferta) throw new Error(`no institution ${instituicao}`);
  for (const { campusId } of oferta.campus) {
    const { result: cursos } = await estudante.pedir<Lista<{ id: number; label: string }>>(
      'GET',
      `/cursos/${oferta.bolsaId}/${campusId}`,
    );
    const achado = cursos.find(({ label }) => curso.test(label));
    if (!achado) continue;
    const { valorMinimo } = await estudante.pedir<{ valorMinimo: number }>(
      'GET',
      `/bolsas/${oferta.bolsaId}/curso/${achado.id}/cobertura`,
    );
    const { id } = await estudante.pedir<{ id: number }>('POST', '/solicitacao/criar', {
      grau: 'GRADUACAO',
      instituicaoId: oferta.id,
      bolsaId: oferta.bolsaId,
      campusId,
      cursoId: achado.id,
      indicacaoAtiva: 'N',
      dataIngressoCurso: `${new Date().getFullYear()}-01-01`,
      dataUtilizacaoCredito: `${new Date().getFullYear() + 1}-01-01`,
      primeiraGraduacao: 'S',
      percentualSolicitado: valorMinimo,
      leuRegras: true,
      dadosVerdadeiros: true,
    });
    return id;
  }
  throw new Error(`no course ${curso}`);
}

type TipoPessoa = 'estudante' | 'fiador' | 'fiador2';

const ENDERECO = {
  cep: '01310100',
  endereco: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};

/** A single adult, in the order of the plan; the course asks for nothing more. */
function passosDe(tipoPessoa: TipoPessoa, { nome, cpf }: Pessoa): [string, Record<string, unknown>][] {
  const comuns = {
    nome,
    cpf,
    dataNascimento: NASCIMENTO,
    numeroCarteiraIdentidade: '123456789',
    dataExpedicao: '2021-03-10',
  };
  return [
    tipoPessoa === 'estudante'
      ? ['dados-pessoais', { ...comuns, nomeMae: MAE, nomePai: '' }]
      : ['dados-pessoais-do-fiador', comuns],
    ['endereco', ENDERECO],
    ['estado-civil', { estadoCivil: 'SOLTEIRO' }],
    ['uniao-estavel', { uniaoEstavel: 'N' }],
    ...(tipoPessoa === 'estudante'
      ? [['grupo-familiar', { nrFamiliar: 1 }] as [string, Record<string, unknown>]]
      : ([
          ['renda', { rendaCentavos: 520_000, profissaoId: 322_205 }],
          ['tipos-de-renda', { tiposDeRenda: ['A'] }],
        ] as [string, Record<string, unknown>][])),
  ];
}

export async function preencherParte(
  quem: Cliente,
  idSolicitacao: number,
  tipoPessoa: TipoPessoa,
  dono: Pessoa = quem.pessoa,
): Promise<void> {
  type Parte = { versao: number } | null;
  const solicitacao = await quem.pedir<Record<TipoPessoa, Parte>>(
    'GET',
    `/solicitacaoCredito/carregar?id=${idSolicitacao}`,
  );
  let versao = solicitacao[tipoPessoa]?.versao ?? 1;
  for (const [passo, alteracoes] of passosDe(tipoPessoa, dono))
    ({ versao } = await quem.pedir<{ versao: number }>(
      'PUT',
      '/solicitacaoCredito/preencherDadosComplementares',
      { idSolicitacao, tipoPessoa, passo, versao, alteracoes },
    ));
  for (const tipo of ['RG', 'CPF', 'SELFIE', 'RESIDENCIA'])
    await enviar(quem, idSolicitacao, tipoPessoa, tipo);
  if (tipoPessoa !== 'estudante')
    await enviar(quem, idSolicitacao, tipoPessoa, 'APOSENTADORIA_BENEFICIO', 'A');
}

let papel: Promise<Uint8Array<ArrayBuffer>> | undefined;

async function enviar(
  quem: Cliente,
  id: number,
  pessoa: TipoPessoa,
  tipo: string,
  tipoRenda = 'null',
): Promise<void> {
  papel ??= gerarRg({}, { faces: 0, ladoMaior: 400 }).then((imagem) => new Uint8Array(imagem));
  const corpo = new FormData();
  corpo.set('file', new Blob([await papel], { type: 'image/jpeg' }), 'papel.jpg');
  await quem.pedir(
    'POST',
    `/solicitacaoCredito/${id}/salvarDocumento/${pessoa}/${tipo}/0/${tipoRenda}/N`,
    corpo,
  );
}

const corpoDoConvite = ({ nome, email, telefone, cpf }: Pessoa) => ({
  nomePessoa: nome,
  emailPessoa: email,
  numeroTelefone: telefone,
  parentescoFiador: 'TIO',
  cpfPessoa: cpf,
});

/** The student invites and the message leaves; gives the link. */
export async function convidar(estudante: Cliente, fiador: Pessoa): Promise<string> {
  const { convite } = await estudante.pedir<FiadorDoEstudante>(
    'POST',
    '/solicitacao/fiador',
    corpoDoConvite(fiador),
  );
  if (!convite) throw new Error('no invitation');
  await estudante.pedir('POST', '/solicitacao/fiador/email-cadastro', { codFiador: convite.codFiador });
  return convite.link;
}

/** The student fills in for the guarantor; gives the link. */
export async function preencherPeloFiador(
  estudante: Cliente,
  idSolicitacao: number,
  fiador: Pessoa,
): Promise<string> {
  const { convite, tipoPessoa } = await estudante.pedir<FiadorDoEstudante>(
    'POST',
    '/solicitacaoCredito/preencherDadosBasicosFiador',
    corpoDoConvite(fiador),
  );
  await preencherParte(estudante, idSolicitacao, tipoPessoa, fiador);
  return convite?.link ?? '';
}

/** The invited person opens the link and accepts by e-mail. */
export async function aceitarPorChamada(fiador: Cliente, link: string): Promise<Garantia> {
  const codFiador = new URL(link).searchParams.get('cod-fiador');
  const { garantiaId } = await fiador.pedir<{ garantiaId: string }>('POST', '/fiador/convite/vincular', {
    codFiador,
  });
  const caminho = `/fiador/garantias/${garantiaId}`;
  const { consentimento } = await fiador.pedir<Garantia>('GET', caminho);
  const antes = Date.now() - 1;
  await fiador.pedir('POST', `${caminho}/codigo`, { canal: 'email' });
  const { achado } = await esperarMensagem(fiador.pessoa.email, /\b(\d{6})\b/, antes);
  return fiador.pedir<Garantia>('POST', `${caminho}/aceite`, {
    codigo: achado[1],
    canal: 'email',
    versao: consentimento.versao,
    sha256: consentimento.sha256,
    li: true,
  });
}
