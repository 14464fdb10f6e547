/** What the last page of a sealed document says of its signatures, written from the evidence alone. */
import { mascararCpf } from '../pessoa/cpf.ts';
import { formatarMomento } from '../tempo/data.ts';
import { formatarCodigoDeVerificacao } from './codigo-de-verificacao.ts';
import type { CanalDeAssinatura, Evidencia } from './evidencia.ts';
import type { PacoteDeEvidencias } from './pacote-de-evidencias.ts';
import { situacaoDasAssinaturas } from './quem-assinou.ts';

interface LinhaDoManifesto {
  nome: string;
  papel: string;
  cpf: string;
  em: string;
  /** How the person was known, as a sentence. */
  metodo: string;
}

export interface Manifesto {
  titulo: string;
  /** Name and digest of the file that was read. */
  arquivo: string;
  sha256: string;
  codigo: string;
  /** Where anybody can look the document up. */
  endereco: string;
  assinaturas: readonly LinhaDoManifesto[];
}

const POR: Readonly<Record<CanalDeAssinatura, string>> = {
  email: 'por e-mail',
  sms: 'por SMS',
  whatsapp: 'por WhatsApp',
};

export function manifestoDe(
  { titulo, arquivo, sha256, codigo, elos }: Omit<PacoteDeEvidencias, 'formato'>,
  endereco: string,
): Manifesto {
  const { assinados } = situacaoDasAssinaturas(
    elos.map(({ registro }) => registro),
    sha256,
  );
  return {
    titulo,
    arquivo,
    sha256,
    codigo: formatarCodigoDeVerificacao(codigo),
    endereco,
    assinaturas: assinados.map((assinado) => ({
      nome: assinado.pessoa.nome.valor,
      papel: assinado.assinante.papel,
      cpf: mascararCpf(assinado.pessoa.cpf.valor),
      em: `${formatarMomento(new Date(assinado.hora.em))}, horário de São Paulo`,
      metodo: metodoDe(assinado),
    })),
  };
}

function metodoDe({ autenticacao, contato }: Evidencia<'assinado'>): string {
  switch (autenticacao.por) {
    case 'codigo': {
      const como = `Código enviado ${POR[autenticacao.codigo.canal]}`;
      return contato ? `${como} para ${contato.destino}` : como;
    }
    case 'sessao':
      return 'Entrada com senha e segundo fator';
    case 'provedor':
      return `Por ${autenticacao.nome}: ${autenticacao.metodos.join(', ')}`;
  }
}
