/** A provider that asks for a client certificate (mTLS), with certificates made here. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servirProvedorDeTeste } from '../../../test/gateways/provedor-de-pagamento.ts';
import { comArquivos } from '../../../test/selo/programas-de-fora.ts';
import { ErroDeInicio } from '../../erro-de-inicio.ts';
import { criarApiPix } from './api-pix.ts';
import type { AjustesDoProvedor } from './cliente-do-provedor.ts';
import { lerCertificado } from './criar-pagamento.ts';

const SENHA = 'senha-do-certificado';
const pasta = mkdtempSync(join(tmpdir(), 'certificados-'));
afterAll(() => rmSync(pasta, { recursive: true, force: true }));
const em = (nome: string) => join(pasta, nome);
const CHAVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

/** Two authorities, a server and a client of the first, and a client of the other. */
function fazerCertificados(): Promise<void> {
  return comArquivos({ san: 'subjectAltName=IP:127.0.0.1' }, async ({ pasta: aqui, rodar }) => {
    const openssl = async (comando: string, ...argumentos: readonly string[]) =>
      expect(await rodar('openssl', [...comando.split(' '), ...argumentos])).toMatchObject({ codigo: 0 });
    for (const nome of ['banco', 'desconhecida'])
      await openssl(`req -x509 -days 2 -subj /CN=${nome} -keyout ${nome}.key -out ${nome}.pem`, ...CHAVE);
    for (const [nome, por] of [
      ['servidor', 'banco'],
      ['cliente', 'banco'],
      ['intruso', 'desconhecida'],
    ] as const) {
      await openssl(`req -subj /CN=${nome} -keyout ${nome}.key -out ${nome}.csr`, ...CHAVE);
      await openssl(
        `x509 -req -days 2 -in ${nome}.csr -CA ${por}.pem -CAkey ${por}.key -CAcreateserial -extfile san -out ${nome}.pem`,
      );
      await openssl(
        `pkcs12 -export -inkey ${nome}.key -in ${nome}.pem -passout pass:${SENHA} -out ${nome}.pfx`,
      );
    }
    cpSync(aqui, pasta, { recursive: true });
  });
}

const { ajustes } = await servirProvedorDeTeste(() => new Date('2026-11-27T15:00:00Z'));
let seguros: AjustesDoProvedor;

beforeAll(async () => {
  await fazerCertificados();
  const antes = getCACertificates('default');
  setDefaultCACertificates([...antes, readFileSync(em('banco.pem'), 'utf8')]);
  // In front of the provider, as at a bank: whoever shows no certificate of this authority comes no further.
  const porta = new URL(ajustes.url).port;
  const servidor = createServer(
    {
      key: readFileSync(em('servidor.key')),
      cert: readFileSync(em('servidor.pem')),
      ca: readFileSync(em('banco.pem')),
      requestCert: true,
      rejectUnauthorized: true,
    },
    (pedido, resposta) => {
      const { url: caminho, method: metodo, headers: cabecalhos } = pedido;
      const dentro = request(
        { host: '127.0.0.1', port: porta, path: caminho, method: metodo, headers: cabecalhos },
        (respondido) => {
          resposta.writeHead(respondido.statusCode ?? 500, respondido.headers);
          respondido.pipe(resposta);
        },
      );
      pedido.pipe(dentro);
    },
  );
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  afterAll(() => {
    setDefaultCACertificates(antes);
    servidor.close();
    servidor.closeAllConnections();
  });
  const url = `https://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
  seguros = { ...ajustes, url, urlDoBoleto: url, urlDoToken: `${url}/oauth/token` };
});

const com = (nome: string) =>
  criarApiPix({ ...seguros, certificado: lerCertificado(em(`${nome}.pfx`), SENHA) });

it('a charge is registered by whoever shows the certificate that the provider knows', async () => {
  const registro = await com('cliente').registrar({
    txid: 'certificado'.padEnd(30, '0'),
    vencimento: '2026-12-10',
    centavos: 116_800,
    atraso: null,
    devedor: { cpf: '45317828791', nome: 'Helena Lima Duarte' },
    descricao: 'Parcela 1 do contrato 000123',
  });
  expect(registro.tipo).toBe('registrada');
});

it.each(['nenhum', 'intruso'])('with %s the call is put off, and says why', async (nome) => {
  const provedor = nome === 'nenhum' ? criarApiPix(seguros) : com(nome);
  expect(await provedor.consultar('x'.repeat(30))).toEqual({
    tipo: 'adiada',
    motivo: expect.stringContaining('our client certificate'),
  });
});

it('a provider whom nobody vouches for is not spoken to', async () => {
  setDefaultCACertificates([]);
  expect(await com('cliente').consultar('x'.repeat(30))).toEqual({
    tipo: 'adiada',
    motivo: 'their certificate is not trusted',
  });
});

it.each([
  ['a wrong password', 'cliente.pfx', 'outra'],
  ['a file that is not there', 'nada.pfx', SENHA],
  ['a file of another kind', 'banco.pem', SENHA],
])('%s stops the start, in words', (_, arquivo, senha) => {
  expect(() => lerCertificado(em(arquivo), senha)).toThrow(ErroDeInicio);
  expect(() => lerCertificado(em(arquivo), senha)).toThrow('PAGAMENTO_PFX');
});
