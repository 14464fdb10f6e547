import { rotaArquivoDoDocumento, rotaPaginaDoDocumento } from '@credito/api/gestao-documento.rotas';
import { rotaMesa, rotaRevelarDados } from '@credito/api/gestao-mesa.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { saidaDoCliente } from '../../../plugins/saida-do-cliente.ts';
import { revelarDados } from './revelar-dados.ts';
import { abrirArquivo, abrirPagina } from './ver-documento.ts';
import { verMesa } from './ver-mesa.ts';

const POLITICA_DE_ARQUIVO = "default-src 'none'; sandbox";

export function registrarMesa(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaMesa, async ({ params }, { sessao }) => verMesa(contexto, sessao, params.id));
  registrador.rota(rotaRevelarDados, async ({ params }, { sessao }) =>
    revelarDados(contexto, sessao, params.id, params.tipoPessoa),
  );
  registrador.rota(rotaArquivoDoDocumento, async ({ params }, { sessao, reply }) => {
    const { fluxo, bytes, tipo, extensao } = await abrirArquivo(contexto, sessao, params.id);
    return (
      reply
        .type(tipo)
        .header('content-length', bytes)
        .header('content-disposition', `inline; filename="documento.${extensao}"`)
        // A stranger's file, shown to somebody who sees everybody's data: whatever opens it gets no origin and no script.
        .header('content-security-policy', POLITICA_DE_ARQUIVO)
        .header('cache-control', 'no-store')
        .send(fluxo)
    );
  });
  registrador.rota(rotaPaginaDoDocumento, async ({ params }, { sessao, reply }) => {
    const { conteudo, tipo } = await abrirPagina(
      contexto,
      sessao,
      params.id,
      params.pagina,
      saidaDoCliente(reply),
    );
    return reply.type(tipo).header('cache-control', 'no-store').send(conteudo);
  });
}
