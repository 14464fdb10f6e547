/** One contract from its sending to the last signature by a link; and whoever signs for the lender, in batches. */
import { setTimeout as esperar } from 'node:timers/promises';
import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { ParaAssinarPeloProvedor } from '@credito/api/gestao-assinatura.rotas';
import { TIPO_NO_FIO } from '@credito/domain/contrato/signatarios';
import type { Chamador, Respondida } from '../chamador.ts';
import type { Correio } from './correio.ts';
import type { ContratoDoEnsaio, RepresentanteDoEnsaio } from './povoar.ts';

export interface Palco {
  chamador: Chamador;
  correio: Correio;
}

function exigir(resposta: Respondida, oQue: string): Respondida {
  if (resposta.status >= 300) throw new Error(`${oQue}: ${resposta.status} ${resposta.texto.slice(0, 300)}`);
  return resposta;
}

export async function enviarContrato(chamador: Chamador, { id, token }: ContratoDoEnsaio): Promise<void> {
  exigir(await chamador.chamar('POST', `/contrato/${id}/enviar-clicksign`, undefined, token), 'sending');
}

export async function assinarContrato(palco: Palco, contrato: ContratoDoEnsaio): Promise<void> {
  const { pessoas } = contrato;
  await enviarContrato(palco.chamador, contrato);
  for (const grupo of new Set(pessoas.map((pessoa) => pessoa.grupo)))
    await Promise.all(
      pessoas
        .filter((pessoa) => pessoa.grupo === grupo)
        .map(async (pessoa) => assinarPeloLink(palco, pessoa, await linkDe(palco, contrato, pessoa))),
    );
}

type Pessoa = ContratoDoEnsaio['pessoas'][number];

/** After a minute without it the student sends it again, as people do. */
async function linkDe(
  { chamador, correio }: Palco,
  { id: idContrato, token }: ContratoDoEnsaio,
  { cpf, email, papel }: Pessoa,
): Promise<string> {
  for (;;) {
    const link = await correio.link(email);
    if (link !== undefined) return link;
    const body = { idContrato, cpf, personType: papel, signerType: TIPO_NO_FIO[papel] };
    await chamador.chamar('POST', '/contrato/s/contrato-assinar-reenviar-link', body, token);
  }
}

async function assinarPeloLink({ chamador, correio }: Palco, { cpf, email }: Pessoa, codigoDoLink: string) {
  const pedir = (caminho: string, body: object) => chamador.chamar('POST', `/assinatura/${caminho}`, body);
  const entrada = exigir(await pedir('entrar', { codigo: codigoDoLink, cpf }), 'entering');
  const { passe } = entrada.corpo as { passe: string };
  for (;;) {
    const aberta = exigir(await pedir('ver', { passe }), 'looking').corpo as AssinaturaAberta;
    if (aberta.situacao === 'assinada') return;
    const antes = correio.codigos(email);
    exigir(await pedir('codigo', { passe, canal: 'email' }), 'asking for a code');
    const codigo = await correio.codigo(email, antes);
    if (codigo === undefined) continue;
    const declaracao = aberta.contatos.find(({ canal }) => canal === 'email')?.declaracao;
    const assinada = await pedir('assinar', {
      passe,
      canal: 'email',
      codigo,
      sha256: aberta.sha256,
      declaracaoSha256: declaracao?.sha256,
      leitura: null,
    });
    if (assinada.status === 200) return;
    // Of two codes the older one may have come last: another one is asked for.
    if (assinada.status !== 422 && assinada.status !== 410) exigir(assinada, 'signing');
  }
}

/** Until nobody waits any more. */
export async function assinarPeloProvedor(
  { chamador }: Palco,
  { token, codigo }: RepresentanteDoEnsaio,
  terminou: () => boolean,
): Promise<void> {
  for (;;) {
    const fim = terminou();
    const lista = exigir(await chamador.chamar('GET', '/gestao/assinaturas', undefined, token), 'listing')
      .corpo as readonly ParaAssinarPeloProvedor[];
    if (lista.length === 0) {
      if (fim) return;
      await esperar(1_000);
      continue;
    }
    const documentos = lista.slice(0, 50).map(({ assinanteId, sha256 }) => ({ assinanteId, sha256 }));
    const lote = await chamador.chamar(
      'POST',
      '/gestao/assinaturas',
      { codigo: codigo(), documentos },
      token,
    );
    // A code whose answer was lost is used up: the next one comes after half a minute.
    if (lote.status !== 422 && lote.status !== 429) exigir(lote, 'signing for the lender');
    if (!fim || lote.status !== 200) await esperar(fim ? 10_000 : 31_000);
  }
}

/** The contract is signed only once its file is sealed. */
export async function isSelado(chamador: Chamador, { token }: ContratoDoEnsaio): Promise<boolean> {
  const contratos = exigir(
    await chamador.chamar('GET', '/contrato/s/contratos-estudante', undefined, token),
    'the list of contracts',
  ).corpo as readonly { contractStage: string }[];
  return contratos.some(({ contractStage }) => contractStage === 'ASS');
}
