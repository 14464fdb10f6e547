/** Made-up envelopes for tests: what a signer's day looks like, from the opening to the last signature. */
import { encadear, type Sha256 } from './cadeia.ts';
import type {
  AssinanteExigido,
  AtoParaRegistrar,
  DocumentoProvado,
  EloDeEvidencia,
  OrigemDoAto,
  PessoaNaEvidencia,
} from './evidencia.ts';

export const ASSINANTES_DE_EXEMPLO: readonly AssinanteExigido[] = [
  { id: 'a1', papel: 'Estudante', grupo: 1, nome: 'Íris Conceição de Araújo', cpf: '52998224725' },
  { id: 'a2', papel: 'Garante o contrato', grupo: 2, nome: 'João Muñoz', cpf: '11144477735' },
  { id: 'a3', papel: 'Representa quem concede o crédito', grupo: 3, nome: 'Zélia Reis', cpf: '39053344705' },
];

const ORIGEM_DE_EXEMPLO: OrigemDoAto = {
  ip: '203.0.113.7',
  porta: 50_123,
  agente: 'Mozilla/5.0 (exemplo)',
  aparelho: 'aparelho-1',
  sessaoSha256: null,
  caminho: 'link',
};

const INICIO = Date.parse('2027-01-11T12:00:00.000Z');
const MINUTO = 60_000;

const pessoaDe = ({ nome, cpf }: AssinanteExigido): PessoaNaEvidencia => ({
  nome: { valor: nome, confirmado: [{ como: 'analise', decisao: 'd1' }] },
  cpf: { valor: cpf, confirmado: [{ como: 'convite' }] },
  nascimento: null,
});

export function aberturaDeExemplo(
  assinantes: readonly AssinanteExigido[] = ASSINANTES_DE_EXEMPLO,
): AtoParaRegistrar<'aberto'> {
  const autor = { tipo: 'sistema', id: null } as const;
  return { tipo: 'aberto', autor, titulo: 'Contrato nº 000123', prazo: '2027-01-20', assinantes };
}

export function assinaturaDeExemplo(assinante: AssinanteExigido): AtoParaRegistrar<'assinado'> {
  const { id, papel } = assinante;
  const codigo = { id: `c-${id}`, canal: 'email', emitidoEm: new Date(INICIO).toISOString() } as const;
  return {
    tipo: 'assinado',
    autor: { tipo: 'assinante', id },
    assinante: { id, papel },
    origem: ORIGEM_DE_EXEMPLO,
    pessoa: pessoaDe(assinante),
    contato: {
      canal: 'email',
      destino: 'i***@exemplo.com.br',
      hmac: 'ab'.repeat(32),
      verificadoDesde: null,
      declaradoPor: null,
    },
    autenticacao: { por: 'codigo', codigo: { ...codigo, usadoEm: codigo.emitidoEm, tentativas: 1 } },
    declaracao: { texto: 'Li e concordo.', versao: '1', sha256: 'cd'.repeat(32), lingua: 'pt-BR' },
    leitura: null,
    foto: null,
  };
}

/** One record a minute. */
export function encadearTodos(
  documento: DocumentoProvado,
  atos: readonly AtoParaRegistrar[],
  sha256: Sha256,
  envelope = '0197f000-0000-7000-8000-000000000001',
): EloDeEvidencia[] {
  const elos: EloDeEvidencia[] = [];
  for (const [indice, ato] of atos.entries()) {
    const agora = new Date(INICIO + indice * MINUTO);
    elos.push(encadear(elos.at(-1) ?? null, { envelope, documento, agora }, ato, sha256));
  }
  return elos;
}

export function evidenciasDeExemplo(documento: DocumentoProvado, sha256: Sha256): EloDeEvidencia[] {
  const [primeiro] = ASSINANTES_DE_EXEMPLO;
  const visto: AtoParaRegistrar[] = primeiro
    ? [
        {
          tipo: 'visto',
          autor: { tipo: 'assinante', id: primeiro.id },
          assinante: primeiro,
          origem: ORIGEM_DE_EXEMPLO,
        },
      ]
    : [];
  return encadearTodos(
    documento,
    [aberturaDeExemplo(), ...visto, ...ASSINANTES_DE_EXEMPLO.map(assinaturaDeExemplo)],
    sha256,
  );
}
