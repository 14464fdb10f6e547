import { escreverContrato } from '@credito/domain/contrato/texto/escrever-contrato';
import { dadosDeExemplo } from '@credito/domain/contrato/texto/exemplo-de-dados';
import { expect, it } from 'vitest';
import { pedacosDeTexto } from '../../test/pdf/ler-pdf.ts';
import { desenharContrato } from './desenhar-contrato.ts';

it.each([1, 5, 12])(
  'a place for a signature stands on the page of its name, with %i people or more',
  async (n) => {
    for (const assinatura of ['impressa', 'eletronica'] as const) {
      const dados = dadosDeExemplo({ configuracao: { assinatura } });
      const [molde] = dados.partes;
      if (!molde) throw new Error('the example has nobody');
      const nomes = Array.from(
        { length: n },
        (_, indice) => `${'Maria Aparecida '.repeat(indice % 6)}Nº${indice}`,
      );
      const texto = escreverContrato({ ...dados, partes: nomes.map((nome) => ({ ...molde, nome })) });
      const inicio = texto.blocos.findIndex(
        (bloco) => bloco.tipo === 'secao' && bloco.titulo === 'Quem assina',
      );
      // From every height of the page that the section may begin at.
      for (let antes = 0; antes < 45; antes += 4) {
        const blocos = [
          ...Array.from({ length: antes }, () => ({ tipo: 'paragrafo', texto: 'Antes' }) as const),
          ...texto.blocos.slice(inicio),
        ];
        const feito = await pedacosDeTexto(await desenharContrato({ texto: { ...texto, blocos } }));
        const paginas = feito
          .filter(({ texto: dito }) => /CPF|^Local e data|Recebe o crédito|^Assina por/.test(dito))
          .map(({ pagina }) => pagina);
        const linhas = assinatura === 'impressa' ? 3 : 2;
        for (let lugar = 0; lugar < paginas.length; lugar += linhas)
          expect(new Set(paginas.slice(lugar, lugar + linhas)).size).toBe(1);
        const titulo = feito.find(({ texto: dito }) => dito === 'Quem assina')?.pagina;
        if (n < 5) expect(new Set([titulo, ...paginas]).size).toBe(1);
        expect(titulo).toBe(paginas[0]);
      }
    }
  },
);
