/** What people ask of a server, right and wrong, over the network. */
import { randomBytes, randomUUID } from 'node:crypto';
import { HISTORIAS } from '../../apps/server/db/seed/demonstracao/historias.ts';
import { SENHA_DAS_PESSOAS } from '../../apps/server/db/seed/demonstracao/pessoas.ts';

interface Pessoa {
  cpf: string;
  token: string;
  /** Of the newest request, where there is one that can be written to. */
  solicitacao: { id: number; versao: number } | null;
}

export interface Visitas {
  /** Asks so many things, so many at a time; answers how often each status came. */
  fazer(pedidos: number, aoMesmoTempo: number): Promise<ReadonlyMap<number, number>>;
}

export async function abrirVisitas(base: string): Promise<Visitas> {
  const pedir = (
    metodo: string,
    caminho: string,
    token?: string,
    corpo?: string | Uint8Array,
    tipo?: string,
  ) =>
    fetch(base + caminho, {
      method: metodo,
      redirect: 'manual',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(corpo === undefined ? {} : { 'content-type': tipo ?? 'application/json' }),
        'idempotency-key': randomUUID(),
      },
      ...(corpo === undefined ? {} : { body: corpo as RequestInit['body'] }),
    } as RequestInit);

  const entrar = (cpf: string, senha = SENHA_DAS_PESSOAS) =>
    pedir('POST', '/api/autenticacao/autenticar', undefined, JSON.stringify({ cpf, password: senha }));

  async function abrirPessoa(cpf: string): Promise<Pessoa> {
    const resposta = await entrar(cpf);
    await resposta.arrayBuffer();
    const token = resposta.headers.get('token');
    if (!token) throw new Error(`somebody of the demonstration could not log in: ${resposta.status}`);
    const carregada = await pedir('GET', '/api/solicitacaoCredito/carregar', token);
    const lida = (await carregada.json()) as { id: number; estudante: { versao: number; editavel: boolean } };
    const solicitacao =
      carregada.ok && lida.estudante.editavel ? { id: lida.id, versao: lida.estudante.versao } : null;
    return { cpf, token, solicitacao };
  }

  const pessoas: Pessoa[] = [];
  for (const { estudante } of HISTORIAS) pessoas.push(await abrirPessoa(estudante.cpf));

  async function gravar(quem: Pessoa, vez: number): Promise<Response> {
    const { solicitacao } = quem;
    if (!solicitacao) return pedir('GET', '/api/solicitacao/status', quem.token);
    const resposta = await pedir(
      'PUT',
      '/api/solicitacaoCredito/preencherDadosComplementares',
      quem.token,
      JSON.stringify({
        idSolicitacao: solicitacao.id,
        tipoPessoa: 'estudante',
        passo: 'grupo-familiar',
        versao: solicitacao.versao,
        alteracoes: { nrFamiliar: 1 + (vez % 9) },
      }),
    );
    if (resposta.ok) {
      const { estudante } = (await resposta.clone().json()) as { estudante: { versao: number } };
      solicitacao.versao = estudante.versao;
    }
    return resposta;
  }

  /** Begins like a photo and is none: it comes as far as the process that looks at files. */
  function arquivoQualquer(quem: Pessoa): Promise<Response> {
    const { id } = quem.solicitacao ?? { id: 1 };
    const corpo = new FormData();
    const conteudo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(60_000)]);
    corpo.set('arquivo', new Blob([conteudo], { type: 'image/jpeg' }), 'foto.jpg');
    return fetch(`${base}/api/solicitacaoCredito/${id}/salvarDocumento/estudante/RG/0/null/N`, {
      method: 'POST',
      headers: { authorization: `Bearer ${quem.token}` },
      body: corpo,
    });
  }

  const leituras = [
    '/api/solicitacao/status',
    '/api/solicitacaoCredito/carregar',
    '/api/solicitacao/s/minhas',
    '/api/usuario/p/sessoes',
    '/api/universidades/cred-ies',
    '/api/profissao/buscar?q=eng',
  ];
  const paginas = [
    '/estudante',
    '/fiador',
    '/gestao',
    '/estudante/manifest.webmanifest',
    '/api/configuracao',
  ];
  const inexistentes = ['/api/solicitacao/s/status/987654321', '/api/nada', '/estudante/assets/nada.js'];
  const corposErrados = [
    '{"cpf":',
    '[]',
    '{"cpf":"1","password":"x"}',
    JSON.stringify({ cpf: 'x'.repeat(9_000) }),
  ];
  const de = <T>(lista: readonly T[], vez: number): T => lista[vez % lista.length] as T;

  /** Of a hundred: fifty reads, ten saves, six logins, of which two fail; pages, and what is not there or not right. */
  function visita(vez: number): Promise<Response> {
    const sorte = (vez * 37) % 100;
    const quem = de(pessoas, vez * 7);
    if (sorte < 50) return pedir('GET', de(leituras, vez), quem.token);
    if (sorte < 60) return gravar(quem, vez);
    if (sorte < 64) return entrar(quem.cpf);
    if (sorte < 66) return entrar(quem.cpf, 'Outra#2026');
    if (sorte < 78) return pedir('GET', de(paginas, vez));
    if (sorte < 86) return pedir('GET', de(inexistentes, vez), quem.token);
    if (sorte < 96) return pedir('POST', '/api/autenticacao/autenticar', undefined, de(corposErrados, vez));
    if (sorte < 98) return pedir('GET', '/api/solicitacao/status', 'nobody');
    return arquivoQualquer(quem);
  }

  return {
    async fazer(pedidos, aoMesmoTempo) {
      const estados = new Map<number, number>();
      let proximo = 0;
      await Promise.all(
        Array.from({ length: aoMesmoTempo }, async () => {
          while (proximo < pedidos) {
            proximo += 1;
            const resposta = await visita(proximo);
            await resposta.arrayBuffer();
            estados.set(resposta.status, (estados.get(resposta.status) ?? 0) + 1);
          }
        }),
      );
      return estados;
    },
  };
}
