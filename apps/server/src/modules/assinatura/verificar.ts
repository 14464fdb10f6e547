/** What anybody may know of a signed document who has its code: no more of persons than initials and a masked CPF. */
import type { Verificacao } from '@credito/api/assinatura.rotas';
import { lerCodigoDeVerificacao } from '@credito/domain/assinatura/codigo-de-verificacao';
import type { EstadoDoEnvelope } from '@credito/domain/assinatura/envelope';
import { conta } from '@credito/domain/assinatura/vez';
import { mascararCpf } from '@credito/domain/pessoa/cpf';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { assinantesDo } from './envelope.repository.ts';
import { regrasDo } from './quem-assina.ts';

const SITUACAO: Readonly<Record<EstadoDoEnvelope, Verificacao['situacao']>> = {
  preparando: 'em-assinatura',
  'em-assinatura': 'em-assinatura',
  assinado: 'assinado',
  selado: 'selado',
  recusado: 'sem-efeito',
  vencido: 'sem-efeito',
  cancelado: 'sem-efeito',
  falhou: 'em-assinatura',
};

export async function verificar(contexto: Contexto, digitado: string): Promise<Verificacao> {
  const codigo = lerCodigoDeVerificacao(digitado);
  const envelope =
    codigo &&
    (await contexto.db
      .selectFrom('envelope')
      .selectAll()
      .where('codigo_de_verificacao', '=', codigo)
      .executeTakeFirst());
  if (!envelope) throw naoEncontrado();
  const regras = regrasDo(contexto, envelope);
  return {
    titulo: envelope.titulo,
    situacao: SITUACAO[envelope.estado],
    abertoEm: envelope.criado_em.toISOString(),
    seladoEm: envelope.selado_em?.toISOString() ?? null,
    sha256DoLido: envelope.sha256,
    sha256DoSelado: envelope.selado_sha256,
    assinaturas: (await assinantesDo(contexto.db, envelope.id)).filter(conta).map((assinante) => ({
      iniciais: iniciaisDe(assinante.nome),
      cpf: mascararCpf(assinante.cpf),
      papel: regras.rotuloDoPapel(assinante.papel),
      em: assinante.assinou_em?.toISOString() ?? null,
    })),
  };
}

/** "M. S. L." */
function iniciaisDe(nome: string): string {
  return nome
    .trim()
    .split(/\s+/)
    .filter((palavra) => palavra.length > 2)
    .map((palavra) => `${[...palavra][0]?.toUpperCase()}.`)
    .join(' ');
}
