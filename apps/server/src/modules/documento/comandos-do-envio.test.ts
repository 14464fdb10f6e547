import { VISION_VAZIA } from '@credito/domain/documento/leitura-tipos';
import { expect, it } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { contarComandos } from '../../../test/contar-comandos.ts';
import { enviarDocumento } from '../../../test/envio-de-teste.ts';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({
  gateways: {
    visao: {
      lerDocumento: async ({ conteudo }, opcoes) => {
        if (typeof conteudo === 'function') await conteudo();
        opcoes?.aoGastar?.(20);
        return { tipo: 'lido', vision: { ...VISION_VAZIA, nome: { valor: 'Ana Lima', confianca: 0.9 } } };
      },
      lerRenda: async () => ({ tipo: 'ilegivel' }),
      encerrar: async () => {},
    },
  },
});

it('an RG is received, kept, read and answered with at most 12 statements', async () => {
  const ana = await criarConta(servidor, ANA);
  const { id } = await criarSolicitacao(servidor, ana);
  const conteudo = await gerarRg({}, { ladoMaior: 700 });
  const contador = contarComandos(servidor.contexto);
  const resposta = await enviarDocumento(servidor, { token: ana.token, solicitacaoId: id, conteudo });
  expect(contador.comandos).toBeLessThanOrEqual(12);
  expect(resposta.corpo()).toMatchObject({ RG: [{ leitura: 'lida' }], vision: { nome: 'Ana Lima' } });
});
