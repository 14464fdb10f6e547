/** Requests made and filled in by the calls that the screens make, step by step of the plan that the screens follow. */
import type { FiadorDoEstudante } from '@credito/api/fiador.rotas';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import type { ConsultaDaAutorizacao } from '@credito/api/responsavel.rotas';
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { TIPOS_COM_LEITURA_DE_RENDA } from '@credito/domain/documento/renda-lida';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { documentosFaltando, passosIncompletos } from '@credito/domain/wizard/plano';
import { contextoNaSolicitacao } from '../../apps/portal/src/participante/contexto-do-participante.ts';
import { gerarComprovante } from '../../apps/server/db/seed/documentos-ficticios/comprovantes-de-renda.ts';
import { gerarRg } from '../../apps/server/db/seed/documentos-ficticios/gerar-documento.ts';
import type { Cliente } from './chamadas.ts';
import { base, esperarMensagem } from './mensagens.ts';
import { MAE, NASCIMENTO } from './papeis.ts';
import type { Pessoa } from './pessoas.ts';

type Carregada = Resposta<RotaPorChave<'GET /solicitacaoCredito/carregar'>>;

/** A single adult who lives alone. */
const RESPOSTAS = {
  dataNascimento: NASCIMENTO,
  nomeMae: MAE,
  nomePai: '',
  numeroCarteiraIdentidade: '123456789',
  dataExpedicao: '2021-03-10',
  cep: '01310100',
  endereco: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  estadoCivil: 'SOLTEIRO',
  uniaoEstavel: 'N',
  regimeDeBens: 'COMUNHAO_PARCIAL',
  nrFamiliar: 1,
  rendaFamiliarCentavos: 650_000,
  rendaCentavos: 520_000,
  profissaoId: 322_205,
  tiposDeRenda: ['A'],
};

/** Answers and sends what the plan asks of this person; `respostas` differ from the usual ones. */
export async function preencherParte(
  quem: Cliente,
  id: number,
  tipoPessoa: TipoPessoa,
  { dono = quem.pessoa, respostas = {} }: { dono?: Pessoa; respostas?: Record<string, unknown> } = {},
): Promise<void> {
  const valores: Record<string, unknown> = { ...RESPOSTAS, nome: dono.nome, cpf: dono.cpf, ...respostas };
  const feitos = new Set<string>();
  for (;;) {
    const atual = await quem.pedir<Carregada>('GET', `/solicitacaoCredito/carregar?id=${id}`);
    const contexto = contextoNaSolicitacao(atual, tipoPessoa);
    const passo =
      contexto && passosIncompletos(planoDoParticipante, contexto).find((um) => !feitos.has(um.id));
    if (!contexto || !passo) return;
    feitos.add(passo.id);
    if (passo.campos.length > 0)
      await quem.pedir('PUT', '/solicitacaoCredito/preencherDadosComplementares', {
        idSolicitacao: id,
        tipoPessoa,
        passo: passo.id,
        versao: atual[tipoPessoa]?.versao,
        alteracoes: Object.fromEntries(
          passo.campos.flatMap(({ nome }) => (valores[nome] === undefined ? [] : [[nome, valores[nome]]])),
        ),
      });
    for (const { tipoDocumento, quantidade, indiceInicial = 0 } of documentosFaltando(passo, contexto))
      for (let vaga = 0; vaga < quantidade; vaga += 1)
        await quem.pedir(
          'POST',
          `/solicitacaoCredito/${id}/salvarDocumento/${tipoPessoa}/${tipoDocumento}/${indiceInicial + vaga}/null/N`,
          await papel(tipoDocumento, String(valores.nome)),
        );
  }
}

let imagem: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** Small and not to be read: what matters here is that a file was sent. Proofs of income are digital, read at once. */
async function papel(tipoDocumento: string, nome: string): Promise<FormData> {
  if (TIPOS_COM_LEITURA_DE_RENDA.includes(tipoDocumento as TipoDocumento)) return comprovante(nome);
  imagem ??= gerarRg({}, { faces: 0, ladoMaior: 400 }).then((bytes) => new Uint8Array(bytes));
  const corpo = new FormData();
  corpo.set('file', new Blob([await imagem], { type: 'image/jpeg' }), 'papel.jpg');
  return corpo;
}

async function comprovante(nome: string): Promise<FormData> {
  const hoje = new Date();
  const mes = new Date(Date.UTC(hoje.getUTCFullYear(), hoje.getUTCMonth() - 1, 15)).toISOString().slice(0, 7);
  const pdf = await gerarComprovante('beneficio', {
    nome,
    cpf: '',
    mes,
    brutoCentavos: RESPOSTAS.rendaCentavos,
    liquidoCentavos: RESPOSTAS.rendaCentavos,
  });
  const corpo = new FormData();
  corpo.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'comprovante.pdf');
  return corpo;
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

/** The student says who the guarantor is, and is to fill in the rest. */
export const comecarPeloFiador = (estudante: Cliente, fiador: Pessoa): Promise<FiadorDoEstudante> =>
  estudante.pedir('POST', '/solicitacaoCredito/preencherDadosBasicosFiador', corpoDoConvite(fiador));

/** The student fills in for the guarantor; gives the link. */
export async function preencherPeloFiador(
  estudante: Cliente,
  idSolicitacao: number,
  fiador: Pessoa,
  comecado?: FiadorDoEstudante,
): Promise<string> {
  const { convite, tipoPessoa } = comecado ?? (await comecarPeloFiador(estudante, fiador));
  await preencherParte(estudante, idSolicitacao, tipoPessoa, { dono: fiador });
  return convite?.link ?? '';
}

/** A minor's guardian opens the link that came last, says who they are and agrees. */
export async function autorizarPorChamada(email: string, cpf: string, depoisDe = 0): Promise<void> {
  const { achado } = await esperarMensagem(email, /#codigo=([\w-]{43})/, depoisDe);
  const chamar = async (caminho: string, corpo: object) => {
    const resposta = await fetch(`${base()}/api/responsavel/${caminho}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ codigo: achado[1], cpf, ...corpo }),
    });
    if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`);
    return resposta;
  };
  const { autorizacao } = (await (await chamar('autorizacao/consulta', {})).json()) as ConsultaDaAutorizacao;
  await chamar('autorizacao', {
    resposta: 'autorizada',
    versao: autorizacao?.versao,
    sha256: autorizacao?.sha256,
  });
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
