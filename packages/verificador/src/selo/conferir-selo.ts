/** The seal alone: one signature, over every byte, by a certificate that was valid, under a root that is known or not. */
import type { X509Certificate } from 'node:crypto';
import { formatarMomento } from '@credito/domain/tempo/data';
import { type Achado, achar } from '../achados.ts';
import { DerInvalido } from '../der/ler-der.ts';
import { OID } from '../der/oids.ts';
import type { Pdf } from '../pdf/arquivo.ts';
import { type CampoDoSelo, camposAssinados, lerCampo } from './campo.ts';
import { conferirCarimbo } from './carimbo.ts';
import { caminhoAte, foraDaValidade, titularDe } from './certificados.ts';
import { aparar, assinaturaConfere, type Cms, lerCms, resumir } from './cms.ts';

const SUBFILTRO = 'ETSI.CAdES.detached';

export interface SeloLido {
  achados: readonly Achado[];
  certificado: X509Certificate | null;
  /** The time-stamp's moment, or what the sealing program said. */
  em: Date | null;
}

interface Confianca {
  raizes: readonly X509Certificate[];
}

const recusar = (...achados: readonly Achado[]): SeloLido => ({ achados, certificado: null, em: null });

export function conferirSelo(pdf: Pdf, confianca: Confianca): SeloLido {
  const campos = camposAssinados(pdf);
  const [assinatura] = campos;
  if (!assinatura) return recusar(achar('sem-selo', 'O arquivo não tem selo.'));
  if (campos.length > 1)
    return recusar(
      achar('varios-selos', `O arquivo tem ${campos.length} assinaturas; só o selo é esperado.`),
    );
  const campo = lerCampo(pdf, assinatura);
  const partes = campo ? parteCoberta(campo) : [achar('selo-invalido', 'O selo não diz o que cobre.')];
  if (!campo || partes.length > 0) return recusar(...partes);
  try {
    return julgar(campo, lerCms(aparar(campo.contents)), confianca);
  } catch (erro) {
    if (!(erro instanceof DerInvalido) && !deCriptografia(erro)) throw erro;
    return recusar(achar('selo-invalido', 'O selo está danificado e não pode ser lido.'));
  }
}

/** Node refuses keys and certificates that are damaged deeper than their outer form, at whatever touches them first. */
const deCriptografia = (erro: unknown) =>
  erro instanceof Error && 'code' in erro && /^ERR_(OSSL|CRYPTO)/.test(String(erro.code));

function parteCoberta({ bytesDepois, cobreTudo, subfiltro }: CampoDoSelo): Achado[] {
  const achados: Achado[] = [];
  if (bytesDepois !== 0)
    achados.push(
      achar(
        'bytes-depois-do-selo',
        bytesDepois > 0
          ? `Há ${bytesDepois} bytes acrescentados depois do selo.`
          : 'O arquivo está cortado: o selo cobre mais do que há nele.',
      ),
    );
  if (!cobreTudo) achados.push(achar('selo-parcial', 'O selo não cobre o arquivo inteiro.'));
  if (subfiltro !== SUBFILTRO)
    achados.push(achar('selo-invalido', 'O selo é de um tipo que este programa não conhece.'));
  return achados;
}

function julgar(campo: CampoDoSelo, cms: Cms, { raizes }: Confianca): SeloLido {
  const certificado = cms.assinante;
  if (cms.tipoDoConteudo !== OID.dados || cms.conteudo || !certificado)
    return recusar(achar('selo-invalido', 'O selo está danificado e não pode ser lido.'));
  const confere = assinaturaConfere(cms, resumir(cms.resumo, ...campo.cobertos));
  if (confere === 'invalida')
    return recusar(achar('selo-invalido', 'A assinatura do selo não é de quem ele diz.'));
  if (confere === 'outro-conteudo')
    return recusar(achar('conteudo-mudado', 'O arquivo foi mudado depois de selado.'));

  const { achados: doCarimbo, em: carimbado } = julgarCarimbo(cms, raizes);
  const em = carimbado ?? campo.em;
  const caminho = caminhoAte(certificado, cms.certificados, raizes);
  const titular = titularDe(certificado);
  const vencido = em ? foraDaValidade(caminho, em) : certificado;
  const achados = [achar('selo-confere', `Selo de ${titular}, sobre o arquivo inteiro.`), ...doCarimbo];
  if (vencido)
    achados.push(
      achar(
        'certificado-fora-da-validade',
        `O certificado de ${titularDe(vencido)} não valia quando o selo foi feito.`,
      ),
    );
  if (cms.certificados.some((um) => !caminho.certificados.some(({ raw }) => raw.equals(um.raw))))
    achados.push(achar('selo-invalido', 'O selo traz um certificado que não é dele.'));
  if (!caminho.conhecido) achados.push(raizDesconhecida(titular, raizes));
  return { achados, certificado, em };
}

function raizDesconhecida(titular: string, raizes: readonly X509Certificate[]): Achado {
  return achar(
    'raiz-desconhecida',
    raizes.length === 0
      ? `Nenhum certificado raiz foi informado: o selo diz ser de ${titular}, e isso não foi conferido.`
      : `O certificado de ${titular} não vem de nenhum dos certificados raiz informados.`,
  );
}

function julgarCarimbo(
  cms: Cms,
  raizes: readonly X509Certificate[],
): { achados: readonly Achado[]; em: Date | null } {
  const invalido = achar('carimbo-invalido', 'O carimbo de tempo não é deste selo ou está danificado.');
  const [nome, ...outros] = cms.naoAssinados.keys();
  if (nome === undefined)
    return {
      achados: [achar('sem-carimbo', 'Sem carimbo de tempo: a hora do selo é a que o próprio selo diz.')],
      em: null,
    };
  const ficha = cms.naoAssinados.get(OID.carimboDaAssinatura);
  const carimbo = ficha && outros.length === 0 ? conferirCarimbo(ficha, cms.assinatura) : null;
  if (!carimbo) return { achados: [invalido], em: null };
  const { em, autoridade, certificados } = carimbo;
  const caminho = caminhoAte(autoridade, certificados, raizes);
  if (foraDaValidade(caminho, em)) return { achados: [invalido], em: null };
  const titular = titularDe(autoridade);
  return {
    achados: [
      achar('carimbo-confere', `Carimbo de tempo de ${titular}: ${formatarMomento(em)}.`),
      ...(caminho.conhecido ? [] : [raizDesconhecida(titular, raizes)]),
    ],
    em,
  };
}
