/** The seal as the rest of the server knows it: whether it can be given, and giving it. */
import type { X509Certificate } from 'node:crypto';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Configuracao } from '../config/configuracao.ts';
import { abrirChaveDoSelo } from './abrir-chave.ts';
import { autoridadeDaDemonstracao } from './autoridade-da-demonstracao.ts';
import { autoridadePorHttp } from './autoridade-por-http.ts';
import { type AutoridadeDeCarimbo, SemCarimbo } from './carimbo.ts';
import { type ChaveDoSelo, type SituacaoDaChave, situacaoDaChave } from './chave-do-selo.ts';
import { obterChavesDaDemonstracao } from './chaves-da-demonstracao.ts';
import { type PedidoDeSelo, selarDocumento } from './selar-documento.ts';
import { type ArquivoSelado, carimbarDepois, selarPdf } from './selar-pdf.ts';

interface Impedimento {
  motivo: 'sem-chave' | 'vencida' | 'ainda-nao-vale';
  /** For the staff, who can put it right. */
  frase: string;
}

export interface Selo {
  /** Why nothing could be sealed at this moment: then no envelope is opened, or it would be signed and never sealed. */
  impedimento(agora: Date): Impedimento | null;
  /** Null where there is no key. */
  situacao(agora: Date): SituacaoDaChave | null;
  /** The demonstration's root, without which nobody could check its seals. */
  raiz: X509Certificate | null;
  /** Null where there is no key. */
  certificado: X509Certificate | null;
  selar(pedido: Omit<PedidoDeSelo, 'chave' | 'autoridade' | 'provedor'>): Promise<ArquivoSelado>;
  /** A document that the provider alone declares: nobody else has signed it. */
  declarar(pedido: { pdf: Buffer; motivo: string; em: Date }): Promise<ArquivoSelado>;
  /** Whether a time-stamp can be asked for at all. */
  temCarimbo: boolean;
  /** For a file that was sealed without one; `SemCarimbo` where it does not come this time either. */
  carimbar(selado: Buffer): Promise<ArquivoSelado>;
}

interface Partes {
  provedor: string;
  chave: ChaveDoSelo | undefined;
  autoridade: AutoridadeDeCarimbo | undefined;
  raiz?: X509Certificate;
}

export async function criarSelo(
  { selo, dados, demonstracao, provedor }: Pick<Configuracao, 'selo' | 'dados' | 'demonstracao' | 'provedor'>,
  agora: () => Date = () => new Date(),
): Promise<Selo> {
  const chave = await abrirChaveDoSelo(selo);
  const autoridade = selo.carimboUrl ? autoridadePorHttp(selo.carimboUrl) : undefined;
  if (chave || !demonstracao) return montarSelo({ provedor: provedor.nome, chave, autoridade });
  const proprias = obterChavesDaDemonstracao(dados.pasta, provedor.nome, agora());
  return montarSelo({
    provedor: provedor.nome,
    chave: proprias.selo,
    autoridade: autoridade ?? autoridadeDaDemonstracao(proprias.carimbo, agora),
    raiz: proprias.raiz,
  });
}

export function montarSelo({ provedor, chave, autoridade, raiz }: Partes): Selo {
  const situacao = (agora: Date) => (chave ? situacaoDaChave(chave.certificado, agora) : null);
  const impedimento = (agora: Date) => impedimentoDe(situacao(agora));
  function exigirChave(em: Date): ChaveDoSelo {
    const impedido = impedimento(em);
    if (!chave || impedido) throw new Error(`cannot seal: ${impedido?.motivo ?? 'sem-chave'}`);
    return chave;
  }
  return {
    situacao,
    impedimento,
    raiz: raiz ?? null,
    certificado: chave?.certificado ?? null,
    temCarimbo: autoridade !== undefined,
    selar: async (pedido) =>
      selarDocumento({ ...pedido, provedor, chave: exigirChave(pedido.em), autoridade }),
    declarar: async ({ pdf, motivo, em }) =>
      selarPdf(pdf, { chave: exigirChave(em), dizeres: { nome: provedor, motivo, em }, autoridade }),
    async carimbar(selado) {
      if (!autoridade) throw new SemCarimbo('no authority is configured');
      return carimbarDepois(selado, autoridade);
    },
  };
}

const dia = (em: Date) => formatarData(dataEmSaoPaulo(em));

function impedimentoDe(situacao: SituacaoDaChave | null): Impedimento | null {
  switch (situacao?.situacao) {
    case undefined:
      return {
        motivo: 'sem-chave',
        frase:
          'Nenhum documento pode ir para assinatura: falta o certificado que sela os documentos assinados (SELO_PFX).',
      };
    case 'vencida':
      return {
        motivo: 'vencida',
        frase: `Nenhum documento pode ir para assinatura: o certificado que sela os documentos assinados venceu em ${dia(situacao.ate)}. Configure um novo (SELO_PFX).`,
      };
    case 'ainda-nao-vale':
      return {
        motivo: 'ainda-nao-vale',
        frase: `Nenhum documento pode ir para assinatura: o certificado que sela os documentos assinados só vale a partir de ${dia(situacao.desde)}.`,
      };
    case 'avisar':
    case 'valida':
      return null;
  }
}
