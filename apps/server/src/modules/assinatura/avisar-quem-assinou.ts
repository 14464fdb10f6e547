/** What is told to somebody who has signed: that it is registered and what comes next, and later that everybody has signed. */
import { oQueSegue } from '@credito/domain/assinatura/o-que-segue';
import { conta } from '@credito/domain/assinatura/vez';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { dataEmSaoPaulo, formatarMomento } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import type { Modelo } from '../mensagem/modelos.ts';
import { destinoDoCanal } from './contatos.ts';
import { enderecoDoLink } from './convidar.ts';
import { type Assinante, carregarEnvelope } from './envelope.repository.ts';
import { regrasDo } from './quem-assina.ts';

/** Once for each signature; after the next ones were called, so that it says whose turn it is now. */
export async function avisarQuemAssinou(
  contexto: Contexto,
  trx: Transaction<DB>,
  { id, envelope_id, assinou_em }: Assinante,
): Promise<void> {
  const completo = await carregarEnvelope(trx, envelope_id);
  const assinante = completo?.assinantes.find((um) => um.id === id);
  if (!completo || !assinante || assinou_em === null) return;
  const { envelope, assinantes } = completo;
  const regras = regrasDo(contexto, envelope);
  const quemAssina = assinantes.filter(conta).map(({ nome, papel, grupo, estado }) => ({
    nome: primeiroNome(nome),
    papel: regras.rotuloDoPapel(papel),
    grupo,
    estado,
  }));
  const momento = formatarMomento(assinou_em);
  const segue = oQueSegue(quemAssina, envelope.prazo, dataEmSaoPaulo(contexto.relogio.agora()));
  const { configuracao } = contexto;
  await escreverAQuemAssinou(contexto, trx, assinante, 'assinatura-feita', (canal, url) => {
    const evento = {
      nome: 'assinatura-feita',
      chave: 'assinatura-feita',
      valores: {
        pessoa: primeiroNome(assinante.nome),
        documento: envelope.titulo,
        momento,
        segue,
        link: url,
      },
    } as const;
    return canal === 'email'
      ? emailDoTexto(configuracao, { ...evento, acao: { rotulo: 'Ver o documento', url } })
      : curtaDoTexto(configuracao, evento);
  });
}

/** By the same link, which asks for the CPF; whoever signs for the lender has the back office. */
export async function escreverAQuemAssinou(
  contexto: Contexto,
  trx: Transaction<DB>,
  assinante: Assinante,
  chave: string,
  modeloDe: (canal: Assinante['metodo'], url: string) => Modelo,
): Promise<void> {
  if (assinante.do_provedor || assinante.estado !== 'assinou') return;
  const canal = assinante.metodo;
  const destino = destinoDoCanal(canal, assinante);
  if (destino === null) return;
  await enfileirarMensagem(trx, contexto.aleatorio, {
    chaveUnica: `${chave}:${assinante.id}`,
    contaId: assinante.conta_id,
    solicitacaoId: null,
    canal,
    destino,
    modelo: modeloDe(canal, enderecoDoLink(contexto, assinante)),
    agora: contexto.relogio.agora(),
  });
}
